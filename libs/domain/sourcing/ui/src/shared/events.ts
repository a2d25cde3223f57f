import { known } from '@tradeport/web/entity'
import type { KeyOf, Translate } from '@tradeport/web/i18n'

const INQUIRY = [
  'create',
  'submit',
  'add_recipients',
  'amend',
  'extend',
  'cancel',
  'finish',
  'award',
  'award_part',
  'close_quoting',
  'expire',
  'hand_on',
] as const
const THREAD = [
  'sent',
  'view',
  'assign',
  'reply',
  'request_info',
  'provide_info',
  'quote',
  'decline',
  'close',
  'counter',
  'quote_ended',
  'win',
  'lose',
  'unanswer',
  'hand_on',
  'block',
] as const
const QUOTATION = [
  'create',
  'edit',
  'send',
  'view',
  'accept',
  'counter',
  'reject',
  'withdraw',
  'supersede',
  'expire',
] as const

const KEYS: Readonly<Record<'inquiry' | 'thread' | 'quotation', (action: string) => KeyOf<'sourcing'> | undefined>> = {
  inquiry: action => {
    const name = known(INQUIRY, action)
    return name && `inquiry.event.${name}`
  },
  thread: action => {
    const name = known(THREAD, action)
    return name && `thread.event.${name}`
  },
  quotation: action => {
    const name = known(QUOTATION, action)
    return name && `quotation.event.${name}`
  },
}

/** What an entry of a document's history says; one that only a newer server knows is shown by its name. */
export function describeEvent(t: Translate<'sourcing'>, document: keyof typeof KEYS, action: string): string {
  const key = KEYS[document](action)
  return key ? t(key) : action
}
