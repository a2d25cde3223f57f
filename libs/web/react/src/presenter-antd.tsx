import { App, Button, Space } from 'antd'
import { useEffect } from 'react'
import type { Presenter, Question } from './presenter'
import { useRuntime } from './runtime-context'

/** Shows messages and questions through antd, with the theme and the language that it stands in. */
export default function AntdPresenter() {
  return (
    <App component={false}>
      <Presents />
    </App>
  )
}

function Presents() {
  const { presenter } = useRuntime()
  const { message, modal } = App.useApp()
  useEffect(() => {
    const antd: Presenter = {
      toast: (tone, text) => void message.open({ type: tone, content: text }),
      ask: question =>
        new Promise(resolve => {
          const shown = modal.confirm({
            title: question.title,
            content: question.text.map(line => <p key={line}>{line}</p>),
            closable: true,
            onCancel: () => resolve(undefined),
            footer: (
              <Footer
                question={question}
                onAnswer={key => {
                  shown.destroy()
                  resolve(key)
                }}
              />
            ),
          })
        }),
    }
    return presenter.use(antd)
  }, [presenter, message, modal])
  return null
}

function Footer({ question, onAnswer }: { question: Question; onAnswer: (key: string) => void }) {
  return (
    <Space wrap style={{ justifyContent: 'flex-end', width: '100%', marginBlockStart: 16 }}>
      {question.actions.map(action => (
        <Button
          key={action.key}
          type={action.tone === 'primary' || action.tone === 'danger' ? 'primary' : 'default'}
          danger={action.tone === 'danger'}
          onClick={() => onAnswer(action.key)}
        >
          {action.label}
        </Button>
      ))}
    </Space>
  )
}
