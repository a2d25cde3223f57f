import { customsOrderRoutes, customsRoutes } from '@tradeport/domain/customs/contract'
import { needServiceExperienceMode, type ExperienceScene } from '@tradeport/domain/service-market/contract'
import { useT } from '@tradeport/web/i18n'
import { urlOf } from '@tradeport/web/navigation'
import { useEndpoint } from '@tradeport/web/react'
import { DocumentIcon, Grid, LinkButton, SearchIcon, Section, ShieldIcon } from '@tradeport/web/ui'
import { useIsSeller } from '../use-is-seller'
import styles from './home.module.css'

const SCENES: Readonly<Record<ExperienceScene, { icon: typeof SearchIcon; href: () => string }>> = {
  service_order: { icon: SearchIcon, href: () => '/services' },
  declaration: { icon: DocumentIcon, href: () => urlOf('seller', customsRoutes.create()) },
  customs_order: { icon: ShieldIcon, href: () => urlOf('seller', customsOrderRoutes.create) },
}

/** How to begin, for a seller whose company has not used any service yet. */
export function FirstTime() {
  const t = useT('serviceMarket')
  const isSeller = useIsSeller()
  const { data } = useEndpoint(needServiceExperienceMode, {}, { enabled: isSeller, quiet: true })
  if (!isSeller || !data?.need) return null
  return (
    <Section tone="tint" title={t('experience.title')} lead={t('experience.lead')}>
      <Grid min={260} label={t('experience.title')}>
        {data.scenes.map(scene => {
          const { icon: SceneIcon, href } = SCENES[scene]
          return (
            <li key={scene} className={styles['scene']}>
              <span className={styles['knot']}>
                <SceneIcon size={24} />
              </span>
              <h3 className={styles['stepTitle']}>{t(`experience.${scene}.title`)}</h3>
              <p className={styles['stepText']}>{t(`experience.${scene}.text`)}</p>
              <LinkButton href={href()} variant="secondary">
                {t(`experience.${scene}.action`)}
              </LinkButton>
            </li>
          )
        })}
      </Grid>
    </Section>
  )
}
