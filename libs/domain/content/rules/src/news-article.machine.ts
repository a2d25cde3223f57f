import { allowedActions, defineMachine } from '@tradeport/kernel/contract-kit'
import type { OperatorRole } from '@tradeport/kernel/config'
import { NEWS_ACTIONS, NEWS_STATUSES, type NewsAction, type NewsStatus } from '@tradeport/domain/content/contract'

/** Who writes what the portal says. */
export const EDITORS = ['op_content', 'op_region_admin', 'op_super'] as const satisfies readonly OperatorRole[]

/** Machine 19. Approving schedules; what is due is then published by the system in the same step, or by a timer. */
export const newsMachine = defineMachine({
  name: 'newsArticle',
  statuses: NEWS_STATUSES,
  initial: 'draft',
  final: ['removed'],
  actions: {
    submit: { from: ['draft', 'offline'], to: 'in_review', by: EDITORS },
    return: { from: ['in_review'], to: 'draft', by: EDITORS },
    approve: { from: ['in_review'], to: 'scheduled', by: EDITORS },
    publish: { from: ['scheduled'], to: 'published', by: [...EDITORS, 'system'] },
    // A published article is changed in a working version, which takes the same steps beside it.
    revise: { from: ['published'], to: 'published', by: EDITORS },
    // The working version is published: its words take the place of the article's, and it is gone.
    replace: { from: ['published'], to: 'published', by: ['system'] },
    take_over: { from: ['draft', 'in_review', 'scheduled', 'offline'], to: 'removed', by: ['system'] },
    // By the system when its time is over.
    withdraw: { from: ['scheduled', 'published'], to: 'offline', by: [...EDITORS, 'system'] },
    remove: { from: ['draft', 'offline'], to: 'removed', by: EDITORS },
  },
})

const isEditor = (roles: readonly string[]) => EDITORS.some(role => roles.includes(role))

/** Only what is not, and will not by itself be, in public. */
export function mayEditNews(status: NewsStatus, roles: readonly string[]): boolean {
  return (status === 'draft' || status === 'offline') && isEditor(roles)
}

/** Whoever submitted an article does not decide on it. */
export function mayReviewNews(article: { submittedBy: string | null }, userId: string | null): boolean {
  return article.submittedBy === null || article.submittedBy !== userId
}

const isOffered = (action: string): action is Exclude<NewsAction, 'update'> =>
  NEWS_ACTIONS.some(known => known === action)

/** What this operator may do with the article now. */
export function newsActions(
  article: { status: NewsStatus; submittedBy: string | null; workingVersionId: string | null },
  actor: { userId: string | null; roles: readonly string[] },
): NewsAction[] {
  const allowed = allowedActions(newsMachine, article.status, actor.roles)
    .filter(isOffered)
    .filter(action => (action !== 'approve' && action !== 'return') || mayReviewNews(article, actor.userId))
    .filter(action => action !== 'revise' || article.workingVersionId === null)
  return mayEditNews(article.status, actor.roles) ? ['update', ...allowed] : allowed
}
