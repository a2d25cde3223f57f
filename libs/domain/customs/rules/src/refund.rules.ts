import type { DeclarationStatus, IeFlag } from '@tradeport/domain/customs/contract'
import type { CustomsParameterValues } from './parameter.rules'

/**
 * Whether a refund of tax may be asked for what the form declares, as far as the form says it (trade-services.md 1.b, V-DB-01 and 02):
 * an export that customs has closed, in a mode that is refunded at all.
 */
export const isRefundEligible = (
  form: { status: DeclarationStatus; ieFlag: IeFlag; tradeMode: string },
  { withoutRefund }: Pick<CustomsParameterValues, 'withoutRefund'>,
): boolean => isClosedExport(form) && !withoutRefund.includes(form.tradeMode)

/** Nothing else has to be known before a refund can be spoken of. */
export const isClosedExport = ({ status, ieFlag }: { status: DeclarationStatus; ieFlag: IeFlag }): boolean =>
  status === 'cleared' && ieFlag === 'E'
