import { Button } from 'antd'
import type { FieldError } from '@tradeport/kernel/contract-kit'
import { GraveMenu } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { ReasonDialog } from './reason-dialog'

/** What is done to a person, of a company or an operator, with a reason. */
export type Ask = 'disable' | 'enable' | 'unlock' | 'reset_second_factor' | 'leave'

export interface AskButtonsProps<A extends Ask> {
  asks: readonly A[]
  onAsk(ask: A): void
}

const isGrave = (ask: Ask): boolean => ask === 'disable' || ask === 'leave'

/** What takes somebody's entry away stands behind "More", where nobody presses it by a slip. */
export function AskButtons<A extends Ask>({ asks, onAsk }: AskButtonsProps<A>) {
  const t = useT('people')
  const grave = asks.filter(isGrave)
  return (
    <>
      {asks
        .filter(ask => !isGrave(ask))
        .map(ask => (
          <Button key={ask} size="small" onClick={() => onAsk(ask)}>
            {t(`action.${ask}`)}
          </Button>
        ))}
      <GraveMenu acts={grave.map(ask => ({ key: ask, label: t(`action.${ask}`), onSelect: () => onAsk(ask) }))} />
    </>
  )
}

/** Of the actions that the dialog sends: says so when it is done, and closes. */
export function useAsked(onClose: () => void) {
  const t = useT('people')
  return { done: () => t('saved'), onClose }
}

export interface AskDialogProps {
  ask: Ask
  name: string
  intro: string
  action: { pending: boolean; fieldErrors: readonly FieldError[] }
  onClose(): void
  onSubmit(reason: string): void
}

export function AskDialog({ ask, name, intro, action, onClose, onSubmit }: AskDialogProps) {
  const t = useT('people')
  return (
    <ReasonDialog
      title={`${t(`action.${ask}`)}: ${name}`}
      intro={intro}
      submit={t(`action.${ask}`)}
      danger={ask === 'disable'}
      pending={action.pending}
      fieldErrors={action.fieldErrors}
      onCancel={onClose}
      onSubmit={onSubmit}
    />
  )
}
