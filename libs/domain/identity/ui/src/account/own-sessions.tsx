import { Button, Table, Tag } from 'antd'
import { endOtherSessions, endSession, ownSessions } from '@tradeport/domain/identity/contract'
import { DetailSection, scrollByKeys } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { LoadFailed, useAction, useEndpoint, useFormat, useLive, useNotify, useRegionNames } from '@tradeport/web/react'
import { SkeletonText } from '@tradeport/web/ui'
import { useDeviceName } from './device-name'

/** Where the person is signed in; each can be ended from here. */
export function OwnSessions() {
  const t = useT('identityAccount')
  const notify = useNotify()
  const format = useFormat()
  const deviceName = useDeviceName()
  const regionName = useRegionNames()
  useLive('ownSession')
  const sessions = useEndpoint(ownSessions, {})
  const end = useAction(endSession, { onSuccess: () => notify.success(t('sessions.ended')) })
  const endOthers = useAction(endOtherSessions, { onSuccess: () => notify.success(t('sessions.endedOthers')) })
  const rows = sessions.data
  return (
    <DetailSection
      title={t('sessions.title')}
      extra={
        rows &&
        rows.length > 1 && (
          <Button loading={endOthers.pending} onClick={() => void endOthers.run({})}>
            {t('sessions.endOthers')}
          </Button>
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
        <Table
          ref={scrollByKeys}
          size="small"
          rowKey="id"
          pagination={false}
          scroll={{ x: 'max-content' }}
          dataSource={rows}
          columns={[
            {
              title: t('sessions.device'),
              render: (_value, row) => (
                <>
                  {deviceName(row.device)} {row.isCurrent && <Tag color="success">{t('sessions.current')}</Tag>}
                </>
              ),
            },
            { title: t('sessions.region'), render: (_value, row) => regionName(row.regionId) },
            { title: t('sessions.network'), dataIndex: 'ip' },
            { title: t('sessions.since'), render: (_value, row) => format.dateTime(row.createdAt) },
            { title: t('sessions.lastSeen'), render: (_value, row) => format.dateTime(row.lastSeenAt) },
            {
              title: <span className="tp-visually-hidden">{t('sessions.end')}</span>,
              render: (_value, row) =>
                !row.isCurrent && (
                  <Button
                    size="small"
                    aria-label={t('sessions.endOf', { device: deviceName(row.device) })}
                    disabled={end.pending}
                    onClick={() => void end.run({ id: row.id })}
                  >
                    {t('sessions.end')}
                  </Button>
                ),
            },
          ]}
        />
      )}
    </DetailSection>
  )
}
