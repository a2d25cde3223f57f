import { declarationContent, type DeclarationContent, type DeclarationContentInput } from './declaration-form.schema'

type Over = Partial<Omit<DeclarationContentInput, 'head'>> & { head?: Partial<DeclarationContentInput['head']> }

const HEAD = {
  customMaster: '3104',
  iePort: '3104',
  contractNo: 'LY-2605-118',
  tradeCoScc: '91330483MA7LYKN050',
  tradeCode: '3304961234',
  tradeName: '浙江蓝韵针织有限公司',
  ownerCodeScc: '91330483MA7LYKN050',
  ownerCode: '3304961234',
  ownerName: '浙江蓝韵针织有限公司',
  agentCodeScc: '91330483MA7LYKN050',
  agentCode: '3304961234',
  agentName: '浙江蓝韵针织有限公司',
  overseasConsigneeEname: 'NORDHAUS TEXTIL GMBH',
  trafMode: '2',
  trafName: 'EVER GRACE',
  voyageNo: '0118W',
  billNo: 'EGLV142600118',
  tradeMode: '0110',
  cutMode: '101',
  tradeCountry: 'DEU',
  distinatePort: 'DEU063',
  tradeAreaCode: 'DEU',
  entyPortCode: '310401',
  transMode: '1',
  feeMark: '3',
  feeRate: '1800',
  feeCurr: 'USD',
  insurMark: '1',
  insurRate: '0.3',
  packNo: '120',
  wrapType: '22',
  grossWt: '1860.5',
  netWt: '1650',
  entryType: 'M',
  promiseItems: '000',
  markNo: 'N/M',
}

const ITEM = {
  codeTs: '6110200090',
  gName: '棉制针织套头衫',
  gModel: '自主品牌|不享惠|针织|套头衫|女式|棉100%|LANYUN|LY118||',
  gQty: '3000',
  gUnit: '011',
  declPrice: '15.6',
  declTotal: '46800',
  tradeCurr: 'USD',
  firstQty: '3000',
  firstUnit: '011',
  secondQty: '1650',
  secondUnit: '035',
  originCountry: 'CHN',
  destinationCountry: 'DEU',
  districtCode: '33049',
  dutyMode: '1',
}

const CONTAINER = {
  containerId: 'CSQU3054383',
  containerMd: '21',
  goodsNo: '1',
  lclFlag: '0',
  goodsContaWt: '4060.5',
  containerWt: '2200',
}

/** Pullovers by sea from Ningbo to Hamburg, CIF: complete enough to be declared. */
export function aDeclaration({ head, ...over }: Over = {}): DeclarationContent {
  return declarationContent.parse({
    ieFlag: 'E',
    items: [ITEM],
    containers: [CONTAINER],
    eDocs: [{ edocCode: '00000004', edocId: 'LY-2605-118.pdf', edocFormatType: 'US' }],
    ...over,
    head: { ...HEAD, ...head },
  })
}

/** The line of `aDeclaration`, changed. */
export const aDeclarationItem = (over: Readonly<Record<string, unknown>> = {}): DeclarationContent['items'][number] => {
  const [item] = declarationContent.parse({ ieFlag: 'E', items: [{ ...ITEM, ...over }] }).items
  if (!item) throw new Error('the fixture has one line')
  return item
}
export const aContainer = (over: Readonly<Record<string, unknown>> = {}): DeclarationContent['containers'][number] => {
  const [container] = declarationContent.parse({ ieFlag: 'E', containers: [{ ...CONTAINER, ...over }] }).containers
  if (!container) throw new Error('the fixture has one container')
  return container
}

/** What a company says of itself to the Single Window. */
export const aDeclarant = <Over extends object>(over?: Over) => ({
  copCode: HEAD.tradeCode,
  copName: 'LANYUN',
  copCodeScc: HEAD.tradeCoScc,
  icCardNo: '8930000012345',
  enabled: true,
  version: 0,
  ...over,
})
