import { escapeHtml } from './plain-page'

/** Markup that is safe to send: whatever people wrote in it has been escaped. Made by `markup` alone. */
export interface Markup {
  readonly html: string
}

type Part = Markup | string | number | false | undefined | readonly Part[]

/** A template of markup: texts are escaped, markup is taken as it is, lists are joined, `false` and `undefined` are left out. */
export function markup(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return { html: String.raw({ raw: strings }, ...parts.map(written)) }
}

function written(part: Part): string {
  if (part === undefined || part === false) return ''
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part))
  return isList(part) ? part.map(written).join('') : part.html
}

const isList = (part: Markup | readonly Part[]): part is readonly Part[] => Array.isArray(part)
