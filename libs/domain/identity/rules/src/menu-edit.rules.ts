import type { MenuContent, MenuGroupSetting, MenuItemSetting, MenuName } from '@tradeport/domain/identity/contract'
import { LOCALE_CODES, type LocaleCode } from '@tradeport/kernel/contract-kit'

/** Where an item stands: its group and its place there. */
interface Place {
  readonly group: number
  readonly index: number
}

function placeOf({ groups }: MenuContent, key: string): Place | undefined {
  for (const [group, { items }] of groups.entries()) {
    const index = items.findIndex(item => item.key === key)
    if (index >= 0) return { group, index }
  }
  return undefined
}

/** The menu with an item before the one that now stands at `index` of a group; at its end with an index beyond it. */
export function withItemAt(content: MenuContent, key: string, groupKey: string, index: number): MenuContent {
  const from = placeOf(content, key)
  const item = from && content.groups[from.group]?.items[from.index]
  const to = content.groups.findIndex(group => group.key === groupKey)
  if (!from || !item || to < 0) return content
  const before = content.groups[to]?.items.slice(0, index).filter(each => each.key !== key) ?? []
  return {
    groups: content.groups.map((group, at) => {
      const rest = group.items.filter(each => each.key !== key)
      if (at !== to) return at === from.group ? { ...group, items: rest } : group
      return { ...group, items: [...before, item, ...rest.slice(before.length)] }
    }),
  }
}

/** One place up or down; from the end of a group into the next one. */
export function withItemStepped(content: MenuContent, key: string, step: -1 | 1): MenuContent {
  const from = placeOf(content, key)
  if (!from) return content
  const group = content.groups[from.group]
  const inGroup = from.index + step
  if (group && inGroup >= 0 && inGroup < group.items.length)
    return withItemAt(content, key, group.key, step < 0 ? inGroup : inGroup + 1)
  const next = content.groups[from.group + step]
  return next ? withItemAt(content, key, next.key, step < 0 ? next.items.length : 0) : content
}

export function withGroupStepped({ groups }: MenuContent, key: string, step: -1 | 1): MenuContent {
  const from = groups.findIndex(group => group.key === key)
  const to = from + step
  const moving = groups[from]
  const other = groups[to]
  if (!moving || !other) return { groups }
  return { groups: groups.map((group, at) => (at === from ? other : at === to ? moving : group)) }
}

export function withItem(content: MenuContent, changed: MenuItemSetting): MenuContent {
  return {
    groups: content.groups.map(group => ({
      ...group,
      items: group.items.map(item => (item.key === changed.key ? changed : item)),
    })),
  }
}

export function withGroup(content: MenuContent, changed: Pick<MenuGroupSetting, 'key' | 'name'>): MenuContent {
  return { groups: content.groups.map(group => (group.key === changed.key ? { ...group, ...changed } : group)) }
}

/**
 * A name with what it says in one language: the first one written is the original. A new original makes its translations outdated; a
 * translation that is written is not. An empty text is none; without any there is no name.
 */
export function renamed(name: MenuName | null, locale: LocaleCode, text: string): MenuName | null {
  const { source, ...before }: MenuName = name ?? { source: locale, texts: {}, outdated: [] }
  const texts = { ...before.texts, [locale]: text }
  if (text.trim() === '') delete texts[locale]
  const written = LOCALE_CODES.filter(code => texts[code] !== undefined)
  if (written.length === 0) return null
  const stale = locale === source ? written : before.outdated
  return { source, texts, outdated: stale.filter(code => code !== locale && written.includes(code)) }
}

/** A translation that its reader found right as it is. */
export const confirmed = (name: MenuName, locale: LocaleCode): MenuName => ({
  ...name,
  outdated: name.outdated.filter(code => code !== locale),
})

export const MENU_CHANGES = [
  'groupAdded',
  'groupRemoved',
  'groupRenamed',
  'groupMoved',
  'added',
  'removed',
  'renamed',
  'toGroup',
  'moved',
  'hidden',
  'shown',
  'icon',
  'target',
] as const

export interface MenuChange {
  readonly kind: (typeof MENU_CHANGES)[number]
  /** Of the item, or of the group. */
  readonly key: string
}

/** Those of `after` that changed their place among the ones that stand in both: as few as explain it. */
function movedAmong(before: readonly string[], after: readonly string[]): string[] {
  const place = new Map(before.map((key, index) => [key, index]))
  const common = after.filter(key => place.has(key))
  // The longest run that kept its order stays; all others moved.
  const runs = common.map((key): readonly string[] => [key])
  for (const [at, key] of common.entries())
    for (const [earlier, other] of common.slice(0, at).entries()) {
      const run = runs[earlier] ?? []
      if ((place.get(other) ?? 0) < (place.get(key) ?? 0) && run.length >= (runs[at]?.length ?? 0))
        runs[at] = [...run, key]
    }
  const longest = runs.reduce<readonly string[]>((best, run) => (run.length > best.length ? run : best), [])
  return common.filter(key => !longest.includes(key))
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

const namesOf = (name: MenuName | null) =>
  name && LOCALE_CODES.map(locale => [name.texts[locale] ?? '', name.outdated.includes(locale)])

function itemChanges(before: MenuItemSetting, after: MenuItemSetting): MenuChange['kind'][] {
  return [
    ...(same(namesOf(before.name), namesOf(after.name)) ? [] : (['renamed'] as const)),
    ...(before.hidden === after.hidden ? [] : ([after.hidden ? 'hidden' : 'shown'] as const)),
    ...(before.icon === after.icon ? [] : (['icon'] as const)),
    ...(same(before.link, after.link) ? [] : (['target'] as const)),
  ]
}

/** What differs between two complete arrangements, in the order of the later one; what is gone comes last. */
export function menuChanges(before: MenuContent, after: MenuContent): MenuChange[] {
  const changes: MenuChange[] = []
  const add = (kind: MenuChange['kind'], key: string) => changes.push({ kind, key })
  const keys = (content: MenuContent) => content.groups.map(({ key }) => key)
  const movedGroups = movedAmong(keys(before), keys(after))
  const itemsBefore = new Map(
    before.groups.flatMap(group => group.items.map(item => [item.key, { item, group: group.key }])),
  )
  for (const group of after.groups) {
    const old = before.groups.find(({ key }) => key === group.key)
    if (!old) add('groupAdded', group.key)
    else if (!same(namesOf(old.name), namesOf(group.name))) add('groupRenamed', group.key)
    if (movedGroups.includes(group.key)) add('groupMoved', group.key)
    const moved = movedAmong(
      old?.items.map(({ key }) => key) ?? [],
      group.items.map(({ key }) => key),
    )
    for (const item of group.items) {
      const was = itemsBefore.get(item.key)
      if (!was) {
        add('added', item.key)
        continue
      }
      if (was.group !== group.key) add('toGroup', item.key)
      if (moved.includes(item.key)) add('moved', item.key)
      for (const kind of itemChanges(was.item, item)) add(kind, item.key)
    }
  }
  const left = new Set(after.groups.flatMap(group => group.items.map(({ key }) => key)))
  for (const key of itemsBefore.keys()) if (!left.has(key)) add('removed', key)
  for (const key of keys(before)) if (!keys(after).includes(key)) add('groupRemoved', key)
  return changes
}
