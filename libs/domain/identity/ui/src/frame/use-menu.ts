import { useEffect, useMemo } from 'react'
import type { PresentedMenu, Profile } from '@tradeport/domain/identity/contract'
import { arranged, shownTo } from '@tradeport/domain/identity/rules'
import { useLocale, useNav, usePlatform } from '@tradeport/web/react'
import type { WorkNavGroup } from '@tradeport/web/shell'
import { navGroups, useGroupTitle } from './nav-groups'
import type { Entry } from './use-entry'
import type { MayDo } from './use-may-do'

type Remembered = Pick<Profile, 'menu' | 'menuWords'>

const NOTHING: Remembered = { menu: null, menuWords: {} }

/** The menu of the last page that knew it: until this one knows who is there, it looks as it will then. */
function remembered(place: string): Remembered {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? 'null')
    return isRemembered(kept) ? kept : NOTHING
  } catch {
    // Storage may be forbidden: the menu comes with the answer then.
    return NOTHING
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const isRemembered = (value: unknown): value is Remembered =>
  isObject(value) &&
  'menuWords' in value &&
  isObject(value.menuWords) &&
  'menu' in value &&
  (value.menu === null || isMenu(value.menu))

const isMenu = (value: unknown): value is PresentedMenu =>
  isObject(value) && 'groups' in value && Array.isArray(value.groups)

function remember(place: string, { menu, menuWords }: Remembered): void {
  try {
    localStorage.setItem(place, JSON.stringify({ menu, menuWords }))
  } catch {
    // Not remembered, nothing else is lost.
  }
}

/** The menu as operators arranged it, with what this person may see of it. */
export function useMenu(who: Profile | undefined, may: MayDo, entry: Entry, current: string | undefined) {
  const nav = useNav()
  const { key: platform } = usePlatform()
  const { locale } = useLocale()
  const titleOf = useGroupTitle()
  const place = `tp.menu.${platform}.${locale}`
  const before = useMemo(() => remembered(place), [place])
  const { menu, menuWords } = who ?? before
  useEffect(() => {
    if (who) remember(place, who)
  }, [place, who])
  const named = nav.flatMap(entry => {
    const label = menuWords[entry.key]
    // Before the words are there, nothing stands there.
    return label === undefined ? [] : [{ ...entry, label }]
  })
  const reader = {
    roles: who?.roles ?? [],
    isOperator: may.isOperator,
    hasOwnRights: may.hasOwnRights,
    holds: may.holds,
    mayGo: entry.isOpen,
  }
  const groups: WorkNavGroup[] = navGroups(shownTo(arranged(named, menu), reader), titleOf, current)
  return groups
}
