import { REJECT_REASONS } from '@tradeport/domain/identity/contract'
import { dictList } from '@tradeport/domain/reference/contract'
import { known } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useCodeEntries } from '@tradeport/web/react'

/** Why registrations are refused: the product's own reasons in its words, those of operators in theirs. */
export function useRejectReasons(): { codes: readonly string[]; nameOf(code: string): string } {
  const t = useT('identity')
  const entries = useCodeEntries(dictList, 'registration_reject_reason')
  return {
    codes: [...(entries?.values() ?? [])].filter(({ enabled }) => enabled).map(({ code }) => code),
    nameOf(code) {
      const own = known(REJECT_REASONS, code)
      return own ? t(`registration.reject.${own}`) : (entries?.get(code)?.name ?? code)
    },
  }
}
