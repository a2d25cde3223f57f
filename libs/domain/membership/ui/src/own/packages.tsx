import { DetailSection } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useText } from '@tradeport/web/react'
import styles from '../membership.module.css'
import { useWords } from '../use-words'
import { OrderButton, type OrderButtonProps } from './order-button'

interface PackagesProps extends Omit<OrderButtonProps, 'offer'> {
  /** The one that a refusal named. */
  wanted: string | null
}

export function Packages({ overview, wanted, onOrder }: PackagesProps) {
  const t = useT('membership')
  const text = useText()
  const words = useWords()
  const packages = overview.offers.filter(({ kind }) => kind === 'package')
  if (packages.length === 0) return null
  return (
    <DetailSection id="membership-packages" title={t('own.packages')} note={t('own.packages.note')}>
      <div className={styles['cards']}>
        {packages.map(offer => (
          <div
            key={offer.id}
            id={`membership-package-${offer.id}`}
            className={styles['card']}
            data-wanted={offer.id === wanted || undefined}
          >
            <strong>{text(offer.terms.name)}</strong>
            <ul>
              {offer.terms.abilities.map(({ ability, quota, reset }) => (
                <li key={ability}>{`${words.ability(ability)}: ${words.quota(quota, reset)}`}</li>
              ))}
            </ul>
            <span className={styles['price']}>{words.price(offer.terms)}</span>
            <span className="tp-soft">{words.period(offer.terms)}</span>
            {!offer.terms.stackable && <span className="tp-soft">{t('own.once')}</span>}
            <OrderButton offer={offer} overview={overview} onOrder={onOrder} />
          </div>
        ))}
      </div>
    </DetailSection>
  )
}
