import { serviceRoutes } from '@tradeport/domain/service-market/contract'
import { reviewStep, serviceMachine, type ServiceStep } from '@tradeport/domain/service-market/rules'
import type { FieldChange } from '@tradeport/kernel/contract-kit'
import { transition, type ActorContext, type NotificationRequest } from '@tradeport/node/server-kit'
import { columnsOf, requireOffer } from './service-content'
import type { ServiceMarketPorts } from './ports'
import { keepVersion } from './service-versions'
import { service, type Service } from './service-market.table'

export const DOCUMENT = 'service'

interface Step {
  action: ServiceStep
  version: number
  set?: Partial<Service>
  note?: string | null
  /** What was written differently with it. */
  changes?: readonly FieldChange[]
}

export async function step(
  ctx: ActorContext,
  row: Service,
  { action, version, set, note, changes }: Step,
): Promise<Service> {
  const next = await transition(ctx, {
    table: service,
    machine: serviceMachine,
    row,
    action,
    version,
    ...(set ? { set } : {}),
    note: note ?? null,
    ...(changes ? { payload: { changes } } : {}),
    documentType: DOCUMENT,
  })
  if (ctx.actor.kind === 'operator') {
    await ctx.audit({
      action: `service:${action}`,
      entityType: DOCUMENT,
      entityId: row.id,
      entityNo: row.no,
      before: { status: row.status },
      after: { status: next.status },
      ...(note ? { reason: note } : {}),
    })
  }
  tell(ctx, next)
  return next
}

/** Open pages of both sides read again. */
export function tell(ctx: ActorContext, row: Service): void {
  ctx.live({ to: { operators: true }, topic: DOCUMENT, id: row.id })
  ctx.live({ to: { companyId: row.providerCompanyId }, topic: DOCUMENT, id: row.id })
}

const titleOf = (row: Service) => {
  const content = row.revision ?? row.content
  return content.title[content.sourceLocale] ?? row.no
}

export async function askForReview(ctx: ActorContext, row: Service): Promise<void> {
  await ctx.notify({
    kind: 'review_requested',
    to: { operatorsHolding: 'service:approve_pass', regionId: ctx.region.regionId },
    params: { no: row.no, name: titleOf(row), subject: DOCUMENT },
    link: { frontEnd: 'admin', route: serviceRoutes.service(row.id) },
    dedupeKey: `service-review:${row.id}`,
  })
}

export async function tellProvider(
  ctx: ActorContext,
  row: Service,
  notice: Pick<NotificationRequest, 'kind' | 'dedupeKey'> & { params: Record<string, string> },
): Promise<void> {
  await ctx.notify({
    kind: notice.kind,
    to: { companyId: row.providerCompanyId, identity: 'provider', permission: 'service:read' },
    params: { no: row.no, name: titleOf(row), ...notice.params },
    link: { frontEnd: 'providerAdmin', route: serviceRoutes.service(row.id) },
    ...(notice.dedupeKey === undefined ? {} : { dedupeKey: notice.dedupeKey }),
  })
}

/** The reviewer's decision, on a new service or on the changed content of one that is on the market. */
export async function review(
  ctx: ActorContext,
  ports: ServiceMarketPorts,
  row: Service,
  decision: { result: 'pass' | 'reject'; version: number; reason: string },
): Promise<Service> {
  const content = row.revision ?? row.content
  const { result, version, reason } = decision
  const action = reviewStep(row.status, result, content.publishOnApproval)
  const isPass = result === 'pass'
  if (isPass && (row.status === 'pending_review' || row.status === 'revision_review'))
    await requireOffer(ctx, ports, content, 'decided')
  const goesPublic = action === 'approve_publish' || action === 'revision_pass'
  const next = await step(ctx, row, {
    action,
    version,
    note: reason || null,
    set: {
      rejectReason: isPass ? null : reason,
      ...(isPass ? { ...columnsOf(content), revision: null } : {}),
      ...(goesPublic ? { publishedAt: row.publishedAt ?? ctx.now() } : {}),
    },
  })
  if (isPass) await keepVersion(ctx, next, { origin: 'review', note: reason || null })
  await tellProvider(ctx, next, {
    kind: 'service_review_result',
    params: { result: isPass ? 'approved' : 'rejected', reason },
  })
  return next
}
