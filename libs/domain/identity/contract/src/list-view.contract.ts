import { defineEndpoint, id, text, z } from '@tradeport/kernel/contract-kit'

const EVERYBODY = ['buyer', 'seller', 'provider', 'operator'] as const

/** Of one list of one person. */
export const LIST_VIEWS_MAX = 30
const QUERY_MAX = 2_000

const list = () => z.string().check(z.maxLength(120), z.regex(/^\/[\w/-]*$/, { error: 'invalid_format' }))
const named = {
  name: text(60),
  /** What follows the `?` of the list's address: status, filters, words, order, columns. */
  query: z.string().check(z.trim(), z.maxLength(QUERY_MAX)),
}
const seen = { id: id(), version: z.int().check(z.minimum(0)) }

const listView = z.object({
  id: id(),
  version: z.int(),
  /** The address of the list in the front-end. */
  list: z.string(),
  name: z.string(),
  query: z.string(),
})
export type ListView = z.output<typeof listView>

export const listViews = defineEndpoint({
  name: 'identity.listViews',
  path: '/user/listView/list',
  audiences: EVERYBODY,
  reads: ['listView'],
  input: z.object({}),
  output: z.object({ views: z.array(listView) }),
  summary: 'The views of lists that the caller has saved in this front-end, by name.',
})

const change = { audiences: EVERYBODY, writes: true, audit: 'none', touches: ['listView'] } as const

export const listViewSave = defineEndpoint({
  name: 'identity.listViewSave',
  path: '/user/listView/save',
  ...change,
  input: z.object({ list: list(), ...named }),
  output: listView,
  summary: 'At most 30 of a list; no two of one list have the same name, whatever its case.',
})

export const listViewUpdate = defineEndpoint({
  name: 'identity.listViewUpdate',
  path: '/user/listView/update',
  ...change,
  input: z.object({ ...seen, ...named }),
  output: listView,
  errors: ['FT510006', 'USER_SERVICE530404'],
})

export const listViewRemove = defineEndpoint({
  name: 'identity.listViewRemove',
  path: '/user/listView/remove',
  ...change,
  input: z.object(seen),
  output: z.object({}),
  errors: ['FT510006', 'USER_SERVICE530404'],
})
