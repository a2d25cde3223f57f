import type { BannerRow } from '@tradeport/domain/content/contract'
import { toBcp47 } from '@tradeport/kernel/config'
import { DetailSection, EntityDetail, Facts } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useFormat, useText, useTitle } from '@tradeport/web/react'
import { Picture } from '@tradeport/web/ui'
import { useParams } from 'react-router-dom'
import styles from '../content-work.module.css'
import { PreviewButton } from '../life/preview-button'
import { TranslationSection } from '../life/translation-section'
import { VersionSection } from '../life/version-section'
import { TextLanguage, useTextLanguage } from '../text-language'
import { ShownTime, bannerEditPath, bannerEntity } from './banner.entity'
import { useBanner } from './use-banner'

export default function BannerDetailScreen() {
  const t = useT('contentWork')
  const { id = '' } = useParams()
  const state = useBanner(id)
  useTitle(state.data?.no)
  return (
    <EntityDetail
      entity={bannerEntity}
      audience="operator"
      state={state}
      backTo="/banners"
      next={({ status, showFrom }) => (status === 'scheduled' ? { who: t('banner.next.time'), due: showFrom } : null)}
      extra={({ status }) => status !== 'published' && <PreviewButton content="banner" id={id} />}
    >
      {banner => <Sections banner={banner} />}
    </EntityDetail>
  )
}

function Sections({ banner }: { banner: BannerRow }) {
  const t = useT('contentWork')
  const text = useText()
  const format = useFormat()
  const language = useTextLanguage(banner.sourceLocale, [banner.title, banner.subtitle])
  const { locale } = language
  const image = banner.images[locale] ?? banner.images[banner.sourceLocale]
  return (
    <>
      <DetailSection
        title={banner.title[locale] ?? (text(banner.title) || t('list.untitled'))}
        extra={<TextLanguage state={language} />}
      >
        <div className={styles['article']} lang={toBcp47(locale)}>
          {image && <Picture id={image} alt="" width={760} ratio={21 / 9} className={styles['cover'] ?? ''} />}
          {banner.subtitle[locale] && <p className={styles['summary']}>{banner.subtitle[locale]}</p>}
        </div>
      </DetailSection>
      <TranslationSection
        content="banner"
        id={banner.id}
        version={banner.version}
        source={banner.sourceLocale}
        texts={{ title: banner.title, subtitle: banner.subtitle }}
        marks={banner.translations}
      />
      <VersionSection content="banner" id={banner.id} version={banner.version} editPath={bannerEditPath} />
      <DetailSection title={t('facts.title')}>
        <Facts
          facts={[
            { key: 'slot', label: t('banner.field.slot'), value: t(`banner.slot.${banner.slot}`) },
            { key: 'link', label: t('banner.field.link'), value: banner.link },
            { key: 'shown', label: t('banner.column.shown'), value: <ShownTime row={banner} /> },
            { key: 'sort', label: t('banner.field.sort'), value: format.number(banner.sort) },
          ]}
        />
      </DetailSection>
    </>
  )
}
