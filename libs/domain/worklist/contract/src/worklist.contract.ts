import { defineEndpoint, z } from '@tradeport/kernel/contract-kit'

/** What can wait for an operator, the most pressing first. */
export const WORK_QUEUES = [
  'desk',
  'messages',
  'registrations',
  'payments',
  'products',
  'services',
  'serviceDisputes',
  'servicePayments',
  'afterSales',
  'news',
  'faults',
  'mail',
  'jobs',
] as const
export type WorkQueueKey = (typeof WORK_QUEUES)[number]

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
      }),
    ),
  }),
  reads: [
    'worklist',
    'assistantDesk',
    'leaveMessage',
    'registration',
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
