import { Button, Tag } from 'antd'
import { useT } from '@tradeport/web/i18n'
import type { DataColumn } from '@tradeport/web/ui'
import { useDeviceName, type DeviceNameProps } from './device-name'

export interface DeviceRow {
  readonly id: string
  readonly isCurrent: boolean
  readonly device: DeviceNameProps
}

export interface EndOfDevice<Row> {
  readonly title: string
  label(device: string): string
  readonly pending: boolean
  /** Whether this one is ended here. */
  isOffered?(row: Row): boolean
  onEnd(row: Row): void
}

/** Which device it is, and the button that ends what lasts on it. */
export function useDeviceColumns<Row extends DeviceRow>({
  title,
  label,
  pending,
  isOffered = () => true,
  onEnd,
}: EndOfDevice<Row>): { device: DataColumn<Row>; end: DataColumn<Row> } {
  const t = useT('identityAccount')
  const deviceName = useDeviceName()
  return {
    device: {
      key: 'device',
      title: t('sessions.device'),
      render: row => (
        <>
          {deviceName(row.device)} {row.isCurrent && <Tag color="success">{t('sessions.current')}</Tag>}
        </>
      ),
    },
    end: {
      key: 'end',
      title: <span className="tp-visually-hidden">{title}</span>,
      render: row =>
        isOffered(row) && (
          <Button size="small" aria-label={label(deviceName(row.device))} disabled={pending} onClick={() => onEnd(row)}>
            {title}
          </Button>
        ),
    },
  }
}
