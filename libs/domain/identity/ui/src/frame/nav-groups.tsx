import type { ArrangedGroup } from '@tradeport/domain/identity/rules'
import { isKnownGroup } from '@tradeport/domain/identity/rules'
import type { AppKey } from '@tradeport/kernel/config'
import { useT } from '@tradeport/web/i18n'
import { urlOf } from '@tradeport/web/navigation'
import { workIcon, type WorkNavGroup } from '@tradeport/web/shell'

/** A page as a menu names it. */
interface NamedEntry {
  readonly path: string
  readonly platform?: AppKey | undefined
  readonly label: string
  readonly icon?: string | undefined
}

/** The title of a group that comes with the product; `start` has none. */
export function useGroupTitle(): (key: string) => string | undefined {
  const t = useT('shell')
  return key => (isKnownGroup(key) && key !== 'start' ? t(`menu.group.${key}`) : undefined)
}

/** A menu as it is drawn. */
export function navGroups(
  groups: readonly ArrangedGroup<NamedEntry>[],
  titleOf: (key: string) => string | undefined,
  current?: string,
): WorkNavGroup[] {
  return groups.map(({ key, label, items }) => ({
    key,
    label: label ?? titleOf(key),
    items: items.map(({ key: of, label: own, icon, entry, link }) => {
      const Icon = workIcon(icon ?? entry?.icon)
      const away = link ?? (entry?.platform && { platform: entry.platform, path: entry.path })
      return {
        key: of,
        label: own ?? entry?.label ?? of,
        href: away ? urlOf(away.platform, asRoute(away.path)) : (entry?.path ?? '/'),
        icon: <Icon />,
        current: of === current,
      }
    }),
  }))
}

const asRoute = (path: string): `/${string}` => `/${path.slice(1)}`
