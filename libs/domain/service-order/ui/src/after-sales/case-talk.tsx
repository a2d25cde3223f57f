import type { AfterSalesDetail, AfterSalesMessage } from '@tradeport/domain/service-order/contract'
import { AttachmentList, DetailSection } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useFormat } from '@tradeport/web/react'
import type { OrderAudience } from '../shared/audience'
import { useFiles } from '../shared/use-files'
import styles from './after-sales.module.css'
import { doneWith } from './case-events'

interface TalkProps {
  detail: AfterSalesDetail
  audience: OrderAudience
}

/** What the case began with is the customer's first word. */
function allWords({ description, files, createdAt, messages, customerName }: AfterSalesDetail): AfterSalesMessage[] {
  const first = {
    from: 'customer',
    name: customerName,
    action: 'create',
    text: description,
    files,
    at: createdAt,
  } as const
  return [first, ...messages]
}

/** What was written, in its order; whoever decides sees the two sides beside each other. */
export function TalkSection({ detail, audience }: TalkProps) {
  const t = useT('afterSales')
  const to = useT('serviceOrder')
  const words = allWords(detail)
  if (audience !== 'platform')
    return (
      <DetailSection title={t('section.talk')}>
        <Words words={words} audience={audience} label={t('section.talk')} />
      </DetailSection>
    )
  const own = words.filter(({ from }) => from === 'platform')
  return (
    <DetailSection title={t('section.talk')}>
      <div className={styles['sides']}>
        {(['customer', 'provider'] as const).map(side => (
          <div key={side} className={styles['side']}>
            <h3 className={styles['sideName']}>{to(`turn.${side}`)}</h3>
            <Words words={words.filter(({ from }) => from === side)} audience={side} label={to(`turn.${side}`)} />
          </div>
        ))}
      </div>
      {own.length > 0 && <Words words={own} audience={audience} label={to('turn.platform')} />}
    </DetailSection>
  )
}

function Words({ words, audience, label }: { words: AfterSalesMessage[]; audience: OrderAudience; label: string }) {
  const t = useT('afterSales')
  const to = useT('serviceOrder')
  const format = useFormat()
  const files = useFiles()
  if (words.length === 0) return <p className="tp-soft">{t('talk.empty')}</p>
  return (
    <ol className={styles['words']} aria-label={label}>
      {words.map((word, index) => {
        const done = doneWith(t, word.action)
        return (
          <li key={index} className={styles['word']} data-own={word.from === audience}>
            <span className={styles['wordHead']}>
              {[word.name ?? to(`turn.${word.from}`), format.dateTime(word.at)].join(' · ')}
            </span>
            {done !== undefined && <strong>{done}</strong>}
            {word.text !== '' && <p className={styles['wordText']}>{word.text}</p>}
            <AttachmentList files={word.files} open={files.open} />
          </li>
        )
      })}
    </ol>
  )
}
