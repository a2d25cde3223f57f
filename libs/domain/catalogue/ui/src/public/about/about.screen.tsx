import { portalFigures } from '@tradeport/domain/content/contract'
import { useT } from '@tradeport/web/i18n'
import { useCanonical, useDescription, useEndpoint, useFormat, useRegion, useRegionTexts } from '@tradeport/web/react'
import { Hero, LinkButton, PhoneIcon, Section, StatStrip, ThreadLine } from '@tradeport/web/ui'
import { joinUrl, MALL } from '../frame/addresses'
import styles from './about.module.css'

const PILLARS = ['goods', 'talks', 'orders', 'services'] as const
const FIGURES = ['products', 'stores', 'services', 'countries'] as const

/** What the platform is, for whom, and how to reach it. */
export default function AboutScreen() {
  const t = useT('mall')
  const format = useFormat()
  const region = useRegion()
  const texts = useRegionTexts()
  const { data } = useEndpoint(portalFigures, {}, { ignoreError: true })
  useDescription(t('about.lead', { name: texts.regionFullTitle }))
  useCanonical('/about')
  return (
    <>
      <Hero
        region={region.region}
        height="band"
        title={t('about.title', { name: texts.regionTitle })}
        lead={t('about.lead', { name: texts.regionFullTitle })}
      />
      <Section title={t('about.what')} thread={<ThreadLine region={region.region} />}>
        <ul role="list" className={styles.pillars}>
          {PILLARS.map(pillar => (
            <li key={pillar} className={styles.pillar}>
              <h3 className={styles.name}>{t(`about.${pillar}`)}</h3>
              <p className={styles.text}>{t(`about.${pillar}Text`)}</p>
            </li>
          ))}
        </ul>
        <div className={styles.figures}>
          <StatStrip
            items={FIGURES.map(key => ({
              key,
              label: t(`home.figure.${key}`),
              value: data ? format.number(data[key]) : '–',
            }))}
          />
        </div>
      </Section>
      <Section
        tone="tint"
        title={t('about.contact')}
        lead={t('about.contactText')}
        action={
          <span className={styles.actions}>
            <LinkButton variant="primary" href={MALL}>
              {t('home.allGoods')}
            </LinkButton>
            <LinkButton href={joinUrl('seller')}>{t('join.sellerAction')}</LinkButton>
          </span>
        }
      >
        <a className={styles.hotline} href={`tel:${region.hotline.replace(/[^\d+]/g, '')}`}>
          <PhoneIcon size={28} />
          {region.hotline}
        </a>
      </Section>
    </>
  )
}
