import { defineEndpoint, pageOutput, statusCountOutput, z } from '@tradeport/kernel/contract-kit'
import { changeOutput, idInput, versionedInput } from './news-article.schema'
import {
  documentDetailOutput,
  documentInput,
  documentPageInput,
  documentRow,
  documentStatusCountInput,
} from './related-document.schema'

export const documentPage = defineEndpoint({
  name: 'content.documentPage',
  path: '/portal/document/page',
  audiences: ['operator'],
  input: documentPageInput,
  output: pageOutput(documentRow),
  reads: ['relatedDocument'],
})

export const documentStatusCount = defineEndpoint({
  name: 'content.documentStatusCount',
  path: '/portal/document/statusCount',
  audiences: ['operator'],
  input: documentStatusCountInput,
  output: statusCountOutput(),
  reads: ['relatedDocument'],
})

export const documentDetail = defineEndpoint({
  name: 'content.documentDetail',
  path: '/portal/document/detail',
  audiences: ['operator'],
  input: idInput,
  output: documentDetailOutput,
  errors: ['MALL600404'],
  reads: ['relatedDocument'],
})

export const documentCreate = defineEndpoint({
  name: 'content.documentCreate',
  path: '/portal/document/create',
  audiences: ['operator'],
  input: documentInput,
  output: changeOutput,
  errors: ['MALL600400'],
  writes: true,
  touches: ['relatedDocument'],
  summary: 'A new document, or a new edition of the one with the same code.',
})

export const documentUpdate = defineEndpoint({
  name: 'content.documentUpdate',
  path: '/portal/document/update',
  audiences: ['operator'],
  input: z.object({ ...versionedInput.shape, document: documentInput }),
  output: changeOutput,
  errors: ['MALL600400', 'MALL600404'],
  writes: true,
  touches: ['relatedDocument'],
  summary: 'Editions that were never in force only; what people accepted does not change.',
})

export const documentPublish = defineEndpoint({
  name: 'content.documentPublish',
  path: '/portal/document/publish',
  audiences: ['operator'],
  input: versionedInput,
  output: changeOutput,
  errors: ['MALL600400', 'MALL600404'],
  writes: true,
  touches: ['relatedDocument'],
  summary: 'Puts an edition in force, at its time where it has one; the one before goes offline then.',
})

export const documentWithdraw = defineEndpoint({
  name: 'content.documentWithdraw',
  path: '/portal/document/withdraw',
  audiences: ['operator'],
  input: versionedInput,
  output: changeOutput,
  errors: ['MALL600404'],
  writes: true,
  touches: ['relatedDocument'],
})
