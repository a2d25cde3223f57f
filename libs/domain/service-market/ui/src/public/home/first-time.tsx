import { needServiceExperienceMode } from '@tradeport/domain/service-market/contract'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint } from '@tradeport/web/react'
import { Section } from '@tradeport/web/ui'
import { useIsSeller } from '../use-is-seller'
import { SceneList } from './scene-list'

/** How to begin with what a seller's company has not used yet, and its reader has not practised. */
export function FirstTime() {
  const t = useT('serviceMarket')
  const isSeller = useIsSeller()
  const { data } = useEndpoint(needServiceExperienceMode, {}, { enabled: isSeller, quiet: true })
  if (!isSeller || !data || data.scenes.length === 0) return null
  return (
    <Section tone="tint" title={t('experience.title')} lead={t('experience.lead')}>
      <SceneList scenes={data.scenes} />
    </Section>
  )
}
