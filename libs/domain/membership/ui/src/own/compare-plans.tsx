import { abilitiesOf } from '@tradeport/domain/membership/contract'
import { DetailSection, PHONE, useFits } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { PlanCards } from './plan-cards'
import type { PlansProps } from './plan-parts'
import { PlanTable } from './plan-table'

/** Plans side by side, or below one another where there is no room for that. */
export function ComparePlans({ overview, onOrder }: Pick<PlansProps, 'overview' | 'onOrder'>) {
  const t = useT('membership')
  const Plans = useFits(PHONE) ? PlanCards : PlanTable
  const plans = overview.offers.filter(({ kind }) => kind === 'plan')
  const named = new Set(plans.flatMap(({ terms }) => terms.abilities.map(({ ability }) => ability)))
  const all = new Set([...abilitiesOf('seller'), ...abilitiesOf('buyer'), ...abilitiesOf('provider')])
  return (
    <DetailSection
      id="membership-plans"
      title={t('own.compare')}
      {...(overview.mayBuy ? {} : { note: t('own.notBuyer') })}
    >
      {plans.length === 0 ? (
        <p className="tp-soft">{t('own.nothing')}</p>
      ) : (
        <Plans
          plans={plans}
          abilities={[...all].filter(ability => named.has(ability))}
          overview={overview}
          onOrder={onOrder}
        />
      )}
    </DetailSection>
  )
}
