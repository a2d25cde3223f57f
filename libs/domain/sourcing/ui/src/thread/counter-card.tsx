import {
  quotationDetail,
  type InquiryLine,
  type MessageOffer,
  type ThreadMessage,
} from '@tradeport/domain/sourcing/contract'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint, useFormat, useText } from '@tradeport/web/react'
import { SkeletonText } from '@tradeport/web/ui'
import { useCounterWishes } from '../quotation/use-counter-wishes'
import { useWords } from '../shared/use-words'
import styles from './talk.module.css'

/** What the buyer wants changed in a version, wish by wish. */
export function CounterCard({ quotation }: { quotation: NonNullable<ThreadMessage['quotation']> }) {
  const t = useT('sourcing')
  const { data } = useEndpoint(quotationDetail, { id: quotation.id }, { quiet: true })
  // The message stands below the card, in its own words.
  const wishes = useCounterWishes(data).filter(wish => wish.key !== 'message')
  return (
    <div className={styles['card']} data-live="false">
      <span className={styles['cardTitle']}>{t('counter.titleOf', { version: quotation.versionNo })}</span>
      {data ? (
        <ul className={styles['wishes']}>
          {wishes.map(wish => (
            <li key={wish.key} className={styles['wish']}>
              <span>{wish.label}</span>
              <span className={styles['wishValue']}>
                {wish.wanted}
                {wish.offered && (
                  <span className={styles['quiet']}>{` ${t('counter.insteadOf', { offered: wish.offered })}`}</span>
                )}
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <SkeletonText lines={3} />
      )}
    </div>
  )
}

/** A price named in the talk for one line. */
export function OfferCard({ offer, items }: { offer: MessageOffer; items: readonly InquiryLine[] }) {
  const t = useT('sourcing')
  const text = useText()
  const format = useFormat()
  const words = useWords()
  const line = items.find(item => item.id === offer.inquiryItemId)
  const name = text(line?.product?.title) || line?.name || ''
  const facts = [
    offer.qty && words.quantity(offer.qty, line?.unit ?? null),
    offer.incoterm,
    offer.leadDays && words.days(offer.leadDays),
  ]
  return (
    <div className={styles['card']} data-live="false">
      <span className={styles['cardTitle']}>{t('offer.title')}</span>
      <span>{name}</span>
      <span className={styles['amount']}>{format.unitPrice(offer.price, offer.currency)}</span>
      <span className={styles['quiet']}>{facts.filter(Boolean).join(' · ')}</span>
    </div>
  )
}
