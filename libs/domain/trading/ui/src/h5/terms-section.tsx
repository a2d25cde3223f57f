import type { OrderDetail } from '@tradeport/domain/trading/contract'
import { useT } from '@tradeport/web/i18n'
import { PhoneFacts, PhoneSection } from '@tradeport/web/phone'
import { useFormat } from '@tradeport/web/react'
import { Banner, Tag } from '@tradeport/web/ui'
import { TERMS_TONES } from '../shared/tones'
import { useWords } from '../shared/use-words'

/** The contract on the phone: who has signed it, what it says beyond the quotation, and why it went back. */
export function TermsSection({ order }: { order: OrderDetail }) {
  const t = useT('trading')
  const ts = useT('sourcing')
  const format = useFormat()
  const words = useWords()
  const { status, versionNo, rejectNote, body, buyerSigned, sellerSigned } = order.terms
  const signed = (signature: { name: string; at: string } | null) =>
    signature
      ? t('terms.signedBy', { name: signature.name, when: format.dateTime(signature.at) })
      : t('terms.notSigned')
  return (
    <PhoneSection title={t('terms.title', { version: versionNo })}>
      <p>
        <Tag tone={TERMS_TONES[status]}>{t(`terms.status.${status}`)}</Tag>
      </p>
      {rejectNote && (
        <Banner tone="warning" title={t('terms.rejected')}>
          {rejectNote}
        </Banner>
      )}
      <PhoneFacts
        facts={[
          { key: 'buyer', label: ts('party.buyer'), value: signed(buyerSigned) },
          { key: 'seller', label: ts('party.seller'), value: signed(sellerSigned) },
          { key: 'claim', label: t('terms.claimDays'), value: words.days(body.claimDays) },
          { key: 'clauses', label: t('terms.clauses'), value: body.clauses },
        ]}
      />
    </PhoneSection>
  )
}
