import type { AbilityKey, MembershipOffer } from '@tradeport/domain/membership/contract'
import { useT } from '@tradeport/web/i18n'
import { useFormat, useText } from '@tradeport/web/react'
import styles from '../membership.module.css'
import { useWords } from '../use-words'
import { OrderButton, TrialButton, type OrderButtonProps } from './order-button'

export interface PlansProps extends Omit<OrderButtonProps, 'offer'> {
  plans: readonly MembershipOffer[]
  /** What any of the plans brings, in one order for all of them. */
  abilities: readonly AbilityKey[]
}

/** What a plan costs, and what of it an upgrade has paid already. */
export function PlanPrice({ offer }: { offer: MembershipOffer }) {
  const t = useT('membership')
  const words = useWords()
  const format = useFormat()
  return (
    <>
      <span className={styles['price']}>{words.price(offer.terms)}</span>
      {offer.level > 0 && <span className="tp-soft">{words.period(offer.terms)}</span>}
      {offer.purpose === 'upgrade' && /[1-9]/.test(offer.credit) && (
        <p className="tp-soft">{`${t('order.credit')}: ${format.money(offer.credit, offer.terms.currency)}`}</p>
      )}
    </>
  )
}

/** How much a plan brings of something; null where nothing. */
export function useIncluded(): (offer: MembershipOffer, ability: AbilityKey) => string | null {
  const words = useWords()
  return ({ terms }, ability) => {
    const included = terms.abilities.find(each => each.ability === ability)
    return included ? words.quota(included.quota, included.reset) : null
  }
}

/** What a plan brings besides what is counted. */
export function PlanBenefits({ offer: { terms } }: { offer: MembershipOffer }) {
  const text = useText()
  return (
    <ul className={styles['benefits']}>
      {terms.benefits.map((benefit, index) => (
        <li key={index}>{text(benefit)}</li>
      ))}
    </ul>
  )
}

export function PlanButtons(props: OrderButtonProps) {
  return (
    <div className={styles['buttons']}>
      <OrderButton {...props} />
      <TrialButton {...props} />
    </div>
  )
}
