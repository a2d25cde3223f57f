import type { DeclarationStatus, IeFlag } from '@tradeport/domain/customs/contract'
import { CHECK_PARAMETERS } from './check-context'

/**
 * Whether a refund of tax may be asked for what the form declares, as far as the form says it (trade-services.md 1.b, V-DB-01 and 02):
 * an export that customs has closed, in a mode that is refunded at all.
 */
export const isRefundEligible = (form: { status: DeclarationStatus; ieFlag: IeFlag; tradeMode: string }): boolean =>
  form.status === 'cleared' &&
  form.ieFlag === 'E' &&
  !CHECK_PARAMETERS.withoutRefund.some(mode => mode === form.tradeMode)
