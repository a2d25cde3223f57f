import { defineEndpoint, id, pageInput, pageOutput, z } from '@tradeport/kernel/contract-kit'
import { publicDocumentDetail } from './public-document.contract'

/** For whom somebody worked when they accepted; a `visitor` is signed in and belongs to no company. */
export const ACCEPTING_SIDES = ['visitor', 'buyer', 'seller', 'provider'] as const
export type AcceptingSide = (typeof ACCEPTING_SIDES)[number]

/** Whoever is signed in to work, operators aside. */
const people = { audiences: ['buyer', 'seller', 'provider'], withoutCompany: true } as const

export const documentsToAccept = defineEndpoint({
  name: 'content.documentsToAccept',
  path: '/portal/document/accept/list',
  ...people,
  input: z.object({}),
  output: z.object({ documents: z.array(publicDocumentDetail) }),
  reads: ['relatedDocument', 'documentAcceptance'],
  summary: 'Editions in force that the caller has to accept and has not accepted yet.',
})
export type DocumentToAccept = z.output<typeof documentsToAccept.output>['documents'][number]

export const documentAccept = defineEndpoint({
  name: 'content.documentAccept',
  path: '/portal/document/accept',
  ...people,
  /** `id`: the `documentId`, the same for every edition. */
  input: z.object({ id: id(), edition: z.int().check(z.minimum(1), z.maximum(1_000_000)) }),
  output: z.object({}),
  errors: ['MALL600404'],
  writes: true,
  touches: ['documentAcceptance'],
  summary: 'The caller has read this edition and accepts it. Refused where another one is in force meanwhile.',
})

export const documentAcceptanceRow = z.object({
  id: z.string(),
  name: z.string(),
  side: z.enum(ACCEPTING_SIDES),
  companyId: z.nullable(z.string()),
  companyName: z.nullable(z.string()),
  acceptedAt: z.string(),
})
export type DocumentAcceptanceRow = z.output<typeof documentAcceptanceRow>

export const documentAcceptancePage = defineEndpoint({
  name: 'content.documentAcceptancePage',
  path: '/portal/document/acceptance/page',
  audiences: ['operator'],
  /** `id`: of the edition. */
  input: pageInput({ id: id() }),
  output: pageOutput(documentAcceptanceRow),
  errors: ['MALL600404'],
  reads: ['relatedDocument', 'documentAcceptance'],
  summary: 'Who accepted this edition, the last ones first.',
})
