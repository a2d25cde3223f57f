import { useId, type ReactNode } from 'react'
import { Button, Dialog } from '@tradeport/web/ui'
import styles from './form-dialog.module.css'

export interface FormDialogProps {
  readonly title: string
  readonly closeLabel: string
  readonly sendLabel: string
  readonly pending: boolean
  onSend(): void
  onClose(): void
  readonly children: ReactNode
}

/** A few fields in a window, with what sends them below. */
export function FormDialog({ title, closeLabel, sendLabel, pending, onSend, onClose, children }: FormDialogProps) {
  const form = useId()
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={closeLabel}
      size="small"
      footer={
        <Button variant="primary" type="submit" form={form} loading={pending}>
          {sendLabel}
        </Button>
      }
    >
      <form
        id={form}
        className={styles.form}
        onSubmit={event => {
          event.preventDefault()
          onSend()
        }}
      >
        {children}
      </form>
    </Dialog>
  )
}
