import {
  abilitiesOf,
  type AbilityKey,
  type MembershipOffer,
  type MembershipOverview,
} from '@tradeport/domain/membership/contract'
import { DetailSection, PlainTable } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useFormat, useText } from '@tradeport/web/react'
import styles from '../membership.module.css'
import { useWords } from '../use-words'
import { OrderButton, TrialButton } from './order-button'

interface Part {
  overview: MembershipOverview
}

export function ComparePlans({ overview }: Part) {
  const t = useT('membership')
  const text = useText()
  const words = useWords()
  const format = useFormat()
  const plans = overview.offers.filter(({ kind }) => kind === 'plan')
  const named = new Set(plans.flatMap(({ terms }) => terms.abilities.map(({ ability }) => ability)))
  const rows: AbilityKey[] = [
    ...new Set([...abilitiesOf('seller'), ...abilitiesOf('buyer'), ...abilitiesOf('provider')]),
  ]
  return (
    <DetailSection
      id="membership-plans"
      title={t('own.compare')}
      {...(overview.mayBuy ? {} : { note: t('own.notBuyer') })}
    >
      {plans.length === 0 ? (
        <p className="tp-soft">{t('own.nothing')}</p>
      ) : (
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
                  <span className={styles['price']}>{words.price(offer.terms)}</span>
                  {offer.level > 0 && <span className="tp-soft">{words.period(offer.terms)}</span>}
                  {offer.purpose === 'upgrade' && /[1-9]/.test(offer.credit) && (
                    <p className="tp-soft">
                      {`${t('order.credit')}: ${format.money(offer.credit, offer.terms.currency)}`}
                    </p>
                  )}
                </td>
              ))}
            </tr>
            {rows
              .filter(ability => named.has(ability))
              .map(ability => (
                <tr key={ability}>
                  <th scope="row">{words.ability(ability)}</th>
                  {plans.map(({ id, terms }) => {
                    const included = terms.abilities.find(each => each.ability === ability)
                    return <td key={id}>{included ? words.quota(included.quota, included.reset) : t('notIncluded')}</td>
                  })}
                </tr>
              ))}
            <BenefitsRow plans={plans} />
            <tr>
              <th scope="row">
                <span className="tp-visually-hidden">{t('own.order.new')}</span>
              </th>
              {plans.map(offer => (
                <td key={offer.id}>
                  {offer.id === overview.subscription?.offeringId && <p className="tp-soft">{t('own.current')}</p>}
                  <div className={styles['buttons']}>
                    <OrderButton offer={offer} overview={overview} />
                    <TrialButton offer={offer} overview={overview} />
                  </div>
                </td>
              ))}
            </tr>
          </tbody>
        </PlainTable>
      )}
    </DetailSection>
  )
}

/** What a plan brings besides what is counted. */
function BenefitsRow({ plans }: { plans: readonly MembershipOffer[] }) {
  const t = useT('membership')
  const text = useText()
  if (plans.every(({ terms }) => terms.benefits.length === 0)) return null
  return (
    <tr>
      <th scope="row">{t('field.benefits')}</th>
      {plans.map(({ id, terms }) => (
        <td key={id}>
          {terms.benefits.length === 0 ? (
            '–'
          ) : (
            <ul className={styles['benefits']}>
              {terms.benefits.map((benefit, index) => (
                <li key={index}>{text(benefit)}</li>
              ))}
            </ul>
          )}
        </td>
      ))}
    </tr>
  )
}

export function Packages({ overview }: Part) {
  const t = useT('membership')
  const text = useText()
  const words = useWords()
  const packages = overview.offers.filter(({ kind }) => kind === 'package')
  if (packages.length === 0) return null
  return (
    <DetailSection id="membership-packages" title={t('own.packages')} note={t('own.packages.note')}>
      <div className={styles['cards']}>
        {packages.map(offer => (
          <div key={offer.id} className={styles['card']}>
            <strong>{text(offer.terms.name)}</strong>
            <ul>
              {offer.terms.abilities.map(({ ability, quota, reset }) => (
                <li key={ability}>{`${words.ability(ability)}: ${words.quota(quota, reset)}`}</li>
              ))}
            </ul>
            <span className={styles['price']}>{words.price(offer.terms)}</span>
            <span className="tp-soft">{words.period(offer.terms)}</span>
            {!offer.terms.stackable && <span className="tp-soft">{t('own.once')}</span>}
            <OrderButton offer={offer} overview={overview} />
          </div>
        ))}
      </div>
    </DetailSection>
  )
}
