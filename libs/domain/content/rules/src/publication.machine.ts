import { allowedActions, defineMachine } from '@tradeport/kernel/contract-kit'
import { PUBLICATION_STATUSES, type PublicationStatus } from '@tradeport/domain/content/contract'
import { EDITORS } from './news-article.machine'

/** Documents and banners: nothing is scheduled or reviewed, they are shown or not. */
export const publicationMachine = defineMachine({
  name: 'publication',
  statuses: PUBLICATION_STATUSES,
  initial: 'draft',
  final: [],
  actions: {
    publish: { from: ['draft', 'offline'], to: 'published', by: EDITORS },
    withdraw: { from: ['published'], to: 'offline', by: EDITORS },
  },
})

const mayEdit = (roles: readonly string[]) => EDITORS.some(role => roles.includes(role))

/** An edition that was in force does not change any more: a new edition takes its place. */
export function documentActions(status: PublicationStatus, roles: readonly string[]): string[] {
  const allowed = allowedActions(publicationMachine, status, roles)
  return status === 'draft' && mayEdit(roles) ? ['update', ...allowed] : allowed
}

export function bannerActions(status: PublicationStatus, roles: readonly string[]): string[] {
  const allowed = allowedActions(publicationMachine, status, roles)
  return status !== 'published' && mayEdit(roles) ? ['update', ...allowed] : allowed
}
