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
