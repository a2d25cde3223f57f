import { createHash } from 'node:crypto'
import { and, asc, eq, sql, type SQL } from 'drizzle-orm'
import type { AgreementDetail, AgreementRow } from '@tradeport/domain/agreement/contract'
import { filledInAll } from '@tradeport/domain/agreement/contract'
import { AGREEMENT_READERS, agreementActions, agreementWait } from '@tradeport/domain/agreement/rules'
import { holds } from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
import { iso } from '@tradeport/node/db'
import { companyOf } from '@tradeport/node/parties'
import { timeline, type ActorContext } from '@tradeport/node/server-kit'
import {
  agreement,
  agreementAcceptance,
  type AcceptedText,
  type AgreementRecord,
  type TemplateRecord,
} from './agreement.table'
import type { ChosenTemplatePort } from './ports'
import { templateInForce, templatesInForce, type Subject } from './template.handlers'

export const DOCUMENT = 'agreement'

/** The caller's own agreements, or an operator's region. What the customer has not sent is the customer's alone. */
export function agreementScope(ctx: ActorContext): SQL {
  const { kind, roles } = ctx.actor
  const region = sql`region_id = ${ctx.region.regionId}`
  if (kind === 'seller') return sql`customer_company_id = ${companyOf(ctx)} and ${region}`
  const sent = sql`sealed_at is not null and ${region}`
  if (kind === 'provider') return sql`provider_company_id = ${companyOf(ctx)} and ${sent}`
  if (kind === 'operator' && holds(roles, AGREEMENT_READERS, [DOCUMENT])) return sent
  throw new AppError('gateway.400019')
}

export async function findAgreement(
  ctx: ActorContext,
  which: { id?: string | undefined; orderId?: string | undefined },
  lock?: 'update',
): Promise<AgreementRecord | undefined> {
  const wanted = which.id === undefined ? eq(agreement.orderId, which.orderId ?? '') : eq(agreement.id, which.id)
  const query = ctx.db
    .select()
    .from(agreement)
    .where(and(wanted, agreementScope(ctx)))
  const [row] = await (lock ? query.for(lock) : query)
  return row
}

/** The locked agreement of a change. @throws AppError `FT520404`, `FT510006` */
export async function lockAgreement(
  ctx: ActorContext,
  input: { id: string; version: number },
): Promise<AgreementRecord> {
  const row = await findAgreement(ctx, { id: input.id }, 'update')
  if (!row) throw new AppError('FT520404')
  if (row.version !== input.version) throw new AppError('FT510006')
  return row
}

/** A template with the facts of an order in it. */
export function textFor(row: AgreementRecord, template: TemplateRecord): AcceptedText {
  const values = {
    ...row.values,
    customer: row.customerName,
    provider: row.providerName,
    quantity: row.facts.quantity,
    order_no: row.orderNo,
  }
  const names = { service: row.facts.service, item: row.facts.item }
  return {
    templateId: template.id,
    code: template.code,
    edition: template.edition,
    sourceLocale: template.sourceLocale,
    title: filledInAll(template.title, values, names),
    body: filledInAll(template.body, values, names),
    variables: template.variables,
  }
}

/** Of every language and both parties, so that no word of it can be exchanged later. */
export function hashOf(row: AgreementRecord, text: AcceptedText): string {
  const sorted = (value: object) => Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  const proof = [
    row.no,
    row.orderNo,
    [row.customerCompanyId, row.customerName],
    [row.providerCompanyId, row.providerName],
    [text.templateId, text.code, text.edition],
    sorted(text.title),
    sorted(text.body),
    sorted(row.values),
  ]
  return createHash('sha256').update(JSON.stringify(proof)).digest('hex')
}

export interface CurrentText {
  text: AcceptedText
  /** Of an accepted text that still counts. */
  hash: string | null
  status: AgreementRecord['status']
  renewed: boolean
}

/** Neither sent with its order nor taken back: another edition in force would take its place. */
const isOpen = ({ sealedAt, status }: AgreementRecord) => !sealedAt && status !== 'revoked'

/**
 * What stands in agreements now: what was accepted, unless the order was not sent with it and another edition is in force meanwhile.
 * Null where there is nothing to agree to any more.
 */
export async function currentTexts(
  ctx: ActorContext,
  services: ChosenTemplatePort,
  rows: readonly AgreementRecord[],
): Promise<(CurrentText | null)[]> {
  const open = rows.filter(isOpen)
  const templates = await templatesInForce(ctx, await subjectsOf(ctx, services, open))
  const byId = new Map(open.map(({ id }, index) => [id, templates[index]]))
  return rows.map(row => textNow(row, byId.get(row.id)))
}

export const currentText = async (
  ctx: ActorContext,
  services: ChosenTemplatePort,
  row: AgreementRecord,
): Promise<CurrentText | null> => (await currentTexts(ctx, services, [row]))[0] ?? null

type Ordered = Pick<AgreementRecord, 'categoryCode' | 'serviceId'>

async function subjectsOf(
  ctx: ActorContext,
  services: ChosenTemplatePort,
  ordered: readonly Ordered[],
): Promise<Subject[]> {
  const ids = [...new Set(ordered.flatMap(({ serviceId }) => (serviceId === null ? [] : [serviceId])))]
  const chosen = ids.length === 0 ? new Map<string, string>() : await services.chosen(ctx, ids)
  return ordered.map(({ categoryCode, serviceId }) => ({
    categoryCode,
    templateCode: chosen.get(serviceId ?? '') ?? null,
  }))
}

/** What the order is agreed to under, were it sent now. */
export async function templateOf(
  ctx: ActorContext,
  services: ChosenTemplatePort,
  ordered: Ordered,
): Promise<TemplateRecord | undefined> {
  const [subject] = await subjectsOf(ctx, services, [ordered])
  return subject && templateInForce(ctx, subject)
}

function textNow(row: AgreementRecord, template: TemplateRecord | undefined): CurrentText | null {
  const { accepted, hash, status } = row
  const stands = accepted && { text: accepted, hash, status, renewed: false }
  if (!template) return stands
  if (stands && status === 'part_signed' && accepted.templateId === template.id) return stands
  const renewed = accepted !== null && accepted.templateId !== template.id
  return { text: textFor(row, template), hash: null, status: 'draft', renewed }
}

export function rowView(ctx: ActorContext, row: AgreementRecord, current: CurrentText): AgreementRow {
  return {
    id: row.id,
    no: row.no,
    orderId: row.orderId,
    orderNo: row.orderNo,
    orderType: row.orderType,
    title: current.text.title,
    edition: current.text.edition,
    customerName: row.customerName,
    providerName: row.providerName,
    status: current.status,
    version: row.version,
    actions: agreementActions(current.status, row.sealedAt !== null, ctx.actor.roles),
    updatedAt: iso(row.updatedAt),
  }
}

export async function detailView(
  ctx: ActorContext,
  row: AgreementRecord,
  current: CurrentText,
): Promise<AgreementDetail> {
  const acceptances = await ctx.db
    .select()
    .from(agreementAcceptance)
    .where(eq(agreementAcceptance.agreementId, row.id))
    .orderBy(asc(agreementAcceptance.acceptedAt), asc(agreementAcceptance.id))
  const { templateId, code, sourceLocale, body, variables } = current.text
  return {
    ...rowView(ctx, row, current),
    templateId,
    templateCode: code,
    sourceLocale,
    body,
    variables,
    values: row.values,
    hash: current.hash,
    acceptances: acceptances.map(each => ({
      side: each.side,
      companyName: each.companyName,
      personName: each.personName,
      acceptedAt: iso(each.acceptedAt),
      edition: each.edition,
      locale: each.locale,
      hash: each.hash,
    })),
    renewed: current.renewed,
    waitsFor: agreementWait(current.status, row.sealedAt !== null),
    timeline: await timeline(ctx, DOCUMENT, row.id),
  }
}
