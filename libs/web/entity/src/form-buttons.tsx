import { Button } from 'antd'
import { useT } from '@tradeport/web/i18n'
import styles from './entity.module.css'

export interface FormButtonsProps {
  pending: boolean
  /** Names what will be done. */
  submit: string
  danger?: boolean
  disabled?: boolean
  onCancel(): void
}

/** The last row of a form in a dialog. */
export function FormButtons({ pending, submit, danger = false, disabled = false, onCancel }: FormButtonsProps) {
  const t = useT('entity')
  return (
    <div className={styles['formButtons']}>
      <Button onClick={onCancel} disabled={pending}>
        {t('action.cancel')}
      </Button>
      <Button type="primary" htmlType="submit" danger={danger} disabled={disabled} loading={pending}>
        {submit}
      </Button>
    </div>
  )
}
