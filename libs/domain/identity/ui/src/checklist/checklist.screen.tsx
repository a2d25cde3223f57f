import { useSearchParams } from 'react-router-dom'
import { REGISTRATION_PARTIES, checklistDetail } from '@tradeport/domain/identity/contract'
import { known } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { LoadFailed, useEndpoint } from '@tradeport/web/react'
import { SkeletonText, Tabs } from '@tradeport/web/ui'
import { useMayDo } from '../frame/use-may-do'
import { useProfile } from '../frame/use-profile'
import { ChecklistForm } from './checklist-form'

/** What the region asks of companies that register, by party. */
export default function ChecklistScreen() {
  const t = useT('identity')
  const [params, setParams] = useSearchParams()
  const party = known(REGISTRATION_PARTIES, params.get('party')) ?? 'seller'
  const { data, error, refetch } = useEndpoint(checklistDetail, { party })
  const userId = useProfile().data?.user?.id
  const may = useMayDo()
  return (
    <div className="tp-stack">
      <Tabs
        label={t('registration.column.party')}
        value={party}
        onValue={next => setParams({ party: next })}
        items={REGISTRATION_PARTIES.map(value => ({
          key: value,
          label: value === 'buyer' ? t('companies.party.buyer') : t(`registration.party.${value}`),
        }))}
      />
      {!data && (error ? <LoadFailed error={error} onRetry={refetch} /> : <SkeletonText lines={12} />)}
      {data && userId && (
        <ChecklistForm
          key={`${party} ${data.version}`}
          checklist={data}
          userId={userId}
          mayEdit={may.holds('checklist:update')}
        />
      )}
    </div>
  )
}
