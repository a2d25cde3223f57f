import type { NotificationRow } from './notification.schema'

/** A notification row as the API sends it. */
export function aNotification(over: Partial<NotificationRow> = {}): NotificationRow {
  return {
    id: '01990000-0000-7000-8000-000000000001',
    kind: 'inquiry_received',
    tab: 'business',
    category: 'inquiries',
    storeId: '01990000-0000-7000-8000-0000000000a1',
    storeName: { en_US: 'Puyuan Merino Knits', zh_CN: '濮院美丽诺针织' },
    verificationTime: null,
    params: { no: 'IQ2611210572000001', name: 'Merino crew neck, 12 gauge', party: 'Nordstrand Retail GmbH' },
    reply: null,
    link: { frontEnd: 'seller', route: '/inquiry/01990000-0000-7000-8000-0000000000b1' },
    count: 1,
    unread: true,
    status: 'unread',
    createdAt: '2026-11-21T03:00:00.000Z',
    readAt: null,
    ...over,
  }
}
