import { CHECK_KEYS, type SheetKey } from '@tradeport/domain/customs/contract'
import { known } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'

/** What is wrong with a cell, in the reader's words. */
export function useSheetText(): (key: SheetKey, params: Readonly<Record<string, string>>) => string {
  const t = useT('customs')
  return (key, params) => {
    const check = known(CHECK_KEYS, key)
    if (check) return t(`check.${check}`, params)
    const own = known(['containers_count', 'forms_count', 'vins_count', 'papers_count'] as const, key)
    return own ? t(`transfer.check.${own}`, params) : t('transfer.check.unknown_column')
  }
}
