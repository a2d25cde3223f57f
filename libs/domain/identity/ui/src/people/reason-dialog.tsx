import { Modal } from 'antd'
import type { FieldError } from '@tradeport/kernel/contract-kit'
import { ReasonForm, textOf } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'

export interface ReasonDialogProps {
  title: string
  intro: string
  submit: string
  danger?: boolean
  pending: boolean
  fieldErrors: readonly FieldError[]
  onCancel(): void
  onSubmit(reason: string): void
}

/** Asks why before something is done to a person or a role; the answer stands in the audit log. */
export function ReasonDialog(props: ReasonDialogProps) {
  const t = useT('people')
  return (
    <Modal open title={props.title} footer={null} onCancel={props.onCancel} destroyOnHidden>
      <ReasonForm
        intro={props.intro}
        noteLabel={t('reason')}
        noteRequired
        submit={props.submit}
        danger={props.danger ?? false}
        pending={props.pending}
        fieldErrors={props.fieldErrors.map(error => (error.path === 'reason' ? { ...error, path: 'note' } : error))}
        onCancel={props.onCancel}
        onSubmit={values => props.onSubmit(textOf(values, 'note') ?? '')}
      />
    </Modal>
  )
}
