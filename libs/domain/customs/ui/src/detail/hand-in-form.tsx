import { Form } from 'antd'
import { customsRoutes, declarationFormConfig } from '@tradeport/domain/customs/contract'
import { FormButtons, type ActionFormProps } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint } from '@tradeport/web/react'
import { Banner, LinkButton, SkeletonText } from '@tradeport/web/ui'

/** Hands in what is asked of customs; says before, and where to mend it, that the connection has to have been tested lately. */
export function HandInForm({ pending, onCancel, onSubmit }: ActionFormProps<unknown>) {
  const t = useT('customs')
  const { data, error } = useEndpoint(declarationFormConfig, {}, { quiet: true })
  if (!data && !error) return <SkeletonText lines={2} />
  const senders = (data?.configs ?? []).filter(({ enabled }) => enabled)
  // Which of several sends it is for the server to say: only where none is ready is it clear that nothing goes out.
  const isReady = data === undefined || senders.some(({ testHolds }) => testHolds)
  const isWarned = data !== undefined && (senders.length === 0 || senders.some(({ testHolds }) => !testHolds))
  return (
    <Form layout="vertical" onFinish={() => onSubmit({})}>
      {isWarned && (
        <Form.Item>
          <Banner
            tone="warning"
            title={t(senders.length === 0 ? 'push.notSetUp' : 'push.untested')}
            actions={
              <LinkButton size="small" variant="secondary" href={customsRoutes.singleWindow()}>
                {t('desk.settings')}
              </LinkButton>
            }
          />
        </Form.Item>
      )}
      <FormButtons pending={pending} onCancel={onCancel} submit={t('amendment.step.submit')} disabled={!isReady} />
    </Form>
  )
}
