import { overlayOf, type LanguageTexts, type Overlay } from './overlay'

/** The local copy of published texts: shown at once at the next visit, and as long as the host does not answer. */
export interface LanguageCopy {
  readonly version: number
  /** When it was fetched. */
  readonly timestamp: number
  readonly data: LanguageTexts
}

/** Regions share a host and say different things. */
const nameOf = (regionId: string): string => `tradeport.languages.${regionId}`

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** An unparseable copy is deleted (spec section 7). */
export function readCopy(regionId: string): LanguageCopy | undefined {
  try {
    const copy: unknown = JSON.parse(localStorage.getItem(nameOf(regionId)) ?? 'null')
    if (copy === null) return undefined
    if (isCopy(copy)) return copy
    throw new Error('not a copy')
  } catch {
    writeCopy(regionId, undefined)
    return undefined
  }
}

function isCopy(value: unknown): value is LanguageCopy {
  if (!isObject(value) || !('data' in value) || !('version' in value) || !('timestamp' in value)) return false
  return isObject(value.data) && typeof value.version === 'number' && typeof value.timestamp === 'number'
}

export function writeCopy(regionId: string, copy: LanguageCopy | undefined): void {
  try {
    if (copy) localStorage.setItem(nameOf(regionId), JSON.stringify(copy))
    else localStorage.removeItem(nameOf(regionId))
  } catch {
    // Storage that is full or forbidden: the texts are fetched anew next time.
  }
}

/** What the page says from its first moment on. */
export function storedLanguages(regionId: string): Overlay | undefined {
  const copy = readCopy(regionId)
  return copy && overlayOf(copy.data)
}
