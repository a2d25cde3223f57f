import { defineEndpoint, id, pageInput, pageOutput, z } from '@tradeport/kernel/contract-kit'

export const companyPage = defineEndpoint({
  name: 'identity.companyPage',
  path: '/user/company/page',
  audiences: ['operator'],
  reads: ['company'],
  input: pageInput({
    party: z.optional(z.enum(['buyer', 'seller', 'provider'])),
    status: z.optional(z.string().check(z.maxLength(20))),
  }),
  output: pageOutput(
    z.object({
      id: id(),
      no: z.string(),
      legalName: z.string(),
      country: z.string(),
      regNo: z.nullable(z.string()),
      parties: z.array(z.string()),
      verifyLevel: z.int(),
      status: z.string(),
      members: z.int(),
      createdAt: z.string(),
    }),
  ),
})

export const ownCompany = defineEndpoint({
  name: 'identity.ownCompany',
  path: '/user/company/own',
  audiences: ['buyer', 'seller', 'provider'],
  reads: ['company'],
  input: z.object({}),
  output: z.object({
    id: id(),
    no: z.string(),
    legalName: z.string(),
    country: z.string(),
    regNo: z.nullable(z.string()),
    parties: z.array(z.string()),
    companyType: z.nullable(z.string()),
    foundedYear: z.nullable(z.int()),
    mainProducts: z.array(z.string()),
    mainMarkets: z.array(z.string()),
    address: z.nullable(z.string()),
    contactName: z.nullable(z.string()),
    contactPhone: z.nullable(z.string()),
    verifyLevel: z.int(),
    status: z.string(),
    members: z.array(
      z.object({
        userId: id(),
        displayName: z.string(),
        email: z.string(),
        roles: z.array(z.string()),
        status: z.string(),
      }),
    ),
  }),
})
