import { ALL_REGIONS_SCOPE } from '@tradeport/domain/language/contract'
import { useT } from '@tradeport/web/i18n'
import { useRegionNames } from '@tradeport/web/react'

const AREAS = [
  'common',
  'shell',
  'entity',
  'mall',
  'goods',
  'catalogue',
  'sourcing',
  'trading',
  'identity',
  'messaging',
  'content',
  'contentWork',
  'serviceMarket',
  'serviceWork',
  'languageWork',
  'assistant',
  'support',
  'reporting',
  'governance',
  'reference',
  'errors',
  'validation',
  'mail',
] as const

/** Scopes and areas as people call them; an area that is new keeps its own name. */
export function useNames() {
  const t = useT('languageWork')
  const regionName = useRegionNames()
  return {
    scope: (scope: string) => (scope === ALL_REGIONS_SCOPE ? t('scope.all') : regionName(scope)),
    area(name: string) {
      const known = AREAS.find(area => area === name)
      return known ? t(`area.${known}`) : name
    },
  }
}
