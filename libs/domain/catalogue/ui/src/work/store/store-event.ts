import type { Translate } from '@tradeport/web/i18n'
import { known } from '../shared/known'

const EVENTS = ['create', 'approve', 'reject', 'apply', 'open', 'suspend', 'reinstate', 'close'] as const

export function describeStoreEvent(t: Translate<'catalogue'>, action: string): string {
  const name = known(EVENTS, action)
  return name ? t(`store.event.${name}`) : action
}
