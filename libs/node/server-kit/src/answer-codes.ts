import type { ErrorCode } from '@tradeport/kernel/errors'

/** The one code for invalid input of each service (the first segment of the path). */
const INVALID_INPUT: Record<string, ErrorCode> = {
  user: 'USER_SERVICE530400',
  file: 'FILE700400',
  ai: 'AI800400',
  'comprehensive-service': 'FT520400',
  tms: 'FT520400',
  basic: 'FT520400',
  dragondream: 'FT520400',
}

export function invalidInputCode(path: string): ErrorCode {
  return INVALID_INPUT[path.split('/')[1] ?? ''] ?? 'MALL600400'
}

/** Business answers travel with HTTP 200; these are transport faults, still with the envelope in the body. */
const HTTP_STATUS: Record<string, number> = {
  SYS900400: 400,
  SYS900404: 404,
  FILE700413: 413,
  FILE700415: 415,
  SYS900429: 429,
  SYS900503: 503,
}

export function httpStatusOf(code: string): number {
  return HTTP_STATUS[code] ?? 200
}
