import './tokens.css'
import './base.css'
import type { Character, RegionKey, Scheme } from './tokens'

export interface RootTheme {
  region: RegionKey
  character: Character
  /** The public pages are always light. */
  scheme?: Scheme
}

/** Puts region, character and scheme on the document; the style sheets follow by attribute, so nothing re-renders. */
export function applyTheme({ region, character, scheme = 'light' }: RootTheme): void {
  const root = document.documentElement
  root.dataset['region'] = region
  root.dataset['character'] = character
  root.dataset['scheme'] = character === 'work' ? scheme : 'light'
}
