import { CLAIM_ANSWERS, type CustomsOrderClaim, type CustomsOrderDetail } from '@tradeport/domain/customs/contract'
import { isOpenClaim } from '@tradeport/domain/customs/rules'
import { AttachmentList, DetailSection, Facts, StatusTag, known } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { PaymentList } from '@tradeport/web/payments'
import { useFormat } from '@tradeport/web/react'
import { useFiles } from '../shared/use-files'
import styles from './customs-order.module.css'
import { CLAIM_TONES } from './tones'

const STEPS = [
  'claim_open',
  'claim_accept',
  'claim_escalate',
  'claim_refund',
  'claim_withdraw',
  'claim_decide',
] as const

/** Complaints about the order, the newest first: what is asked for, what was said, and what it came to. */
export function ClaimSection({ order }: { order: CustomsOrderDetail }) {
  const t = useT('customsOrder')
  if (order.claims.length === 0) return null
  return (
    <DetailSection
      id="claims"
      title={t('section.claims')}
      note={t(order.payments.length > 0 ? 'claim.note' : 'claim.noteDirect')}
    >
      <ul className={styles['parts']}>
        {order.claims.toReversed().map(claim => (
          <li key={claim.no} className={styles['part']}>
            <Claim
              claim={claim}
              payments={order.payments.filter(({ claimNo }) => claimNo === claim.no)}
              dueAt={isOpenClaim(claim.status) ? order.claimDueAt : null}
            />
          </li>
        ))}
      </ul>
    </DetailSection>
  )
}

interface ClaimProps extends Pick<CustomsOrderDetail, 'payments'> {
  claim: CustomsOrderClaim
  dueAt: string | null
}

function Claim({ claim, payments, dueAt }: ClaimProps) {
  const t = useT('customsOrder')
  const format = useFormat()
  const files = useFiles()
  const money = (value: CustomsOrderClaim['wanted']) =>
    value === null ? '' : format.money(value.amount, value.currency)
  return (
    <>
      <div className={styles['partHead']}>
        <span>
          <span className={styles['partName']}>{t(`claimReason.${claim.reason}`)}</span>
          <span className={styles['quiet']}>{` · ${format.dateTime(claim.openedAt)}`}</span>
        </span>
        <StatusTag tone={CLAIM_TONES[claim.status]}>{t(`claimStatus.${claim.status}`)}</StatusTag>
      </div>
      <Facts
        facts={[
          { key: 'wanted', label: t('field.claimWanted'), value: money(claim.wanted) },
          { key: 'offered', label: t('field.claimOffered'), value: money(claim.offered) },
          { key: 'agreed', label: t('field.claimDecided'), value: money(claim.agreed) },
          { key: 'reference', label: t('field.claimReference'), value: claim.reference ?? '' },
          { key: 'due', label: t('field.claimDue'), value: dueAt === null ? '' : format.dateTime(dueAt) },
        ].filter(({ value }) => value !== '')}
      />
      <ol className={styles['words']}>
        {claim.words.map((word, index) => (
          // Words are only ever added; two of them may be of one moment.
          <li key={index}>
            <Word word={word} />
          </li>
        ))}
      </ol>
      {payments.length > 0 && <PaymentList payments={payments} />}
      <AttachmentList files={claim.files} open={files.open} />
    </>
  )
}

function Word({ word }: { word: CustomsOrderClaim['words'][number] }) {
  const t = useT('customsOrder')
  const format = useFormat()
  const step = known(STEPS, word.action)
  const answer = known(CLAIM_ANSWERS, word.action)
  const done = step ? t(`event.${step}`) : answer ? t(`claimAnswer.${answer}`) : t('event.claim_lapse')
  return (
    <>
      <span className={styles['quiet']}>
        {[t(`claimSide.${word.side}`), word.name, format.dateTime(word.at), done].filter(Boolean).join(' · ')}
      </span>
      {word.text !== '' && <p className={styles['said']}>{word.text}</p>}
    </>
  )
}
