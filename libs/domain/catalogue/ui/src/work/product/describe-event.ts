import type { Translate } from '@tradeport/web/i18n'
import { known } from '../shared/known'

const EVENTS = [
  'create',
  'submit',
  'withdraw',
  'approve',
  'reject',
  'request_revision',
  'take_down',
  'relist',
  'hide',
  'show_again',
  'force_off',
  'lift_ban',
  'delete',
  'move',
  'change_submit',
  'change_withdraw',
  'change_approve',
  'change_reject',
  'change_request_revision',
  'change_discard',
] as const

/** What an entry of a product's history says; one that only a newer server knows is shown by its name. */
export function describeEvent(t: Translate<'catalogue'>, action: string): string {
  const name = known(EVENTS, action)
  return name ? t(`product.event.${name}`) : action
}
