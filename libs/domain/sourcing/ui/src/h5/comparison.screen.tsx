import { useParams } from 'react-router-dom'
import {
  compareQuotations,
  sourcingRoutes,
  type ComparisonColumn,
  type QuotationComparison,
} from '@tradeport/domain/sourcing/contract'
import { useT } from '@tradeport/web/i18n'
import { Loaded, PhoneFacts, PhonePage, PhoneSection } from '@tradeport/web/phone'
import { useEndpoint, useFormat, useLive, useText, useTitle } from '@tradeport/web/react'
import { EmptyState, Link, LinkButton, Tag } from '@tradeport/web/ui'
import { useTermRows } from '../comparison/term-rows'
import { QUOTATION_TONES } from '../shared/tones'
import { useWords } from '../shared/use-words'
import styles from './phone.module.css'

/** The sellers' latest quotations under each other, the lowest complete one first, in the currency and at the term of the inquiry. */
export default function ComparisonScreen() {
  const t = useT('sourcing')
  const { id = '' } = useParams()
  useLive('quotation')
  useLive('inquiry')
  const state = useEndpoint(compareQuotations, { inquiryId: id }, { enabled: id !== '' })
  useTitle(state.data?.inquiryNo ? t('comparison.titleOf', { no: state.data.inquiryNo }) : undefined)
  return <Loaded state={state}>{comparison => <Comparison comparison={comparison} />}</Loaded>
}

function Comparison({ comparison }: { comparison: QuotationComparison }) {
  const t = useT('sourcing')
  const terms = useTermRows(comparison)
  const inOrder = comparison.columns
    .map((column, place) => ({ column, place }))
    .sort((a, b) => Number(b.column.best) - Number(a.column.best))
  const toInquiry = sourcingRoutes.inquiry(comparison.inquiryId)
  if (inOrder.length === 0)
    return (
      <PhonePage title={t('comparison.title')}>
        <EmptyState
          title={t('comparison.empty.title')}
          actions={<LinkButton href={toInquiry}>{t('comparison.toInquiry')}</LinkButton>}
        >
          {t('comparison.empty.hint')}
        </EmptyState>
      </PhonePage>
    )
  return (
    <PhonePage title={t('comparison.title')} note={<Link href={toInquiry}>{comparison.inquiryNo}</Link>}>
      {inOrder.map(({ column, place }) => (
        <Offer key={column.quotationId} column={column} comparison={comparison} place={place} terms={terms} />
      ))}
    </PhonePage>
  )
}

interface OfferProps {
  readonly column: ComparisonColumn
  readonly comparison: QuotationComparison
  /** Where the column stands among the cells of each row. */
  readonly place: number
  readonly terms: ReturnType<typeof useTermRows>
}

function Offer({ column, comparison, place, terms }: OfferProps) {
  const t = useT('sourcing')
  const text = useText()
  const format = useFormat()
  const words = useWords()
  const { currency } = comparison
  const lines = comparison.rows.map(row => {
    const cell = row.cells[place]
    return {
      key: row.inquiryItemId,
      label: `${row.lineNo}. ${row.name}`,
      value: [
        cell?.unitPriceAllIn && format.unitPrice(cell.unitPriceAllIn, currency),
        cell && words.quantity(cell.qty, cell.unit),
        cell?.best && t('comparison.best.price'),
        ...(cell?.missing ?? []).map(missing => t(`missing.${missing}`)),
      ]
        .filter(Boolean)
        .join('\n'),
    }
  })
  return (
    <PhoneSection title={text(column.storeName)}>
      <div className={styles['marks']}>
        <Tag tone={QUOTATION_TONES[column.status]}>{t(`quotation.status.${column.status}`)}</Tag>
        {column.best && <Tag tone="success">{t('comparison.best.total')}</Tag>}
      </div>
      <PhoneFacts
        facts={[
          {
            key: 'total',
            label: t('comparison.total', { currency }),
            value: column.totalNormalised === null ? '–' : format.money(column.totalNormalised, currency),
          },
          {
            key: 'own',
            label: t('quotation.total'),
            value: column.currency !== currency && format.money(column.total, column.currency),
          },
          {
            key: 'missing',
            label: t('comparison.missing'),
            value: column.missing.map(missing => t(`missing.${missing}`)).join('\n'),
          },
          ...lines,
          ...terms.map(({ key, label, best, cells }) => ({
            key,
            label,
            value: [cells[place]?.value, cells[place]?.best && t(`comparison.best.${best}`)].filter(Boolean).join('\n'),
          })),
        ]}
      />
      <LinkButton variant="primary" block href={sourcingRoutes.quotation(column.quotationId)}>
        {t('quotation.titleOf', { no: column.quotationNo, version: column.versionNo })}
      </LinkButton>
    </PhoneSection>
  )
}
