import { Alert, Form, Radio } from 'antd'
import {
  declarationFormConfig,
  declarationFormTestConnection,
  type DeclarationRow,
} from '@tradeport/domain/customs/contract'
import { FormButtons, type ActionFormProps } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useAction, useEndpoint, useFormat } from '@tradeport/web/react'
import { Button, SkeletonText } from '@tradeport/web/ui'

const OPERATIONS = ['declare', 'stage'] as const

/** Sends the form; says whether anything real happens, and that the connection has to have been tested today. */
export function PushForm({ pending, onCancel, onSubmit }: ActionFormProps<DeclarationRow>) {
  const t = useT('customs')
  const format = useFormat()
  const { data, refetch } = useEndpoint(declarationFormConfig, {})
  const test = useAction(declarationFormTestConnection)
  if (!data) return <SkeletonText lines={3} />
  const { config } = data
  const isSetUp = config?.enabled === true
  // How long a test holds is for the server to say, by its own clock.
  const isReady = isSetUp && config.lastTestOk === true
  const runTest = async () => {
    await test.run({})
    await refetch()
  }
  return (
    <Form layout="vertical" onFinish={onSubmit} initialValues={{ operation: 'declare' }}>
      {data.adapter === 'simulator' && (
        <Form.Item>
          <Alert type="info" showIcon title={t('push.simulator')} />
        </Form.Item>
      )}
      <Form.Item>
        {isSetUp ? (
          <Alert
            type={isReady ? 'success' : 'warning'}
            showIcon
            title={isReady ? t('push.tested', { when: format.dateTime(config.lastTestAt) }) : t('push.untested')}
            description={config.lastTestOk === false ? config.lastTestMessage : undefined}
            action={
              <Button size="small" loading={test.pending} onClick={() => void runTest()}>
                {t('push.test')}
              </Button>
            }
          />
        ) : (
          <Alert type="warning" showIcon title={t('push.notSetUp')} />
        )}
      </Form.Item>
      <Form.Item name="operation" label={t('push.operation')}>
        <Radio.Group
          options={OPERATIONS.map(value => ({ value, label: t(`push.operation.${value}`) }))}
          disabled={!isReady}
        />
      </Form.Item>
      <FormButtons pending={pending} onCancel={onCancel} submit={t('step.push_single_window')} disabled={!isReady} />
    </Form>
  )
}
