import type { HeadFieldName, IeFlag, ItemFieldName } from '@tradeport/domain/customs/contract'
import { useT } from '@tradeport/web/i18n'

/** Fields of the head by what the sheet calls them; those with two names depend on the direction. */
const HEAD = {
  customMaster: 'paper.customMaster',
  manualNo: 'paper.manualNo',
  contractNo: 'paper.contractNo',
  agentName: 'paper.agent',
  agentCode: 'paper.agent',
  agentCodeScc: 'paper.agent',
  trafMode: 'paper.trafMode',
  trafName: 'paper.vessel',
  voyageNo: 'paper.vessel',
  billNo: 'paper.billNo',
  goodsPlace: 'paper.goodsPlace',
  tradeMode: 'paper.tradeMode',
  cutMode: 'paper.cutMode',
  licenseNo: 'paper.licenseNo',
  despPortCode: 'paper.despPort',
  tradeAreaCode: 'paper.tradeArea',
  wrapType: 'paper.wrapType',
  packNo: 'paper.packNo',
  grossWt: 'paper.grossWt',
  netWt: 'paper.netWt',
  transMode: 'paper.transMode',
  feeMark: 'paper.fee',
  feeRate: 'paper.fee',
  feeCurr: 'paper.fee',
  insurMark: 'paper.insur',
  insurRate: 'paper.insur',
  insurCurr: 'paper.insur',
  otherMark: 'paper.other',
  otherRate: 'paper.other',
  otherCurr: 'paper.other',
  markNo: 'paper.marks',
  noteS: 'paper.marks',
} as const satisfies Partial<Record<HeadFieldName, string>>

const DIRECTED = {
  iePort: 'paper.iePort',
  ieDate: 'paper.ieDate',
  tradeName: 'paper.trade',
  tradeCode: 'paper.trade',
  tradeCoScc: 'paper.trade',
  ownerName: 'paper.owner',
  ownerCode: 'paper.owner',
  ownerCodeScc: 'paper.owner',
  overseasConsignorEname: 'paper.overseas',
  overseasConsignorCode: 'paper.overseas',
  overseasConsigneeEname: 'paper.overseas',
  overseasConsigneeCode: 'paper.overseas',
  tradeCountry: 'paper.tradeCountry',
  distinatePort: 'paper.distinatePort',
  entyPortCode: 'paper.entyPort',
} as const

const ITEM = {
  codeTs: 'paper.item.code',
  ciqCode: 'paper.item.code',
  gName: 'paper.item.name',
  gModel: 'paper.item.name',
  gQty: 'paper.item.quantity',
  gUnit: 'paper.item.quantity',
  firstQty: 'paper.item.quantity',
  firstUnit: 'paper.item.quantity',
  secondQty: 'paper.item.quantity',
  secondUnit: 'paper.item.quantity',
  declPrice: 'paper.item.price',
  declTotal: 'paper.item.price',
  tradeCurr: 'paper.item.price',
  originCountry: 'paper.item.origin',
  destinationCountry: 'paper.item.destination',
  dutyMode: 'paper.item.duty',
} as const satisfies Partial<Record<ItemFieldName, string>>

const CONTAINER = {
  containerId: 'paper.container.no',
  containerMd: 'paper.container.spec',
  goodsNo: 'paper.container.lines',
  lclFlag: 'paper.container.lcl',
  goodsContaWt: 'paper.container.weight',
  containerWt: 'paper.container.weight',
} as const

const GROUPS = {
  items: 'paper.items',
  containers: 'paper.containers',
  eDocs: 'paper.documents',
  licenceDocs: 'paper.licences',
} as const

const isKey = <K extends string>(record: Readonly<Record<K, unknown>>, key: string): key is K =>
  Object.hasOwn(record, key)

/** What stands at a path of the form (`items[2].gQty`), as the sheet calls it; empty for what the sheet does not show. */
export function useFieldName(ieFlag: IeFlag): (path: string) => string {
  const t = useT('customs')
  const headField = (name: string): string => {
    if (isKey(HEAD, name)) return t(HEAD[name])
    return isKey(DIRECTED, name) ? t(`${DIRECTED[name]}.${ieFlag}`) : ''
  }
  return path => {
    const [, group = '', place, name = ''] = /^(\w+)(?:\[(\d+)\])?(?:\.(\w+))?/.exec(path) ?? []
    if (group === 'head') return headField(name)
    const number = Number(place) + 1
    if (group === 'items' && place !== undefined)
      return [
        t('finding.line', { number }),
        isKey(ITEM, name) ? t(ITEM[name]) : name === 'districtCode' ? t(`paper.item.district.${ieFlag}`) : '',
      ]
        .filter(Boolean)
        .join(' · ')
    if (group === 'containers' && place !== undefined)
      return [t('finding.container', { number }), isKey(CONTAINER, name) ? t(CONTAINER[name]) : '']
        .filter(Boolean)
        .join(' · ')
    return isKey(GROUPS, group) ? t(GROUPS[group]) : ''
  }
}
