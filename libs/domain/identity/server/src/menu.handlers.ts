import type * as identityContract from '@tradeport/domain/identity/contract'
import type { MenuContent, MenuLinkShown, PresentedMenu } from '@tradeport/domain/identity/contract'
import { ANYBODY, arranged, menuProblems, presented, shownTo, type LinkTarget } from '@tradeport/domain/identity/rules'
import {
  FALLBACK_LOCALE,
  PLATFORM_TITLES,
  PLATFORMS,
  ROLES,
  servesEverywhere,
  type RoleParty,
} from '@tradeport/kernel/config'
import {
  LOCALE_CODES,
  MENU_FRONT_ENDS,
  MENU_GROUPS,
  isRowFrontEnd,
  type KnownMenuEntry,
  type LocaleCode,
  type MenuFrontEnd,
} from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
import { isoOrNull } from '@tradeport/node/db'
import { limits, pageOf, type ActorContext, type Handlers } from '@tradeport/node/server-kit'
import { heldBy } from './held'
import {
  PRODUCTS_OWN,
  insertMenuVersion,
  menuVersion,
  menuVersions,
  publishedMenu,
  type MenuVersion,
} from './menu.repository'
import type { IdentityPorts } from './ports'
import { ownRoles } from './role.repository'
import { addressesOf, ssoClients } from './sso-client.repository'

type MenuHandlers = Pick<
  Handlers<typeof identityContract>,
  'menuDetail' | 'menuRow' | 'menuVersionPage' | 'menuPublish' | 'menuRestore'
>

/** Where pages have the titles of groups from. */
const GROUP_TITLES = 'shell'

type MenuPorts = Pick<IdentityPorts, 'menus'>

/** Pages of all menus, which links may lead to. */
const targetsOf = ({ menus }: MenuPorts): LinkTarget[] =>
  MENU_FRONT_ENDS.flatMap(platform =>
    menus
      .entries(platform)
      .map(({ platform: of = platform, path, permission = null }) => ({ platform: of, path, permission })),
  )

/** Public front-ends ask for their row by itself: it is the same for everybody. */
const callingFrontEnd = ({ requestSource }: ActorContext): MenuFrontEnd | undefined =>
  MENU_FRONT_ENDS.find(key => !isRowFrontEnd(key) && PLATFORMS[key].requestSource === requestSource)

const namespacesOf = (entries: readonly KnownMenuEntry[]) => [...new Set(entries.map(({ namespace }) => namespace))]

/** What the product calls the pages of a menu in the reader's language, by their key. */
async function wordsOf(
  ctx: ActorContext,
  { menus }: MenuPorts,
  frontEnd: MenuFrontEnd,
): Promise<Record<string, string>> {
  const entries = menus.entries(frontEnd)
  const words = await menus.words(ctx, namespacesOf(entries), [ctx.locale, FALLBACK_LOCALE])
  return Object.fromEntries(
    entries.map(({ key, namespace, labelKey }) => [
      key,
      words(namespace, labelKey, ctx.locale) ?? words(namespace, labelKey, FALLBACK_LOCALE) ?? key,
    ]),
  )
}

/**
 * What the product calls the pages in the menu of the front-end that calls: a page would otherwise read the texts of every domain for the few
 * words of its menu.
 */
export async function menuWordsFor(ctx: ActorContext, ports: MenuPorts): Promise<Record<string, string>> {
  const frontEnd = callingFrontEnd(ctx)
  return frontEnd ? wordsOf(ctx, ports, frontEnd) : {}
}

async function presentedFor(
  ctx: ActorContext,
  ports: MenuPorts,
  frontEnd: MenuFrontEnd,
): Promise<PresentedMenu | null> {
  const content = await publishedMenu(ctx, frontEnd)
  return content && content.groups.length > 0 ? presented(content, ctx.locale, targetsOf(ports)) : null
}

/** The menu of the front-end that calls, in the caller's language; null where nothing was published. */
export async function menuFor(ctx: ActorContext, ports: MenuPorts): Promise<PresentedMenu | null> {
  const frontEnd = callingFrontEnd(ctx)
  return frontEnd ? presentedFor(ctx, ports, frontEnd) : null
}

/** What everybody sees in the row of a public front-end. */
async function rowOf(ctx: ActorContext, ports: MenuPorts, frontEnd: MenuFrontEnd): Promise<MenuLinkShown[]> {
  const [menu, words] = await Promise.all([presentedFor(ctx, ports, frontEnd), wordsOf(ctx, ports, frontEnd)])
  const groups = shownTo(arranged(ports.menus.entries(frontEnd), menu), ANYBODY)
  return groups.flatMap(({ items }) =>
    items.map(({ key, label, link, entry }) => ({
      key,
      label: label ?? words[key] ?? key,
      platform: link?.platform ?? entry?.platform ?? frontEnd,
      path: link?.path ?? entry?.path ?? '/',
    })),
  )
}

/** The words of the pages and the titles of the groups, in all languages. */
async function labelsOf(ctx: ActorContext, { menus }: MenuPorts, entries: readonly KnownMenuEntry[]) {
  const words = await menus.words(ctx, [...new Set([GROUP_TITLES, ...namespacesOf(entries)])], LOCALE_CODES)
  const inAll = (namespace: string, key: string): Partial<Record<LocaleCode, string>> =>
    Object.fromEntries(
      LOCALE_CODES.flatMap(locale => {
        const text = words(namespace, key, locale)
        return text === undefined ? [] : [[locale, text]]
      }),
    )
  return {
    ofEntry: ({ namespace, labelKey }: KnownMenuEntry) => inAll(namespace, labelKey),
    groups: MENU_GROUPS.map(key => ({ key, labels: inAll(GROUP_TITLES, `menu.group.${key}`) })),
  }
}

/** The roles whose people work in a front-end, with what its menu asks about each. */
async function rolesOf(ctx: ActorContext, { catalogue }: IdentityPorts, party: RoleParty, asked: ReadonlySet<string>) {
  const isOperators = party === 'operator'
  const own = isOperators ? (await ownRoles(ctx)).filter(({ status }) => status === 'enabled') : []
  const clients = isOperators ? await ssoClients(ctx) : []
  const held = (roles: readonly string[]) =>
    isOperators ? [...catalogue().held(roles)].filter(key => asked.has(key)) : []
  const doors = (code: string) =>
    clients.map(client => ({
      key: client.key,
      addresses: addressesOf(client),
      mayEnter: client.roles.length === 0 || client.roles.includes(code) || code === 'op_super',
    }))
  return [
    ...ROLES[party].map(code => ({ code, name: null, permissions: held([code]), frontEnds: doors(code) })),
    ...own.map(({ code, said, permissions }) => ({
      code,
      name: said,
      permissions: held(permissions),
      frontEnds: doors(code),
    })),
  ]
}

function requireSound(content: MenuContent, frontEnd: MenuFrontEnd): void {
  const problems = menuProblems(content, frontEnd)
  if (problems.length > 0) throw new AppError('USER_SERVICE530400', {}, { fieldErrors: problems })
}

/** Menus are those of all regions: whoever looks after some of them does not change what people of the others see. */
function requireAllRegions(ctx: ActorContext): void {
  if (!servesEverywhere(ctx.actor.regionIds)) throw new AppError('USER_SERVICE530301')
}

async function publish(
  ctx: ActorContext,
  next: { frontEnd: MenuFrontEnd; version: number; reason: string; content: MenuContent; restored: number | null },
): Promise<{ version: number }> {
  const { frontEnd, version, content } = next
  const before = (await publishedMenu(ctx, frontEnd)) ?? PRODUCTS_OWN
  if (!(await insertMenuVersion(ctx, frontEnd, { ...next, version: version + 1 }))) throw new AppError('FT510006')
  ctx.live({ to: { operators: true }, topic: 'menu', id: frontEnd })
  await ctx.audit({
    action: 'menu:publish',
    entityType: 'menu',
    entityId: frontEnd,
    entityNo: PLATFORM_TITLES[frontEnd].en_US,
    before: { version, groups: before.groups },
    after: { version: version + 1, groups: content.groups },
    reason: next.reason,
  })
  return { version: version + 1 }
}

const versionRow = (row: MenuVersion, before: MenuVersion | undefined) => ({
  version: row.version,
  publishedAt: new Date(row.published_at).toISOString(),
  publishedBy: row.published_by,
  reason: row.reason,
  restored: row.restored,
  content: row.content,
  before: before?.content ?? PRODUCTS_OWN,
})

export function menuHandlers(ports: IdentityPorts): MenuHandlers {
  const { menus, catalogue } = ports
  return {
    async menuDetail(ctx, { frontEnd }) {
      const entries = menus.entries(frontEnd)
      const targets = targetsOf(ports)
      const asked = new Set(targets.flatMap(({ permission }) => permission ?? []))
      const [newest] = await menuVersions(ctx, frontEnd, { limit: 1, offset: 0 })
      const labels = await labelsOf(ctx, ports, entries)
      const mayPublish = servesEverywhere(ctx.actor.regionIds) && heldBy(ctx, catalogue()).has('menu:publish')
      return {
        version: newest?.version ?? 0,
        publishedAt: isoOrNull(newest?.published_at ?? null),
        publishedBy: newest?.published_by ?? null,
        content: newest?.content ?? PRODUCTS_OWN,
        entries: entries.map(entry => ({
          key: entry.key,
          path: entry.path,
          platform: entry.platform ?? null,
          group: entry.group,
          order: entry.order,
          icon: entry.icon ?? null,
          roles: entry.roles ? [...entry.roles] : null,
          permission: entry.permission ?? null,
          labels: labels.ofEntry(entry),
        })),
        groups: labels.groups,
        targets,
        roles: isRowFrontEnd(frontEnd) ? [] : await rolesOf(ctx, ports, PLATFORMS[frontEnd].role, asked),
        actions: mayPublish ? ['publish' as const] : [],
      }
    },

    async menuRow(ctx, { frontEnd }) {
      return rowOf(ctx, ports, frontEnd)
    },

    async menuVersionPage(ctx, input) {
      const { limit, offset } = limits(input)
      // One more than is shown: what the last of them changed is told by the one before it.
      const rows = await menuVersions(ctx, input.frontEnd, { limit: limit + 1, offset })
      const [newest] = offset === 0 ? rows : await menuVersions(ctx, input.frontEnd, { limit: 1, offset: 0 })
      const records = rows.slice(0, limit).map((row, index) => versionRow(row, rows[index + 1]))
      return pageOf(input, records, newest?.version ?? 0)
    },

    async menuPublish(ctx, input) {
      requireAllRegions(ctx)
      requireSound(input.content, input.frontEnd)
      return publish(ctx, { ...input, restored: null })
    },

    async menuRestore(ctx, { frontEnd, version, reason, to }) {
      requireAllRegions(ctx)
      const content = to === 0 ? PRODUCTS_OWN : (await menuVersion(ctx, frontEnd, to))?.content
      if (!content) throw new AppError('USER_SERVICE530404')
      return publish(ctx, { frontEnd, version, reason, content, restored: to })
    },
  }
}
