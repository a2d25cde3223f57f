import { Button, Tag } from 'antd'
import { endDeviceTrust, ownTrustedDevices } from '@tradeport/domain/identity/contract'
import { DetailSection } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useAction, useEndpoint, useFormat, useNotify } from '@tradeport/web/react'
import { DataTable } from '@tradeport/web/ui'
import { useDeviceName } from './device-name'
import styles from '../people/people.module.css'

/** On which the person leaves the second step out; nothing where there is none. */
export function TrustedDevices() {
  const t = useT('identityAccount')
  const notify = useNotify()
  const format = useFormat()
  const deviceName = useDeviceName()
  const { data: rows = [] } = useEndpoint(ownTrustedDevices, {})
  const end = useAction(endDeviceTrust, { onSuccess: () => notify.success(t('trusted.ended')) })
  if (rows.length === 0) return null
  return (
    <DetailSection title={t('trusted.title')}>
      <p className={styles['cardText']}>{t('trusted.note')}</p>
      <DataTable
        label={t('trusted.title')}
        rows={rows}
        columns={[
          {
            key: 'device',
            title: t('sessions.device'),
            render: row => (
              <>
                {deviceName(row.device)} {row.isCurrent && <Tag color="success">{t('sessions.current')}</Tag>}
              </>
            ),
          },
          { key: 'network', title: t('sessions.network'), render: row => row.ip },
          { key: 'lastUsed', title: t('sessions.lastSeen'), render: row => format.dateTime(row.lastUsedAt) },
          { key: 'until', title: t('trusted.until'), render: row => format.dateTime(row.expiresAt) },
          {
            key: 'end',
            title: <span className="tp-visually-hidden">{t('trusted.end')}</span>,
            render: row => (
              <Button
                size="small"
                aria-label={t('trusted.endOf', { device: deviceName(row.device) })}
                disabled={end.pending}
                onClick={() => void end.run({ id: row.id })}
              >
                {t('trusted.end')}
              </Button>
            ),
          },
        ]}
      />
    </DetailSection>
  )
}
