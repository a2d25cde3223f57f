import type { ServiceOrderDetail } from '@tradeport/domain/service-order/contract'
import { ActionBar, AttachmentList, DetailSection, StatusTag } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useFormat, useText } from '@tradeport/web/react'
import { DELIVERABLE_TONES, MATERIAL_TONES, QUOTE_TONES } from '../shared/tones'
import { useFiles } from '../shared/use-files'
import { materialActions } from './material-actions'
import { usePartNames } from './part-names'
import styles from './service-order.module.css'

interface SectionProps {
  order: ServiceOrderDetail
}

/** The papers the customer brings. */
export function MaterialSection({ order }: SectionProps) {
  const t = useT('serviceOrder')
  const tm = useT('serviceMarket')
  const names = usePartNames()
  const text = useText()
  const files = useFiles()
  if (order.materials.length === 0) return null
  return (
    <DetailSection title={t('section.materials')}>
      <ul className={styles['parts']}>
        {order.materials.map(paper => (
          <li key={paper.no} className={styles['part']}>
            <div className={styles['partHead']}>
              <span className={styles['partName']}>
                {names.material(paper)}
                <span className={styles['quiet']}>
                  {` · ${tm(paper.required ? 'material.required' : 'material.optional')}`}
                </span>
              </span>
              <StatusTag tone={MATERIAL_TONES[paper.status]}>{t(`material.status.${paper.status}`)}</StatusTag>
            </div>
            {text(paper.note) !== '' && <span className={styles['quiet']}>{text(paper.note)}</span>}
            {paper.reason !== null && <span>{paper.reason}</span>}
            <AttachmentList files={paper.files} open={files.open} />
            <div className={styles['buttons']}>
              <ActionBar
                entity={materialActions.source}
                row={materialActions.row(order, paper)}
                audience="all"
                size="row"
              />
            </div>
          </li>
        ))}
      </ul>
    </DetailSection>
  )
}

/** What the provider hands over. */
export function DeliverableSection({ order }: SectionProps) {
  const t = useT('serviceOrder')
  const names = usePartNames()
  const files = useFiles()
  return (
    <DetailSection title={t('section.deliverables')}>
      <ul className={styles['parts']}>
        {order.deliverables.map(part => (
          <li key={part.no} className={styles['part']}>
            <div className={styles['partHead']}>
              <span className={styles['partName']}>{names.deliverable(part)}</span>
              <StatusTag tone={DELIVERABLE_TONES[part.status]}>{t(`deliverable.status.${part.status}`)}</StatusTag>
            </div>
            {part.note !== null && <span className={styles['quiet']}>{part.note}</span>}
            {part.reason !== null && <span>{part.reason}</span>}
            <AttachmentList files={part.files} open={files.open} />
          </li>
        ))}
      </ul>
    </DetailSection>
  )
}

export function QuoteSection({ order }: SectionProps) {
  const t = useT('serviceOrder')
  const format = useFormat()
  if (order.quotes.length === 0) return null
  return (
    <DetailSection title={t('section.quotes')}>
      <ul className={styles['parts']}>
        {order.quotes.map(quote => (
          <li key={quote.no} className={styles['part']}>
            <div className={styles['partHead']}>
              <span className={styles['partName']}>
                {format.money(quote.payable, order.currency)}
                <span className={styles['quiet']}>
                  {Number(quote.discount) > 0 &&
                    ` · ${t('fact.discount')} ${format.money(quote.discount, order.currency)}`}
                  {` · ${t('quote.validTo', { date: format.civilDate(quote.validTo) })}`}
                </span>
              </span>
              <StatusTag tone={QUOTE_TONES[quote.status]}>{t(`quote.status.${quote.status}`)}</StatusTag>
            </div>
            {quote.note !== null && <span>{quote.note}</span>}
          </li>
        ))}
      </ul>
    </DetailSection>
  )
}
