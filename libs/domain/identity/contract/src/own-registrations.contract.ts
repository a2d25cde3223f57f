import { defineEndpoint, id, z } from '@tradeport/kernel/contract-kit'
import { REGISTRATION_PARTIES, REGISTRATION_STATUSES } from './registration-status'

export const ownRegistrations = defineEndpoint({
  name: 'identity.ownRegistrations',
  path: '/user/registration/ownList',
  audiences: ['buyer', 'seller', 'provider'],
  withoutCompany: true,
  reads: ['registration'],
  input: z.object({}),
  output: z.object({
    registrations: z.array(
      z.object({
        id: id(),
        no: z.string(),
        party: z.enum(REGISTRATION_PARTIES),
        status: z.enum(REGISTRATION_STATUSES),
        /** Empty as long as nobody has typed it. */
        legalName: z.string(),
      }),
    ),
  }),
  summary: 'The caller’s own registrations of all sides that are not decided, or can be sent again; the newest first.',
})
