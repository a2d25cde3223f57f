/** Business constants and limits of spec section 9 (and the lengths of section 5); sizes of the design are tokens of `web/ui`. */

export const REQUEST_CACHE_MS = 60_000

export const RETRY_LIMIT = 3
export const RETRY_BASE_MS = 1_000
export const RETRY_CAP_MS = 30_000

/** Delay before try number `attempt` (0 = first retry): 1 s doubled each time, at most 30 s. */
export function retryDelayMs(attempt: number): number {
  return Math.min(RETRY_BASE_MS * 2 ** attempt, RETRY_CAP_MS)
}

/** After gateway.400016 the login opens this much later. */
export const LOGIN_REDIRECT_DELAY_MS = 2_000

export const SERVER_MESSAGE_MAX = 100

export const TOKEN_PREFIX = 'Bearer '
/** Tokens of operators who look on as somebody begin like this. */
export const VIEW_TOKEN_PREFIX = 'view.'

/** Of a token as it is stored, with what stands before it; no other has a dot. */
export const isViewSession = (token = ''): boolean => token.includes(VIEW_TOKEN_PREFIX)

export const TOKEN_COOKIE_DAYS = 1
/** The server ends a token when its cookie ends. */
export const TOKEN_LIFETIME_MS = TOKEN_COOKIE_DAYS * 86_400_000
export const LANGUAGE_COOKIE_DAYS = 7

export const DECIMAL_PRECISION = 2

export const DESIGN_WIDTH_PX = 1440

export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 20
export const PASSWORD_KINDS_MIN = 3
export const EMAIL_MAX = 320
export const URL_MAX = 2048

export const IMAGE_WIDTH_MULTIPLIER = 2

export const LOADER_DELAY_MS = 200
/** If navigation data fails to load, the page shows anyway after this time. */
export const NAVIGATION_FAILURE_DELAY_MS = 200

export const REMOTE_LANGUAGE_CACHE_MS = 600_000
export const LANGUAGE_FETCH_TIMEOUT_MS = 10_000
export const LANGUAGE_WAIT_POLL_MS = 100

export const TRANSLATION_RETRY_LIMIT = 5
export const TRANSLATION_RETRY_BASE_MS = 350
export const TRANSLATION_PARALLEL_READS = 10

/** Delay before retry number `attempt` (0 = first retry) of a translation file: 350 ms doubled each time. */
export function translationRetryDelayMs(attempt: number): number {
  return TRANSLATION_RETRY_BASE_MS * 2 ** attempt
}

/** Old prefix of the comprehensive service, rewritten by the request layer (spec section 7). */
export const OLD_TRADE_PREFIX = '/foreign-trade-app'
export const TRADE_SERVICE_PREFIX = '/comprehensive-service'
