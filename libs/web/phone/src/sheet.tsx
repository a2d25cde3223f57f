import type { FormEvent, ReactNode } from 'react'
import { useT } from '@tradeport/web/i18n'
import { Button, Dialog } from '@tradeport/web/ui'
import styles from './sheet.module.css'

export interface SheetProps {
  readonly title: string
  readonly submit: string
  readonly danger?: boolean | undefined
  readonly pending: boolean
  readonly onClose: () => void
  readonly onSubmit: () => void
  readonly children: ReactNode
}

/** A decision that comes up from below, with what it means above its button. */
export function Sheet({ title, submit, danger = false, pending, onClose, onSubmit, children }: SheetProps) {
  const tc = useT('common')
  const send = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <Dialog open from="bottom" title={title} closeLabel={tc('action.close')} onClose={onClose}>
      {/* What is missing is said in the reader's words at its field, not by the browser. */}
      <form className={styles['sheet']} noValidate onSubmit={send}>
        {children}
        <Button type="submit" variant={danger ? 'danger' : 'primary'} size="large" block loading={pending}>
          {submit}
        </Button>
      </form>
    </Dialog>
  )
}

/** The next step stays under the thumb, above the tabs. */
export function ThumbBar({ children }: { readonly children: ReactNode }) {
  return <div className={styles['bar']}>{children}</div>
}
