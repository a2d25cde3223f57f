import type { Plugin } from 'vite'

const FILTER_MENU = /[\\/]antd[\\/]es[\\/]table[\\/]hooks[\\/]useFilter[\\/]FilterDropdown\.js$/

/**
 * Leaves the filter menus of table columns, with the tree, the radio buttons and the search field in them, out of every list: lists
 * filter by fields above them, whose values stand in the address.
 */
export function leanAntd(): Plugin {
  return {
    name: 'tradeport-lean-antd',
    apply: 'build',
    load: {
      filter: { id: FILTER_MENU },
      handler: () => `
        export const flattenKeys = () => []
        export default function FilterDropdown() {
          throw new Error('a column with a filter menu: see tools/vite/lean-antd.ts')
        }
      `,
    },
  }
}

const SIGN = /[\\/]@ant-design[\\/]icons[\\/]es[\\/]components[\\/]AntdIcon(?:Light)?\.js$/
const PAGES = /[\\/]antd[\\/]es[\\/]pagination[\\/]Pagination\.js$/

/**
 * antd reads its signs out by their names in English ("down", "close-circle"), in every language. Words stand beside each of them, or
 * its button has a label: signs are hidden from screen readers, unless they are given a label of their own.
 */
export function silentSigns(): Plugin {
  return {
    name: 'tradeport-silent-signs',
    apply: 'build',
    transform: {
      filter: { id: [SIGN, PAGES] },
      handler: (code, id) => ({ code: SIGN.test(id) ? silentSignCode(code) : silentPagesCode(code), map: null }),
    },
  }
}

export const silentSignCode = (code: string): string =>
  replaced(
    code,
    /role: "img",\s*"aria-label": icon\.name/,
    '...(restProps["aria-label"] === undefined ? { "aria-hidden": true } : { role: "img" })',
  )

/** The buttons hold a sign alone and are reached through what stands around them, which is called "previous page" in the reader's language. */
export const silentPagesCode = (code: string): string =>
  replaced(code, /type: "button",\s*tabIndex: -1/g, 'type: "button", tabIndex: -1, "aria-hidden": true')

function replaced(code: string, from: RegExp, to: string): string {
  const next = code.replace(from, to)
  if (next === code) throw new Error('antd writes its signs in another way: see tools/vite/lean-antd.ts')
  return next
}
