import { Button, Dialog, ToastHost, toasts, type Tone } from '@tradeport/web/ui'
import { useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import type { NoticeTone, Presenter, Question } from './presenter'

const TONE: Readonly<Record<NoticeTone, Tone>> = {
  success: 'success',
  info: 'info',
  warning: 'warning',
  error: 'danger',
}

const ERROR_STAYS_MS = 8_000

interface Pending {
  readonly question: Question
  readonly answer: (key: string | undefined) => void
}

export interface PlainPresenterTexts {
  readonly messages: () => string
  readonly close: () => string
}

/** Toasts and dialogs without antd, in a root of their own: they work before the application is drawn and after it fails. */
export function createPlainPresenter(texts: PlainPresenterTexts): Presenter {
  let queue: readonly Pending[] = []
  const listeners = new Set<() => void>()
  const setQueue = (next: readonly Pending[]) => {
    queue = next
    for (const listener of listeners) listener()
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  function Host() {
    const pending = useSyncExternalStore(subscribe, () => queue)[0]
    return (
      <>
        <ToastHost label={texts.messages()} closeLabel={texts.close()} />
        {pending && <QuestionDialog key={pending.question.title} pending={pending} closeLabel={texts.close()} />}
      </>
    )
  }

  const element = document.body.appendChild(document.createElement('div'))
  createRoot(element).render(<Host />)

  return {
    toast(tone, text) {
      toasts.show({ tone: TONE[tone], title: text, ...(tone === 'error' ? { stay: ERROR_STAYS_MS } : {}) })
    },
    ask: question =>
      new Promise(resolve => {
        const pending: Pending = {
          question,
          answer(key) {
            setQueue(queue.filter(item => item !== pending))
            resolve(key)
          },
        }
        setQueue([...queue, pending])
      }),
  }
}

function QuestionDialog({ pending, closeLabel }: { pending: Pending; closeLabel: string }) {
  const { question, answer } = pending
  return (
    <Dialog
      open
      size="small"
      title={question.title}
      closeLabel={closeLabel}
      onClose={() => answer(undefined)}
      footer={question.actions.map(action => (
        <Button key={action.key} variant={VARIANT[action.tone ?? 'default']} onClick={() => answer(action.key)}>
          {action.label}
        </Button>
      ))}
    >
      {question.text.map(line => (
        <p key={line}>{line}</p>
      ))}
    </Dialog>
  )
}

const VARIANT = { primary: 'primary', danger: 'danger', default: 'secondary' } as const
