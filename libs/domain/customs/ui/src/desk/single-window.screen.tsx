import { Button } from 'antd'
import { useState } from 'react'
import {
  declarationFormConfig,
  declarationFormConfigSave,
  declarationFormTestConnection,
} from '@tradeport/domain/customs/contract'
import { DECLARANTS } from '@tradeport/domain/customs/rules'
import type { OutputOf } from '@tradeport/kernel/contract-kit'
import { DetailSection, FormProblems, PathField } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { LoadFailed, useAction, useEndpoint, useFormat, useHasRole, useNotify } from '@tradeport/web/react'
import { PageHeader } from '@tradeport/web/shell'
import { Banner, Checkbox, FieldGrid, SkeletonText, Tag, TextInput } from '@tradeport/web/ui'
import styles from './desk.module.css'

type Config = NonNullable<OutputOf<typeof declarationFormConfig>['config']>

const FIELDS = { copName: 70, copCode: 10, copCodeScc: 18 } as const
const NAMES = ['copName', 'copCode', 'copCodeScc'] as const
const CARD_MAX = 20

/** `/single-window`: who a company is to the Single Window, and whether it is reached. */
export default function SingleWindowScreen() {
  const t = useT('customs')
  const { data, error, refetch } = useEndpoint(declarationFormConfig, {})
  return (
    <div className="tp-stack">
      <PageHeader title={t('desk.settings')} />
      {!data && (error ? <LoadFailed error={error} onRetry={refetch} /> : <SkeletonText lines={8} />)}
      {data?.adapter === 'simulator' && <Banner tone="warning">{t('desk.settings.simulator')}</Banner>}
      {data && <Sender key={data.config?.version ?? 'none'} config={data.config} />}
      {data && <Connection config={data.config} />}
    </div>
  )
}

function Sender({ config }: { config: Config | null }) {
  const t = useT('customs')
  const notify = useNotify()
  const mayChange = useHasRole(DECLARANTS)
  const [value, setValue] = useState({
    copName: config?.copName ?? '',
    copCode: config?.copCode ?? '',
    copCodeScc: config?.copCodeScc ?? '',
    icCardNo: '',
    reviewRequired: config?.reviewRequired ?? false,
    enabled: config?.enabled ?? true,
  })
  const save = useAction(declarationFormConfigSave, { onSuccess: () => notify.success(t('desk.settings.saved')) })
  const problems = new Map(save.fieldErrors.map(({ path, message }) => [path, message]))
  const set = (next: Partial<typeof value>) => setValue(current => ({ ...current, ...next }))
  return (
    <FormProblems problems={problems}>
      <DetailSection
        title={t('desk.settings.sender')}
        extra={
          mayChange && (
            <Button
              type="primary"
              loading={save.pending}
              onClick={() => void save.run({ ...value, version: config?.version ?? 0 })}
            >
              {t('desk.settings.save')}
            </Button>
          )
        }
      >
        <FieldGrid>
          {NAMES.map(name => (
            <PathField key={name} path={name} label={t(`desk.settings.${name}`)} required>
              <TextInput
                value={value[name]}
                maxLength={FIELDS[name]}
                disabled={!mayChange}
                onValue={text => set({ [name]: text })}
              />
            </PathField>
          ))}
          <PathField
            path="icCardNo"
            label={t('desk.settings.icCardNo')}
            {...(config?.icCardNo ? { help: t('desk.settings.icCardNo.kept', { digits: config.icCardNo }) } : {})}
          >
            <TextInput
              value={value.icCardNo}
              maxLength={CARD_MAX}
              autoComplete="off"
              disabled={!mayChange}
              onValue={text => set({ icCardNo: text })}
            />
          </PathField>
        </FieldGrid>
        <div className={styles['boxes']}>
          {(['reviewRequired', 'enabled'] as const).map(name => (
            <Checkbox
              key={name}
              checked={value[name]}
              disabled={!mayChange}
              onValue={checked => set({ [name]: checked })}
            >
              {t(`desk.settings.${name}`)}
            </Checkbox>
          ))}
        </div>
      </DetailSection>
    </FormProblems>
  )
}

function Connection({ config }: { config: Config | null }) {
  const t = useT('customs')
  const format = useFormat()
  const mayTest = useHasRole(DECLARANTS)
  const test = useAction(declarationFormTestConnection)
  const isTested = config !== null && config.lastTestAt !== null
  return (
    <DetailSection
      title={t('desk.test.title')}
      extra={
        mayTest && (
          <Button loading={test.pending} disabled={config === null} onClick={() => void test.run({})}>
            {t('desk.test')}
          </Button>
        )
      }
    >
      <div className={styles['result']} role="status">
        {isTested ? (
          <Tag tone={config.lastTestOk ? 'success' : 'danger'}>
            {t(config.lastTestOk ? 'desk.test.ok' : 'desk.test.failed')}
          </Tag>
        ) : (
          <Tag tone="neutral">{t('desk.test.never')}</Tag>
        )}
        {isTested && <span>{format.dateTime(config.lastTestAt ?? '')}</span>}
        {config?.lastTestMessage && <span>{config.lastTestMessage}</span>}
      </div>
      <p>{t(config === null ? 'desk.test.first' : 'desk.test.hint')}</p>
    </DetailSection>
  )
}
