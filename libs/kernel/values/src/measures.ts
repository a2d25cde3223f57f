import { divDecimal, isPositive, mulDecimal } from './decimal'

/**
 * What a container takes in practice: stowed cartons never fill the inner volume, and roads limit the weight.
 * Volume in m³, payload in kg.
 */
export const CONTAINERS = {
  '20gp': { usableCbm: 28, payloadKg: 21_700 },
  '40gp': { usableCbm: 58, payloadKg: 26_500 },
  '40hq': { usableCbm: 68, payloadKg: 26_500 },
} as const
export type ContainerKind = keyof typeof CONTAINERS

export const CONTAINER_KINDS = ['20gp', '40gp', '40hq'] as const satisfies readonly ContainerKind[]

/** A full carton, by its outer measures. */
export interface Carton {
  readonly lengthCm: string
  readonly widthCm: string
  readonly heightCm: string
  readonly grossKg?: string | null | undefined
}

const CM3_PER_M3 = 1_000_000n

/** Volume of one carton in m³ to four decimals, rounded up: a carton never takes less room than it has. */
export function cartonCbm(carton: Carton): string {
  const volume = volumeOf(carton)
  const unit = CM3_PER_M3 * volume.per
  const tenThousandths = (volume.units * 10_000n + unit - 1n) / unit
  const digits = String(tenThousandths).padStart(5, '0')
  return `${digits.slice(0, -4)}.${digits.slice(-4)}`
}

/** Cartons for a quantity; the last one may be partly filled. @throws RangeError for an empty carton. */
export function cartonsFor(quantity: string, perCarton: string): string {
  if (!isPositive(perCarton)) throw new RangeError('A carton holds more than nothing')
  return divDecimal(quantity, perCarton, 0, 'up')
}

/** Volume of so many cartons in m³ with three digits, rounded up from the exact one. */
export function totalCbm({ lengthCm, widthCm, heightCm }: Carton, cartons: string): string {
  const cubicCm = mulDecimal(mulDecimal(mulDecimal(lengthCm, widthCm), heightCm), cartons)
  return divDecimal(cubicCm, String(CM3_PER_M3), 3, 'up')
}

/** Cartons in each container, by volume or by weight, whichever ends first. */
export function containerFills(carton: Carton): Record<ContainerKind, number> {
  const volume = volumeOf(carton)
  const weight = carton.grossKg && isPositive(carton.grossKg) ? exact(carton.grossKg) : undefined
  const fill = ({ usableCbm, payloadKg }: (typeof CONTAINERS)[ContainerKind]) => {
    const byVolume = (BigInt(usableCbm) * CM3_PER_M3 * volume.per) / volume.units
    const byWeight = weight && (BigInt(payloadKg) * weight.per) / weight.units
    return Number(byWeight !== undefined && byWeight < byVolume ? byWeight : byVolume)
  }
  return { '20gp': fill(CONTAINERS['20gp']), '40gp': fill(CONTAINERS['40gp']), '40hq': fill(CONTAINERS['40hq']) }
}

/** A decimal as whole units, so many to one. Every view of a product asks for its loads: whole numbers divide much faster. */
interface Exact {
  readonly units: bigint
  readonly per: bigint
}

function exact(decimal: string): Exact {
  const [whole = '', fraction = ''] = decimal.split('.')
  return { units: BigInt(whole + fraction), per: 10n ** BigInt(fraction.length) }
}

/** In cm³. */
function volumeOf({ lengthCm, widthCm, heightCm }: Carton): Exact {
  const [length, width, height] = [exact(lengthCm), exact(widthCm), exact(heightCm)]
  return { units: length.units * width.units * height.units, per: length.per * width.per * height.per }
}
