import type { FormEvent, ReactNode } from 'react'
import type { QuotationDetail } from '@tradeport/domain/sourcing/contract'
import { useT } from '@tradeport/web/i18n'
import { Button, Dialog } from '@tradeport/web/ui'
import styles from './phone.module.css'

/** What every decision about a version gets. */
export interface DecisionProps {
  readonly quotation: QuotationDetail
  readonly onClose: () => void
}

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
      <form className={styles['sheet']} onSubmit={send}>
        {children}
        <Button type="submit" variant={danger ? 'danger' : 'primary'} size="large" block loading={pending}>
          {submit}
        </Button>
      </form>
    </Dialog>
  )
}
