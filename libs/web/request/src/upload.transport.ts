import { follow } from './concurrency.step'
import { failureOf, type Next } from './context'
import { parseJson, urlOf } from './transport.step'

/** Uploads go over XMLHttpRequest, the only transport of browsers that reports how much has been sent. */
export const UPLOAD_TIMEOUT_MS = 300_000

export const xhrTransport: Next = ctx =>
  new Promise(resolve => {
    if (ctx.signal?.aborted) {
      resolve(failureOf(ctx, 'aborted'))
      return
    }
    const xhr = ctx.config.createXhr?.() ?? new XMLHttpRequest()
    const leave = follow(ctx.signal, () => xhr.abort())
    const fail = (kind: 'network' | 'timeout' | 'aborted') => () => {
      leave()
      resolve(failureOf(ctx, kind))
    }
    xhr.open(ctx.endpoint.method, urlOf(ctx))
    xhr.withCredentials = true
    xhr.timeout = ctx.options.timeoutMs ?? UPLOAD_TIMEOUT_MS
    for (const [name, value] of Object.entries(ctx.headers)) xhr.setRequestHeader(name, value)
    xhr.upload.onprogress = event =>
      ctx.options.onProgress?.({ loaded: event.loaded, total: event.lengthComputable ? event.total : 0 })
    xhr.onload = () => {
      leave()
      resolve({
        ok: true,
        answer: { status: xhr.status, headers: new Headers(), body: parseJson(xhr.responseText) },
      })
    }
    xhr.onerror = fail('network')
    xhr.ontimeout = fail('timeout')
    xhr.onabort = fail('aborted')
    xhr.send(ctx.body instanceof FormData ? ctx.body : null)
  })
