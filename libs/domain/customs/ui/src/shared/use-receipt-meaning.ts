import { RECEIPT_CHANNELS } from '@tradeport/domain/customs/contract'
import { known } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'

/** Codes that move nothing, but say something. */
const INFORMATION = ['a', 'X', 'Sp1', 'SpL', 'SpJ'] as const

/** What a code of customs stands for, in the reader's words. */
export function useReceiptMeaning(): (channel: string) => string {
  const t = useT('customs')
  return channel => {
    const status = RECEIPT_CHANNELS[channel]
    if (status) return t(`status.${status}`)
    const information = known(INFORMATION, channel)
    return information ? t(`receipt.info.${information}`) : t('receipt.info')
  }
}
