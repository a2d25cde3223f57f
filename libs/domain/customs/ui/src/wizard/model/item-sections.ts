import type { ItemFieldName } from '@tradeport/domain/customs/contract'

/** A line as it is filled in below the table; its elements have a part of their own. */
export const ITEM_SECTIONS = {
  goods: ['codeTs', 'gName'],
  figures: [
    'gQty',
    'gUnit',
    'declPrice',
    'declTotal',
    'tradeCurr',
    'netWt',
    'firstQty',
    'firstUnit',
    'secondQty',
    'secondUnit',
  ],
  origin: [
    'originCountry',
    'destinationCountry',
    'districtCode',
    'destCode',
    'origPlaceCode',
    'dutyMode',
    'contrItem',
    'exgNo',
    'exgVersion',
  ],
  inspection: [
    'ciqCode',
    'ciqName',
    'purpose',
    'goodsAttr',
    'goodsSpec',
    'goodsModel',
    'goodsBrand',
    'produceDate',
    'prodBatchNo',
    'stuff',
    'declGoodsEname',
  ],
  danger: ['noDangFlag', 'uncode', 'dangName', 'dangPackType', 'dangPackSpec'],
} as const satisfies Record<string, readonly ItemFieldName[]>
