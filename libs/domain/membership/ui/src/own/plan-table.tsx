import { PlainTable } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useText } from '@tradeport/web/react'
import { useWords } from '../use-words'
import { PlanBenefits, PlanButtons, PlanPrice, useIncluded, type PlansProps } from './plan-parts'

/** A column for each plan, a line for each thing that any of them brings. */
export function PlanTable({ plans, abilities, overview, onOrder }: PlansProps) {
  const t = useT('membership')
  const text = useText()
  const words = useWords()
  const includedIn = useIncluded()
  return (
    <PlainTable label={t('own.compare')}>
      <thead>
        <tr>
          <th scope="col">{t('column.ability')}</th>
          {plans.map(({ id, terms }) => (
            <th scope="col" key={id}>
              {text(terms.name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{t('field.price')}</th>
          {plans.map(offer => (
            <td key={offer.id}>
              <PlanPrice offer={offer} />
            </td>
          ))}
        </tr>
        {abilities.map(ability => (
          <tr key={ability}>
            <th scope="row">{words.ability(ability)}</th>
            {plans.map(offer => (
              <td key={offer.id}>{includedIn(offer, ability) ?? t('notIncluded')}</td>
            ))}
          </tr>
        ))}
        {plans.some(({ terms }) => terms.benefits.length > 0) && (
          <tr>
            <th scope="row">{t('field.benefits')}</th>
            {plans.map(offer => (
              <td key={offer.id}>{offer.terms.benefits.length === 0 ? '–' : <PlanBenefits offer={offer} />}</td>
            ))}
          </tr>
        )}
        <tr>
          <th scope="row">
            <span className="tp-visually-hidden">{t('own.order.new')}</span>
          </th>
          {plans.map(offer => (
            <td key={offer.id}>
              {offer.id === overview.subscription?.offeringId && <p className="tp-soft">{t('own.current')}</p>}
              <PlanButtons offer={offer} overview={overview} onOrder={onOrder} />
            </td>
          ))}
        </tr>
      </tbody>
    </PlainTable>
  )
}
