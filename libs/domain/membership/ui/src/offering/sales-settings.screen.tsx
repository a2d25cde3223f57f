import { Button } from 'antd'
import { useState } from 'react'
import {
  ABILITY_SALES,
  abilityOfferList,
  abilityOfferSet,
  paymentAccount,
  paymentAccountSet,
} from '@tradeport/domain/membership/contract'
import type { InputOf } from '@tradeport/kernel/contract-kit'
import { DetailSection, FormProblems, PathField } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { LoadFailed, useAction, useEndpoint, useNotify } from '@tradeport/web/react'
import { PageHeader } from '@tradeport/web/shell'
import { FieldGrid, Select, SkeletonText, TextInput } from '@tradeport/web/ui'
import { useWords } from '../use-words'

type Account = InputOf<typeof paymentAccountSet>

/** `/membership/settings`: how each ability is sold, and where companies pay to. */
export default function SalesSettingsScreen() {
  const t = useT('membership')
  return (
    <div className="tp-stack">
      <PageHeader
        title={t('nav.settings')}
        path={[
          { key: 'list', label: t('nav.offerings'), href: '/membership/offerings' },
          { key: 'here', label: t('nav.settings') },
        ]}
      />
      <Sales />
      <AccountPanel />
    </div>
  )
}

function Sales() {
  const t = useT('membership')
  const words = useWords()
  const notify = useNotify()
  const { data, error, refetch } = useEndpoint(abilityOfferList, {})
  const change = useAction(abilityOfferSet, { onSuccess: () => notify.success(t('form.saved')) })
  if (!data) return error ? <LoadFailed error={error} onRetry={refetch} /> : <SkeletonText lines={6} />
  return (
    <DetailSection title={t('settings.sale')}>
      <FieldGrid>
        {data.offers.map(({ ability, sale }) => (
          <PathField key={ability} path={ability} label={words.ability(ability)}>
            <Select
              value={sale}
              disabled={!data.mayChange || change.pending}
              options={ABILITY_SALES.map(each => ({ value: each, label: t(`sale.${each}`) }))}
              onValue={next => void change.run({ ability, sale: ABILITY_SALES.find(each => each === next) ?? sale })}
            />
          </PathField>
        ))}
      </FieldGrid>
    </DetailSection>
  )
}

const EMPTY: Account = { holder: '', bank: '', account: '', swift: '', note: '', version: 0, reason: '' }
const FIELDS = ['holder', 'bank', 'account', 'swift', 'note'] as const

function AccountPanel() {
  const { data, error, refetch } = useEndpoint(paymentAccount, {})
  if (!data) return error ? <LoadFailed error={error} onRetry={refetch} /> : <SkeletonText lines={6} />
  return (
    <AccountForm
      key={data.account?.version ?? 'none'}
      start={data.account ? { ...data.account, reason: '' } : EMPTY}
      mayChange={data.mayChange}
    />
  )
}

function AccountForm({ start, mayChange }: { start: Account; mayChange: boolean }) {
  const t = useT('membership')
  const notify = useNotify()
  const [value, setValue] = useState(start)
  const save = useAction(paymentAccountSet, { onSuccess: () => notify.success(t('form.saved')) })
  const problems = new Map(save.fieldErrors.map(({ path, message }) => [path, message]))
  return (
    <FormProblems problems={problems}>
      <DetailSection
        title={t('account.title')}
        extra={
          mayChange && (
            <Button type="primary" loading={save.pending} onClick={() => void save.run(value)}>
              {t('form.save')}
            </Button>
          )
        }
      >
        <FieldGrid>
          {FIELDS.map(field => (
            <PathField
              key={field}
              path={field}
              label={t(`account.${field}`)}
              required={field !== 'swift' && field !== 'note'}
            >
              <TextInput
                maxLength={field === 'note' ? 300 : 200}
                disabled={!mayChange}
                value={value[field] ?? ''}
                onValue={next => setValue({ ...value, [field]: next })}
              />
            </PathField>
          ))}
          {mayChange && (
            <PathField path="reason" label={t('column.reason')} required>
              <TextInput maxLength={300} value={value.reason} onValue={reason => setValue({ ...value, reason })} />
            </PathField>
          )}
        </FieldGrid>
      </DetailSection>
    </FormProblems>
  )
}
