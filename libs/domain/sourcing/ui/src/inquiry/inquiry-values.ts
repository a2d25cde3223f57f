import { INQUIRY_CANCEL_REASONS, type inquiryAmend } from '@tradeport/domain/sourcing/contract'
import type { InputOf } from '@tradeport/kernel/contract-kit'
import { chosenIds, known, textOf, wholeOf } from '@tradeport/web/entity'

/** What the forms of an inquiry's actions hand over, as the calls take it; apart from the forms, which a list does not wait for. */
type Values = Record<string, unknown>

export const readNote = (values: Values) => textOf(values, 'note')
export const readDays = (values: Values) => wholeOf(values, 'days') ?? 0
export const readStores = (values: Values) => chosenIds(values['storeIds'])

export function readCancellation(values: Values) {
  return { reason: known(INQUIRY_CANCEL_REASONS, textOf(values, 'reason')) ?? 'other', note: readNote(values) }
}

export type Amendment = Omit<InputOf<typeof inquiryAmend>, 'id' | 'version'>

/** The form hands over what it read; anything else amends nothing and is refused by the server. */
export function readAmendment(values: Values): Amendment {
  const amendment = values['amendment']
  return isAmendment(amendment) ? amendment : { items: [] }
}

function isAmendment(value: unknown): value is Amendment {
  return typeof value === 'object' && value !== null && 'items' in value
}
