import { Alert, Modal } from 'antd'
import { Suspense, type ReactNode } from 'react'
import type { FieldError } from '@tradeport/kernel/contract-kit'
import { useT } from '@tradeport/web/i18n'
import { Dressed } from '@tradeport/web/react'
import { SkeletonText } from '@tradeport/web/ui'
import styles from './entity.module.css'

export interface ActionQuestionProps {
  open: boolean
  title: string
  width?: number | undefined
  danger?: boolean
  pending: boolean
  /** Said above the question or the form. */
  intro?: string
  /** Has buttons of its own. */
  form?: ReactNode
  /** What stood in its way; a form says it at its fields. */
  problems?: readonly FieldError[]
  /** The question where there is no form. */
  children: ReactNode
  onConfirm(): void
  onClose(): void
}

/** The dialog that asks before an action runs. It is fetched when something is asked for the first time. */
export default function ActionQuestion(props: ActionQuestionProps) {
  const {
    open,
    title,
    width,
    danger = false,
    pending,
    intro,
    form,
    problems = [],
    children,
    onConfirm,
    onClose,
  } = props
  const t = useT('entity')
  return (
    <Dressed>
      <Modal
        open={open}
        title={title}
        {...(width ? { width } : {})}
        onCancel={onClose}
        destroyOnHidden
        footer={
          form
            ? null
            : // On a phone long names stand below each other.
              (_buttons, { CancelBtn, OkBtn }) => (
                <div className={styles['formButtons']}>
                  <CancelBtn />
                  <OkBtn />
                </div>
              )
        }
        okText={title}
        cancelText={t('action.cancel')}
        confirmLoading={pending}
        okButtonProps={{ danger }}
        onOk={onConfirm}
      >
        {intro && <p>{intro}</p>}
        {form ? (
          <Suspense fallback={<SkeletonText lines={4} />}>{form}</Suspense>
        ) : (
          <>
            <p>{children}</p>
            {problems.map(({ path, message }) => (
              <Alert key={path} type="warning" showIcon title={message} />
            ))}
          </>
        )}
      </Modal>
    </Dressed>
  )
}
