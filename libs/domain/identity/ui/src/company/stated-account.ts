import { filesOf, textOf } from '@tradeport/web/entity'

/** What the form's values are on the wire. */
export function statedAccount(values: Readonly<Record<string, unknown>>) {
  return {
    holderName: textOf(values, 'holderName') ?? '',
    bankName: textOf(values, 'bankName') ?? '',
    swift: textOf(values, 'swift') ?? '',
    country: textOf(values, 'country') ?? '',
    currency: textOf(values, 'currency') ?? '',
    accountNo: textOf(values, 'accountNo') ?? '',
    fileIds: filesOf(values, 'fileIds').map(({ fileId }) => fileId),
    reason: textOf(values, 'reason') ?? '',
  }
}
