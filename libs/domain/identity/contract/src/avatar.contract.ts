import { defineEndpoint, id, z } from '@tradeport/kernel/contract-kit'

const EVERYBODY = ['buyer', 'seller', 'provider', 'operator'] as const

/** A person's own; colleagues and whoever negotiates with the person see it beside the name. */
export const setAvatar = defineEndpoint({
  name: 'identity.setAvatar',
  path: '/user/account/setAvatar',
  audiences: EVERYBODY,
  withoutCompany: true,
  kind: 'multipart',
  writes: true,
  audit: 'none',
  rateLimit: 30,
  touches: ['session', 'member', 'operator'],
  input: z.object({}),
  output: z.object({ avatarUrl: z.string() }),
  errors: ['FILE700413', 'FILE700415', 'FILE700422', 'FILE700423'],
  summary: 'Takes one picture, cuts a small square out of it, and shows it where the person is shown.',
})

export const removeAvatar = defineEndpoint({
  name: 'identity.removeAvatar',
  path: '/user/account/removeAvatar',
  audiences: EVERYBODY,
  withoutCompany: true,
  writes: true,
  audit: 'none',
  touches: ['session', 'member', 'operator'],
  input: z.object({}),
  output: z.object({}),
})

export const avatarImage = defineEndpoint({
  name: 'identity.avatarImage',
  method: 'GET',
  path: '/user/avatar/:id',
  // The picture of a page brings no token: whoever may see the person was given an address that is signed and ends.
  audiences: ['visitor'],
  kind: 'binary',
  input: z.object({
    id: id(),
    /** The day, counted from 1970, at whose beginning the address ends. */
    until: z.string().check(z.regex(/^\d{1,6}$/)),
    key: z.string().check(z.regex(/^[\w-]{22}$/)),
  }),
  output: z.unknown(),
  errors: ['FILE700404'],
  summary: 'The picture of a person as webp, under an address that only those are given who may see it.',
})
