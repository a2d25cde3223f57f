import type { QuotationDetail, QuotationItem } from '@tradeport/domain/sourcing/contract'
import { isCounted } from '@tradeport/domain/sourcing/rules'
import { known, PaperSection, PaperTable, TradePaper } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useFormat, useText } from '@tradeport/web/react'
import { useWords } from '../shared/use-words'
import styles from './quotation.module.css'

const STAMPED = ['accepted', 'rejected', 'superseded', 'expired', 'withdrawn', 'draft'] as const

/** A version as the trade document it is: what is printed, sent and accepted. */
export function QuotationPaper({ quotation }: { quotation: QuotationDetail }) {
  const t = useT('sourcing')
  const text = useText()
  const format = useFormat()
  const words = useWords()
  const { qualityTerms } = quotation
  const stamped = known(STAMPED, quotation.status)
  const destination = words.destination(quotation.destCountry, quotation.destPort)
  const facts = [
    {
      key: 'delivery',
      label: t('quotation.deliveryTerm', { year: quotation.incotermYear }),
      value: words.delivery(quotation),
    },
    { key: 'destination', label: t('inquiry.field.destination'), value: destination },
    {
      key: 'lead',
      label: t('quotation.leadDays'),
      value: quotation.leadDays === null ? '' : t(`lead.${quotation.leadFrom}`, { count: quotation.leadDays }),
    },
    {
      key: 'valid',
      label: t('quotation.validUntil'),
      value:
        quotation.validUntilDate === null
          ? ''
          : t('quotation.validDay', {
              day: format.civilDate(quotation.validUntilDate),
              zone: quotation.validUntilZone,
            }),
    },
    {
      key: 'partial',
      label: t('quotation.partialShipment'),
      value: t(quotation.partialShipment ? 'allowed' : 'notAllowed'),
    },
    {
      key: 'tranship',
      label: t('quotation.transhipment'),
      value: t(quotation.transhipment ? 'allowed' : 'notAllowed'),
    },
    { key: 'inquiry', label: t('inquiry.no'), value: quotation.inquiryNo ?? '' },
  ]
  const terms = [
    { key: 'packing', title: t('quotation.packing'), body: quotation.packingNote },
    {
      key: 'quality',
      title: t('quotation.quality'),
      body: [
        qualityTerms.standard,
        qualityTerms.aql && t('quotation.aqlOf', { aql: qualityTerms.aql }),
        qualityTerms.sealedSampleRef && t('quotation.sealedSampleOf', { reference: qualityTerms.sealedSampleRef }),
        quotation.warrantyDays > 0 && t('quotation.warrantyOf', { count: quotation.warrantyDays }),
      ]
        .filter(Boolean)
        .join('\n'),
    },
    { key: 'note', title: t('quotation.note'), body: quotation.note },
  ]
  return (
    <TradePaper
      title={t('quotation.paper')}
      no={quotation.no}
      edition={t('quotation.edition', {
        version: quotation.versionNo,
        date: format.date(quotation.sentAt ?? quotation.updatedAt),
      })}
      stamp={stamped && t(`quotation.status.${stamped}`)}
      parties={[
        { role: t('party.seller'), name: text(quotation.storeName) },
        { role: t('party.buyer'), name: quotation.buyerName ?? t('buyer.unnamed') },
      ]}
      facts={facts.filter(fact => fact.value !== '')}
      foot={quotation.contentHash && t('quotation.hash', { hash: quotation.contentHash })}
    >
      <ItemTable quotation={quotation} />
      <PaperSection title={t('quotation.paymentPlan')}>
        <ol className={styles['plan']}>
          {quotation.paymentPlan.map((part, index) => (
            <li key={index}>
              {words.instalment(part)}
              {part.gate !== 'none' && ` – ${t(`gate.${part.gate}`)}`}
            </li>
          ))}
        </ol>
      </PaperSection>
      {terms.map(
        term =>
          term.body && (
            <PaperSection key={term.key} title={term.title}>
              <p>{term.body}</p>
            </PaperSection>
          ),
      )}
    </TradePaper>
  )
}

function ItemTable({ quotation }: { quotation: QuotationDetail }) {
  const t = useT('sourcing')
  const format = useFormat()
  const words = useWords()
  const { currency } = quotation
  const totals = [
    { key: 'subtotal', label: t('quotation.subtotal'), value: format.money(quotation.subtotal, currency) },
    ...quotation.charges.map((charge, index) => ({
      key: `charge${index}`,
      label: [charge.label || t(`charge.${charge.kind}`), charge.included ? t('charge.included') : null]
        .filter(Boolean)
        .join(' – '),
      value: `${charge.kind === 'discount' ? '−' : ''}${format.money(charge.amount, currency)}`,
    })),
    ...(Number(quotation.taxPercent) > 0
      ? [
          {
            key: 'tax',
            label: t('quotation.taxOf', { percent: format.percent(quotation.taxPercent) }),
            value: format.money(quotation.taxTotal, currency),
          },
        ]
      : []),
    {
      key: 'total',
      label: [t('quotation.total'), words.delivery(quotation)].filter(Boolean).join(' '),
      value: format.money(quotation.total, currency),
    },
  ]
  return (
    <PaperTable<QuotationItem>
      caption={t('quotation.items')}
      rows={quotation.items}
      keyOf={item => item.id}
      columns={[
        { key: 'no', label: t('column.no'), render: item => item.lineNo },
        { key: 'name', label: t('column.goods'), render: item => <ItemText item={item} /> },
        {
          key: 'qty',
          label: t('quotation.item.qty'),
          number: true,
          render: item => words.quantity(item.qty, item.unit),
        },
        {
          key: 'price',
          label: t('quotation.item.unitPrice'),
          number: true,
          render: item => (item.unitPrice === null ? '–' : format.unitPrice(item.unitPrice, currency)),
        },
        {
          key: 'amount',
          label: t('quotation.item.amount'),
          number: true,
          render: item =>
            item.amount === null || !isCounted(item.kind)
              ? t(`item.kind.${item.kind}`)
              : format.money(item.amount, currency),
        },
      ]}
      totals={totals}
    />
  )
}

function ItemText({ item }: { item: QuotationItem }) {
  const t = useT('sourcing')
  const words = useWords()
  const lines = [
    item.kind === 'requested' ? null : t(`item.kind.${item.kind}`),
    item.specs.map(spec => `${spec.name}: ${spec.value}`).join('; '),
    [
      item.hsCode && t('item.hsCode', { code: item.hsCode }),
      item.originCountry && t('item.origin', { country: item.originCountry }),
      item.moq && t('item.moq', { qty: words.quantity(item.moq, item.unit) }),
      item.leadDays && t('item.lead', { days: words.days(item.leadDays) }),
    ]
      .filter(Boolean)
      .join(' · '),
    item.packing,
    item.note,
  ]
  return (
    <>
      <span className={styles['itemName']}>{item.name}</span>
      {lines.map(
        line =>
          line && (
            <span key={line} className={styles['quiet']}>
              <br />
              {line}
            </span>
          ),
      )}
    </>
  )
}
