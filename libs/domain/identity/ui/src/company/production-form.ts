import { UNIT_CODES } from '@tradeport/kernel/config'
import { z } from '@tradeport/kernel/contract-kit'
import type { Production } from '@tradeport/domain/identity/contract'

const said = z.optional(z.nullable(z.string()))
const lines = <S extends z.core.$ZodLooseShape>(shape: S) => z.optional(z.array(z.object(shape)))

/** What is typed: numbers are text until they are sent. */
const typed = z.object({
  annualRevenue: said,
  factoryAreaM2: said,
  productionLines: said,
  machines: lines({ type: said, count: said, year: said }),
  monthlyCapacity: lines({ categoryId: said, quantity: said, unit: said }),
})
export type TypedProduction = z.output<typeof typed>

const shown = (value: number | null) => value?.toString() ?? null
const numberOf = (value: string | null | undefined) => (value ? Number(value) : null)

export function typedProduction(production: Production): TypedProduction {
  return {
    annualRevenue: production.annualRevenue,
    factoryAreaM2: shown(production.factoryAreaM2),
    productionLines: shown(production.productionLines),
    machines: production.machines.map(({ type, count, year }) => ({ type, count: shown(count), year: shown(year) })),
    monthlyCapacity: production.monthlyCapacity,
  }
}

/** Whether there is anything to read of it, also where it is asked no longer. */
export const saysOfFactory = ({ factoryAreaM2, productionLines, machines, monthlyCapacity }: Production): boolean =>
  factoryAreaM2 !== null || productionLines !== null || machines.length + monthlyCapacity.length > 0

/** What is not complete is not lost: it is refused at its field. */
export function productionFrom(values: unknown): Production {
  const { machines = [], monthlyCapacity = [], ...facts } = typed.parse(values)
  return {
    annualRevenue: facts.annualRevenue ?? null,
    factoryAreaM2: numberOf(facts.factoryAreaM2),
    productionLines: numberOf(facts.productionLines),
    machines: machines.map(({ type, count, year }) => ({
      type: type ?? '',
      count: numberOf(count) ?? 0,
      year: numberOf(year),
    })),
    monthlyCapacity: monthlyCapacity.map(({ categoryId, quantity, unit }) => ({
      categoryId: categoryId ?? '',
      quantity: quantity ?? '',
      unit: UNIT_CODES.find(code => code === unit) ?? 'piece',
    })),
  }
}
