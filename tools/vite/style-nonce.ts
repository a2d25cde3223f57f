import type { Plugin } from 'vite'

const MODULE = /[\\/]@rc-component[\\/]util[\\/]es[\\/]Dom[\\/]dynamicCSS\.js$/
const GIVEN = `if (csp?.nonce) {
    styleNode.nonce = csp?.nonce;
  }`
const ALWAYS = `styleNode.nonce = csp?.nonce ?? document.querySelector('meta[name="csp-nonce"]')?.content ?? '';`

/**
 * antd's helpers that lock scrolling and measure scroll bars write styles without the nonce that the ConfigProvider was given; the
 * strict Content-Security-Policy would refuse them. Here every style they write carries the page's nonce.
 *
 * @throws Error at build time when the package no longer looks as expected.
 */
export function styleNonce(): Plugin {
  return {
    name: 'tradeport-style-nonce',
    transform(code, id) {
      if (!MODULE.test(id.split('?')[0] ?? '')) return undefined
      if (!code.includes(GIVEN))
        throw new Error('@rc-component/util writes styles differently now: adapt tools/vite/style-nonce.ts')
      return { code: code.replace(GIVEN, ALWAYS), map: null }
    },
  }
}
