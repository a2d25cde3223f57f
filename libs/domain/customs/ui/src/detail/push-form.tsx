import { Alert, Form, Radio, Select } from 'antd'
import { useState } from 'react'
import {
  declarationFormConfig,
  declarationFormTestConnection,
  type DeclarationRow,
  type SingleWindowSender,
} from '@tradeport/domain/customs/contract'
import { DetailPending, FormButtons, type ActionFormProps } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useAction, useEndpoint, useFormat } from '@tradeport/web/react'
import { Banner, Button } from '@tradeport/web/ui'
import { senderLabel } from '../shared/sender-label'
import { useTestProblem } from '../shared/use-test-problem'

const SENDER_FIELD = 'push-sender'
const OPERATIONS = ['declare', 'stage'] as const

/** Sends the form; says whether anything real happens, and that the connection has to have been tested today. */
export function PushForm({ pending, onCancel, onSubmit }: ActionFormProps<DeclarationRow>) {
  const t = useT('customs')
  const format = useFormat()
  const state = useEndpoint(declarationFormConfig, {})
  const { data, refetch } = state
  const test = useAction(declarationFormTestConnection)
  const problemText = useTestProblem()
  const [chosen, setChosen] = useState<string>()
  if (!data) return <DetailPending state={state} lines={3} />
  const senders = data.configs.filter(({ enabled }) => enabled)
  const config = senders.find(({ id }) => id === chosen) ?? senders[0]
  // How long a test holds is for the server to say, by its own clock.
  const isReady = config?.testHolds === true
  const failed = ({ lastTestMessage, lastTestSteps }: SingleWindowSender) =>
    problemText(lastTestMessage ?? '', lastTestSteps.find(({ state }) => state === 'failed')?.about ?? null)
  const runTest = async () => {
    await test.run({ swConfigId: config?.id })
    await refetch()
  }
  return (
    <Form
      layout="vertical"
      onFinish={values => onSubmit({ ...values, swConfigId: config?.id })}
      initialValues={{ operType: 'declare' }}
    >
      {config?.mode === 'simulator' && (
        <Form.Item>
          <Alert type="info" showIcon title={t('push.simulator')} />
        </Form.Item>
      )}
      <Form.Item>
        {config ? (
          <Banner
            tone={isReady ? 'success' : 'warning'}
            title={isReady ? t('push.tested', { when: format.dateTime(config.lastTestAt) }) : t('push.untested')}
            actions={
              <Button size="small" loading={test.pending} onClick={() => void runTest()}>
                {t('push.test')}
              </Button>
            }
          >
            {config.lastTestOk === false && failed(config)}
          </Banner>
        ) : (
          <Alert type="warning" showIcon title={t('push.notSetUp')} />
        )}
      </Form.Item>
      {senders.length > 1 && (
        <Form.Item label={t('desk.settings.sender')} htmlFor={SENDER_FIELD}>
          <Select
            id={SENDER_FIELD}
            value={config?.id}
            onChange={setChosen}
            options={senders.map(sender => ({ value: sender.id, label: senderLabel(sender) }))}
          />
        </Form.Item>
      )}
      <Form.Item name="operType" label={t('push.operation')}>
        <Radio.Group
          options={OPERATIONS.map(value => ({ value, label: t(`push.operation.${value}`) }))}
          disabled={!isReady}
        />
      </Form.Item>
      <FormButtons pending={pending} onCancel={onCancel} submit={t('step.push_single_window')} disabled={!isReady} />
    </Form>
  )
}
