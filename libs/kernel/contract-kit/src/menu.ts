import type { AppKey } from '@tradeport/kernel/config'

/** Front-ends whose menu is one row above the pages, the same for everybody: visitors have it as well. */
export const ROW_FRONT_ENDS = ['serviceMarket'] as const
export type RowFrontEnd = (typeof ROW_FRONT_ENDS)[number]

/** Front-ends whose pages are reached by a menu: beside them, or in a row above them. */
export const MENU_FRONT_ENDS = ['seller', 'buyer', 'providerAdmin', 'admin', 'userCenter', ...ROW_FRONT_ENDS] as const
export type MenuFrontEnd = (typeof MENU_FRONT_ENDS)[number]

export const isRowFrontEnd = (frontEnd: MenuFrontEnd): frontEnd is RowFrontEnd =>
  ROW_FRONT_ENDS.some(row => row === frontEnd)

/** The groups that menus come with, in their order; `start` has no title. */
export const MENU_GROUPS = [
  'start',
  'trade',
  'goods',
  'services',
  'companies',
  'staff',
  'membership',
  'support',
  'content',
  'settings',
  'supervision',
  'company',
] as const
export type MenuGroup = (typeof MENU_GROUPS)[number]

export interface MenuEntry<Key extends string = string> {
  /** Unique in its front-end and never given to another page: what operators arrange is kept by it. */
  readonly key: string
  readonly path: string
  /** The front-end that the page is one of, where it is another. */
  readonly platform?: AppKey
  /** Further beginnings of paths whose pages belong to this entry: `/negotiations` to the inquiries. */
  readonly covers?: readonly string[]
  /** Key of its name in the menu's namespace. */
  readonly labelKey: Key
  /** Where it stands unless operators say otherwise. */
  readonly group: MenuGroup
  /** Entries of all domains are sorted by it within their group. */
  readonly order: number
  /** Name of an icon that the app's layout knows. */
  readonly icon?: string
  /** Shown to holders of one of these roles; to everybody when absent. */
  readonly roles?: readonly string[]
  /** What it takes to be answered there: operators, and people with roles of their company's own, see it by this instead of by `roles`. */
  readonly permission?: string
}

type MenuEntries = Readonly<Partial<Record<MenuFrontEnd, readonly MenuEntry[]>>>

interface MenuDefinition {
  readonly namespace: string
  readonly entries: MenuEntries
}

/** What a domain puts into the menus: its front-ends show it, and the API knows it, so that operators can arrange it. */
export interface DomainMenu extends MenuDefinition {
  readonly $type: 'menu'
}

/**
 * @param menu its entries by front-end; all of them are named by texts of one namespace.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function defineMenu<const M extends MenuDefinition>(menu: M): M & { readonly $type: 'menu' } {
  return { ...menu, $type: 'menu' }
}

const isMenu = (value: unknown): value is DomainMenu =>
  typeof value === 'object' && value !== null && '$type' in value && value.$type === 'menu'

export interface KnownMenuEntry extends MenuEntry {
  readonly namespace: string
}

/** The entries that contracts have for a front-end, in their order. */
export function menuEntriesOf(contracts: readonly object[], frontEnd: MenuFrontEnd): KnownMenuEntry[] {
  return contracts
    .flatMap(contract => Object.values(contract).filter(isMenu))
    .flatMap(({ namespace, entries }) => (entries[frontEnd] ?? []).map(entry => ({ ...entry, namespace })))
    .sort((a, b) => a.order - b.order)
}
