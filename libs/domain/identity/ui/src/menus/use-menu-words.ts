import type { MenuContent, MenuDetail, MenuGroupSetting, MenuItemSetting } from '@tradeport/domain/identity/contract'
import { isOwnGroup } from '@tradeport/domain/identity/rules'
import type { LocaleCode } from '@tradeport/kernel/contract-kit'
import { useT } from '@tradeport/web/i18n'
import { useLocale } from '@tradeport/web/react'

/** What pages and groups are called by the product, before operators name them. */
export function builtInLabels(detail: MenuDetail, key: string, isGroup: boolean): Partial<Record<LocaleCode, string>> {
  const known: readonly { key: string; labels: Partial<Record<LocaleCode, string>> }[] = isGroup
    ? detail.groups
    : detail.entries
  return known.find(each => each.key === key)?.labels ?? {}
}

/** Names as the reader of this page would see them; what has none yet is called by what it is. */
export function useMenuWords(detail: MenuDetail) {
  const t = useT('identityMenus')
  const { locale } = useLocale()
  const named = ({ name }: Pick<MenuItemSetting, 'name'>, anyhow: boolean) =>
    name?.texts[locale] ?? (anyhow && name ? name.texts[name.source] : undefined)
  const item = (of: MenuItemSetting): string =>
    named(of, of.link !== null) ??
    builtInLabels(detail, of.key, false)[locale] ??
    (of.link === null ? of.key : t('newLink'))
  const group = (of: Pick<MenuGroupSetting, 'key' | 'name'>): string =>
    named(of, isOwnGroup(of.key)) ??
    builtInLabels(detail, of.key, true)[locale] ??
    (isOwnGroup(of.key) ? t('newGroup') : t('untitled'))
  return {
    item,
    group,
    /** Of an item or a group that stands in one of two arrangements. */
    either(key: string, ...contents: readonly MenuContent[]): string {
      for (const { groups } of contents)
        for (const each of groups) {
          if (each.key === key) return group(each)
          const found = each.items.find(of => of.key === key)
          if (found) return item(found)
        }
      return key
    },
  }
}
