import type { OrderDetail, TermsBody } from '@tradeport/domain/trading/contract'
import { useT } from '@tradeport/web/i18n'
import { useWords } from '../shared/use-words'

/** Delivery and time, as the contract says them. */
export function useContractFacts(order: OrderDetail) {
  const ts = useT('sourcing')
  const words = useWords()
  const { body } = order.terms
  return [
    { key: 'delivery', label: ts('quotation.deliveryTerm', { year: body.incotermYear }), value: words.delivery(body) },
    {
      key: 'destination',
      label: ts('inquiry.field.destination'),
      value: words.destination(body.destCountry, body.destPort),
    },
    { key: 'lead', label: ts('quotation.leadDays'), value: ts(`lead.${body.leadFrom}`, { count: body.leadDays }) },
    {
      key: 'partial',
      label: ts('quotation.partialShipment'),
      value: ts(body.partialShipment ? 'allowed' : 'notAllowed'),
    },
    { key: 'tranship', label: ts('quotation.transhipment'), value: ts(body.transhipment ? 'allowed' : 'notAllowed') },
    { key: 'inquiry', label: ts('inquiry.no'), value: order.inquiryNo },
  ].filter(fact => fact.value !== '')
}

/** What the contract says in sentences; a clause without a body is none. */
export function useContractClauses(body: TermsBody) {
  const t = useT('trading')
  const ts = useT('sourcing')
  const { qualityTerms } = body
  return [
    { key: 'packing', title: ts('quotation.packing'), body: body.packingNote },
    {
      key: 'quality',
      title: ts('quotation.quality'),
      body: [
        qualityTerms.standard,
        qualityTerms.aql && ts('quotation.aqlOf', { aql: qualityTerms.aql }),
        qualityTerms.sealedSampleRef && ts('quotation.sealedSampleOf', { reference: qualityTerms.sealedSampleRef }),
        body.warrantyDays > 0 && ts('quotation.warrantyOf', { count: body.warrantyDays }),
      ]
        .filter(Boolean)
        .join('\n'),
    },
    { key: 'claims', title: t('contract.claims'), body: t('contract.claimsText', { count: body.claimDays }) },
    { key: 'clauses', title: t('terms.clauses'), body: body.clauses },
    { key: 'note', title: ts('quotation.note'), body: body.note },
  ]
}
