import { quotationDetail, type QuotationDetail, type ThreadDetail } from '@tradeport/domain/sourcing/contract'
import { DetailSection } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint } from '@tradeport/web/react'
import { RequestFacts } from '../inquiry/request'
import { useCounterWishes } from '../quotation/use-counter-wishes'
import styles from './editor.module.css'

/** The request at hand while writing the answer. */
export function RequestAside({ thread }: { thread: ThreadDetail }) {
  const t = useT('sourcing')
  return (
    <DetailSection title={t('thread.panel.request')}>
      <RequestFacts inquiry={thread.inquiry} columns={1} />
    </DetailSection>
  )
}

/** What the buyer's counter asked for: already filled in below, to be kept or changed. */
export function CounterAside({ quotation }: { quotation: QuotationDetail }) {
  const t = useT('sourcing')
  // The wishes name lines of the version they were made about.
  const countered = quotation.versions.find(version => version.versionNo === quotation.versionNo - 1)
  const { data } = useEndpoint(
    quotationDetail,
    { id: countered?.id ?? '' },
    { enabled: countered !== undefined, quiet: true },
  )
  const wishes = useCounterWishes(data, quotation.answersCounter)
  if (quotation.answersCounter === null) return null
  return (
    <section className={styles['counter']}>
      <h2 className={styles['counterTitle']}>{t('editor.counter')}</h2>
      <p className={styles['quiet']}>{t('editor.counter.hint')}</p>
      {wishes.length > 0 ? (
        <ul className={styles['counterList']}>
          {wishes.map(wish => (
            <li key={wish.key}>{`${wish.label}: ${wish.wanted}`}</li>
          ))}
        </ul>
      ) : (
        quotation.answersCounter.message && <p>{quotation.answersCounter.message}</p>
      )}
    </section>
  )
}
