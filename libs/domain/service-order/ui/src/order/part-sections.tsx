import { customsOrderRoutes, customsRoutes } from '@tradeport/domain/customs/contract'
import type { LinkedWork, ServiceOrderDetail } from '@tradeport/domain/service-order/contract'
import { ActionBar, AttachmentList, DetailSection, StatusTag } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { AppLink } from '@tradeport/web/navigation'
import { useFormat, useText } from '@tradeport/web/react'
import { DELIVERABLE_TONES, MATERIAL_TONES, QUOTE_TONES } from '../shared/tones'
import { useFiles } from '../shared/use-files'
import { useWorkHref } from '../shared/use-work-href'
import { materialActions } from './material-actions'
import { usePartNames } from './part-names'
import styles from './service-order.module.css'

interface SectionProps {
  order: ServiceOrderDetail
}

/** A part that nobody put here, since it comes with the document that does the work; and where that is read. */
function ByWork({ work, isThere, words }: { work: LinkedWork; isThere: boolean; words: string }) {
  const workHref = useWorkHref()
  return (
    <span>
      <StatusTag tone={isThere ? 'success' : 'neutral'}>{words}</StatusTag>
      {work.isReadable && (
        <>
          {' '}
          <AppLink to={workHref(customsOrderRoutes.order(work.id))}>{work.no}</AppLink>
        </>
      )}
    </span>
  )
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
    <DetailSection id="materials" title={t('section.materials')}>
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
              {paper.status === 'missing' && order.linkedWork?.papers.includes(paper.docType) ? (
                <ByWork work={order.linkedWork} isThere words={t('material.byWork')} />
              ) : (
                <StatusTag tone={MATERIAL_TONES[paper.status]}>{t(`material.status.${paper.status}`)}</StatusTag>
              )}
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
  const { linkedWork: work } = order
  return (
    <DetailSection id="results" title={t('section.deliverables')}>
      <ul className={styles['parts']}>
        {order.deliverables.map(part => (
          <li key={part.no} className={styles['part']}>
            <div className={styles['partHead']}>
              <span className={styles['partName']}>{names.deliverable(part)}</span>
              {part.status === 'missing' && work !== null ? (
                <ByWork
                  work={work}
                  isThere={work.isDone}
                  words={t(work.isDone ? 'deliverable.byWork.done' : 'deliverable.byWork')}
                />
              ) : (
                <StatusTag tone={DELIVERABLE_TONES[part.status]}>{t(`deliverable.status.${part.status}`)}</StatusTag>
              )}
            </div>
            {part.note !== null && <span className={styles['quiet']}>{part.note}</span>}
            {part.reason !== null && <span>{part.reason}</span>}
            <AttachmentList files={part.files} open={files.open} />
          </li>
        ))}
      </ul>
      {work !== null && work.results.length > 0 && <Results work={work} />}
    </DetailSection>
  )
}

/** The declarations that the agency order made. */
function Results({ work }: { work: LinkedWork }) {
  const t = useT('serviceOrder')
  const workHref = useWorkHref()
  return (
    <ul className={styles['parts']} aria-label={t('work.results')}>
      {work.results.map(({ id, no, entryId }) => (
        <li key={id} className={styles['part']}>
          <AppLink to={workHref(customsRoutes.form(id))}>{t('related.declaration', { no })}</AppLink>
          {entryId !== '' && <span className={styles['quiet']}>{t('work.entry', { no: entryId })}</span>}
        </li>
      ))}
    </ul>
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
