import { ORDER_CANCEL_REASONS, PRODUCTION_KINDS, SHIPMENT_MODES } from '@tradeport/domain/trading/contract'
import { filesOf, known, textOf } from '@tradeport/web/entity'

export function readProduction(values: Record<string, unknown>) {
  const percent = values['percent']
  return {
    kind: known(PRODUCTION_KINDS, textOf(values, 'kind')) ?? 'bulk_start',
    percent: typeof percent === 'number' ? percent : 0,
    plannedOn: textOf(values, 'plannedOn'),
    actualOn: textOf(values, 'actualOn'),
    note: textOf(values, 'note'),
    files: filesOf(values, 'files'),
  }
}

export function readShipment(values: Record<string, unknown>) {
  const quantities = values['quantities']
  const lines =
    typeof quantities === 'object' && quantities !== null
      ? Object.entries(quantities).flatMap(([orderItemId, qty]: [string, unknown]) =>
          typeof qty === 'string' && Number(qty) > 0 ? [{ orderItemId, qty }] : [],
        )
      : []
  return {
    mode: known(SHIPMENT_MODES, textOf(values, 'mode')) ?? 'sea',
    carrier: textOf(values, 'carrier'),
    containerNo: textOf(values, 'containerNo')?.toUpperCase(),
    blNo: textOf(values, 'blNo'),
    trackingNo: textOf(values, 'trackingNo'),
    etd: textOf(values, 'etd'),
    eta: textOf(values, 'eta'),
    lines,
    documents: filesOf(values, 'documents'),
    note: textOf(values, 'note'),
  }
}

export function readCancellation(values: Record<string, unknown>) {
  return { reason: known(ORDER_CANCEL_REASONS, textOf(values, 'reason')) ?? 'other', note: textOf(values, 'note') }
}
