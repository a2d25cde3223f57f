import { useEverybodyMay, useMay, usePlatform } from '@tradeport/web/react'

/** Whether this person may have lists written to files: operators by their permission, people of companies unless roles of its own leave it out. */
export function useMayExport(): boolean {
  const isOffice = usePlatform().key === 'admin'
  const mayInOffice = useMay('dataExport:create')
  const mayTakeAway = useEverybodyMay('dataExport:create')
  return isOffice ? mayInOffice : mayTakeAway
}
