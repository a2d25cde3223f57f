import type { RequestConfig, Step } from './context'

/** Authorization, requestSource and locale of every call; the idempotency key is fixed here, before any retry. */
export const headersStep: Step = (ctx, next) => {
  const headers: Record<string, string> = callerHeaders(ctx.config)
  // The browser writes the multipart boundary itself.
  if (!ctx.multipart) headers['Content-Type'] = 'application/json'
  if (ctx.endpoint.writes) {
    headers['Idempotency-Key'] = ctx.options.idempotencyKey ?? (ctx.config.newId ?? newId)()
  }
  return next({ ...ctx, headers })
}

export function callerHeaders(config: RequestConfig): Record<string, string> {
  const token = config.token()
  const headers: Record<string, string> = { requestSource: String(config.requestSource), locale: config.locale() }
  if (token) headers.Authorization = token
  return headers
}

/** `crypto.randomUUID` is missing on insecure origins, where `getRandomValues` still works. */
export function newId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`
}
