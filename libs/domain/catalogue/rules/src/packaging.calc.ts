import type { ContainerLoad, PackagingValues } from '@tradeport/domain/catalogue/contract'
import { cartonCbm, cartonsFor, containerFills, mulDecimal, totalCbm, type Carton } from '@tradeport/kernel/values'

/** Volume and pieces per container; nothing while the carton's measures are incomplete. */
export function containerLoad(packaging: PackagingValues): ContainerLoad {
  const carton = cartonOf(packaging)
  const { pcsPerCarton } = packaging
  const fills = carton && pcsPerCarton ? containerFills(carton) : null
  const pieces = (cartons: number | undefined) =>
    cartons !== undefined && pcsPerCarton ? cartons * pcsPerCarton : null
  return {
    cartonCbm: carton && cartonCbm(carton),
    qty20gp: pieces(fills?.['20gp']),
    qty40gp: pieces(fills?.['40gp']),
    qty40hq: pieces(fills?.['40hq']),
  }
}

/** Cartons, volume and weight of an order quantity; the last carton may be partly filled. */
export function shipmentOf(
  packaging: PackagingValues,
  pieces: string,
): { cartons: number; cbm: string; grossKg: string | null } | null {
  const carton = cartonOf(packaging)
  const { pcsPerCarton, grossKg } = packaging
  if (!carton || !pcsPerCarton) return null
  const cartons = cartonsFor(pieces, String(pcsPerCarton))
  return {
    cartons: Number(cartons),
    cbm: totalCbm(carton, cartons),
    grossKg: grossKg ? mulDecimal(grossKg, cartons) : null,
  }
}

function cartonOf({ lengthCm, widthCm, heightCm, grossKg }: PackagingValues): Carton | null {
  return lengthCm && widthCm && heightCm ? { lengthCm, widthCm, heightCm, grossKg } : null
}
