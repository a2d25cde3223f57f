import type { InputOf } from '@tradeport/kernel/contract-kit'
import type { approveRegistration } from '@tradeport/domain/identity/contract'
import { textOf } from '@tradeport/web/entity'
import { fieldOf } from './request-names'

/** Of several at once nobody has read the licences again: theirs stay as the applicants have described them. */
export function readLicence(values: Record<string, unknown>): Pick<InputOf<typeof approveRegistration>, 'licence'> {
  const { licence } = values
  if (typeof licence !== 'object' || licence === null) return {}
  const fields = { ...licence }
  return {
    licence: {
      issuer: textOf(fields, 'issuer') ?? '',
      issuedOn: textOf(fields, 'issuedOn') ?? '',
      validUntil: textOf(fields, 'validUntil') ?? null,
    },
  }
}

export function readRejection(values: Record<string, unknown>) {
  const reason = typeof values['reason'] === 'string' ? values['reason'] : ''
  return { reason, note: typeof values['note'] === 'string' ? values['note'] : '' }
}

export function readRequests(values: Record<string, unknown>): { field: string; comment: string }[] {
  return Object.entries(values).flatMap(([name, comment]) =>
    typeof comment === 'string' && comment.trim() ? [{ field: fieldOf(name), comment: comment.trim() }] : [],
  )
}
