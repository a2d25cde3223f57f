import { BANK_PURPOSES } from '@tradeport/domain/identity/contract'
import { filesOf, known, textOf } from '@tradeport/web/entity'

/** What the form's values are on the wire. */
export function statedAccount(values: Readonly<Record<string, unknown>>) {
  return {
    holderName: textOf(values, 'holderName') ?? '',
    bankName: textOf(values, 'bankName') ?? '',
    swift: textOf(values, 'swift') ?? '',
    country: textOf(values, 'country') ?? '',
    currency: textOf(values, 'currency') ?? '',
    purpose: known(BANK_PURPOSES, textOf(values, 'purpose')) ?? 'collect',
    accountNo: textOf(values, 'accountNo') ?? '',
    fileIds: filesOf(values, 'fileIds').map(({ fileId }) => fileId),
    reason: textOf(values, 'reason') ?? '',
  }
}
