import { Button } from 'antd'
import {
  abilitiesOf,
  membershipOrderCreate,
  type AbilityKey,
  type MembershipOffer,
  type MembershipOverview,
} from '@tradeport/domain/membership/contract'
import { DetailSection, PlainTable } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useNavigateTo } from '@tradeport/web/navigation'
import { useAction, useFormat, useNotify, useText } from '@tradeport/web/react'
import styles from '../membership.module.css'
import { useWords } from '../use-words'

interface Part {
  overview: MembershipOverview
}

/** Asks with the amount, orders, and goes where it is paid. */
function OrderButton({ offer, overview }: Part & { offer: MembershipOffer }) {
  const t = useT('membership')
  const text = useText()
  const format = useFormat()
  const notify = useNotify()
  const navigate = useNavigateTo()
  const order = useAction(membershipOrderCreate)
  const { purpose, terms } = offer
  if (offer.kind === 'plan' && offer.level === 0) return null
  if (purpose === null) return <span className="tp-soft">{t('own.lower')}</span>
  const label = t(`own.order.${purpose}`)
  const buy = async () => {
    const sure = await notify.confirm({
      title: t('own.order.title', { name: text(terms.name) }),
      text: t('own.order.text', { amount: format.money(offer.amount, terms.currency) }),
      confirmLabel: label,
    })
    if (!sure) return
    const done = await order.run({ offeringId: offer.id, termsId: terms.id })
    if (done.ok) navigate(`/membership/orders/${done.data.id}`)
  }
  const waits = offer.kind === 'plan' && overview.openOrderId !== null
  return (
    <Button
      type={purpose === 'package' ? 'default' : 'primary'}
      loading={order.pending}
      disabled={!overview.mayBuy || waits}
      aria-label={`${label}: ${text(terms.name)}`}
      onClick={() => void buy()}
    >
      {label}
    </Button>
  )
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
            <tr>
              <th scope="row">
                <span className="tp-visually-hidden">{t('own.order.new')}</span>
              </th>
              {plans.map(offer => (
                <td key={offer.id}>
                  {offer.id === overview.subscription?.offeringId && <p className="tp-soft">{t('own.current')}</p>}
                  <OrderButton offer={offer} overview={overview} />
                </td>
              ))}
            </tr>
          </tbody>
        </PlainTable>
      )}
    </DetailSection>
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
            <OrderButton offer={offer} overview={overview} />
          </div>
        ))}
      </div>
    </DetailSection>
  )
}
