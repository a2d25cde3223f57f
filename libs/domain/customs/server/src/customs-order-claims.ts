import {
  type ClaimMoney,
  type ClaimStatus,
  type CustomsOrderClaim,
  type CustomsOrderNews,
} from '@tradeport/domain/customs/contract'
import {
  claimableIn,
  isOpenClaim,
  isPaidBackDirectly,
  mayBesideOrder,
  takeBack,
  type CustomsOrderBeside,
} from '@tradeport/domain/customs/rules'
import { timerOf } from '@tradeport/kernel/config'
import { AppError } from '@tradeport/kernel/errors'
import { compareDecimal, isPositive, minDecimal, roundMoney } from '@tradeport/kernel/values'
import { towardCompanies } from '@tradeport/node/parties'
import { grantFiles, requireMay, type ActorContext, type Handlers } from '@tradeport/node/server-kit'
import type * as customsContract from '@tradeport/domain/customs/contract'
import { giveBack } from './customs-order-funds'
import { factsOf, tellOperators, writeBesideOrder } from './customs-order-progress'
import { companiesOf, loadOrder, lockOrder } from './customs-order.repository'
import type { CustomsOrderRecord } from './customs-order.table'
import { requireFiles } from './declaration-content'
import type { CustomsPorts } from './ports'

type Contract = typeof customsContract
type ClaimHandlers = Pick<Handlers<Contract>, Extract<keyof Handlers<Contract>, `customsOrderClaim${string}`>>

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
/** What the order's own region says, whoever makes the step. */
const regionOf = (ctx: ActorContext, { regionId }: CustomsOrderRecord) => ctx.inRegion(regionId).region
const changed = ({ id, no, version, status }: CustomsOrderRecord) => ({ id, no, version, status })
const refuse = (path: string, rule: string, params: Record<string, string> = {}) =>
  new AppError('FT520400', {}, { fieldErrors: [{ path, rule, params }] })

/** @throws AppError `FT520400` for more than the fees of the order come to in that currency. */
function requireWithin(order: CustomsOrderRecord, money: ClaimMoney | undefined, path: string): ClaimMoney | null {
  if (money === undefined) return null
  const amount = roundMoney(money.amount, money.currency)
  const most = claimableIn(order.fees, money.currency)
  if (compareDecimal(amount, most) > 0) throw refuse(`${path}.amount`, 'above_max', { max: most })
  return { amount, currency: money.currency }
}

interface Said {
  readonly action: string
  readonly text: string
  readonly files?: CustomsOrderClaim['files']
}

const sideOf = ({ actor }: ActorContext): CustomsOrderClaim['words'][number]['side'] =>
  actor.kind === 'seller' ? 'client' : actor.kind === 'provider' ? 'provider' : 'platform'

function withWords(ctx: ActorContext, claim: CustomsOrderClaim, { action, text, files = [] }: Said): CustomsOrderClaim {
  const said = { at: ctx.now().toISOString(), side: sideOf(ctx), name: ctx.actor.displayName || null, action, text }
  return { ...claim, words: [...claim.words, said], files: [...claim.files, ...files] }
}

/** The last one, which is the one that may be open. @throws AppError `MALL600403` where there is none. */
function lastOf({ claims }: CustomsOrderRecord): CustomsOrderClaim {
  const claim = claims.at(-1)
  if (!claim) throw new AppError('MALL600403')
  return claim
}

/**
 * The locked order, whose complaint this person may move so.
 *
 * @throws AppError `USER_SERVICE530307` for what others decide about the caller's own company, else `MALL600403`
 */
async function held(
  ctx: ActorContext,
  target: { id: string; version: number },
  action: CustomsOrderBeside,
): Promise<CustomsOrderRecord> {
  const order = await lockOrder(ctx, target)
  requireMay(ctx, roles => mayBesideOrder(action, factsOf(order), roles))
  return order
}

interface Move {
  readonly action: CustomsOrderBeside
  readonly to: ClaimStatus
  readonly set?: Partial<CustomsOrderClaim>
  /** Of the order, where money of them goes back. */
  readonly fees?: CustomsOrderRecord['fees']
  readonly said: Said
  readonly says?: CustomsOrderNews
}

/** Both sides read what either of them brought; operators read it by the order. */
async function share(ctx: ActorContext, order: CustomsOrderRecord, files: CustomsOrderClaim['files']): Promise<void> {
  await requireFiles(
    ctx,
    files.map(({ fileId }, index) => ({ path: `files.${index}`, id: fileId })),
  )
  const others = [order.clientCompanyId, order.providerCompanyId].filter(id => id !== ctx.actor.companyId)
  await grantFiles(
    ctx,
    files.map(({ fileId }) => fileId),
    others,
  )
}

async function write(
  ctx: ActorContext,
  order: CustomsOrderRecord,
  claims: CustomsOrderClaim[],
  { action, to, fees = order.fees, said, says = 'claim_moved' }: Move,
): Promise<CustomsOrderRecord> {
  await share(ctx, order, said.files ?? [])
  const answerMs = timerOf(regionOf(ctx, order), 'agencyClaimAnswerHours') * HOUR_MS
  const claimDueAt = to === 'pending_provider' ? new Date(ctx.now().getTime() + answerMs) : null
  return writeBesideOrder(ctx, order, action, {
    set: { claims, claimStatus: to, claimDueAt, fees },
    note: said.text || null,
    says,
  })
}

/** The open complaint goes on. */
export async function moveClaim(ctx: ActorContext, order: CustomsOrderRecord, move: Move): Promise<CustomsOrderRecord> {
  const claim = withWords(ctx, { ...lastOf(order), ...move.set, status: move.to }, move.said)
  const closedAt = isOpenClaim(move.to) ? null : ctx.now().toISOString()
  return write(ctx, order, [...order.claims.slice(0, -1), { ...claim, closedAt }], move)
}

/** @throws AppError `FT526012` for an order that ended too long ago, or was complained about often enough. */
function requireInTime(ctx: ActorContext, order: CustomsOrderRecord): void {
  const endedAt = order.status === 'cancelled' ? order.updatedAt : order.completedAt
  const openMs = timerOf(regionOf(ctx, order), 'agencyClaimDays') * DAY_MS
  const isLate = endedAt !== null && ctx.now().getTime() - endedAt.getTime() > openMs
  if (isLate || order.claims.length >= timerOf(regionOf(ctx, order), 'agencyClaims')) throw new AppError('FT526012')
}

/**
 * Both are of one mind, or the platform said so. What is still there to be paid back is the bank's to give back, where the fees went through
 * it, and the broker's otherwise.
 */
async function settle(
  ctx: ActorContext,
  order: CustomsOrderRecord,
  money: CustomsOrderClaim['agreed'],
  move: Pick<Move, 'action' | 'said'>,
): Promise<CustomsOrderRecord> {
  if (money === null) return moveClaim(ctx, order, { ...move, to: 'settled' })
  const { currency } = money
  const amount = minDecimal(money.amount, claimableIn(order.fees, currency))
  // What it asked for went back meanwhile.
  if (!isPositive(amount)) return moveClaim(ctx, order, { ...move, to: 'settled' })
  const set = { agreed: { amount: roundMoney(amount, currency), currency } }
  if (isPaidBackDirectly(order.fees, currency)) return moveClaim(ctx, order, { ...move, to: 'to_refund', set })
  const fees = takeBack(order.fees, set.agreed)
  const moved = await moveClaim(ctx, order, { ...move, to: 'refunding', set, fees })
  await giveBack(ctx, order, fees, lastOf(order).no)
  return moved
}

/** The bank has paid all of it back. */
export function claimSettled(
  ctx: ActorContext,
  order: CustomsOrderRecord,
): Pick<CustomsOrderRecord, 'claims' | 'claimStatus'> {
  const claim: CustomsOrderClaim = { ...lastOf(order), status: 'settled', closedAt: ctx.now().toISOString() }
  return { claims: [...order.claims.slice(0, -1), claim], claimStatus: claim.status }
}

/** Complaints about an order that no service order keeps money for: answered, agreed on and paid back, or decided by the desk. */
export const claimHandlers = ({ organisation }: CustomsPorts): ClaimHandlers => ({
  async customsOrderClaimOpen(ctx, { reason, text, wanted, files, ...target }) {
    const order = await held(ctx, target, 'claim_open')
    const asked = requireWithin(order, wanted, 'wanted')
    requireInTime(ctx, order)
    const opened: CustomsOrderClaim = {
      no: order.claims.length + 1,
      status: 'pending_provider',
      reason,
      ...{ wanted: asked, offered: null, agreed: null, reference: null, words: [], files: [] },
      ...{ openedAt: ctx.now().toISOString(), closedAt: null },
    }
    const said = { action: 'claim_open', text, files }
    const move = { action: 'claim_open', to: 'pending_provider', said, says: 'claim_opened' } as const
    return changed(await write(ctx, order, [...order.claims, withWords(ctx, opened, said)], move))
  },

  async customsOrderClaimAnswer(ctx, { answer, money, text = '', files, ...target }) {
    const order = await held(ctx, target, 'claim_answer')
    const offered = answer === 'offer' ? requireWithin(order, money, 'money') : null
    if (answer !== 'agree' && text === '') throw refuse('text', 'required')
    const said = { action: answer, text, files }
    const move = { action: 'claim_answer', said } as const
    if (answer === 'refuse') return changed(await moveClaim(ctx, order, { ...move, to: 'refused' }))
    if (answer === 'offer') return changed(await moveClaim(ctx, order, { ...move, to: 'offered', set: { offered } }))
    return changed(await settle(ctx, order, lastOf(order).wanted, move))
  },

  async customsOrderClaimAccept(ctx, { text = '', ...target }) {
    const order = await held(ctx, target, 'claim_accept')
    const { status, offered } = lastOf(order)
    const move = { action: 'claim_accept', said: { action: 'claim_accept', text } } as const
    if (status === 'refunded') return changed(await moveClaim(ctx, order, { ...move, to: 'settled' }))
    return changed(await settle(ctx, order, offered, move))
  },

  async customsOrderClaimEscalate(ctx, { text, files, ...target }) {
    const order = await held(ctx, target, 'claim_escalate')
    const said = { action: 'claim_escalate', text, files }
    const moved = await moveClaim(ctx, order, { action: 'claim_escalate', to: 'disputed', said })
    await tellOperators(ctx, moved, 'customsOrder:claim_decide', 'claim_disputed')
    return changed(moved)
  },

  async customsOrderClaimRefund(ctx, { reference, text = '', files, ...target }) {
    const order = await held(ctx, target, 'claim_refund')
    const said = { action: 'claim_refund', text: text || reference, files }
    return changed(await moveClaim(ctx, order, { action: 'claim_refund', to: 'refunded', set: { reference }, said }))
  },

  async customsOrderClaimWithdraw(ctx, { text = '', ...target }) {
    const order = await held(ctx, target, 'claim_withdraw')
    const said = { action: 'claim_withdraw', text }
    return changed(await moveClaim(ctx, order, { action: 'claim_withdraw', to: 'withdrawn', said }))
  },

  async customsOrderClaimDecide(ctx, { money, text, ...target }) {
    const toward = await towardCompanies(ctx, organisation, companiesOf(await loadOrder(ctx, target.id)))
    const order = await held(toward, target, 'claim_decide')
    const agreed = requireWithin(order, money, 'money')
    const before = factsOf(order).claim
    const said = { action: 'claim_decide', text }
    const moved = await settle(toward, order, agreed, { action: 'claim_decide', said })
    await ctx.audit({
      action: 'customsOrder:claim_decide',
      entityType: 'customsOrder',
      entityId: order.id,
      entityNo: order.no,
      companyId: order.clientCompanyId,
      before: { claim: before },
      after: { claim: moved.claimStatus, ...(agreed ? { amount: agreed.amount, currency: agreed.currency } : {}) },
      reason: text,
    })
    return changed(moved)
  },
})
