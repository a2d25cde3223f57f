import { defineMachine } from '@tradeport/kernel/contract-kit'
import { ROLES } from '@tradeport/kernel/config'
import { NOTIFICATION_STATUSES } from '@tradeport/domain/messaging/contract'

const READERS = [...ROLES.buyer, ...ROLES.seller, ...ROLES.provider, ...ROLES.operator] as const

/** Machine 18: everybody reads their own; only time archives and purges. */
export const notificationMachine = defineMachine({
  name: 'notification',
  statuses: NOTIFICATION_STATUSES,
  initial: 'unread',
  final: ['purged'],
  actions: {
    read: { from: ['unread'], to: 'read', by: READERS },
    unread: { from: ['read'], to: 'unread', by: READERS },
    archive: { from: ['unread', 'read'], to: 'archived', by: ['system'] },
    purge: { from: ['archived'], to: 'purged', by: ['system'] },
  },
})

export const ARCHIVE_AFTER_DAYS = 90
export const PURGE_AFTER_DAYS = 365
