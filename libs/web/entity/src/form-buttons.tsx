import { Button, type ButtonProps } from 'antd'
import { useEffect, useRef } from 'react'
import { useT } from '@tradeport/web/i18n'
import { useLookingOn } from '@tradeport/web/navigation'
import styles from './entity.module.css'
import { startIn } from './start-in'

export interface FormButtonsProps {
  pending: boolean
  /** Names what will be done. */
  submit: string
  danger?: boolean
  disabled?: boolean
  onCancel(): void
}

/** A form that is not in a dialog stands on a page with more to read. */
function useStartInFirstField() {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const form = row.current?.closest('form')
    if (!form?.closest('[role="dialog"]')) return
    return startIn(form)
  }, [])
  return row
}

/** The component library's button for what changes something: disabled for an operator who looks on, who is told why. */
export function ActButton(props: ButtonProps) {
  const reason = useLookingOn()
  return <Button {...props} {...(reason === undefined ? {} : { disabled: true, title: reason })} />
}

/** The last row of a form in a dialog. */
export function FormButtons({ pending, submit, danger = false, disabled = false, onCancel }: FormButtonsProps) {
  const t = useT('entity')
  const row = useStartInFirstField()
  return (
    <div ref={row} className={styles['formButtons']}>
      <Button onClick={onCancel} disabled={pending}>
        {t('action.cancel')}
      </Button>
      <ActButton type="primary" htmlType="submit" danger={danger} disabled={disabled} loading={pending}>
        {submit}
      </ActButton>
    </div>
  )
}
