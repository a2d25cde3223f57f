import { Alert } from 'antd'
import { CUSTOMS_ORDER_STATUSES, customsOrderRoutes, type CustomsOrderStatus } from '@tradeport/domain/customs/contract'
import type { LinkedWork, ServiceOrderDetail } from '@tradeport/domain/service-order/contract'
import { DetailSection, StatusTag, known, type Tone } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { LinkButton } from '@tradeport/web/ui'
import type { OrderAudience } from '../shared/audience'
import { useWorkHref } from '../shared/use-work-href'
import styles from './service-order.module.css'

const TONES: Readonly<Record<CustomsOrderStatus, Tone>> = {
  draft: 'warning',
  submitted: 'warning',
  accepted: 'info',
  doc_check: 'info',
  doc_pending: 'warning',
  making: 'info',
  declaring: 'info',
  inspection: 'warning',
  released: 'success',
  cleared: 'success',
  completed: 'success',
  rejected: 'danger',
  cancelled: 'neutral',
}
const OVER: readonly CustomsOrderStatus[] = ['completed', 'rejected', 'cancelled']

/** The document that does the work: how far it is, and what it waits for. */
export function WorkSection({ order, audience }: { order: ServiceOrderDetail; audience: OrderAudience }) {
  return order.linkedWork && <Work work={order.linkedWork} audience={audience} />
}

function Work({ work, audience }: { work: LinkedWork; audience: OrderAudience }) {
  const t = useT('serviceOrder')
  const tc = useT('customsOrder')
  const workHref = useWorkHref()
  const status = known(CUSTOMS_ORDER_STATUSES, work.status)
  const isOwnDraft = status === 'draft' && audience === 'customer'
  const isOver = status !== undefined && OVER.includes(status)
  return (
    <DetailSection title={t('agency.one')} {...(isOver ? {} : { note: t('work.hint') })}>
      <div className={styles['partHead']}>
        <span>{work.no}</span>
        <StatusTag tone={status ? TONES[status] : 'neutral'}>{status ? tc(`status.${status}`) : work.status}</StatusTag>
        {work.isReadable && (
          <LinkButton
            href={workHref(customsOrderRoutes.order(work.id))}
            size="small"
            {...(isOwnDraft ? { variant: 'primary' } : {})}
          >
            {t('work.open')}
          </LinkButton>
        )}
      </div>
      {status === 'draft' && (
        <Alert
          type={isOwnDraft ? 'warning' : 'info'}
          showIcon
          title={t(isOwnDraft ? 'work.draft.own' : 'work.draft.other')}
        />
      )}
    </DetailSection>
  )
}
