import { Button } from 'antd'
import { useState } from 'react'
import {
  MAX_SENDERS,
  declarationFormConfig,
  declarationFormConfigReview,
  declarationFormConfigSave,
  declarationFormTestConnection,
  type SingleWindowSender,
} from '@tradeport/domain/customs/contract'
import { CHECKERS, DECLARANTS } from '@tradeport/domain/customs/rules'
import type { OutputOf } from '@tradeport/kernel/contract-kit'
import { DetailSection, FormProblems, PathField } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { LoadFailed, useAction, useEndpoint, useFormat, useHasRole, useNotify } from '@tradeport/web/react'
import { PageHeader } from '@tradeport/web/shell'
import { Banner, Checkbox, FieldGrid, SkeletonText, Tabs, Tag, TextInput } from '@tradeport/web/ui'
import { senderLabel } from '../shared/sender-label'
import styles from './desk.module.css'

const FIELDS = { copName: 70, copCode: 10, copCodeScc: 18 } as const
const NAMES = ['copName', 'copCode', 'copCodeScc'] as const
const CARD_MAX = 20
const NEW = 'new'

/** `/single-window`: who a company is to the Single Window, and whether it is reached. */
export default function SingleWindowScreen() {
  const t = useT('customs')
  const { data, error, refetch } = useEndpoint(declarationFormConfig, {})
  return (
    <div className="tp-stack">
      <PageHeader title={t('desk.settings')} />
      {!data && (error ? <LoadFailed error={error} onRetry={refetch} /> : <SkeletonText lines={8} />)}
      {data?.adapter === 'simulator' && <Banner tone="warning">{t('desk.settings.simulator')}</Banner>}
      {data && <Senders configs={data.configs} />}
      {data && <Review required={data.reviewRequired} timeline={data.reviewTimeline} />}
    </div>
  )
}

/** One of them at a time, so that nothing is typed into the wrong one. */
function Senders({ configs }: { configs: readonly SingleWindowSender[] }) {
  const t = useT('customs')
  const mayChange = useHasRole(DECLARANTS)
  const [chosen, setChosen] = useState<string>()
  const first = configs[0]
  if (!first) return <SenderPage config={null} onSaved={setChosen} />
  const value = chosen === NEW || configs.some(({ id }) => id === chosen) ? (chosen ?? first.id) : first.id
  const config = configs.find(({ id }) => id === value) ?? null
  const mayAdd = mayChange && configs.length < MAX_SENDERS
  return (
    <Tabs
      label={t('desk.settings.senders')}
      items={[
        ...configs.map(sender => ({ key: sender.id, label: senderLabel(sender) })),
        ...(mayAdd ? [{ key: NEW, label: t('desk.settings.add') }] : []),
      ]}
      value={value}
      onValue={setChosen}
    >
      <SenderPage key={value} config={config} onSaved={setChosen} />
    </Tabs>
  )
}

interface SenderPageProps {
  config: SingleWindowSender | null
  onSaved(id: string): void
}

function SenderPage({ config, onSaved }: SenderPageProps) {
  return (
    <div className="tp-stack">
      <Sender key={config?.version ?? NEW} config={config} onSaved={onSaved} />
      <Connection config={config} />
    </div>
  )
}

function Sender({ config, onSaved }: SenderPageProps) {
  const t = useT('customs')
  const notify = useNotify()
  const mayChange = useHasRole(DECLARANTS)
  const [value, setValue] = useState({
    copName: config?.copName ?? '',
    copCode: config?.copCode ?? '',
    copCodeScc: config?.copCodeScc ?? '',
    icCardNo: '',
    enabled: config?.enabled ?? true,
    isDefault: config?.isDefault ?? false,
  })
  const save = useAction(declarationFormConfigSave, {
    onSuccess: ({ id }) => {
      notify.success(t('desk.settings.saved'))
      onSaved(id)
    },
  })
  const problems = new Map(save.fieldErrors.map(({ path, message }) => [path, message]))
  const set = (next: Partial<typeof value>) => setValue(current => ({ ...current, ...next }))
  const target = config ? { id: config.id, version: config.version } : {}
  return (
    <FormProblems problems={problems}>
      <DetailSection
        title={t('desk.settings.sender')}
        extra={
          mayChange && (
            <Button type="primary" loading={save.pending} onClick={() => void save.run({ ...value, ...target })}>
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
          <Checkbox checked={value.enabled} disabled={!mayChange} onValue={enabled => set({ enabled })}>
            {t('desk.settings.enabled')}
          </Checkbox>
          {/* Another one is made the default; none is made none. */}
          <Checkbox
            checked={value.isDefault}
            disabled={!mayChange || config?.isDefault === true}
            onValue={isDefault => set({ isDefault })}
          >
            {t('desk.settings.isDefault')}
          </Checkbox>
        </div>
      </DetailSection>
    </FormProblems>
  )
}

function Connection({ config }: { config: SingleWindowSender | null }) {
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
          <Button
            loading={test.pending}
            disabled={config === null}
            onClick={() => void test.run({ swConfigId: config?.id })}
          >
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

type ReviewEntry = OutputOf<typeof declarationFormConfig>['reviewTimeline'][number]

function Review({ required, timeline }: { required: boolean; timeline: readonly ReviewEntry[] }) {
  const t = useT('customs')
  const format = useFormat()
  const mayChange = useHasRole(CHECKERS)
  const save = useAction(declarationFormConfigReview)
  return (
    <DetailSection title={t('desk.settings.review')}>
      <Checkbox
        checked={required}
        disabled={!mayChange || save.pending}
        onValue={reviewRequired => void save.run({ reviewRequired })}
      >
        {t('desk.settings.reviewRequired')}
      </Checkbox>
      {!mayChange && <p>{t('desk.settings.reviewBy')}</p>}
      {timeline.length > 0 && (
        <ul aria-label={t('desk.settings.reviewHistory')}>
          {[...timeline].reverse().map(entry => (
            <li key={entry.at}>
              {[
                format.dateTime(entry.at),
                t(entry.action === 'review_on' ? 'desk.settings.review.on' : 'desk.settings.review.off'),
                entry.actorName,
              ]
                .filter(Boolean)
                .join(' · ')}
            </li>
          ))}
        </ul>
      )}
    </DetailSection>
  )
}
