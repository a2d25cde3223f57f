import type { RequestContext, Step } from './context'
import { isPlainObject } from './plain-object'

/** Strings in the data and the URL are trimmed (spec section 5); files and other class instances pass untouched. */
export const trimStep: Step = (ctx, next) => {
  const dropEmpty = ctx.options.dropEmpty ?? ctx.config.dropEmpty ?? false
  return next({ ...ctx, ...splitUrl(ctx.path.trim()), input: clean(ctx.input, dropEmpty) })
}

/** A query that the path brought along joins the one that the next steps write. */
function splitUrl(url: string): Pick<RequestContext, 'path' | 'query'> {
  const at = url.indexOf('?')
  if (at < 0) return { path: url, query: {} }
  const query: Record<string, string> = {}
  for (const [key, value] of new URLSearchParams(url.slice(at))) query[key.trim()] = value.trim()
  return { path: url.slice(0, at).trim(), query }
}

function clean(value: unknown, dropEmpty: boolean): unknown {
  if (typeof value === 'string') return value.trim()
  if (Array.isArray(value)) return value.map((item: unknown) => clean(item, dropEmpty))
  if (value instanceof FormData) return cleanForm(value, dropEmpty)
  if (!isPlainObject(value)) return value
  const cleaned: Record<string, unknown> = {}
  for (const [key, item] of Object.entries(value)) {
    const next = clean(item, dropEmpty)
    if (!(dropEmpty && (next === '' || next === null))) cleaned[key] = next
  }
  return cleaned
}

function cleanForm(form: FormData, dropEmpty: boolean): FormData {
  const cleaned = new FormData()
  for (const [key, value] of form) {
    if (typeof value !== 'string') cleaned.append(key, value, value.name)
    else if (!dropEmpty || value.trim() !== '') cleaned.append(key, value.trim())
  }
  return cleaned
}
