import { useT } from '@tradeport/web/i18n'
import { usePathLabel } from '../shared/use-path-label'

/** What was changed, in words. Rows have their numbers: what they hold now may be something else than then. */
export function useChangeName(): (path: string) => string {
  const t = useT('customs')
  const labelOf = usePathLabel()
  return path => {
    if (path === 'entryId' || path === 'preEntryId' || path === 'declareDate') return t(`paper.${path}`)
    if (path === 'fileIds') return t('offline.papers')
    if (path === 'tradeOrders') return t('list.column.tradeOrders')
    return path === 'ieFlag' ? t('wizard.source.direction') : labelOf(path)
  }
}
