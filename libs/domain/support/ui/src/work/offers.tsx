import type { MessageOffer } from '@tradeport/domain/support/contract'
import { DetailSection, StatusTag, type Tone } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { AppLink } from '@tradeport/web/navigation'
import { useFormat } from '@tradeport/web/react'
import styles from './message-work.module.css'

const TONES: Record<MessageOffer['state'], Tone> = { offered: 'warning', taken: 'info', done: 'success' }
const PATHS: Record<MessageOffer['kind'], (id: string) => string> = {
  inquiry: id => `/inquiries/${id}`,
  registration: id => `/registrations/${id}`,
}

function useWhat() {
  const t = useT('supportWork')
  return (offer: MessageOffer) =>
    offer.kind === 'inquiry' ? t('offer.inquiry') : t('offer.registration', { party: t(`party.${offer.party}`) })
}

/** In the queue: what the message became, and how far that is. */
export function OfferCell({ offer }: { offer: MessageOffer | null }) {
  const t = useT('supportWork')
  const what = useWhat()
  if (!offer) return <>–</>
  return (
    <span className={styles['due']}>
      {what(offer)}
      <StatusTag tone={TONES[offer.state]}>{t(`offer.${offer.kind}.${offer.state}`)}</StatusTag>
    </span>
  )
}

/** On the message: everything it became, with the way there. */
export function Offers({ offers }: { offers: readonly MessageOffer[] }) {
  const t = useT('supportWork')
  const what = useWhat()
  const format = useFormat()
  if (offers.length === 0) return null
  return (
    <DetailSection title={t('offer.title')}>
      <ul className={styles['offers']}>
        {offers.map(offer => (
          <li key={offer.id} className={styles['offer']}>
            <span>
              {what(offer)}
              {offer.targetId !== null && (
                <>
                  {' '}
                  <AppLink to={PATHS[offer.kind](offer.targetId)}>{offer.targetNo}</AppLink>
                </>
              )}
            </span>
            <StatusTag tone={TONES[offer.state]}>{t(`offer.${offer.kind}.${offer.state}`)}</StatusTag>
            <span className={styles['soft']}>
              {offer.recipient} · {format.dateTime(offer.at)}
            </span>
          </li>
        ))}
      </ul>
    </DetailSection>
  )
}
