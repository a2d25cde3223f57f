import type { CompanyDetail, Production } from '@tradeport/domain/identity/contract'
import { dictList } from '@tradeport/domain/reference/contract'
import { Facts } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useCodeList, useFormat } from '@tradeport/web/react'
import { Tag } from '@tradeport/web/ui'
import { useUnits } from '@tradeport/web/units'

/** Whether somebody has seen it on the spot, or it is the company's own word. */
export function ProvenTag({ until }: { until: string | null }) {
  const t = useT('identityCompany')
  const format = useFormat()
  if (until === null) return <Tag>{t('fact.declared')}</Tag>
  return <Tag tone="success">{t('fact.proven', { date: format.civilDate(until) })}</Tag>
}

/** One machine in words. */
export function useMachineWords(): (machine: Production['machines'][number]) => string {
  const t = useT('identityCompany')
  const format = useFormat()
  return ({ type, count, year }) =>
    year === null
      ? t('production.machine', { count: format.number(count), type })
      : t('production.machineSince', { count: format.number(count), type, year })
}

/** How the company works, for operators. */
export function ProductionFacts({ production }: { production: CompanyDetail['production'] }) {
  const t = useT('identityCompany')
  const format = useFormat()
  const bands = useCodeList(dictList, 'annual_revenue_band')
  const machineWords = useMachineWords()
  const units = useUnits()
  const { annualRevenue, factoryAreaM2, productionLines, machines, monthlyCapacity } = production
  return (
    <Facts
      facts={[
        {
          key: 'annualRevenue',
          label: t('production.annualRevenue'),
          value: annualRevenue && bands.nameOf(annualRevenue),
        },
        {
          key: 'factoryAreaM2',
          label: t('production.factoryAreaM2'),
          value: factoryAreaM2 !== null && t('production.area', { area: format.number(factoryAreaM2) }),
        },
        { key: 'productionLines', label: t('production.productionLines'), value: productionLines },
        {
          key: 'machines',
          label: t('production.machines'),
          value: machines.map(machineWords).join(', '),
        },
        {
          key: 'monthlyCapacity',
          label: t('production.monthlyCapacity'),
          value: monthlyCapacity
            .map(({ category, quantity, unit }) =>
              t('production.capacity', { category, quantity: format.number(quantity), unit: units.name(unit) }),
            )
            .join('; '),
        },
      ]}
    />
  )
}
