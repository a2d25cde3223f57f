import { needServiceExperienceMode } from '@tradeport/domain/service-market/contract'
import { DetailSection } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint } from '@tradeport/web/react'
import { SceneList } from '../../public/home/scene-list'

/** On a seller's start page: how to begin with what the company has not used yet, and the reader has not practised. */
export default function FirstServices() {
  const t = useT('serviceMarket')
  const { data } = useEndpoint(needServiceExperienceMode, {}, { quiet: true, staleMs: 300_000 })
  if (!data || data.scenes.length === 0) return null
  return (
    <DetailSection id="first-services" title={t('experience.title')} note={t('experience.lead')}>
      <SceneList scenes={data.scenes} />
    </DetailSection>
  )
}
