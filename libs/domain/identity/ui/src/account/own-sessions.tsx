import { endOtherSessions, endSession, ownSessions } from '@tradeport/domain/identity/contract'
import type { OutputOf } from '@tradeport/kernel/contract-kit'
import { ActButton, DetailSection } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { LoadFailed, useAction, useEndpoint, useFormat, useLive, useNotify, useRegionNames } from '@tradeport/web/react'
import { DataTable, SkeletonText } from '@tradeport/web/ui'
import { useDeviceColumns } from './device-columns'

/** Where the person is signed in; each can be ended from here. */
export function OwnSessions() {
  const t = useT('identityAccount')
  const notify = useNotify()
  const format = useFormat()
  const regionName = useRegionNames()
  useLive('ownSession')
  const sessions = useEndpoint(ownSessions, {})
  const end = useAction(endSession, { onSuccess: () => notify.success(t('sessions.ended')) })
  const endOthers = useAction(endOtherSessions, { onSuccess: () => notify.success(t('sessions.endedOthers')) })
  const columns = useDeviceColumns<OutputOf<typeof ownSessions>[number]>({
    title: t('sessions.end'),
    label: device => t('sessions.endOf', { device }),
    pending: end.pending,
    isOffered: row => !row.isCurrent,
    onEnd: ({ id }) => void end.run({ id }),
  })
  const rows = sessions.data
  return (
    <DetailSection
      title={t('sessions.title')}
      extra={
        rows &&
        rows.length > 1 && (
          <ActButton loading={endOthers.pending} onClick={() => void endOthers.run({})}>
            {t('sessions.endOthers')}
          </ActButton>
        )
      }
    >
      {!rows &&
        (sessions.error ? (
          <LoadFailed error={sessions.error} onRetry={sessions.refetch} />
        ) : (
          <SkeletonText lines={3} />
        ))}
      {rows && (
        <DataTable
          label={t('sessions.title')}
          rows={rows}
          columns={[
            columns.device,
            { key: 'region', title: t('sessions.region'), render: row => regionName(row.regionId) },
            { key: 'network', title: t('sessions.network'), render: row => row.ip },
            { key: 'since', title: t('sessions.since'), render: row => format.dateTime(row.createdAt) },
            { key: 'lastSeen', title: t('sessions.lastSeen'), render: row => format.dateTime(row.lastSeenAt) },
            columns.end,
          ]}
        />
      )}
    </DetailSection>
  )
}
