import type { InquiryContent, InquiryLine } from '@tradeport/domain/sourcing/contract'
import { AttachmentList, Facts } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useFormat, useText } from '@tradeport/web/react'
import { Picture } from '@tradeport/web/ui'
import { useFiles } from '../shared/use-files'
import { useWords } from '../shared/use-words'
import styles from './inquiry.module.css'

/** What the buyer wants of the whole, as both sides read it. */
export function RequestFacts({ inquiry, columns = 3 }: { inquiry: InquiryContent; columns?: 1 | 2 | 3 }) {
  const t = useT('sourcing')
  const format = useFormat()
  const words = useWords()
  const { open } = useFiles()
  const facts = [
    { key: 'incoterm', label: t('inquiry.field.incotermWish'), value: inquiry.incotermWish },
    {
      key: 'destination',
      label: t('inquiry.field.destination'),
      value: words.destination(inquiry.destCountry, inquiry.destPort),
    },
    { key: 'neededBy', label: t('inquiry.field.neededBy'), value: format.civilDate(inquiry.neededBy) },
    { key: 'currency', label: t('inquiry.field.currencyWish'), value: inquiry.currencyWish },
    {
      key: 'payment',
      label: t('inquiry.field.paymentWish'),
      value: inquiry.paymentWish.map(method => t(`method.${method}`)).join(', '),
    },
    { key: 'deadline', label: t('inquiry.field.deadline'), value: format.dateTime(inquiry.quoteDeadline) },
    { key: 'sample', label: t('inquiry.field.sampleWanted'), value: inquiry.sampleWanted ? t('yes') : null },
    {
      key: 'inspection',
      label: t('inquiry.field.inspectionWanted'),
      value: inquiry.inspectionWanted.map(kind => t(`inspection.${kind}`)).join(', '),
    },
    { key: 'revision', label: t('inquiry.field.revision'), value: inquiry.revision > 1 ? inquiry.revision : null },
  ]
  return (
    <>
      {inquiry.requirement && <p className={styles['requirement']}>{inquiry.requirement}</p>}
      <div className={styles['block']}>
        <Facts facts={facts} columns={columns} />
      </div>
      {inquiry.files.length > 0 && (
        <div className={styles['block']}>
          <AttachmentList files={inquiry.files} open={open} />
        </div>
      )}
    </>
  )
}

export function RequestLines({ items }: { items: readonly InquiryLine[] }) {
  return (
    <ol className={styles['lines']}>
      {items.map(line => (
        <li key={line.id} className={styles['line']}>
          <Line line={line} />
        </li>
      ))}
    </ol>
  )
}

function Line({ line }: { line: InquiryLine }) {
  const t = useT('sourcing')
  const text = useText()
  const format = useFormat()
  const words = useWords()
  const { open } = useFiles()
  const name = text(line.product?.title) || line.name || ''
  return (
    <>
      <Picture id={line.product?.imageFileId} alt="" width={56} />
      <div className={styles['lineText']}>
        <span className={styles['lineName']}>{`${line.lineNo}. ${name}`}</span>
        {line.product && (
          <span className={styles['quiet']}>
            {[text(line.product.skuLabel), line.product.no, text(line.product.storeName)].filter(Boolean).join(' · ')}
          </span>
        )}
        <ul className={styles['steps']} aria-label={t('inquiry.field.quantities')}>
          {line.quantities.map(qty => (
            <li key={qty} className={styles['step']}>
              {words.quantity(qty, line.unit)}
            </li>
          ))}
        </ul>
        {line.targetPrice && (
          <span>
            {t('inquiry.line.target', {
              price: format.unitPrice(line.targetPrice, line.targetCurrency),
              unit: words.unit(line.unit),
            })}
          </span>
        )}
        {line.specs.map(spec => (
          <span key={spec.name} className={styles['quiet']}>
            {`${spec.name}: ${spec.value}`}
          </span>
        ))}
        {line.customisation && <p className={styles['requirement']}>{line.customisation}</p>}
        <AttachmentList files={line.files} open={open} />
      </div>
    </>
  )
}
