import type { ActorContext } from '@tradeport/node/server-kit'
import type { CustomsOrderRecord } from './customs-order.table'
import type { AgencyToAgreeOn, CustomsPorts } from './ports'

type Ports = Pick<CustomsPorts, 'agreements'>

/** What a service order does stands under the agreement of that. */
const isDirect = ({ serviceOrderId }: CustomsOrderRecord) => serviceOrderId === null

function toAgreeOn(order: CustomsOrderRecord): AgencyToAgreeOn {
  const { id, no, clientCompanyId, clientName, providerCompanyId, providerName, goodsSummary, packNo } = order
  return {
    ...{ id, no, customerCompanyId: clientCompanyId, customerName: clientName, providerCompanyId, providerName },
    ...{ itemName: goodsSummary, qty: packNo },
  }
}

export async function draftAgreement(ctx: ActorContext, { agreements }: Ports, order: CustomsOrderRecord) {
  if (isDirect(order)) await agreements?.prepare(ctx, toAgreeOn(order))
}

export async function reviseAgreement(ctx: ActorContext, { agreements }: Ports, order: CustomsOrderRecord) {
  if (isDirect(order) && order.status === 'draft') await agreements?.revise(ctx, toAgreeOn(order))
}

/** The order goes to the broker. @throws AppError `FT526010` where the edition in force has not been accepted */
export async function sealAgreement(ctx: ActorContext, { agreements }: Ports, order: CustomsOrderRecord) {
  if (isDirect(order)) await agreements?.seal(ctx, order.id)
}

/** The broker takes it on. */
export async function signAgreement(ctx: ActorContext, { agreements }: Ports, order: CustomsOrderRecord) {
  if (isDirect(order)) await agreements?.sign(ctx, order.id)
}

/** It came to nothing; what both had signed by then stays. */
export async function revokeAgreement(ctx: ActorContext, { agreements }: Ports, order: CustomsOrderRecord) {
  if (isDirect(order)) await agreements?.revoke(ctx, order.id)
}
