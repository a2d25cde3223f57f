import type { RequestContext, Step } from './context'
import { isPlainObject } from './plain-object'

/**
 * The region's source id: in the query of GET calls and forms (so that the server knows the region before it reads a
 * file), in the body of POST and PUT unless it is there already (spec section 7).
 */
export const sourceStep: Step = (ctx, next) => {
  const source = ctx.config.source()
  if (ctx.multipart) return next(asForm(ctx, source))
  const data = ctx.input ?? {}
  if (ctx.endpoint.method === 'GET' || ctx.endpoint.method === 'HEAD') {
    return next({ ...ctx, input: data, query: { source, ...ctx.query, ...toQuery(data) } })
  }
  // A body that is no object (a list) has no place for the value and is sent as it is.
  const input = isPlainObject(data) && !('source' in data) ? { source, ...data } : data
  return next({ ...ctx, input, body: JSON.stringify(input) })
}

function asForm(ctx: RequestContext, source: string): RequestContext {
  const { input, files, query } = ctx
  const form = input instanceof FormData ? input : toForm(input, files)
  const named = form.get('source')
  form.delete('source')
  return { ...ctx, query: { source: typeof named === 'string' ? named : source, ...query }, body: form }
}

function toQuery(input: unknown): Record<string, string> {
  const query: Record<string, string> = {}
  for (const [key, value] of entriesOf(input)) {
    query[key] = asText(value)
  }
  return query
}

function toForm(data: unknown, files: readonly Blob[]): FormData {
  const form = new FormData()
  for (const [key, value] of entriesOf(data)) {
    form.append(key, asText(value))
  }
  for (const file of files) {
    if (file instanceof File) form.append('file', file, file.name)
    else form.append('file', file)
  }
  return form
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

const entriesOf = (data: unknown): [string, unknown][] =>
  isPlainObject(data) ? Object.entries(data).filter(([, value]) => value !== undefined && value !== null) : []
