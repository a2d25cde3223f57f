import type { CustomsOrderDetail } from '@tradeport/domain/customs/contract'
import { DetailSection, Facts, PlainTable, type Fact } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useFormat } from '@tradeport/web/react'
import { useCodeNames } from '../detail/use-code-names'
import { useAudience } from './audience'

interface SectionProps {
  order: CustomsOrderDetail
}

/** What is declared, from where to where, and whom to ask. */
export function ShipmentSection({ order }: SectionProps) {
  const t = useT('customsOrder')
  const tc = useT('customs')
  const format = useFormat()
  const audience = useAudience()
  const { content } = order
  const { ieFlag } = content
  const nameOf = useCodeNames({ customs_office: [content.customMaster, content.iePort] })
  const weight = (value: string) => value && format.number(value, { max: 5 })
  const facts: Fact[] = [
    { key: 'client', label: t('column.client'), value: audience !== 'client' && order.clientName },
    { key: 'provider', label: t('column.provider'), value: audience !== 'provider' && order.providerName },
    { key: 'contact', label: t('field.contactName'), value: content.contactName },
    { key: 'phone', label: t('field.contactPhone'), value: content.contactPhone },
    { key: 'email', label: t('field.contactEmail'), value: content.contactEmail },
    { key: 'ieFlag', label: t('column.ieFlag'), value: t(`ieFlag.${ieFlag}`) },
    {
      key: 'tradeMode',
      label: tc('paper.tradeMode'),
      value: content.tradeMode && nameOf('supervision_mode', content.tradeMode),
    },
    {
      key: 'master',
      label: tc('paper.customMaster'),
      value: content.customMaster && nameOf('customs_office', content.customMaster),
    },
    {
      key: 'iePort',
      label: tc(`paper.iePort.${ieFlag}`),
      value: content.iePort && nameOf('customs_office', content.iePort),
    },
    { key: 'expected', label: tc(`paper.ieDate.${ieFlag}`), value: format.civilDate(content.expectedDate) },
    { key: 'cutOff', label: t('column.cutOff'), value: format.dateTime(content.cutOffAt) },
    { key: 'contractNo', label: tc('paper.contractNo'), value: content.contractNo },
    { key: 'overseas', label: tc(`paper.overseas.${ieFlag}`), value: content.overseasName },
    {
      key: 'country',
      label: tc(`paper.tradeCountry.${ieFlag}`),
      value: content.overseasCountry && nameOf('country', content.overseasCountry),
    },
    { key: 'goods', label: t('field.goodsSummary'), value: content.goodsSummary },
    { key: 'hs', label: t('field.hsHints'), value: content.hsHints.join(', ') },
    {
      key: 'packages',
      label: tc('paper.packNo'),
      value:
        content.packNo &&
        [format.number(content.packNo), content.wrapType && nameOf('wrap_type', content.wrapType)]
          .filter(Boolean)
          .join(' · '),
    },
    { key: 'gross', label: tc('paper.grossWt'), value: weight(content.grossWt) },
    { key: 'net', label: tc('paper.netWt'), value: weight(content.netWt) },
    { key: 'cbm', label: t('field.cbm'), value: content.cbm && format.number(content.cbm, { max: 4 }) },
    {
      key: 'value',
      label: t('column.value'),
      value: content.valueAmount && format.money(content.valueAmount, content.currency),
    },
    {
      key: 'terms',
      label: tc('paper.transMode'),
      value: content.transMode && nameOf('transaction_mode', content.transMode),
    },
    {
      key: 'transport',
      label: tc('paper.trafMode'),
      value: content.trafMode && nameOf('customs_transport_mode', content.trafMode),
    },
    { key: 'loading', label: t('field.portOfLoading'), value: content.portOfLoading },
    { key: 'discharge', label: t('field.portOfDischarge'), value: content.portOfDischarge },
    { key: 'vessel', label: tc('paper.vessel'), value: [content.vessel, content.voyage].filter(Boolean).join(' / ') },
    { key: 'billNo', label: tc('paper.billNo'), value: content.billNo },
    { key: 'bookingNo', label: t('field.bookingNo'), value: content.bookingNo },
    { key: 'containers', label: tc('paper.containers'), value: content.containers.map(({ no }) => no).join(', ') },
    {
      key: 'extra',
      label: t('field.extraServices'),
      value: content.extraServices.map(service => t(`extra.${service}`)).join(' · '),
    },
    { key: 'remark', label: tc('form.remark'), value: content.remark },
  ]
  return (
    <DetailSection title={t('section.shipment')}>
      <Facts facts={facts} />
    </DetailSection>
  )
}

/** The goods, line by line. */
export function GoodsSection({ order }: SectionProps) {
  const tc = useT('customs')
  const format = useFormat()
  const nameOf = useCodeNames({})
  const { goods, currency } = order.content
  if (goods.length === 0) return null
  return (
    <DetailSection title={tc('list.items', { count: goods.length })}>
      <PlainTable label={tc('paper.items')}>
        <thead>
          <tr>
            <th>{tc('paper.item.no')}</th>
            <th>{tc('wizard.field.gName')}</th>
            <th>{tc('wizard.field.codeTs')}</th>
            <th>{tc('wizard.field.gQty')}</th>
            <th>{tc('wizard.field.declPrice')}</th>
            <th>{tc('wizard.field.originCountry')}</th>
          </tr>
        </thead>
        <tbody>
          {goods.map((good, index) => (
            <tr key={index}>
              <td className="tp-tabular">{index + 1}</td>
              <td>{good.name}</td>
              <td className="tp-tabular">{good.hsCode || '–'}</td>
              <td className="tp-tabular">
                {[format.number(good.qty, { max: 5 }), good.unit && nameOf('unit', good.unit)]
                  .filter(Boolean)
                  .join(' ')}
              </td>
              <td className="tp-tabular">{good.unitPrice && format.unitPrice(good.unitPrice, currency)}</td>
              <td>{good.originCountry && nameOf('country', good.originCountry)}</td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </DetailSection>
  )
}

export function RatingSection({ order }: SectionProps) {
  const t = useT('customsOrder')
  const format = useFormat()
  if (order.rating === null) return null
  const { score, text, at } = order.rating
  return (
    <DetailSection title={t('section.rating')}>
      <p>{[t('rating.score', { score }), format.date(at)].join(' · ')}</p>
      {text !== '' && <p>{text}</p>}
    </DetailSection>
  )
}
