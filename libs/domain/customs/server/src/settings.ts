import { and, desc, eq, inArray } from 'drizzle-orm'
import { certProblem } from '@tradeport/domain/customs/rules'
import { AppError } from '@tradeport/kernel/errors'
import { tradeDay } from '@tradeport/node/db'
import type { ActorContext } from '@tradeport/node/server-kit'
import {
  singleWindowCompany,
  singleWindowConfig,
  type DeclarationRecord,
  type SingleWindowSettings,
} from './customs.table'
import { parametersOf } from './parameters'
import type { CustomsPorts } from './ports'

/** Of a company, the default one first. */
export const sendersOf = (ctx: ActorContext, companyId: string): Promise<SingleWindowSettings[]> =>
  ctx.db
    .select()
    .from(singleWindowConfig)
    .where(eq(singleWindowConfig.companyId, companyId))
    .orderBy(desc(singleWindowConfig.isDefault), singleWindowConfig.id)

/** The one that is asked for, or the default one; another company's is none. */
export async function senderOf(
  ctx: ActorContext,
  companyId: string,
  id?: string,
): Promise<SingleWindowSettings | undefined> {
  const chosen = id === undefined ? eq(singleWindowConfig.isDefault, true) : eq(singleWindowConfig.id, id)
  const rows = await ctx.db
    .select()
    .from(singleWindowConfig)
    .where(and(eq(singleWindowConfig.companyId, companyId), chosen))
  return rows[0]
}

/** Whether a colleague looks over the company's forms before they are sent. */
export async function isReviewRequired(ctx: ActorContext, companyId: string): Promise<boolean> {
  const rows = await ctx.db
    .select({ required: singleWindowCompany.reviewRequired })
    .from(singleWindowCompany)
    .where(eq(singleWindowCompany.companyId, companyId))
  return rows[0]?.required ?? false
}

/** Of these forms, those that wait for a second pair of eyes which no company of theirs wants any more. */
export async function letGo(
  ctx: ActorContext,
  forms: readonly Pick<DeclarationRecord, 'id' | 'status' | 'companyId' | 'brokerCompanyId'>[],
): Promise<ReadonlySet<string>> {
  const waiting = forms.filter(({ status }) => status === 'pending_review')
  const companiesOf = (form: (typeof forms)[number]) => [form.companyId, form.brokerCompanyId].filter(id => id !== null)
  if (waiting.length === 0) return new Set()
  const rows = await ctx.db
    .select({ companyId: singleWindowCompany.companyId })
    .from(singleWindowCompany)
    .where(
      and(
        inArray(singleWindowCompany.companyId, [...new Set(waiting.flatMap(companiesOf))]),
        eq(singleWindowCompany.reviewRequired, true),
      ),
    )
  const strict = new Set(rows.map(({ companyId }) => companyId))
  return new Set(waiting.filter(form => !companiesOf(form).some(id => strict.has(id))).map(({ id }) => id))
}

/** A test from before then holds no more, in milliseconds. */
export async function testedSince(ctx: ActorContext): Promise<number> {
  const { testHoldsHours } = await parametersOf(ctx)
  return ctx.now().getTime() - testHoldsHours * 3_600_000
}

export const testHolds = ({ lastTestOk, lastTestAt }: SingleWindowSettings, since: number): boolean =>
  lastTestOk === true && (lastTestAt?.getTime() ?? 0) >= since

/** @throws AppError `FT521002` unless it is set up, switched on and was tested not too long ago, its way is open and its certificate holds. */
export async function readySender(
  ctx: ActorContext,
  { singleWindow }: Pick<CustomsPorts, 'singleWindow'>,
  companyId: string,
  id?: string,
): Promise<SingleWindowSettings> {
  const sender = await senderOf(ctx, companyId, id)
  if (!sender?.enabled || !testHolds(sender, await testedSince(ctx))) throw new AppError('FT521002')
  const isOpen = singleWindow.modes.includes(sender.mode) && certProblem(sender, tradeDay(ctx.now())) === null
  if (!isOpen) throw new AppError('FT521002')
  return sender
}
