import { DEFAULT_EFFECTS, ERROR_CATALOGUE } from './catalogue'
import { NO_EFFECTS, type ErrorEffects } from './effects'

const SUCCESS = '200'

/** What the front-end does about the code of an answer. The code is compared as a string (spec section 8). */
export function resolveError(code: string | number): ErrorEffects {
  const text = String(code)
  if (text === SUCCESS) return NO_EFFECTS
  const row =
    ERROR_CATALOGUE.find(candidate => 'code' in candidate && candidate.code === text) ??
    ERROR_CATALOGUE.find(candidate => 'prefix' in candidate && text.startsWith(candidate.prefix)) ??
    ERROR_CATALOGUE.find(candidate => 'contains' in candidate && text.includes(candidate.contains))
  return row?.effects ?? DEFAULT_EFFECTS
}
