import { BLOCK_REASONS, type ThreadRow } from '@tradeport/domain/sourcing/contract'
import { ReasonForm, type ActionFormProps } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'

/** What blocking does, and why; the other company reads neither. */
export function BlockForm(props: ActionFormProps<ThreadRow>) {
  const t = useT('block')
  const sourcing = useT('sourcing')
  return (
    <ReasonForm
      {...props}
      danger
      intro={t('block.intro')}
      reasons={BLOCK_REASONS.map(reason => ({ value: reason, label: t(`block.reason.${reason}`) }))}
      noteLabel={t('block.note')}
      submit={sourcing('thread.action.block')}
    />
  )
}
