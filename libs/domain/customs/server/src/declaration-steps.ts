import { DECLARATION_HALTS, customsRoutes, type DeclarationStatus } from '@tradeport/domain/customs/contract'
import {
  declarationMachine,
  isClosedExport,
  isRefundEligible,
  type DeclarationStep,
} from '@tradeport/domain/customs/rules'
import { transition, type ActorContext } from '@tradeport/node/server-kit'
import { followForms } from './customs-order-progress'
import { declarationForm, type DeclarationRecord } from './customs.table'
import { parametersOf } from './parameters'

export const DOCUMENT = 'declarationForm'

interface Step {
  action: DeclarationStep
  version?: number
  set?: Partial<DeclarationRecord>
  note?: string | null
}

export async function step(
  ctx: ActorContext,
  row: DeclarationRecord,
  { action, version, set, note }: Step,
): Promise<DeclarationRecord> {
  const next = await transition(ctx, {
    table: declarationForm,
    machine: declarationMachine,
    row,
    action,
    ...(version === undefined ? {} : { version }),
    ...(set ? { set } : {}),
    note: note ?? null,
    documentType: DOCUMENT,
  })
  await noteRefund(ctx, next)
  tell(ctx, next)
  if (next.customsOrderId !== null) await followForms(ctx, next.customsOrderId)
  return next
}

/** Customs has closed it: from now on a refund of tax may be asked for what it declares, which its history tells. */
export async function noteRefund(ctx: ActorContext, form: DeclarationRecord): Promise<void> {
  if (!isClosedExport(form) || !isRefundEligible(form, await parametersOf(ctx, form))) return
  await ctx.event({ documentType: DOCUMENT, documentId: form.id, action: 'refund_eligible', note: form.entryId })
}

/** Open pages of all sides read again. */
export function tell(ctx: ActorContext, row: DeclarationRecord): void {
  ctx.live({ to: { operators: true }, topic: DOCUMENT, id: row.id })
  for (const companyId of [row.companyId, row.brokerCompanyId])
    if (companyId) ctx.live({ to: { companyId }, topic: DOCUMENT, id: row.id })
}

const isHalt = (status: DeclarationStatus): boolean => DECLARATION_HALTS.some(halt => halt === status)

interface News {
  /** Other than the status: then the form stands where it stood. */
  stage?: 'amendment' | 'amendment_requested' | 'amendment_sent' | 'supplement' | 'moved_after_cancel'
  /** What the Single Window, customs or a colleague said of it. */
  reply?: string | null
  /** The broker that does it for the company, which alone is told then. */
  party?: string
}

/** What the company and its broker have to know: where the form stands, in the words of their own language. */
export async function notifyOf(
  ctx: ActorContext,
  row: DeclarationRecord,
  { stage, reply, party = '' }: News = {},
): Promise<void> {
  const route = customsRoutes.form(row.id)
  const isHalted = stage === undefined ? isHalt(row.status) : stage === 'supplement' || stage === 'moved_after_cancel'
  const notice = {
    kind: isHalted ? 'declaration_halted' : 'declaration_moved',
    params: { no: row.no, name: row.contractNo, stage: stage ?? row.status, ...(party === '' ? {} : { party }) },
    dedupeKey: `declaration:${row.id}`,
    ...(reply ? { reply } : {}),
  }
  await ctx.notify({
    ...notice,
    to: { companyId: row.companyId, identity: 'seller', permission: 'declarationForm:read' },
    link: { frontEnd: 'seller', route },
  })
  if (!row.brokerCompanyId || party !== '') return
  await ctx.notify({
    ...notice,
    to: { companyId: row.brokerCompanyId, identity: 'provider', permission: 'declarationForm:read' },
    link: { frontEnd: 'providerAdmin', route },
  })
}
