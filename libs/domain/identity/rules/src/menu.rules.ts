import type {
  FrontEndEntry,
  MenuContent,
  MenuGroupSetting,
  MenuItemSetting,
  MenuName,
  PresentedItem,
  PresentedMenu,
} from '@tradeport/domain/identity/contract'
import { PLATFORMS, frontEndAt, type AppKey } from '@tradeport/kernel/config'
import {
  MENU_GROUPS,
  isRowFrontEnd,
  type LocaleCode,
  type MenuEntry,
  type MenuFrontEnd,
  type MenuGroup,
} from '@tradeport/kernel/contract-kit'

/** What arranging asks about a page. */
type Placed = Pick<MenuEntry, 'key' | 'group'>

export interface ArrangedItem<Entry> extends PresentedItem {
  /** Null for a link to another front-end. */
  readonly entry: Entry | null
}

export interface ArrangedGroup<Entry> {
  readonly key: string
  readonly label: string | null
  readonly items: readonly ArrangedItem<Entry>[]
}

/** Who looks at a menu. */
export interface MenuReader {
  readonly roles: readonly string[]
  readonly isOperator: boolean
  /** Whether what they hold is theirs by roles of their company's own. */
  readonly hasOwnRights?: boolean
  holds(permission: string): boolean
  /** Whether the door of the front-end that a page belongs to is open; the menu's own application without `platform`. */
  mayGo(path: string, platform?: AppKey): boolean
}

interface Pieces<Item, Group> {
  item(key: string): Item
  group(key: MenuGroup): Group
}

/**
 * Lays an arrangement over the pages that there are: pages it does not know stand at the end of their own group, pages that are gone
 * are left out, and of two places the first counts.
 */
function laidOver<Item extends { key: string; link: unknown }, Group extends { key: string; items: Item[] }>(
  entries: readonly Placed[],
  groups: readonly Group[],
  pieces: Pieces<Item, Group>,
): Group[] {
  const known = new Set(entries.map(({ key }) => key))
  const placed = new Set<string>()
  const result = groups.map(group => ({
    ...group,
    items: group.items.filter(item => {
      if (placed.has(item.key) || (item.link === null && !known.has(item.key))) return false
      placed.add(item.key)
      return true
    }),
  }))
  const groupFor = (key: MenuGroup): Group => {
    const there = result.find(group => group.key === key)
    if (there) return there
    const made = { ...pieces.group(key), items: [] }
    const rank = (of: string) => MENU_GROUPS.findIndex(each => each === of)
    const next = result.findIndex(group => rank(group.key) > rank(key))
    result.splice(next < 0 ? result.length : next, 0, made)
    return made
  }
  for (const { key, group } of entries) if (!placed.has(key)) groupFor(group).items.push(pieces.item(key))
  return result
}

/** An arrangement with every page in it, as it is edited and compared. */
export function completed(entries: readonly Placed[], content: MenuContent): MenuContent {
  return {
    groups: laidOver<MenuItemSetting, MenuGroupSetting>(entries, content.groups, {
      item: key => ({ key, icon: null, hidden: false, name: null, link: null }),
      group: key => ({ key, name: null, items: [] }),
    }),
  }
}

/** What a name says in a language; nothing where it is not translated. */
const said = (name: MenuName | null, locale: LocaleCode): string | null => name?.texts[locale] ?? null

/** For what the product has no word of its own. */
const saidAnyhow = (name: MenuName | null, locale: LocaleCode): string | null =>
  said(name, locale) ?? (name && said(name, name.source))

export interface LinkTarget {
  readonly platform: AppKey
  readonly path: string
  readonly permission: string | null
}

/** What an operator has to hold for a page of another front-end: that of the entry it lies under. */
function permissionAt(targets: readonly LinkTarget[], platform: AppKey, path: string): string | null {
  const fitting = targets.filter(
    target => target.platform === platform && (target.path === path || path.startsWith(`${target.path}/`)),
  )
  return fitting.sort((a, b) => b.path.length - a.path.length)[0]?.permission ?? null
}

/** An arrangement as it is told to a front-end in one language. */
export function presented(content: MenuContent, locale: LocaleCode, targets: readonly LinkTarget[]): PresentedMenu {
  const item = ({ key, icon, hidden, name, link }: MenuItemSetting): PresentedItem => ({
    key,
    icon,
    hidden,
    label: link ? saidAnyhow(name, locale) : said(name, locale),
    link: link && { ...link, permission: permissionAt(targets, link.platform, link.path) },
  })
  return {
    groups: content.groups.map(({ key, name, items }) => ({
      key,
      label: isOwnGroup(key) ? saidAnyhow(name, locale) : said(name, locale),
      items: items.map(item),
    })),
  }
}

/** The menu of a front-end: its pages as operators arranged them, or as the product does. */
export function arranged<Entry extends Placed>(
  entries: readonly Entry[],
  menu: PresentedMenu | null,
): ArrangedGroup<Entry>[] {
  const groups = laidOver<PresentedItem, PresentedMenu['groups'][number]>(entries, menu?.groups ?? [], {
    item: key => ({ key, label: null, icon: null, hidden: false, link: null }),
    group: key => ({ key, label: null, items: [] }),
  })
  return groups.map(group => ({
    ...group,
    items: group.items.map(item => ({
      ...item,
      entry: item.link ? null : (entries.find(({ key }) => key === item.key) ?? null),
    })),
  }))
}

/**
 * Whether a person sees an entry: operators, and people with roles of their company's own, by what they hold; others by their roles. A menu
 * never shows what would be refused.
 */
export function isOpenTo(
  entry: Pick<MenuEntry, 'roles' | 'permission'>,
  reader: Pick<MenuReader, 'roles' | 'isOperator' | 'hasOwnRights' | 'holds'>,
): boolean {
  if (entry.permission !== undefined && (reader.isOperator || reader.hasOwnRights))
    return reader.holds(entry.permission)
  return entry.roles === undefined || entry.roles.some(role => reader.roles.includes(role))
}

function isLinkOpenTo({ platform, path, permission }: NonNullable<PresentedItem['link']>, reader: MenuReader): boolean {
  if (PLATFORMS[platform].role === 'operator' && !reader.isOperator) return false
  return (permission === null || reader.holds(permission)) && reader.mayGo(path, platform)
}

/** What somebody sees of a menu. Hiding is no right: whoever may go to a page still reaches it by its address. */
export function shownTo<Entry extends Placed & Pick<MenuEntry, 'path' | 'platform' | 'roles' | 'permission'>>(
  groups: readonly ArrangedGroup<Entry>[],
  reader: MenuReader,
): ArrangedGroup<Entry>[] {
  const isShown = ({ hidden, entry, link }: ArrangedItem<Entry>) => {
    if (hidden) return false
    if (link) return isLinkOpenTo(link, reader)
    return entry !== null && isOpenTo(entry, reader) && reader.mayGo(entry.path, entry.platform)
  }
  return groups.map(group => ({ ...group, items: group.items.filter(isShown) })).filter(({ items }) => items.length > 0)
}

/** Who reads the row of a public front-end: it is everybody's, so that nobody waits for whom they are known as. */
export const ANYBODY: MenuReader = { roles: [], isOperator: false, holds: () => false, mayGo: () => true }

/** What is the person's own is theirs in every front-end. */
const OWN_PATH = '/account'

/** The operators' front-end whose closed door stands before a page of an application; undefined where there is none. */
export function closedDoor(frontEnds: readonly FrontEndEntry[], app: AppKey, path: string) {
  if ((app !== 'admin' && app !== 'userCenter') || path === OWN_PATH) return undefined
  const frontEnd = frontEndAt(frontEnds, `${PLATFORMS[app].hostLabel}${path}`)
  return frontEnd && !frontEnd.mayEnter ? frontEnd.key : undefined
}

const OWN_GROUP = 'own-'
export const isOwnGroup = (key: string): boolean => key.startsWith(OWN_GROUP)
export const isKnownGroup = (key: string): key is MenuGroup => MENU_GROUPS.some(known => known === key)

interface MenuProblem {
  readonly path: string
  readonly rule: 'required' | 'duplicate' | 'invalid_value'
}

const lacksName = (name: MenuName | null): boolean => name === null || !name.texts[name.source]

/** A row has no titles: all that it shows stands in its first group. */
const hasGroup = (frontEnd: MenuFrontEnd, key: string): boolean =>
  isRowFrontEnd(frontEnd) ? key === 'start' : isOwnGroup(key) || isKnownGroup(key)

/** What an arrangement may not be published with. */
export function menuProblems({ groups }: MenuContent, frontEnd: MenuFrontEnd): MenuProblem[] {
  const problems: MenuProblem[] = []
  const seen = new Set<string>()
  const once = (kind: string, key: string, path: string) => {
    if (seen.has(`${kind} ${key}`)) problems.push({ path, rule: 'duplicate' })
    seen.add(`${kind} ${key}`)
  }
  groups.forEach((group, at) => {
    const path = `content.groups.${at}`
    once('group', group.key, `${path}.key`)
    if (!hasGroup(frontEnd, group.key)) problems.push({ path: `${path}.key`, rule: 'invalid_value' })
    if ((isOwnGroup(group.key) || group.name) && lacksName(group.name))
      problems.push({ path: `${path}.name`, rule: 'required' })
    group.items.forEach((item, index) => {
      once('item', item.key, `${path}.items.${index}.key`)
      if ((item.link || item.name) && lacksName(item.name))
        problems.push({ path: `${path}.items.${index}.name`, rule: 'required' })
    })
  })
  return problems
}
