import { useT } from '@tradeport/web/i18n'

export interface DeviceNameProps {
  readonly browser: string
  readonly system: string
}

/** A device in words. */
export function useDeviceName(): (device: DeviceNameProps) => string {
  const t = useT('identityAccount')
  return ({ browser, system }) => {
    if (browser === '') return t('device.unknown')
    return system === '' ? browser : t('device.name', { browser, system })
  }
}
