import { defineEndpoint, z } from '@tradeport/kernel/contract-kit'

/** What can wait for an operator, the most pressing first. */
export const WORK_QUEUES = [
  'desk',
  'messages',
  'messagesAssigned',
  'registrations',
  'registrationsInReview',
  'certificates',
  'bankAccounts',
  'stores',
  'payments',
  'products',
  'services',
  'serviceRevisions',
  'customsReceipts',
  'serviceDisputes',
  'servicePayments',
  'afterSales',
  'news',
  'rates',
  'faults',
  'mail',
  'jobs',
] as const
export type WorkQueueKey = (typeof WORK_QUEUES)[number]

/** The page of the platform admin that lists what waits, and nothing else. */
export const WORK_QUEUE_LISTS: Readonly<Record<WorkQueueKey, string>> = {
  desk: '/assistant-desk',
  messages: '/customer-messages?status=new',
  messagesAssigned: '/customer-messages?status=assigned',
  registrations: '/registrations?status=submitted',
  registrationsInReview: '/registrations?status=in_review',
  certificates: '/certificates?status=pending',
  bankAccounts: '/bank-accounts?status=pending_check',
  stores: '/stores?status=applied',
  payments: '/membership/orders?status=payment_reported',
  products: '/products?status=review',
  services: '/services?status=pending_review',
  serviceRevisions: '/services?status=revision_review',
  customsReceipts: '/customs-receipts',
  serviceDisputes: '/service-orders?status=disputed',
  servicePayments: '/service-orders?f.stuck=true',
  afterSales: '/after-sales?status=platform_review',
  news: '/news?status=in_review',
  rates: '/reference/rates?status=pending',
  faults: '/reports?status=open',
  mail: '/outgoing-messages?status=dead',
  jobs: '/jobs?status=failing',
}

export const workQueues = defineEndpoint({
  name: 'worklist.workQueues',
  path: '/platform/worklist/queues',
  audiences: ['operator'],
  input: z.object({}),
  output: z.object({
    queues: z.array(
      z.object({
        key: z.enum(WORK_QUEUES),
        count: z.int(),
        /** Since when the oldest of them waits. */
        oldestAt: z.nullable(z.string()),
        /** By when the next of them is due, and how many are late; null where nothing has a time. */
        dueAt: z.nullable(z.string()),
        late: z.int(),
      }),
    ),
  }),
  reads: [
    'worklist',
    'assistantDesk',
    'leaveMessage',
    'registration',
    'certificate',
    'bankAccount',
    'store',
    'customsReceipt',
    'exchangeRate',
    'membershipOrder',
    'product',
    'service',
    'serviceOrder',
    'afterSalesCase',
    'news',
    'report',
    'mail',
    'backgroundJob',
  ],
  summary: 'How much waits for this operator now, and since when: only what they may act on.',
})
