import { agreementDetail, agreementRoutes } from '@tradeport/domain/agreement/contract'
import type { ServiceOrderDetail } from '@tradeport/domain/service-order/contract'
import { DetailSection, Facts } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint, useFormat, useLive, useText } from '@tradeport/web/react'
import { Banner, LinkButton } from '@tradeport/web/ui'
import type { OrderAudience } from '../shared/audience'
import { useWorkHref } from '../shared/use-work-href'
import styles from './service-order.module.css'

/** What both sides agree to with the order, where it needs that. */
export function AgreementSection({ order, audience }: { order: ServiceOrderDetail; audience: OrderAudience }) {
  const t = useT('agreement')
  const text = useText()
  const format = useFormat()
  const workHref = useWorkHref()
  useLive('agreement')
  const { data } = useEndpoint(agreementDetail, { orderId: order.id }, { quiet: true })
  const agreement = data?.agreement
  if (!agreement) return null
  const hint = order.actions.includes('accept_order') && agreement.status === 'part_signed' ? 'section.signing' : null
  return (
    <DetailSection
      title={t('agreement.one')}
      extra={
        <LinkButton href={workHref(agreementRoutes.agreement(agreement.id))} variant="secondary" size="small">
          {t('section.read')}
        </LinkButton>
      }
    >
      <div className={styles['agreement']}>
        {audience === 'customer' && order.status === 'draft' && agreement.status === 'draft' && (
          <Banner tone="warning" title={t(agreement.renewed ? 'agreement.renewed' : 'section.toAccept')} />
        )}
        {hint && <Banner tone="info" title={t(hint)} />}
        <Facts
          facts={[
            { key: 'title', label: t('agreement.column.title'), value: text(agreement.title) },
            { key: 'edition', label: t('template.column.edition'), value: String(agreement.edition) },
            { key: 'status', label: t('template.column.status'), value: t(`agreement.status.${agreement.status}`) },
            ...agreement.acceptances
              .filter(each => each.hash === agreement.hash)
              .map(each => ({
                key: each.side,
                label: t(`side.${each.side}`),
                value: t('paper.signedBy', { name: each.personName, when: format.dateTime(each.acceptedAt) }),
              })),
          ]}
        />
      </div>
    </DetailSection>
  )
}
