import { and, eq, sql, type SQL } from 'drizzle-orm'
import type * as serviceMarketContract from '@tradeport/domain/service-market/contract'
import {
  MAX_OPEN_QUESTIONS,
  serviceRoutes,
  type ServiceQuestionAction,
  type ServiceQuestionRow,
  type ServiceQuestionStatus,
} from '@tradeport/domain/service-market/contract'
import { serviceQuestionMachine } from '@tradeport/domain/service-market/rules'
import { allowedActions } from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
import { iso, isoOrNull, likePattern, nextDocumentNo, uuidv7 } from '@tradeport/node/db'
import { companyOf, towardCompanies, towards, userOf } from '@tradeport/node/parties'
import { countedPage, limits, transition, type ActorContext, type Handlers } from '@tradeport/node/server-kit'
import { offeredContent } from './offered-service'
import type { ServiceMarketPorts } from './ports'
import { searchTextOf } from './plain-text'
import { serviceQuestion, type ServiceQuestion } from './service-market.table'

type QuestionHandlers = Pick<
  Handlers<typeof serviceMarketContract>,
  | 'serviceQuestionAsk'
  | 'serviceQuestionPage'
  | 'serviceQuestionStatusCount'
  | 'serviceQuestionAnswer'
  | 'serviceQuestionHide'
  | 'serviceQuestionShow'
  | 'marketQuestions'
>

const DOCUMENT = 'serviceQuestion'

/** What only operators are told of a question's provider. */
type ProviderView = Pick<ServiceQuestionRow, 'providerName' | 'ownStake'>

const rowDto = (
  ctx: ActorContext,
  row: ServiceQuestion,
  { providerName, ownStake }: ProviderView,
): ServiceQuestionRow => ({
  id: row.id,
  no: row.no,
  status: row.status,
  version: row.version,
  ownStake,
  actions: allowedActions(serviceQuestionMachine, row.status, towards(ctx, ownStake).actor.roles),
  serviceId: row.serviceId,
  serviceTitle: row.serviceTitle,
  askerName: row.askerName,
  providerName,
  question: row.question,
  answer: row.answer,
  published: row.published,
  hiddenReason: row.hiddenReason,
  askedAt: iso(row.createdAt),
  answeredAt: isoOrNull(row.answeredAt),
})

/** What the caller's company asked, or was asked; for operators what visitors see, or would. */
function scope(ctx: ActorContext): SQL {
  const region = sql`region_id = ${ctx.region.regionId}`
  if (ctx.actor.kind === 'operator') return sql`${region} and published`
  const company = companyOf(ctx)
  return ctx.actor.kind === 'provider'
    ? sql`${region} and provider_company_id = ${company}`
    : sql`${region} and asker_company_id = ${company}`
}

interface Filter {
  serviceId?: string | undefined
  status?: ServiceQuestionStatus | undefined
  keyword?: string | undefined
}

const matching = (ctx: ActorContext, { serviceId, status, keyword }: Filter): SQL =>
  sql.join(
    [
      scope(ctx),
      serviceId ? sql` and service_id = ${serviceId}` : sql``,
      status ? sql` and status = ${status}` : sql``,
      keyword ? sql` and search_text like ${likePattern(keyword)}` : sql``,
    ],
    sql``,
  )

async function pageRows(ctx: ActorContext, where: SQL, order: SQL, input: { pageNum: number; pageSize: number }) {
  const { limit, offset } = limits(input)
  const rows = await ctx.db.select().from(serviceQuestion).where(where).orderBy(order).limit(limit).offset(offset)
  return countedPage(ctx.db, input, rows, sql`from service_question where ${where}`)
}

/** Open pages of both sides read again. */
function tell(ctx: ActorContext, row: ServiceQuestion): void {
  for (const companyId of [row.providerCompanyId, row.askerCompanyId])
    ctx.live({ to: { companyId }, topic: DOCUMENT, id: row.id })
}

/** @throws AppError `FT520404` for what is not the caller's. */
async function loadQuestion(ctx: ActorContext, id: string): Promise<ServiceQuestion> {
  const [row] = await ctx.db
    .select()
    .from(serviceQuestion)
    .where(and(eq(serviceQuestion.id, id), scope(ctx)))
  if (!row) throw new AppError('FT520404')
  return row
}

interface Step {
  action: ServiceQuestionAction
  version: number
  set: Partial<ServiceQuestion>
  note?: string
}

async function step(ctx: ActorContext, row: ServiceQuestion, by: Step): Promise<ServiceQuestion> {
  const next = await transition(ctx, {
    ...{ table: serviceQuestion, machine: serviceQuestionMachine, documentType: DOCUMENT, row },
    ...by,
  })
  tell(ctx, next)
  return next
}

const changed = ({ id, version, status }: ServiceQuestion) => ({ id, version, status })

export function questionHandlers({ providers }: ServiceMarketPorts): QuestionHandlers {
  /** @throws AppError `FT520404` for what visitors do not see. */
  const shownService = async (ctx: ActorContext, id: string) => {
    const row = await offeredContent(ctx, providers, id)
    if (!row) throw new AppError('FT520404')
    return row
  }

  return {
    async serviceQuestionAsk(ctx, { serviceId, question }) {
      const asked = await shownService(ctx, serviceId)
      // Two at the same moment would both be the last that is allowed.
      const asker = `service question ${companyOf(ctx)} ${serviceId}`
      await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${asker}, 0))`)
      const open = await ctx.db.execute(sql`
        select 1 from service_question where ${matching(ctx, { serviceId, status: 'open' })} limit ${MAX_OPEN_QUESTIONS}`)
      if (open.rows.length === MAX_OPEN_QUESTIONS)
        throw new AppError(
          'FT520400',
          {},
          { fieldErrors: [{ path: 'question', rule: 'too_many', params: { max: MAX_OPEN_QUESTIONS } }] },
        )
      const now = ctx.now()
      const { title, sourceLocale } = asked.content
      const [row] = await ctx.db
        .insert(serviceQuestion)
        .values({
          id: uuidv7(),
          no: await nextDocumentNo(ctx.db, 'SQ', ctx.region, now),
          regionId: ctx.region.regionId,
          status: serviceQuestionMachine.initial,
          createdAt: now,
          updatedAt: now,
          createdBy: userOf(ctx),
          updatedBy: userOf(ctx),
          serviceId,
          serviceTitle: title,
          providerCompanyId: asked.providerCompanyId,
          askerCompanyId: companyOf(ctx),
          askerUserId: userOf(ctx),
          askerName: ctx.actor.displayName,
          question,
          published: false,
          searchText: `${searchTextOf(title)}\n${question.toLowerCase()}`,
        })
        .returning()
      if (!row) throw new AppError('FT520404')
      await ctx.event({ documentType: DOCUMENT, documentId: row.id, action: 'create', toStatus: row.status })
      await ctx.notify({
        kind: 'service_question_asked',
        to: { companyId: row.providerCompanyId, identity: 'provider', permission: 'serviceQuestion:read' },
        params: { no: row.no, name: title[sourceLocale] ?? asked.no, party: row.askerName },
        reply: question,
        link: { frontEnd: 'providerAdmin', route: serviceRoutes.questions },
      })
      tell(ctx, row)
      return { id: row.id }
    },

    async serviceQuestionPage(ctx, input) {
      const page = await pageRows(ctx, matching(ctx, input), sql`id desc`, input)
      const companies = [...new Set(page.records.map(row => row.providerCompanyId))]
      const names = ctx.actor.kind === 'operator' ? await providers.providersOf(ctx, companies) : undefined
      const stakes = await providers.stakesOf(ctx)
      const viewOf = ({ providerCompanyId }: ServiceQuestion): ProviderView => ({
        providerName: names?.get(providerCompanyId)?.name ?? null,
        ownStake: stakes.has(providerCompanyId),
      })
      return { ...page, records: page.records.map(row => rowDto(ctx, row, viewOf(row))) }
    },

    async serviceQuestionStatusCount(ctx, filter) {
      const { rows } = await ctx.db.execute<{ status: string; count: number }>(sql`
        select status, count(*)::int as count from service_question where ${matching(ctx, filter)} group by status`)
      const counts = Object.fromEntries(rows.map(row => [row.status, row.count]))
      return { all: rows.reduce((sum, row) => sum + row.count, 0), ...counts }
    },

    async serviceQuestionAnswer(ctx, { id, version, answer, published }) {
      const row = await loadQuestion(ctx, id)
      const next = await step(ctx, row, {
        action: 'answer',
        version,
        set: { answer, published, answeredAt: row.answeredAt ?? ctx.now() },
      })
      // Whoever asked is told what is new, not that it is shown to others.
      if (row.answer !== answer)
        await ctx.notify({
          kind: 'service_question_answered',
          to: { userId: row.askerUserId, identity: 'seller' },
          params: { no: row.no, ...titlesOf(row) },
          reply: answer,
          link: { frontEnd: 'serviceMarket', route: serviceRoutes.publicService(row.serviceId) },
          dedupeKey: `service-question:${row.id}`,
        })
      return changed(next)
    },

    async serviceQuestionHide(ctx, { id, version, reason }) {
      const row = await loadQuestion(ctx, id)
      const next = await step(ctx, row, { action: 'hide', version, note: reason, set: { hiddenReason: reason } })
      await ctx.notify({
        kind: 'service_question_hidden',
        to: { companyId: row.providerCompanyId, identity: 'provider', permission: 'serviceQuestion:read' },
        params: { no: row.no, ...titlesOf(row), reason },
        link: { frontEnd: 'providerAdmin', route: serviceRoutes.questions },
      })
      return changed(next)
    },

    async serviceQuestionShow(ctx, { id, version }) {
      const row = await loadQuestion(ctx, id)
      const toward = await towardCompanies(ctx, providers, [row.providerCompanyId])
      return changed(await step(toward, row, { action: 'show', version, set: { hiddenReason: null } }))
    },

    async marketQuestions(ctx, input) {
      const { id } = await shownService(ctx, input.serviceId)
      const where = sql`service_id = ${id} and published and status = 'answered'`
      const page = await pageRows(ctx, where, sql`answered_at desc, id desc`, input)
      const records = page.records.map(row => ({
        id: row.id,
        question: row.question,
        answer: row.answer ?? '',
        answeredAt: iso(row.answeredAt ?? row.updatedAt),
      }))
      return { ...page, records }
    },
  }
}

/** The name in the languages that it has: the reader's is taken. */
function titlesOf({ serviceTitle, no }: ServiceQuestion): Record<string, string> {
  const names = Object.entries(serviceTitle).filter(([, name]) => name !== '')
  return { name: names[0]?.[1] ?? no, ...Object.fromEntries(names.map(([locale, name]) => [`name.${locale}`, name])) }
}
