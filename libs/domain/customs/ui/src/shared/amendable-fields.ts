import type { HeadFieldName, ItemFieldName } from '@tradeport/domain/customs/contract'

/** Fields that customs is asked to change after they have the entry: those of the sheet, one for each of its places. */
export const AMENDABLE_FIELDS = {
  head: [
    'contractNo',
    'trafMode',
    'trafName',
    'billNo',
    'tradeMode',
    'cutMode',
    'licenseNo',
    'tradeAreaCode',
    'tradeCountry',
    'distinatePort',
    'entyPortCode',
    'wrapType',
    'packNo',
    'grossWt',
    'netWt',
    'transMode',
    'feeRate',
    'insurRate',
    'otherRate',
    'markNo',
  ],
  item: ['codeTs', 'gModel', 'gQty', 'declPrice', 'originCountry', 'destinationCountry', 'districtCode', 'dutyMode'],
} as const satisfies { head: readonly HeadFieldName[]; item: readonly ItemFieldName[] }
