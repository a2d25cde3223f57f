import { Modal } from 'antd'
import { useState, type ReactNode } from 'react'
import { ReasonForm, textOf } from '@tradeport/web/entity'

export interface ReasonQuestion {
  title: string
  intro: string
  /** What the reason is called. */
  label: string
  danger?: boolean
}

/** Asks why before something is done; null when it is not to be. */
export function useReasonDialog(): { ask(question: ReasonQuestion): Promise<string | null>; dialog: ReactNode } {
  const [asked, setAsked] = useState<{ question: ReasonQuestion; answer(reason: string | null): void } | null>(null)
  const settle = (reason: string | null) => {
    asked?.answer(reason)
    setAsked(null)
  }
  return {
    ask: question => new Promise(answer => setAsked({ question, answer })),
    dialog: asked && (
      <Modal open title={asked.question.title} footer={null} onCancel={() => settle(null)}>
        <ReasonForm
          intro={asked.question.intro}
          noteLabel={asked.question.label}
          noteRequired
          noteMax={300}
          submit={asked.question.title}
          danger={asked.question.danger ?? false}
          pending={false}
          fieldErrors={[]}
          onCancel={() => settle(null)}
          onSubmit={values => settle(textOf(values, 'note') ?? '')}
        />
      </Modal>
    ),
  }
}
