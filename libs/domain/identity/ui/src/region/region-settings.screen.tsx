import { Alert, Button, Form, Input } from 'antd'
import { useEffect } from 'react'
import {
  regionSettingDetail,
  regionSettingUpdate,
  type OwnTimers,
  type RegionSetting,
} from '@tradeport/domain/identity/contract'
import { REGION_TIMERS, type RegionTimer } from '@tradeport/kernel/config'
import { DecimalInput, DetailSection, showFieldErrors, textOf } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import {
  LoadFailed,
  useAction,
  useEndpoint,
  useFieldText,
  useFormat,
  useNotify,
  useRegion,
  useRegionNames,
} from '@tradeport/web/react'
import { PageHeader } from '@tradeport/web/shell'
import { SkeletonText } from '@tradeport/web/ui'
import { useMayDo } from '../frame/use-may-do'
import styles from './region.module.css'

const GROUPS = {
  registration: [
    'registrationAnswerDays',
    'registrationFirstReminderDays',
    'registrationLastReminderDays',
    'registrationKeptDays',
  ],
  certificate: ['certificateFirstReminderDays', 'certificateLastReminderDays'],
  lock: ['lockAfterFailures', 'lockWindowMinutes', 'lockMinutes'],
  account: ['accountGraceDays', 'invitationHours'],
  bank: ['bankCoolOffHours'],
  sourcing: ['inquiryQuoteDays', 'threadUnansweredHours', 'quotationValidDays'],
  trading: ['orderSignDays', 'depositGraceDays', 'acceptForeignDays', 'acceptDomesticDays', 'claimDays'],
  service: [
    'serviceQuoteHours',
    'servicePayHours',
    'serviceAcceptHours',
    'serviceRejections',
    'serviceConfirmDays',
    'serviceReminderHours',
    'servicePaybackDays',
    'servicePaybackReminderDays',
    'serviceCommissionDays',
    'serviceRecordOrders',
  ],
  afterSales: [
    'caseProviderHours',
    'caseCustomerHours',
    'caseDecideDays',
    'agencyClaims',
    'agencyClaimDays',
    'agencyClaimAnswerHours',
  ],
  agency: ['agencyCloseHours', 'agencyStuckHours', 'agencyExportHours'],
  membership: ['planPayDays', 'planGraceDays', 'planRefundDays', 'planFirstReminderDays', 'planLastReminderDays'],
  support: ['messageSettleDays', 'messageReopenDays', 'workFromHour', 'workToHour'],
  desk: ['deskFromHour', 'deskToHour'],
} as const satisfies Readonly<Record<string, readonly RegionTimer[]>>
const GROUP_NAMES = [
  'registration',
  'certificate',
  'lock',
  'account',
  'bank',
  'sourcing',
  'trading',
  'service',
  'afterSales',
  'agency',
  'membership',
  'support',
  'desk',
] as const satisfies readonly (keyof typeof GROUPS)[]
const TIMERS = Object.values(GROUPS).flat()

/** Deadlines that the region has of its own, each beside what the product would have. */
export default function RegionSettingsScreen() {
  const { data, error, refetch } = useEndpoint(regionSettingDetail, {})
  const may = useMayDo()
  if (!data) return error ? <LoadFailed error={error} onRetry={refetch} /> : <SkeletonText lines={10} />
  return <Settings key={data.version} setting={data} mayEdit={may.holds('regionSetting:update')} />
}

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

/** An empty field is the product's own. */
const ownFrom = (values: Record<string, unknown>): OwnTimers =>
  Object.fromEntries(
    TIMERS.flatMap(timer => {
      const typed = textOf(values, timer)
      return typed ? [[timer, Number(typed)] as const] : []
    }),
  )

function Settings({ setting, mayEdit }: { setting: RegionSetting; mayEdit: boolean }) {
  const t = useT('identityRegion')
  const fieldText = useFieldText()
  const format = useFormat()
  const notify = useNotify()
  const regionName = useRegionNames()(useRegion().regionId)
  const [form] = Form.useForm<Record<string, unknown>>()
  const save = useAction(regionSettingUpdate, { onSuccess: () => notify.success(t('timers.saved')) })
  useEffect(() => showFieldErrors(form, save.fieldErrors), [form, save.fieldErrors])
  return (
    <Form
      form={form}
      layout="vertical"
      disabled={!mayEdit}
      initialValues={{
        own: Object.fromEntries(Object.entries(setting.own).map(([key, value]) => [key, String(value)])),
      }}
      onFinish={values =>
        void save.run({
          version: setting.version,
          own: ownFrom(recordOf(values['own'])),
          reason: textOf(values, 'reason') ?? '',
        })
      }
    >
      <div className="tp-stack">
        <PageHeader
          title={t('timers.of', { region: regionName })}
          path={[
            { key: 'list', label: t('regions.list'), href: '/regions' },
            { key: 'here', label: t('timers.of', { region: regionName }) },
          ]}
        />
        <Alert
          type="info"
          showIcon
          title={
            setting.updatedAt === null
              ? t('timers.builtIn')
              : t('region.changed', {
                  date: format.dateTime(setting.updatedAt),
                  name: setting.updatedByName ?? '',
                })
          }
          description={t('timers.note')}
        />
        {GROUP_NAMES.map(group => (
          <DetailSection key={group} title={t(`timers.group.${group}`)}>
            {group === 'service' && <p className={styles['help']}>{t('timers.servicePayHoursHelp')}</p>}
            <div className={styles['timers']}>
              {GROUPS[group].map(timer => (
                <TimerField key={timer} timer={timer} mayEdit={mayEdit} />
              ))}
            </div>
          </DetailSection>
        ))}
        {mayEdit && (
          <>
            <Form.Item
              name="reason"
              label={t('region.reason')}
              rules={[{ required: true, whitespace: true, message: fieldText('required') }]}
            >
              <Input.TextArea rows={2} maxLength={300} showCount />
            </Form.Item>
            <div className={styles['end']}>
              <Button type="primary" htmlType="submit" loading={save.pending}>
                {t('timers.save')}
              </Button>
            </div>
          </>
        )}
      </div>
    </Form>
  )
}

function TimerField({ timer, mayEdit }: { timer: RegionTimer; mayEdit: boolean }) {
  const t = useT('identityRegion')
  const form = Form.useFormInstance<Record<string, unknown>>()
  const isOwn = Boolean(Form.useWatch<unknown>(['own', timer], form))
  const { unit, value } = REGION_TIMERS[timer]
  return (
    <Form.Item
      name={['own', timer]}
      label={t(`timers.${timer}`)}
      extra={
        <>
          {t('timers.default', { value })}
          {mayEdit && isOwn && (
            <Button
              type="link"
              size="small"
              aria-label={t('timers.backOf', { name: t(`timers.${timer}`) })}
              onClick={() => form.setFieldValue(['own', timer], undefined)}
            >
              {t('timers.back')}
            </Button>
          )}
        </>
      }
    >
      <DecimalInput scale={0} unit={t(`timers.unit.${unit}`)} placeholder={String(value)} />
    </Form.Item>
  )
}
