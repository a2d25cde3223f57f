import { INQUIRY_SEND_ABILITY } from '@tradeport/domain/membership/contract'
import {
  defineEndpoint,
  defineStep,
  id,
  optionalText,
  pageInput,
  pageOutput,
  statusCountOutput,
  stepTarget,
  steppedTo,
  z,
} from '@tradeport/kernel/contract-kit'
import {
  INQUIRY_CANCEL_REASONS,
  INQUIRY_ORIGINS,
  INQUIRY_STATUSES,
  MAX_EXTENSION_DAYS,
  MAX_INQUIRY_LINES,
  inquiryBasketOutput,
  inquiryDetailOutput,
  inquiryDraftHeader,
  inquiryHeader,
  inquiryLineAmendment,
  inquiryLineInput,
  inquiryRow,
  storeIds,
} from './inquiry.schema'

const changed = () => steppedTo(INQUIRY_STATUSES)

const INQUIRY = {
  name: 'sourcing.inquiry',
  path: '/mall/inquiry',
  touches: ['inquiry', 'thread'],
  changed,
} as const

export const inquiryPage = defineEndpoint({
  name: 'sourcing.inquiryPage',
  path: '/mall/inquiry/page',
  audiences: ['buyer', 'operator'],
  input: pageInput({ status: z.optional(z.enum(INQUIRY_STATUSES)), mineOnly: z.optional(z.boolean()) }, [
    'newest',
    'oldest',
    'deadline',
  ]),
  output: pageOutput(inquiryRow()),
  reads: ['inquiry', 'thread'],
  summary: "The buyer company's inquiries, as far as the caller's roles reach; for operators those of the region.",
})

export const inquiryStatusCount = defineEndpoint({
  name: 'sourcing.inquiryStatusCount',
  path: '/mall/inquiry/statusCount',
  audiences: ['buyer', 'operator'],
  input: z.object({}),
  output: statusCountOutput(),
  reads: ['inquiry'],
})

export const inquiryDetail = defineEndpoint({
  name: 'sourcing.inquiryDetail',
  path: '/mall/inquiry/detail',
  audiences: ['buyer', 'operator'],
  audit: 'read',
  input: z.object({ id: id() }),
  output: inquiryDetailOutput(),
  reads: ['inquiry', 'thread', 'quotation'],
  summary: 'One inquiry with its lines, threads and history.',
})

export const inquiryBasket = defineEndpoint({
  name: 'sourcing.inquiryBasket',
  path: '/mall/inquiry/basket',
  audiences: ['buyer'],
  input: z.object({}),
  output: inquiryBasketOutput(),
  reads: ['inquiryBasket'],
  summary: 'The draft in which the buyer collects lines; null before the first one.',
})

export const addInquiryLine = defineEndpoint({
  name: 'sourcing.addInquiryLine',
  path: '/mall/inquiry/line/add',
  audiences: ['buyer'],
  input: inquiryLineInput(),
  output: z.object({ inquiryId: z.string(), lineId: z.string(), lineCount: z.int(), version: z.int() }),
  errors: ['MALL620010'],
  writes: true,
  touches: ['inquiryBasket'],
  summary: "Adds a line to the buyer's draft, or replaces what it says about the same product and variant.",
})

export const changeInquiryLine = defineEndpoint({
  name: 'sourcing.changeInquiryLine',
  path: '/mall/inquiry/line/change',
  audiences: ['buyer'],
  input: z.object({ lineId: id(), line: inquiryLineInput() }),
  output: z.object({ inquiryId: z.string(), lineId: z.string(), lineCount: z.int(), version: z.int() }),
  writes: true,
  touches: ['inquiryBasket'],
})

export const removeInquiryLine = defineEndpoint({
  name: 'sourcing.removeInquiryLine',
  path: '/mall/inquiry/line/remove',
  audiences: ['buyer'],
  input: z.object({ lineId: id() }),
  output: z.object({ inquiryId: z.string(), lineCount: z.int(), version: z.int() }),
  writes: true,
  touches: ['inquiryBasket'],
})

export const inquirySave = defineEndpoint({
  name: 'sourcing.inquirySave',
  path: '/mall/inquiry/save',
  audiences: ['buyer'],
  input: z.extend(inquiryDraftHeader(), { version: z.optional(z.int()) }),
  output: changed(),
  writes: true,
  touches: ['inquiryBasket'],
  summary: 'Keeps what the buyer wrote so far in the draft; without `version` it starts one.',
})

export const inquirySubmit = defineEndpoint({
  name: 'sourcing.inquirySubmit',
  path: '/mall/inquiry/submit',
  audiences: ['buyer'],
  input: z.extend(inquiryHeader(), { ...stepTarget(), storeIds: storeIds() }),
  output: z.object({ id: z.string(), no: z.string(), version: z.int(), status: z.enum(INQUIRY_STATUSES) }),
  ability: INQUIRY_SEND_ABILITY,
  errors: [
    'MALL620019',
    'USER_SERVICE530154',
    'MALL620005',
    'MALL620006',
    'MALL620008',
    'MALL620015',
    'MALL620021',
    'FT511002',
    'FT511003',
    'FT511004',
  ],
  writes: true,
  touches: ['inquiry', 'inquiryBasket', 'thread'],
  rateLimit: 60,
  summary: 'Sends the draft to the chosen sellers: one thread each.',
})

export const inquiryCreate = defineEndpoint({
  name: 'sourcing.inquiryCreate',
  path: '/mall/inquiry/create',
  audiences: ['buyer'],
  input: z.extend(inquiryHeader(), {
    origin: z._default(z.enum(INQUIRY_ORIGINS), 'form'),
    items: z.array(inquiryLineInput()).check(z.minLength(1), z.maxLength(MAX_INQUIRY_LINES)),
    storeIds: storeIds(),
  }),
  output: z.object({ id: z.string(), no: z.string(), version: z.int(), status: z.enum(INQUIRY_STATUSES) }),
  ability: INQUIRY_SEND_ABILITY,
  errors: [
    'MALL620019',
    'USER_SERVICE530154',
    'MALL620006',
    'MALL620008',
    'MALL620015',
    'MALL620021',
    'FT511002',
    'FT511003',
    'FT511004',
  ],
  writes: true,
  touches: ['inquiry', 'thread'],
  rateLimit: 60,
  summary: 'Sends an inquiry at once, without the draft.',
})

export const inquiryAddStores = defineEndpoint({
  name: 'sourcing.inquiryAddStores',
  path: '/mall/inquiry/add_recipients',
  audiences: ['buyer'],
  input: z.object({ ...stepTarget(), storeIds: storeIds() }),
  output: changed(),
  errors: ['MALL620019', 'USER_SERVICE530154', 'MALL620006', 'MALL620007'],
  writes: true,
  touches: ['inquiry', 'thread'],
})

export const inquiryAmend = defineStep(INQUIRY, 'amend', {
  audiences: ['buyer'],
  input: {
    requirement: optionalText(5000),
    items: z.array(inquiryLineAmendment()).check(z.minLength(1), z.maxLength(MAX_INQUIRY_LINES)),
    note: optionalText(500),
  },
  errors: ['MALL620008'],
  touches: ['quotation'],
  summary: 'Changes the lines of a sent inquiry: a new revision; quotations sent before are marked.',
})

export const inquiryExtend = defineStep(INQUIRY, 'extend', {
  audiences: ['buyer'],
  input: { days: z.int().check(z.minimum(1), z.maximum(MAX_EXTENSION_DAYS)) },
  errors: ['USER_SERVICE530154', 'MALL620011'],
})

export const inquiryCancel = defineStep(INQUIRY, 'cancel', {
  audiences: ['buyer'],
  input: { reason: z.enum(INQUIRY_CANCEL_REASONS), note: optionalText(500) },
  touches: ['quotation'],
})

export const inquiryFinish = defineStep(INQUIRY, 'finish', {
  audiences: ['buyer'],
  input: { note: optionalText(500) },
  touches: ['quotation'],
  summary: 'Ends a partly awarded inquiry: the sellers still open are told that they were not chosen.',
})

export const inquiryDiscard = defineEndpoint({
  name: 'sourcing.inquiryDiscard',
  path: '/mall/inquiry/discard',
  audiences: ['buyer'],
  input: z.object(stepTarget()),
  output: z.object({ id: z.string() }),
  writes: true,
  touches: ['inquiryBasket'],
  summary: 'Throws the draft away.',
})

export const inquiryRepeat = defineEndpoint({
  name: 'sourcing.inquiryRepeat',
  path: '/mall/inquiry/repeat',
  audiences: ['buyer'],
  input: z.object({ id: id() }),
  output: z.object({ inquiryId: z.string(), lineCount: z.int(), version: z.int() }),
  errors: ['MALL620010'],
  writes: true,
  touches: ['inquiryBasket'],
  summary: "Copies an earlier inquiry's lines into the buyer's draft.",
})
