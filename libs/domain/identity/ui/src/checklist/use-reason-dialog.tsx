import { Modal } from 'antd'
import { useState, type ReactNode } from 'react'
import { ReasonForm, textOf } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'

/** Asks why before something is saved; null when it is not to be. */
export function useReasonDialog(): { ask(): Promise<string | null>; dialog: ReactNode } {
  const t = useT('identityCompany')
  const [answer, setAnswer] = useState<((reason: string | null) => void) | null>(null)
  const settle = (reason: string | null) => {
    answer?.(reason)
    setAnswer(null)
  }
  return {
    ask: () => new Promise(resolve => setAnswer(() => resolve)),
    dialog: answer && (
      <Modal open title={t('checklist.save')} footer={null} onCancel={() => settle(null)}>
        <ReasonForm
          intro={t('checklist.saveText')}
          noteLabel={t('member.reason')}
          noteRequired
          noteMax={300}
          submit={t('checklist.save')}
          pending={false}
          fieldErrors={[]}
          onCancel={() => settle(null)}
          onSubmit={values => settle(textOf(values, 'note') ?? '')}
        />
      </Modal>
    ),
  }
}
