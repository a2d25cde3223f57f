import { useEffect, useMemo } from 'react'
import type { PresentedMenu, Profile } from '@tradeport/domain/identity/contract'
import { arranged, shownTo } from '@tradeport/domain/identity/rules'
import { useLocale, useNav, usePlatform } from '@tradeport/web/react'
import type { WorkNavGroup } from '@tradeport/web/shell'
import { navGroups, useGroupTitle } from './nav-groups'
import type { Entry } from './use-entry'
import type { MayDo } from './use-may-do'

/** The menu of the last page that knew it: until this one knows who is there, it looks as it will then. */
function rememberedMenu(place: string): PresentedMenu | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? 'null')
    return isMenu(kept) ? kept : null
  } catch {
    // Storage may be forbidden: the product's own menu stands there first.
    return null
  }
}

const isMenu = (value: unknown): value is PresentedMenu =>
  typeof value === 'object' && value !== null && 'groups' in value && Array.isArray(value.groups)

function remember(place: string, menu: PresentedMenu | null): void {
  try {
    if (menu) localStorage.setItem(place, JSON.stringify(menu))
    else localStorage.removeItem(place)
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
  const remembered = useMemo(() => rememberedMenu(place), [place])
  const menu = who ? who.menu : remembered
  const known = who !== undefined
  useEffect(() => {
    if (known) remember(place, menu)
  }, [known, place, menu])
  const reader = {
    roles: who?.roles ?? [],
    isOperator: may.isOperator,
    holds: may.holds,
    mayGo: entry.isOpen,
  }
  const groups: WorkNavGroup[] = navGroups(shownTo(arranged(nav, menu), reader), titleOf, current)
  return groups
}
