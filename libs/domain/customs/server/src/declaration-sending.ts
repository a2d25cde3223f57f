import type * as customsContract from '@tradeport/domain/customs/contract'
import type { DeclarationIssue } from '@tradeport/domain/customs/contract'
import { errorsOf } from '@tradeport/domain/customs/rules'
import { AppError } from '@tradeport/kernel/errors'
import { companyOf } from '@tradeport/node/parties'
import { eachOfMany, spareUse, type ActorContext, type Handlers } from '@tradeport/node/server-kit'
import { requireConfirmed } from './confirmation'
import type { DeclarationRecord } from './customs.table'
import { requireDeclarant } from './declarant'
import { issuesOf } from './declaration-content'
import { linkedIssues, orderTotalsOf } from './declaration-linked'
import { notifyOf, step } from './declaration-steps'
import { changed, changedLinked, requireAction } from './declaration.handlers'
import { loadForm } from './declaration.repository'
import type { CustomsPorts } from './ports'
import { enqueuePush } from './pushes'
import { isReviewRequired, readySender } from './settings'

type Sender = Awaited<ReturnType<typeof readySender>>
interface Target {
  readonly id: string
  readonly version: number
}
interface Sending {
  readonly sender: Sender
  readonly operType: 'stage' | 'declare'
}

/** @throws AppError `FT521001` with what is wrong, where something is. */
function requireSound(issues: readonly DeclarationIssue[]): void {
  const wrong = errorsOf(issues)
  if (wrong.length > 0) throw new AppError('FT521001', { count: wrong.length }, { data: { issues: wrong } })
}

const UNREVIEWED = { reviewerId: null, reviewerName: null }

/** To whoever looks over it, or at once to “reviewed” where the company has no second pair of eyes. */
async function submit(ctx: ActorContext, ports: CustomsPorts, { id, version }: Target): Promise<DeclarationRecord> {
  const row = await loadForm(ctx, id)
  requireAction(ctx, row, 'submit')
  const issues = await issuesOf(ctx, ports, row.content, row.companyId)
  const orderTotals = await orderTotalsOf(ctx, ports, row)
  requireSound([...issues, ...(await linkedIssues(ctx, ports, { ...row, orderTotals }, row.content))])
  const action = (await isReviewRequired(ctx, companyOf(ctx))) ? 'submit' : 'submit_unreviewed'
  const set = { issues, orderTotals, submittedBy: ctx.actor.userId, reviewRemark: null, failure: null, ...UNREVIEWED }
  const next = await step(ctx, row, { action, version, set })
  if (action === 'submit') await notifyOf(ctx, next)
  return next
}

/** A form that this person may send now. */
async function sendable(ctx: ActorContext, id: string): Promise<DeclarationRecord> {
  const row = await loadForm(ctx, id)
  requireAction(ctx, row, 'push_single_window')
  await requireConfirmed(ctx, row)
  return row
}

async function push(
  ctx: ActorContext,
  ports: CustomsPorts,
  row: DeclarationRecord,
  { version, sender, operType }: Sending & { readonly version: number },
): Promise<{ form: DeclarationRecord; clientSeqNo: string }> {
  // What was in force when it was looked over may not be any more.
  const issues = await issuesOf(ctx, ports, row.content, row.companyId)
  requireSound([...issues, ...(await linkedIssues(ctx, ports, row, row.content))])
  const set = { attempt: row.attempt + 1, swConfigId: sender.id, swMode: sender.mode, issues, failure: null }
  const form = await step(ctx, row, { action: 'push_single_window', version, set })
  return { form, clientSeqNo: await enqueuePush(ctx, form, sender, operType) }
}

/** Two who act on the same forms at once lock them one after the other. */
const inOrder = (items: readonly Target[]) => items.toSorted((a, b) => (a.id < b.id ? -1 : 1))

export const sendingHandlers = (
  ports: CustomsPorts,
): Pick<
  Handlers<typeof customsContract>,
  | 'declarationFormSubmit'
  | 'declarationFormSubmitBatch'
  | 'declarationFormPushSingleWindow'
  | 'declarationFormPushBatch'
> => ({
  async declarationFormSubmit(ctx, input) {
    return changedLinked(ctx, ports, await submit(ctx, ports, input))
  },

  declarationFormSubmitBatch: (ctx, { items }) => eachOfMany(ctx, inOrder(items), item => submit(ctx, ports, item)),

  async declarationFormPushSingleWindow(ctx, { id, version, swConfigId, operType }) {
    const row = await sendable(ctx, id)
    const sender = await readySender(ctx, ports, companyOf(ctx), swConfigId)
    const { form, clientSeqNo } = await push(ctx, ports, row, { version, sender, operType })
    return { ...changed(form), clientSeqNo }
  },

  async declarationFormPushBatch(ctx, { items, swConfigId, operType }) {
    requireDeclarant(ctx, 'declarationForm:push_single_window')
    // Without a sender none of them goes: said once, before anything is tried.
    const sender = await readySender(ctx, ports, companyOf(ctx), swConfigId)
    const done = await eachOfMany(ctx, inOrder(items), async ({ id, version }) =>
      push(ctx, ports, await sendable(ctx, id), { version, sender, operType }),
    )
    // Sent again, they are refused one by one: what sends nothing costs nothing.
    if (done.ok.length === 0) spareUse(ctx)
    return done
  },
})
