import { agreementDetail, agreementRoutes } from '@tradeport/domain/agreement/contract'
import type { CustomsOrderDetail } from '@tradeport/domain/customs/contract'
import { DetailSection, Facts } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint, useFormat, useLive, useText } from '@tradeport/web/react'
import { Banner, LinkButton } from '@tradeport/web/ui'
import type { CustomsOrderAudience } from './audience'

/** What client and broker agree to: with the order itself, or with the service order that it does the work of. */
export function AgreementSection({ order, audience }: { order: CustomsOrderDetail; audience: CustomsOrderAudience }) {
  const t = useT('agreement')
  const text = useText()
  const format = useFormat()
  useLive('agreement')
  const { data } = useEndpoint(agreementDetail, { orderId: order.serviceOrderId ?? order.id }, { quiet: true })
  const agreement = data?.agreement
  if (!agreement) return null
  const { status, renewed, hash } = agreement
  const isToAccept = audience === 'client' && order.status === 'draft' && status === 'draft'
  return (
    <DetailSection
      title={t('agreement.one')}
      id="agreement"
      extra={
        <LinkButton href={agreementRoutes.agreement(agreement.id)} variant="secondary" size="small">
          {t('section.read')}
        </LinkButton>
      }
    >
      <div className="tp-stack">
        {isToAccept && <Banner tone="warning" title={t(renewed ? 'agreement.renewed' : 'section.toAccept')} />}
        {order.actions.includes('accept_order') && status === 'part_signed' && (
          <Banner tone="info" title={t('section.signing')} />
        )}
        <Facts
          facts={[
            { key: 'title', label: t('agreement.column.title'), value: text(agreement.title) },
            { key: 'status', label: t('template.column.status'), value: t(`agreement.status.${status}`) },
            ...agreement.acceptances
              .filter(accepted => accepted.hash === hash)
              .map(accepted => ({
                key: accepted.side,
                label: t(`side.${accepted.side}`),
                value: t('paper.signedBy', { name: accepted.personName, when: format.dateTime(accepted.acceptedAt) }),
              })),
          ]}
        />
      </div>
    </DetailSection>
  )
}
