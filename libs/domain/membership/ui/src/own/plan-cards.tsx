import { useT } from '@tradeport/web/i18n'
import { useText } from '@tradeport/web/react'
import { Tag, classNames } from '@tradeport/web/ui'
import styles from '../membership.module.css'
import { useWords } from '../use-words'
import { PlanBenefits, PlanButtons, PlanPrice, useIncluded, type PlansProps } from './plan-parts'

/** A card for each plan: all say the same things in the same order, so that one is held against the other by scrolling. */
export function PlanCards({ plans, abilities, overview, onOrder }: PlansProps) {
  const t = useT('membership')
  const text = useText()
  const words = useWords()
  const includedIn = useIncluded()
  return (
    <div className={styles['cards']}>
      {plans.map(offer => {
        const name = text(offer.terms.name)
        const isCurrent = offer.id === overview.subscription?.offeringId
        return (
          <article
            key={offer.id}
            className={classNames(styles['card'], styles['plan'])}
            aria-label={name}
            data-current={isCurrent || undefined}
          >
            <div className={styles['planHead']}>
              <h3>{name}</h3>
              {isCurrent && <Tag tone="success">{t('own.current')}</Tag>}
            </div>
            <div>
              <PlanPrice offer={offer} />
            </div>
            <dl className={styles['facts']}>
              {abilities.map(ability => {
                const included = includedIn(offer, ability)
                return (
                  <div key={ability} data-absent={included === null || undefined}>
                    <dt>{words.ability(ability)}</dt>
                    <dd>{included ?? t('notIncluded')}</dd>
                  </div>
                )
              })}
            </dl>
            {offer.terms.benefits.length > 0 && (
              <div>
                <p className="tp-soft">{t('field.benefits')}</p>
                <PlanBenefits offer={offer} />
              </div>
            )}
            <PlanButtons offer={offer} overview={overview} onOrder={onOrder} />
          </article>
        )
      })}
    </div>
  )
}
