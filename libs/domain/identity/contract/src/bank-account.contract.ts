import {
  countryCode,
  currencyCode,
  defineEndpoint,
  defineStep,
  id,
  pageInput,
  pageOutput,
  statusCountOutput,
  text,
  z,
} from '@tradeport/kernel/contract-kit'

export const BANK_ACCOUNT_STATUSES = [
  'draft',
  'pending_check',
  'change_pending',
  'verified',
  'replaced',
  'blocked',
  'withdrawn',
] as const
export type BankAccountStatus = (typeof BANK_ACCOUNT_STATUSES)[number]

export const BANK_ACCOUNT_ACTIONS = [
  'submit',
  'withdraw',
  'approve',
  'schedule',
  'refuse',
  'block',
  'activate',
  'replace',
] as const
export type BankAccountAction = (typeof BANK_ACCOUNT_ACTIONS)[number]

/** How a reviewer made sure that the account is the company's. */
export const BANK_CHECK_METHODS = ['document', 'test_transfer', 'call_back'] as const
export type BankCheckMethod = (typeof BANK_CHECK_METHODS)[number]

/** What an account is for: others pay the company to it, or pay back to it what the company paid. */
export const BANK_PURPOSES = ['collect', 'refund'] as const
export type BankPurpose = (typeof BANK_PURPOSES)[number]

const PARTIES = ['buyer', 'seller', 'provider'] as const

const row = z.object({
  id: id(),
  no: z.string(),
  companyId: id(),
  companyName: z.string(),
  holderName: z.string(),
  /** The account is in another name than the company's: a reviewer looks twice. */
  holderDiffers: z.boolean(),
  /** Another company has stated the same account; only operators are told. */
  alsoElsewhere: z.boolean(),
  bankName: z.string(),
  swift: z.string(),
  country: z.string(),
  currency: z.string(),
  purpose: z.enum(BANK_PURPOSES),
  /** All that lists show of the number. */
  last4: z.string(),
  files: z.array(z.object({ fileId: id(), name: z.string() })),
  /** Why the company stated it. */
  reason: z.string(),
  checkMethod: z.nullable(z.string()),
  decisionReason: z.nullable(z.string()),
  /** From when payers are shown it; in the future while a change is announced. */
  effectiveAt: z.nullable(z.string()),
  status: z.enum(BANK_ACCOUNT_STATUSES),
  version: z.int(),
  createdAt: z.string(),
  /** The caller is one of its people: others decide about it. */
  ownStake: z.boolean(),
  actions: z.array(z.string()),
})
export type BankAccountRow = z.output<typeof row>

const narrowing = {
  purpose: z.optional(z.enum(BANK_PURPOSES)),
  /** Of one company, for operators. */
  companyId: z.optional(id()),
}

export const bankAccountPage = defineEndpoint({
  name: 'identity.bankAccountPage',
  path: '/user/bankAccount/page',
  audiences: [...PARTIES, 'operator'],
  audit: 'read',
  reads: ['bankAccount'],
  input: pageInput({ status: z.optional(z.enum(BANK_ACCOUNT_STATUSES)), ...narrowing }),
  output: pageOutput(row),
  summary:
    'The own company’s, for its buyers those that are paid back to; for operators those of the region. Numbers show their end only.',
})

export const bankAccountStatusCount = defineEndpoint({
  name: 'identity.bankAccountStatusCount',
  path: '/user/bankAccount/statusCount',
  audiences: [...PARTIES, 'operator'],
  reads: ['bankAccount'],
  input: z.object({ keyword: z.optional(z.string().check(z.trim(), z.maxLength(200))), ...narrowing }),
  output: statusCountOutput(),
})

export const bankAccountNumber = defineEndpoint({
  name: 'identity.bankAccountNumber',
  path: '/user/bankAccount/number',
  audiences: [...PARTIES, 'operator'],
  audit: 'read',
  whileViewing: 'hidden',
  reads: ['bankAccount'],
  input: z.object({ id: id() }),
  output: z.object({ accountNo: z.string() }),
  errors: ['USER_SERVICE530404'],
  summary: 'The whole number, for who compares it with the evidence or with the bank’s own paper.',
})

const fields = {
  holderName: text(140),
  bankName: text(140),
  swift: text(16),
  country: countryCode(),
  currency: currencyCode(),
  /** Companies that only buy are paid back, and state nothing else. */
  purpose: z.enum(BANK_PURPOSES),
  /** Spaces and hyphens as on paper are taken out. */
  accountNo: text(48, 4),
  fileIds: z.array(id()).check(z.minLength(1), z.maxLength(3)),
  reason: text(300),
}

export const bankAccountCreate = defineEndpoint({
  name: 'identity.bankAccountCreate',
  path: '/user/bankAccount/create',
  audiences: PARTIES,
  writes: true,
  stepUp: true,
  touches: ['bankAccount'],
  input: z.object(fields),
  output: z.object({ id: id(), no: z.string() }),
  errors: ['MALL600403', 'USER_SERVICE530130', 'USER_SERVICE530161', 'USER_SERVICE530400'],
  summary:
    'States an account that payers are to pay, or pay back, to; it is shown to nobody before an operator has checked it.',
})

const BANK_ACCOUNT = {
  name: 'identity.bankAccount',
  path: '/user/bankAccount',
  touches: ['bankAccount'],
  errors: ['FT510006', 'MALL600403', 'USER_SERVICE530404'],
  changed: () => z.object({ status: z.enum(BANK_ACCOUNT_STATUSES), version: z.int() }),
} as const

export const bankAccountSubmit = defineStep(BANK_ACCOUNT, 'submit', {
  audiences: PARTIES,
  stepUp: true,
  input: fields,
  errors: ['USER_SERVICE530130', 'USER_SERVICE530161', 'USER_SERVICE530400'],
  summary: 'Hands in a refused account once more, corrected.',
})

export const bankAccountWithdraw = defineStep(BANK_ACCOUNT, 'withdraw', {
  audiences: PARTIES,
  stepUp: true,
  input: { reason: text(300) },
  errors: ['USER_SERVICE530130'],
  summary: 'Also stops a change that payers were told of: the account in force stays.',
})

export const bankAccountApprove = defineStep(BANK_ACCOUNT, 'approve', {
  audiences: ['operator'],
  stepUp: true,
  input: { checkMethod: z.enum(BANK_CHECK_METHODS), reason: text(300) },
  errors: ['USER_SERVICE530130', 'USER_SERVICE530307'],
  summary:
    'The company’s first account of a purpose holds at once, another one after 72 hours in which payers are told.',
})

export const bankAccountRefuse = defineStep(BANK_ACCOUNT, 'refuse', {
  audiences: ['operator'],
  stepUp: true,
  input: { reason: text(300) },
  errors: ['USER_SERVICE530130', 'USER_SERVICE530307'],
})

export const bankAccountBlock = defineStep(BANK_ACCOUNT, 'block', {
  audiences: ['operator'],
  stepUp: true,
  input: { reason: text(300) },
  errors: ['USER_SERVICE530130'],
  summary: 'Nobody is shown the account any more, and whoever owes the company something is warned.',
})
