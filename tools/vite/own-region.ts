import { get } from 'node:http'
import type { Plugin } from 'vite'
import { productUrl } from './own-host'

/** A page is worth more than what operators say of its region. */
const PATIENCE_MS = 2_000

/** `data-own` of the page's root, and the bars above the app with their style. */
const OWN = /<html[^>]*?( data-own="[^"]*")/
const BARS = /<aside class="tp-notice"[\s\S]*?<\/aside>/g
const STYLE = /<style[^>]*>(\.tp-notice[\s\S]*?)<\/style>/
const ROOT = '<div id="root"></div>'

/** A page of the development server with what the product's own says of the region: names, languages, hotline, deadlines, notices. */
export function withOwnRegion(page: string, ofProduct: string): string {
  const own = OWN.exec(ofProduct)?.[1] ?? ''
  const bars = ofProduct.match(BARS)?.join('') ?? ''
  const style = STYLE.exec(ofProduct)?.[1]
  return page
    .replace(/<html(?=[\s>])/, whole => whole + own)
    .replace('</head>', whole => (style ? `<style>${style}</style>${whole}` : whole))
    .replace(ROOT, whole => bars + whole)
}

/** The same page of the running product; empty where that does not run. */
function pageOfProduct(path: string, hostLabel: string): Promise<string> {
  const product = new URL(productUrl())
  const host = `${hostLabel}.tradeport.localhost:${product.port || 80}`
  return new Promise(resolve => {
    const request = get(new URL(path, product), { headers: { host }, timeout: PATIENCE_MS }, response => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (part: string) => (text += part))
      response.on('end', () => resolve(text))
      response.on('error', () => resolve(''))
    })
    request.on('timeout', () => request.destroy())
    request.on('error', () => resolve(''))
  })
}

/** In development, too, regions are as their operators have them. */
export function ownRegion(app: { hostLabel: string }): Plugin {
  return {
    name: 'tradeport-own-region',
    apply: 'serve',
    transformIndexHtml: {
      order: 'pre',
      handler: async (page, { originalUrl = '/' }) =>
        withOwnRegion(page, await pageOfProduct(originalUrl, app.hostLabel)),
    },
  }
}
