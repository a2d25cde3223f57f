import { AGREEMENT_SIDES, clausesOf, type AgreementDetail } from '@tradeport/domain/agreement/contract'
import { toBcp47 } from '@tradeport/kernel/config'
import type { LocaleCode } from '@tradeport/kernel/contract-kit'
import { TradePaper } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useFormat, useText } from '@tradeport/web/react'
import { Clauses } from '@tradeport/web/ui'
import styles from '../agreement.module.css'

/** An agreement as it lies on the desk: parties, clauses, who accepted it. */
export function AgreementPaper({ detail, locale }: { detail: AgreementDetail; locale: LocaleCode }) {
  const t = useT('agreement')
  const text = useText()
  const format = useFormat()
  const nameOf = { customer: detail.customerName, provider: detail.providerName }
  return (
    <TradePaper
      title={detail.title[locale] ?? text(detail.title)}
      no={detail.no}
      edition={t('paper.edition', { edition: detail.edition })}
      stamp={t(`agreement.status.${detail.status}`)}
      parties={AGREEMENT_SIDES.map(side => ({ role: t(`side.${side}`), name: nameOf[side] }))}
      facts={[{ key: 'order', label: t('agreement.column.order'), value: detail.orderNo }]}
      foot={detail.hash !== null && <div className={styles['hash']}>{t('paper.hash', { hash: detail.hash })}</div>}
    >
      <Clauses clauses={clausesOf(detail.body[locale] ?? '')} level={3} lang={toBcp47(locale)} />
      <div className={styles['signatures']}>
        {AGREEMENT_SIDES.map(side => {
          const last = detail.acceptances.findLast(each => each.side === side && each.hash === detail.hash)
          return (
            <div key={side} className={styles['signature']}>
              <div className={styles['signed']}>
                {last
                  ? t('paper.signedBy', { name: last.personName, when: format.dateTime(last.acceptedAt) })
                  : t('paper.open')}
              </div>
              <div className={styles['quiet']}>{`${t(`side.${side}`)}: ${nameOf[side]}`}</div>
            </div>
          )
        })}
      </div>
    </TradePaper>
  )
}
