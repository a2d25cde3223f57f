const YEAR_SECONDS = 31_536_000

/** Headers of every answer of the edge; the Content-Security-Policy comes with the page. */
export function securityHeaders(isHttps: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-site',
    'permissions-policy': 'camera=(), geolocation=(), payment=(), usb=(), serial=(), microphone=(self)',
    'x-frame-options': 'DENY',
    ...(isHttps ? { 'strict-transport-security': `max-age=${YEAR_SECONDS}; includeSubDomains` } : {}),
  }
}

/** For a page that only pages of its own front-end may show inside them. */
export const FRAMED_BY_OWN = 'SAMEORIGIN'

/** Styles made at run time (antd) carry the nonce; scripts are files of ours and nothing else. */
export function contentSecurityPolicy(nonce: string, isHttps: boolean, framed = false): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    `frame-ancestors ${framed ? "'self'" : "'none'"}`,
    "base-uri 'self'",
    "form-action 'self'",
    "object-src 'none'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}
