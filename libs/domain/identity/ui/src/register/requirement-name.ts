import { REQUIREMENT_KEYS } from '@tradeport/domain/identity/contract'
import type { I18nText } from '@tradeport/kernel/contract-kit'
import { known } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useText } from '@tradeport/web/react'

/** What a requirement is called: as operators say it, or as the product does. */
export function useRequirementName(): (requirement: { key: string; name: I18nText }) => string {
  const t = useT('identityCompany')
  const text = useText()
  return ({ key, name }) => {
    const own = known(REQUIREMENT_KEYS, key)
    return text(name) || (own ? t(`requirement.${own}`) : key)
  }
}
