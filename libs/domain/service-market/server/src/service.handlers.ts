import { and, eq } from 'drizzle-orm'
import type * as serviceMarketContract from '@tradeport/domain/service-market/contract'
import type { ServiceContent } from '@tradeport/domain/service-market/contract'
import {
  changedFields,
  contentDiff,
  firstProofEnd,
  headlinePrice,
  isListed,
  isReviewed,
  needsReview,
  proofStatuses,
  serviceActions,
  serviceMachine,
  serviceProblems,
} from '@tradeport/domain/service-market/rules'
import type { FieldChange } from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
import { iso, isoOrNull, nextDocumentNo, tradeDay, uuidv7 } from '@tradeport/node/db'
import { towardCompanies, towards } from '@tradeport/node/parties'
import { eachOfMany, timeline, type ActorContext, type Handlers } from '@tradeport/node/server-kit'
import { LIST_ROWS_READ } from '@tradeport/node/spreadsheet'
import type { ServiceMarketPorts } from './ports'
import { acceptedContent, columnsOf, refuse, requireOffer } from './service-content'
import { service, type Service } from './service-market.table'
import { exportServices } from './service-export'
import { loadService, servicePageRows, serviceStatusCounts, servicesToExport } from './service.repository'
import { keepVersion } from './service-versions'
import { DOCUMENT, askForReview, review, step, tell, tellProvider } from './service-steps'

type ServiceHandlers = Pick<
  Handlers<typeof serviceMarketContract>,
  | 'servicePage'
  | 'serviceStatusCount'
  | 'serviceExport'
  | 'serviceDetail'
  | 'serviceAgreementOptions'
  | 'serviceDraft'
  | 'serviceUpdate'
  | 'serviceCopy'
  | 'serviceSubmit'
  | 'serviceWithdraw'
  | 'serviceActivate'
  | 'serviceDeactivate'
  | 'serviceDelete'
  | 'serviceApprovePass'
  | 'serviceApproveReject'
  | 'serviceDisable'
  | 'serviceEnable'
  | 'serviceApproveBatch'
>

const changed = (row: Service) => ({ id: row.id, no: row.no, version: row.version, status: row.status })

/** What only operators are told of a service's provider. */
interface ProviderView {
  readonly providerName: string | null
  readonly ownStake: boolean
}

function rowDto(ctx: ActorContext, row: Service, { providerName, ownStake }: ProviderView) {
  const content = row.revision ?? row.content
  const headline = headlinePrice(content.skus)
  return {
    id: row.id,
    no: row.no,
    status: row.status,
    version: row.version,
    ownStake,
    actions: serviceActions(row.status, towards(ctx, ownStake).actor.roles),
    categoryCode: content.categoryCode,
    title: content.title,
    coverFileId: content.coverFileId ?? null,
    priceMode: headline?.priceMode ?? null,
    priceFrom: headline?.price ?? null,
    currency: headline?.currency ?? null,
    providerCompanyId: row.providerCompanyId,
    providerName,
    listed: isListed(row.status),
    proofValidTo: firstProofEnd(content),
    rejectReason: row.rejectReason,
    submittedAt: isoOrNull(row.submittedAt),
    publishedAt: isoOrNull(row.publishedAt),
    updatedAt: iso(row.updatedAt),
  }
}

async function insertDraft(ctx: ActorContext, content: ServiceContent): Promise<Service> {
  const { companyId, userId } = ctx.actor
  if (companyId === null) throw new AppError('FT520404')
  const now = ctx.now()
  const rows = await ctx.db
    .insert(service)
    .values({
      id: uuidv7(),
      no: await nextDocumentNo(ctx.db, 'SV', ctx.region, now),
      regionId: ctx.region.regionId,
      providerCompanyId: companyId,
      status: serviceMachine.initial,
      version: 0,
      createdAt: now,
      updatedAt: now,
      createdBy: userId,
      updatedBy: userId,
      ...columnsOf(content),
    })
    .returning()
  const row = rows[0]
  if (!row) throw new AppError('FT520404')
  await ctx.event({ documentType: DOCUMENT, documentId: row.id, action: 'create', toStatus: row.status })
  tell(ctx, row)
  return row
}

/** A change that does not move the service to another status. */
async function save(
  ctx: ActorContext,
  row: Service,
  version: number,
  set: Partial<Service>,
  payload: { fields: readonly string[]; changes?: readonly FieldChange[] },
): Promise<Service> {
  const rows = await ctx.db
    .update(service)
    .set({ ...set, version: version + 1, updatedAt: ctx.now(), updatedBy: ctx.actor.userId })
    .where(and(eq(service.id, row.id), eq(service.status, row.status), eq(service.version, version)))
    .returning()
  if (!rows[0]) throw new AppError('FT510006')
  await ctx.event({ documentType: DOCUMENT, documentId: row.id, action: 'update', payload })
  tell(ctx, rows[0])
  return rows[0]
}

/** Where a change leads depends on where the service stands: see the machine. */
async function update(
  ctx: ActorContext,
  ports: ServiceMarketPorts,
  row: Service,
  { version, content }: { version: number; content: ServiceContent },
): Promise<Service> {
  if (!serviceActions(row.status, ctx.actor.roles).includes('update')) throw new AppError('MALL600403')
  const fields = changedFields(row.content, content)
  // What nobody else has seen yet leaves no trace of each word.
  const changes = row.submittedAt === null ? undefined : contentDiff(row.revision ?? row.content, content)
  const traced = changes ? { changes } : {}
  const isKey = needsReview(fields)
  if (row.status === 'on_shelf' && isKey) {
    await requireOffer(ctx, ports, content, 'submitted')
    const set = { revision: content, rejectReason: null, submittedAt: ctx.now() }
    const next = await step(ctx, row, { action: 'revise', version, set, ...traced })
    await askForReview(ctx, next)
    return next
  }
  if ((row.status === 'off_shelf' || row.status === 'approved') && isKey)
    return step(ctx, row, { action: 'rework', version, set: columnsOf(content), ...traced })
  // Nobody looks at it again before it is sold.
  if (row.status === 'on_shelf')
    refuse(serviceProblems(content).map(problem => ({ ...problem, path: `content.${problem.path}` })))
  const settled = row.status === 'on_shelf' ? { revision: null, rejectReason: null } : {}
  const saved = await save(ctx, row, version, { ...columnsOf(content), ...settled }, { fields, ...traced })
  if (isReviewed(row.status) && fields.length > 0) await keepVersion(ctx, saved, { origin: 'provider', note: null })
  return saved
}

export function serviceHandlers(ports: ServiceMarketPorts): ServiceHandlers {
  const { providers } = ports
  const viewsFor = async (ctx: ActorContext, rows: readonly Service[]) => {
    const isOperator = ctx.actor.kind === 'operator'
    const found = isOperator
      ? await providers.providersOf(ctx, [...new Set(rows.map(row => row.providerCompanyId))])
      : undefined
    const stakes = await providers.stakesOf(ctx)
    return ({ providerCompanyId }: Service): ProviderView => ({
      providerName: found?.get(providerCompanyId)?.name ?? null,
      ownStake: stakes.has(providerCompanyId),
    })
  }

  /** A service that operators decide about, and the call towards its provider. */
  const loadTowards = async (ctx: ActorContext, id: string): Promise<[ActorContext, Service]> => {
    const row = await loadService(ctx, id)
    return [await towardCompanies(ctx, providers, [row.providerCompanyId]), row]
  }

  return {
    async servicePage(ctx, input) {
      const page = await servicePageRows(ctx, input)
      const viewOf = await viewsFor(ctx, page.records)
      return { ...page, records: page.records.map(row => rowDto(ctx, row, viewOf(row))) }
    },

    serviceStatusCount: (ctx, input) => serviceStatusCounts(ctx, input),

    async serviceExport(ctx, input) {
      const rows = await servicesToExport(ctx, input, LIST_ROWS_READ)
      const viewOf = await viewsFor(ctx, rows)
      return exportServices(
        ctx,
        ports,
        rows.map(row => rowDto(ctx, row, viewOf(row))),
        input,
      )
    },

    async serviceDetail(ctx, input) {
      const row = await loadService(ctx, input.id)
      const viewOf = await viewsFor(ctx, [row])
      return {
        ...rowDto(ctx, row, viewOf(row)),
        content: row.revision ?? row.content,
        liveContent: row.revision ? row.content : null,
        proofStatuses: proofStatuses(
          row.revision ?? row.content,
          isReviewed(row.status) && !row.disabledUnreviewed ? row.content : null,
          {
            day: tradeDay(ctx.now()),
            region: ctx.region,
          },
        ),
        createdAt: iso(row.createdAt),
        timeline: await timeline(ctx, DOCUMENT, row.id),
      }
    },

    serviceAgreementOptions: async (ctx, input) => [
      ...(await ports.agreementTemplates.offered(ctx, input.categoryCode)),
    ],

    async serviceDraft(ctx, input) {
      return changed(await insertDraft(ctx, await acceptedContent(ctx, input, '')))
    },

    async serviceUpdate(ctx, input) {
      const row = await loadService(ctx, input.id)
      const content = await acceptedContent(ctx, input.content, 'content.')
      return changed(await update(ctx, ports, row, { version: input.version, content }))
    },

    async serviceCopy(ctx, input) {
      const row = await loadService(ctx, input.id)
      return changed(await insertDraft(ctx, row.revision ?? row.content))
    },

    async serviceSubmit(ctx, input) {
      const row = await loadService(ctx, input.id)
      await requireOffer(ctx, ports, row.content, 'submitted')
      const set = { submittedAt: ctx.now(), rejectReason: null }
      const next = await step(ctx, row, { action: 'submit', version: input.version, set })
      await askForReview(ctx, next)
      return changed(next)
    },

    async serviceWithdraw(ctx, input) {
      const row = await loadService(ctx, input.id)
      const isRevision = row.status === 'revision_review'
      const action = isRevision ? 'revision_withdraw' : 'withdraw'
      return changed(
        await step(ctx, row, { action, version: input.version, ...(isRevision ? { set: { revision: null } } : {}) }),
      )
    },

    async serviceActivate(ctx, input) {
      const row = await loadService(ctx, input.id)
      if (row.status === 'approved' || row.status === 'off_shelf')
        await requireOffer(ctx, ports, row.content, 'decided')
      const set = { publishedAt: row.publishedAt ?? ctx.now() }
      return changed(await step(ctx, row, { action: 'activate', version: input.version, set }))
    },

    async serviceDeactivate(ctx, input) {
      const row = await loadService(ctx, input.id)
      return changed(
        await step(ctx, row, {
          action: 'deactivate',
          version: input.version,
          set: { revision: null, rejectReason: null },
        }),
      )
    },

    async serviceDelete(ctx, input) {
      return changed(await step(ctx, await loadService(ctx, input.id), { action: 'delete', version: input.version }))
    },

    async serviceApprovePass(ctx, input) {
      const [toward, row] = await loadTowards(ctx, input.id)
      return changed(
        await review(toward, ports, row, { result: 'pass', version: input.version, reason: input.remark ?? '' }),
      )
    },

    async serviceApproveReject(ctx, input) {
      const [toward, row] = await loadTowards(ctx, input.id)
      return changed(
        await review(toward, ports, row, { result: 'reject', version: input.version, reason: input.reason }),
      )
    },

    async serviceDisable(ctx, input) {
      const row = await loadService(ctx, input.id)
      const disabledUnreviewed = !isReviewed(row.status)
      const set = { revision: null, rejectReason: input.reason, disabledUnreviewed }
      const next = await step(ctx, row, { action: 'disable', version: input.version, note: input.reason, set })
      await tellProvider(ctx, next, { kind: 'service_disabled', params: { reason: input.reason } })
      return changed(next)
    },

    async serviceEnable(ctx, input) {
      const [toward, row] = await loadTowards(ctx, input.id)
      const set = { rejectReason: null, disabledUnreviewed: false }
      const action = row.disabledUnreviewed ? 'enable_unreviewed' : 'enable'
      return changed(await step(toward, row, { action, version: input.version, note: input.remark ?? null, set }))
    },

    async serviceApproveBatch(ctx, input) {
      const stakes = await providers.stakesOf(ctx)
      return eachOfMany(ctx, input.items, async ({ id, version }) => {
        const row = await loadService(ctx, id)
        const toward = towards(ctx, stakes.has(row.providerCompanyId))
        return review(toward, ports, row, { result: input.result, version, reason: input.reason ?? '' })
      })
    },
  }
}
