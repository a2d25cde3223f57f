import { Alert } from 'antd'
import type { OrderDetail } from '@tradeport/domain/trading/contract'
import { ActionBar, DetailSection, Facts, StatusTag } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { AppLink } from '@tradeport/web/navigation'
import { useFormat } from '@tradeport/web/react'
import type { TradingAudience } from '../shared/audience'
import { contractPath } from '../shared/paths'
import { TERMS_TONES } from '../shared/tones'
import { useWords } from '../shared/use-words'
import { termsActions } from './terms-actions'
import styles from './terms.module.css'

/** The contract: what was agreed on top of the quotation, and who has signed. */
export function TermsSection({ order, audience }: { order: OrderDetail; audience: TradingAudience }) {
  const t = useT('trading')
  const ts = useT('sourcing')
  const format = useFormat()
  const words = useWords()
  const { terms } = order
  const { body } = terms
  const signed = (signature: { name: string; at: string } | null) =>
    signature
      ? t('terms.signedBy', { name: signature.name, when: format.dateTime(signature.at) })
      : t('terms.notSigned')
  return (
    <DetailSection
      title={t('terms.title', { version: terms.versionNo })}
      extra={<StatusTag tone={TERMS_TONES[terms.status]}>{t(`terms.status.${terms.status}`)}</StatusTag>}
    >
      {terms.rejectNote && <Alert type="warning" showIcon title={t('terms.rejected')} description={terms.rejectNote} />}
      <div className={styles['signatures']}>
        <Signature role={ts('party.buyer')} text={signed(terms.buyerSigned)} done={terms.buyerSigned !== null} />
        <Signature role={ts('party.seller')} text={signed(terms.sellerSigned)} done={terms.sellerSigned !== null} />
      </div>
      <Facts
        facts={[
          { key: 'delivery', label: ts('quotation.incoterm'), value: words.delivery(body) },
          {
            key: 'destination',
            label: ts('inquiry.field.destination'),
            value: words.destination(body.destCountry, body.destPort),
          },
          {
            key: 'lead',
            label: ts('quotation.leadDays'),
            value: ts(`lead.${body.leadFrom}`, { count: body.leadDays }),
          },
          {
            key: 'partial',
            label: ts('quotation.partialShipment'),
            value: ts(body.partialShipment ? 'allowed' : 'notAllowed'),
          },
          {
            key: 'tranship',
            label: ts('quotation.transhipment'),
            value: ts(body.transhipment ? 'allowed' : 'notAllowed'),
          },
          { key: 'claim', label: t('terms.claimDays'), value: words.days(body.claimDays) },
          { key: 'clauses', label: t('terms.clauses'), value: body.clauses },
        ]}
      />
      <div className={styles['foot']}>
        <ActionBar entity={termsActions} row={terms} audience={audience} />
        <AppLink to={contractPath(order.id)}>{t('contract.open')}</AppLink>
      </div>
    </DetailSection>
  )
}

function Signature({ role, text, done }: { role: string; text: string; done: boolean }) {
  return (
    <div className={styles['signature']} data-done={done}>
      <span className={styles['role']}>{role}</span>
      <span>{text}</span>
    </div>
  )
}
