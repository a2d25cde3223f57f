import type { FieldError } from '@tradeport/kernel/contract-kit'
import type { ErrorCode } from './product-codes'
import type { TextParams } from './text-params'

/** A wrong field as a handler reports it; the server adds the text in the caller's language. */
export interface WrongField {
  readonly path: string
  readonly rule: string
  readonly params?: Record<string, string | number>
  readonly message?: string
}

export interface AppErrorOptions {
  readonly fieldErrors?: readonly WrongField[]
  /** The code whose text is said in place of the code's own, where that would be understood wrongly; `data` then names it. */
  readonly says?: ErrorCode
  /** Sent as `data` of the envelope. */
  readonly data?: unknown
  readonly cause?: unknown
}

/** A refusal with a code of the catalogue: rolls the transaction back and becomes the envelope of the answer. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  readonly params: TextParams
  readonly fieldErrors: readonly FieldError[] | undefined
  readonly data: unknown
  readonly says: ErrorCode

  constructor(code: ErrorCode, params: TextParams = {}, options: AppErrorOptions = {}) {
    super(code, { cause: options.cause })
    this.code = code
    this.params = params
    this.fieldErrors = options.fieldErrors?.map(field => ({
      path: field.path,
      rule: field.rule,
      msgKey: `validation.${field.rule}`,
      params: field.params ?? {},
      message: field.message ?? '',
    }))
    this.data = options.says === undefined ? options.data : { says: options.says }
    this.says = options.says ?? code
  }
}
