import { defineEndpoint, z } from '@tradeport/kernel/contract-kit'
import {
  notificationChangedOutput,
  notificationCountsOutput,
  notificationIdsInput,
  notificationMarkOutput,
  notificationPageInput,
  notificationPageOutput,
  notificationReadAllInput,
  notificationUndoInput,
} from './notification.schema'

const audiences = ['buyer', 'seller', 'provider', 'operator'] as const

export const notificationPage = defineEndpoint({
  name: 'messaging.notificationPage',
  path: '/message/notification/page',
  audiences,
  input: notificationPageInput,
  output: notificationPageOutput,
  reads: ['notification'],
  summary: 'The caller’s own notifications, newest first, by tab and category.',
})

export const notificationCounts = defineEndpoint({
  name: 'messaging.notificationCounts',
  path: '/message/notification/counts',
  audiences,
  input: z.object({}),
  output: notificationCountsOutput,
  reads: ['notification'],
  summary: 'Unread counts of all tabs and categories.',
})

export const notificationRead = defineEndpoint({
  name: 'messaging.notificationRead',
  path: '/message/notification/read',
  audiences,
  input: notificationIdsInput,
  output: notificationMarkOutput,
  writes: true,
  audit: 'none',
  touches: ['notification'],
  summary: 'Marks the given notifications read; ids that are not the caller’s are left alone.',
})

export const notificationReadAll = defineEndpoint({
  name: 'messaging.notificationReadAll',
  path: '/message/notification/read-all',
  audiences,
  input: notificationReadAllInput,
  output: notificationMarkOutput,
  writes: true,
  audit: 'none',
  touches: ['notification'],
  summary: 'Marks a tab or category read up to a moment.',
})

export const notificationUnread = defineEndpoint({
  name: 'messaging.notificationUnread',
  path: '/message/notification/unread',
  audiences,
  input: notificationIdsInput,
  output: notificationChangedOutput,
  writes: true,
  audit: 'none',
  touches: ['notification'],
  summary: 'Marks the given notifications unread again.',
})

export const notificationUndo = defineEndpoint({
  name: 'messaging.notificationUndo',
  path: '/message/notification/undo',
  audiences,
  input: notificationUndoInput,
  output: notificationChangedOutput,
  errors: ['MALL640410'],
  writes: true,
  audit: 'none',
  touches: ['notification'],
  summary: 'Takes a mark-read back within 10 seconds.',
})
