import { APP_KEYS, OPERATOR_FRONT_ENDS } from '@tradeport/kernel/config'
import {
  LOCALE_CODES,
  MENU_GROUPS,
  defineEndpoint,
  pageInput,
  pageOutput,
  text,
  z,
} from '@tradeport/kernel/contract-kit'
import { menuContent, menuFrontEnd, menuLinkShown, rowFrontEnd } from './menu.schema'

const operators = { audiences: ['operator'] as const }
const version = () => z.int().check(z.minimum(0))

/** As the product and the published texts of the region call it. */
const labels = () => z.partialRecord(z.enum(LOCALE_CODES), z.string())

const knownEntry = z.object({
  key: z.string(),
  path: z.string(),
  /** The front-end that the page is one of, where it is another. */
  platform: z.nullable(z.enum(APP_KEYS)),
  group: z.enum(MENU_GROUPS),
  order: z.number(),
  icon: z.nullable(z.string()),
  roles: z.nullable(z.array(z.string())),
  permission: z.nullable(z.string()),
  labels: labels(),
})
export type MenuKnownEntry = z.output<typeof knownEntry>

export const menuDetail = defineEndpoint({
  name: 'identity.menuDetail',
  path: '/user/menu/detail',
  ...operators,
  reads: ['menu', 'role', 'ssoClient', 'language'],
  input: z.object({ frontEnd: menuFrontEnd() }),
  output: z.object({
    /** Of the arrangement that is published; 0 while it is the product's own. */
    version: z.int(),
    publishedAt: z.nullable(z.string()),
    publishedBy: z.nullable(z.string()),
    content: menuContent,
    /** The pages of the front-end, in the product's order. */
    entries: z.array(knownEntry),
    /** The groups that the product has titles for. */
    groups: z.array(z.object({ key: z.enum(MENU_GROUPS), labels: labels() })),
    /** Pages of all front-ends that a link may lead to, with what operators have to hold there. */
    targets: z.array(z.object({ platform: z.enum(APP_KEYS), path: z.string(), permission: z.nullable(z.string()) })),
    /** The roles whose people work there, with what the menu asks about them; none where everybody sees the same. */
    roles: z.array(
      z.object({
        code: z.string(),
        /** Null for built-in roles, whose names the front-ends know. */
        name: z.nullable(z.string()),
        permissions: z.array(z.string()),
        frontEnds: z.array(
          z.object({ key: z.enum(OPERATOR_FRONT_ENDS), addresses: z.array(z.string()), mayEnter: z.boolean() }),
        ),
      }),
    ),
    actions: z.array(z.enum(['publish'])),
  }),
  summary: 'A front-end’s menu as it is published, and everything it can be made of.',
})
export type MenuDetail = z.output<typeof menuDetail.output>

export const menuVersionPage = defineEndpoint({
  name: 'identity.menuVersionPage',
  path: '/user/menu/version/page',
  ...operators,
  reads: ['menu'],
  input: pageInput({ frontEnd: menuFrontEnd() }),
  /** Newest first. */
  output: pageOutput(
    z.object({
      version: z.int(),
      publishedAt: z.string(),
      publishedBy: z.nullable(z.string()),
      reason: z.string(),
      /** The version it went back to; 0 is the product's own menu. */
      restored: z.nullable(z.int()),
      content: menuContent,
      /** What was published before it. */
      before: menuContent,
    }),
  ),
})

const change = { frontEnd: menuFrontEnd(), version: version(), reason: text(500) }

export const menuPublish = defineEndpoint({
  name: 'identity.menuPublish',
  path: '/user/menu/publish',
  ...operators,
  stepUp: true,
  writes: true,
  touches: ['menu'],
  input: z.object({ ...change, content: menuContent }),
  output: z.object({ version: z.int() }),
  errors: ['FT510006', 'USER_SERVICE530301', 'USER_SERVICE530130'],
  summary: 'People have it with their next page; `version` is the one that was seen.',
})

export const menuRestore = defineEndpoint({
  name: 'identity.menuRestore',
  path: '/user/menu/restore',
  ...operators,
  stepUp: true,
  writes: true,
  touches: ['menu'],
  input: z.object({ ...change, to: version() }),
  output: z.object({ version: z.int() }),
  errors: ['FT510006', 'USER_SERVICE530301', 'USER_SERVICE530404', 'USER_SERVICE530130'],
  summary: 'Makes a new version of an earlier one; 0 is the product’s own menu.',
})

export const menuRow = defineEndpoint({
  name: 'identity.menuRow',
  path: '/user/menu/row',
  audiences: ['visitor', 'buyer', 'seller', 'provider', 'operator'],
  reads: ['menu'],
  input: z.object({ frontEnd: rowFrontEnd() }),
  output: z.array(menuLinkShown),
  summary: 'What leads to the pages of a public front-end, the same for everybody, in the reader’s language.',
})
