import { regionClose, regionReopen, type RegionDetail } from '@tradeport/domain/identity/contract'
import { DetailSection } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useAction, useFormat, useNotify } from '@tradeport/web/react'
import { Button } from '@tradeport/web/ui'
import type { ReasonQuestion } from '../checklist/use-reason-dialog'
import { useMayDo } from '../frame/use-may-do'

export interface RegionStateProps {
  detail: RegionDetail
  ask(question: ReasonQuestion): Promise<string | null>
  /** Something is typed that is not saved: first one thing, then the other. */
  isChanged: boolean
}

/** Whether the region is open, and the step to the other. */
export function RegionState({ detail, ask, isChanged }: RegionStateProps) {
  const t = useT('identityRegion')
  const format = useFormat()
  const notify = useNotify()
  const may = useMayDo()
  const close = useAction(regionClose, { onSuccess: () => notify.success(t('region.closed')) })
  const reopen = useAction(regionReopen, { onSuccess: () => notify.success(t('region.reopened')) })
  const isOpen = detail.state === 'open'
  const [step, action] = isOpen ? (['close', close] as const) : (['reopen', reopen] as const)
  const turn = async () => {
    const reason = await ask({
      title: t(`region.${step}`),
      intro: t(`region.${step}.text`),
      label: t('region.reason'),
      danger: isOpen,
    })
    if (reason !== null) await action.run({ version: detail.version, reason })
  }
  return (
    <DetailSection
      title={t('region.section.state')}
      extra={
        may.holds(`region:${step}`) && (
          <Button
            variant={isOpen ? 'danger' : 'primary'}
            loading={action.pending}
            disabled={isChanged}
            onClick={() => void turn()}
          >
            {t(`region.${step}`)}
          </Button>
        )
      }
    >
      <p>
        {isOpen ? t('region.state.open') : t('region.state.closed', { date: format.dateTime(detail.closedAt ?? '') })}
      </p>
    </DetailSection>
  )
}
