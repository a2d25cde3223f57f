import { defineEndpoint, z } from '@tradeport/kernel/contract-kit'
import type { RequestConfig } from './context'
import { createRequestLayer } from './request-layer'

/** One call that reached the wire. */
export interface SentCall {
  readonly url: URL
  readonly init: RequestInit
  readonly headers: Headers
  /** Parsed, when it is JSON. */
  readonly body: unknown
}

export type Respond = (call: SentCall, index: number) => Response | Promise<Response>

export const success = (data: unknown = null) => Response.json({ code: '200', msg: 'ok', success: true, data })

export const refusal = (code: string, msg: unknown = 'refused', data: unknown = null) =>
  Response.json({ code, msg, success: false, data })

/** Never answers; rejects when it is aborted, as `fetch` does. */
export const silence = (call: SentCall) =>
  new Promise<Response>((_resolve, reject) => {
    const abort = () => reject(new DOMException('aborted', 'AbortError'))
    if (call.init.signal?.aborted) abort()
    call.init.signal?.addEventListener('abort', abort)
  })

export const networkFault = () => Promise.reject(new TypeError('Failed to fetch'))

/** A layer whose `fetch` is a function of the test. */
export function aLayer(respond: Respond, config: Partial<RequestConfig> = {}) {
  const calls: SentCall[] = []
  let ids = 0
  const layer = createRequestLayer({
    platform: 'buyer',
    requestSource: 2,
    source: () => 'region-1',
    token: () => 'Bearer t1',
    locale: () => 'en_US',
    newId: () => `key-${(ids += 1)}`,
    fetch: (input, init = {}) => {
      const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : init.body
      const url = new URL(String(input), 'http://buyer.tradeport.localhost')
      const call = { url, init, headers: new Headers(init.headers), body }
      calls.push(call)
      return Promise.resolve(respond(call, calls.length - 1))
    },
    ...config,
  })
  return { layer, calls }
}

const input = z.looseObject({})
const output = z.looseObject({})

export const productPage = defineEndpoint({
  name: 'catalogue.productPage',
  path: '/mall/product/page',
  audiences: ['visitor'],
  reads: ['product'],
  input,
  output,
})

export const bannerList = defineEndpoint({
  name: 'content.bannerList',
  method: 'GET',
  path: '/portal/banner/list',
  audiences: ['visitor'],
  reads: ['banner'],
  input,
  output,
})

export const bannerSave = defineEndpoint({
  name: 'content.bannerSave',
  path: '/portal/banner/save',
  audiences: ['operator'],
  writes: true,
  touches: ['banner'],
  input,
  output,
})

export const productExport = defineEndpoint({
  name: 'catalogue.productExport',
  path: '/mall/product/export',
  audiences: ['seller'],
  kind: 'binary',
  input,
  output,
})

export const fileUpload = defineEndpoint({
  name: 'files.upload',
  path: '/file/upload',
  audiences: ['seller'],
  kind: 'multipart',
  writes: true,
  touches: ['file'],
  input,
  output,
})

/** Lets everything that is already settled run on. */
export const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}
