import { allowedActions, defineMachine } from '@tradeport/kernel/contract-kit'
import { PUBLICATION_STATUSES, type PublicationStatus } from '@tradeport/domain/content/contract'
import { EDITORS } from './news-article.machine'

/** Documents and banners: nobody reviews them; what is published before its time waits, and what has had its day ends by itself. */
export const publicationMachine = defineMachine({
  name: 'publication',
  statuses: PUBLICATION_STATUSES,
  initial: 'draft',
  final: [],
  actions: {
    schedule: { from: ['draft', 'offline'], to: 'scheduled', by: EDITORS },
    publish: { from: ['draft', 'offline', 'scheduled'], to: 'published', by: [...EDITORS, 'system'] },
    unschedule: { from: ['scheduled'], to: 'draft', by: [...EDITORS, 'system'] },
    withdraw: { from: ['published'], to: 'offline', by: [...EDITORS, 'system'] },
  },
})

/** What people are offered: one button publishes, now or at its time, and one takes it back. */
const OFFERED = { schedule: 'publish', publish: 'publish', unschedule: 'withdraw', withdraw: 'withdraw' } as const

const mayEdit = (roles: readonly string[]) => EDITORS.some(role => roles.includes(role))

function offered(status: PublicationStatus, roles: readonly string[], isOpen: boolean): string[] {
  const allowed = allowedActions(publicationMachine, status, roles).map(action => OFFERED[action])
  return [...new Set([...(isOpen && mayEdit(roles) ? ['update'] : []), ...allowed])]
}

/** An edition that was in force does not change any more: a new edition takes its place. */
export function documentActions(status: PublicationStatus, roles: readonly string[]): string[] {
  return offered(status, roles, status === 'draft')
}

export function bannerActions(status: PublicationStatus, roles: readonly string[]): string[] {
  return offered(status, roles, status === 'draft' || status === 'offline')
}

/** Whether publishing waits for a time to come. */
export function publishAction(status: PublicationStatus, showFrom: Date | null, now: Date): 'schedule' | 'publish' {
  return status !== 'scheduled' && showFrom !== null && showFrom > now ? 'schedule' : 'publish'
}

/** Taking back what waits makes a draft of it; what was public goes offline. */
export const withdrawAction = (status: PublicationStatus) => (status === 'scheduled' ? 'unschedule' : 'withdraw')
