/** Every business answer travels in this envelope with HTTP 200; code '200' is success (spec section 7). */
export interface Envelope<T = unknown> {
  code: string
  msg: string
  success: boolean
  data: T
}

export const SUCCESS_CODE = '200'

/** One wrong field: where, which rule, the key of its text with its parameters, and the text in the caller's language. */
export interface FieldError {
  path: string
  rule: string
  msgKey: string
  params: Record<string, string | number>
  message: string
}
