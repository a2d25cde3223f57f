import { endDeviceTrust, ownTrustedDevices } from '@tradeport/domain/identity/contract'
import type { OutputOf } from '@tradeport/kernel/contract-kit'
import { DetailSection } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useAction, useEndpoint, useFormat, useNotify } from '@tradeport/web/react'
import { DataTable } from '@tradeport/web/ui'
import { useDeviceColumns } from './device-columns'
import styles from '../people/people.module.css'

/** On which the person leaves the second step out; nothing where there is none. */
export function TrustedDevices() {
  const t = useT('identityAccount')
  const notify = useNotify()
  const format = useFormat()
  const { data: rows = [] } = useEndpoint(ownTrustedDevices, {})
  const end = useAction(endDeviceTrust, { onSuccess: () => notify.success(t('trusted.ended')) })
  const columns = useDeviceColumns<OutputOf<typeof ownTrustedDevices>[number]>({
    title: t('trusted.end'),
    label: device => t('trusted.endOf', { device }),
    pending: end.pending,
    onEnd: ({ id }) => void end.run({ id }),
  })
  if (rows.length === 0) return null
  return (
    <DetailSection title={t('trusted.title')}>
      <p className={styles['cardText']}>{t('trusted.note')}</p>
      <DataTable
        label={t('trusted.title')}
        rows={rows}
        columns={[
          columns.device,
          { key: 'network', title: t('sessions.network'), render: row => row.ip },
          { key: 'lastUsed', title: t('sessions.lastSeen'), render: row => format.dateTime(row.lastUsedAt) },
          { key: 'until', title: t('trusted.until'), render: row => format.dateTime(row.expiresAt) },
          columns.end,
        ]}
      />
    </DetailSection>
  )
}
