import { APP_KEYS } from '@tradeport/kernel/config'
import { LOCALE_CODES, MENU_FRONT_ENDS, ROW_FRONT_ENDS, text, z } from '@tradeport/kernel/contract-kit'

export const MENU_NAME_MAX = 40
const ITEMS_MAX = 100
const GROUPS_MAX = 30

const locale = () => z.enum(LOCALE_CODES)
const key = () => z.string().check(z.regex(/^[\w-]{1,60}$/, { error: 'invalid_value' }))

export const menuFrontEnd = () => z.enum(MENU_FRONT_ENDS)
export const rowFrontEnd = () => z.enum(ROW_FRONT_ENDS)

/** A name that operators give: `source` is what it is translated from, `outdated` what was translated from an older one. */
export const menuName = z.object({
  source: locale(),
  texts: z.partialRecord(locale(), text(MENU_NAME_MAX)),
  outdated: z.array(locale()).check(z.maxLength(LOCALE_CODES.length)),
})
export type MenuName = z.output<typeof menuName>

/** A page of another front-end: registered ones only, so that a menu leads nowhere else. */
const menuLink = z.object({
  platform: z.enum(APP_KEYS),
  path: z
    .string()
    .check(z.trim(), z.maxLength(200), z.regex(/^\/(?:[\w-]+(?:\/[\w-]+)*)?$/, { error: 'invalid_value' })),
})

const menuItem = z.object({
  /** A page of the front-end itself goes by the key that the product gave it. */
  key: key(),
  icon: z.nullable(key()),
  hidden: z.boolean(),
  /** Without one a page is called as the product calls it; a link always has one. */
  name: z.nullable(menuName),
  link: z.nullable(menuLink),
})
export type MenuItemSetting = z.output<typeof menuItem>

/** A group that the product knows keeps its key and may have a name of its own; others begin with `own-` and always have one. */
const menuGroup = z.object({
  key: key(),
  name: z.nullable(menuName),
  items: z.array(menuItem).check(z.maxLength(ITEMS_MAX)),
})
export type MenuGroupSetting = z.output<typeof menuGroup>

/** How operators arrange a front-end's menu; without groups it is the product's own. */
export const menuContent = z.object({ groups: z.array(menuGroup).check(z.maxLength(GROUPS_MAX)) })
export type MenuContent = z.output<typeof menuContent>

const presentedItem = z.object({
  key: z.string(),
  /** Null where it is called as the product calls it. */
  label: z.nullable(z.string()),
  icon: z.nullable(z.string()),
  hidden: z.boolean(),
  /** Where it leads, for pages of other front-ends; `permission` is what an operator has to hold there. */
  link: z.nullable(z.extend(menuLink, { permission: z.nullable(z.string()) })),
})

/** What a front-end is told of it, in one language. */
export const presentedMenu = z.object({
  groups: z.array(z.object({ key: z.string(), label: z.nullable(z.string()), items: z.array(presentedItem) })),
})
export type PresentedMenu = z.output<typeof presentedMenu>
export type PresentedItem = z.output<typeof presentedItem>

/** A link in the row of a public front-end, as everybody sees it. */
export const menuLinkShown = z.object({
  key: z.string(),
  label: z.string(),
  platform: z.enum(APP_KEYS),
  path: z.string(),
})
export type MenuLinkShown = z.output<typeof menuLinkShown>
