import type { RequestContext } from './context'
import { isPlainObject } from './plain-object'

/** JSON with sorted keys: two inputs that mean the same give the same text. */
export function stableJson(value: unknown): string {
  return (
    JSON.stringify(value, (_key, item: unknown) =>
      isPlainObject(item)
        ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
        : item,
    ) ?? ''
  )
}

/** Calls with the same key are identical; `undefined` for those that are never shared or cached. */
export function requestKey(ctx: RequestContext): string | undefined {
  if (
    ctx.multipart ||
    ctx.endpoint.kind !== 'json' ||
    ctx.responseType === 'blob' ||
    ctx.responseType === 'arrayBuffer'
  )
    return undefined
  const { config } = ctx
  return [
    ctx.endpoint.method,
    ctx.path,
    ctx.responseType,
    config.platform,
    config.locale(),
    config.token() ?? '',
    // The query holds the input of a GET, and what the path of any other call brought along.
    stableJson(ctx.query),
    ctx.body === undefined ? '' : stableJson(ctx.input),
  ].join('\n')
}
