import { needServiceExperienceMode } from '@tradeport/domain/service-market/contract'
import { DetailSection } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint } from '@tradeport/web/react'
import { SceneList } from '../../public/home/scene-list'

/** On a seller's start page: how to begin with services, until the company has begun with any of them. */
export default function FirstServices() {
  const t = useT('serviceMarket')
  const { data } = useEndpoint(needServiceExperienceMode, {}, { quiet: true, staleMs: 300_000 })
  if (!data?.need) return null
  return (
    <DetailSection id="first-services" title={t('experience.title')} note={t('experience.lead')}>
      <SceneList scenes={data.scenes} />
    </DetailSection>
  )
}
