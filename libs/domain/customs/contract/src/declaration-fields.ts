import type { ListCode } from '@tradeport/domain/reference/contract'

/**
 * `code`: one of a list, or of a fixed form; `digits`: digits only; numbers are decimal strings, dates `YYYY-MM-DD`. In a draft every
 * field is a string, empty while nobody has filled it in.
 */
export type FieldKind = 'text' | 'code' | 'digits' | 'integer' | 'decimal' | 'date'
/** `conditional`: the checks say when (rules/field.checks.ts); `none`: not in this direction, and not sent. */
export type Need = 'required' | 'conditional' | 'optional' | 'none'

export interface DeclarationField {
  /** As the import client's message calls it. */
  readonly tag: string
  readonly kind: FieldKind
  /** Text: bytes in GBK, which is what customs counts; numbers: digits in all. */
  readonly max: number
  /** Digits after the point. */
  readonly scale?: number
  readonly list?: ListCode
  readonly export: Need
  readonly import: Need
}

type Extra = Omit<DeclarationField, 'tag' | 'kind' | 'max' | 'export' | 'import'>
const field =
  (kind: FieldKind) =>
  (tag: string, max: number, needed: Need | readonly [Need, Need], extra: Extra = {}): DeclarationField => ({
    tag,
    kind,
    max,
    export: typeof needed === 'string' ? needed : needed[0],
    import: typeof needed === 'string' ? needed : needed[1],
    ...extra,
  })
const text = field('text')
const code = field('code')
const digits = field('digits')
const integer = field('integer')
const decimal = field('decimal')
const date = field('date')

/** The head of the form (trade-services.md 1.a.2). Tags and lengths are those of the entry client; what rests on practice alone is in the README. */
export const HEAD_FIELDS = {
  customMaster: digits('CustomMaster', 4, 'required', { list: 'customs_office' }),
  iePort: digits('IEPort', 4, 'required', { list: 'customs_office' }),
  manualNo: code('ManualNo', 12, 'conditional'),
  contractNo: text('ContrNo', 32, 'required'),
  ieDate: date('IEDate', 8, ['optional', 'required']),
  tradeCoScc: code('TradeCoScc', 18, 'required'),
  tradeCode: code('TradeCode', 10, 'required'),
  tradeCiqCode: code('TradeCiqCode', 10, 'conditional'),
  tradeName: text('TradeName', 70, 'required'),
  ownerCodeScc: code('OwnerCodeScc', 18, 'conditional'),
  ownerCode: code('OwnerCode', 10, 'required'),
  ownerCiqCode: code('OwnerCiqCode', 10, 'optional'),
  ownerName: text('OwnerName', 70, 'required'),
  agentCodeScc: code('AgentCodeScc', 18, 'required'),
  agentCode: code('AgentCode', 10, 'required'),
  declCiqCode: code('DeclCiqCode', 10, 'conditional'),
  agentName: text('AgentName', 70, 'required'),
  overseasConsignorCode: text('OverseasConsignorCode', 50, ['none', 'optional']),
  overseasConsignorEname: text('OverseasConsignorEname', 100, ['none', 'required']),
  overseasConsigneeCode: text('OverseasConsigneeCode', 50, ['optional', 'none']),
  overseasConsigneeEname: text('OverseasConsigneeEname', 100, ['required', 'none']),
  trafMode: code('TrafMode', 1, 'required', { list: 'customs_transport_mode' }),
  trafName: text('TrafName', 50, 'conditional'),
  voyageNo: text('VoyNo', 32, 'conditional'),
  billNo: text('BillNo', 32, 'conditional'),
  tradeMode: digits('TradeMode', 4, 'required', { list: 'supervision_mode' }),
  cutMode: digits('CutMode', 3, 'conditional', { list: 'levy_nature' }),
  licenseNo: code('LicenseNo', 20, 'optional'),
  tradeCountry: code('TradeCountry', 3, 'required', { list: 'country' }),
  distinatePort: code('DistinatePort', 6, 'required', { list: 'world_port' }),
  tradeAreaCode: code('TradeAreaCode', 3, 'required', { list: 'country' }),
  entyPortCode: digits('EntyPortCode', 6, 'required', { list: 'domestic_port' }),
  despPortCode: code('DespPortCode', 6, ['none', 'required'], { list: 'world_port' }),
  despDate: date('DespDate', 8, ['none', 'required']),
  goodsPlace: text('GoodsPlace', 100, ['optional', 'required']),
  transMode: code('TransMode', 1, 'required', { list: 'transaction_mode' }),
  feeMark: code('FeeMark', 1, 'conditional'),
  feeRate: decimal('FeeRate', 19, 'conditional', { scale: 5 }),
  feeCurr: code('FeeCurr', 3, 'conditional', { list: 'currency' }),
  insurMark: code('InsurMark', 1, 'conditional'),
  insurRate: decimal('InsurRate', 19, 'conditional', { scale: 5 }),
  insurCurr: code('InsurCurr', 3, 'conditional', { list: 'currency' }),
  otherMark: code('OtherMark', 1, 'conditional'),
  otherRate: decimal('OtherRate', 19, 'conditional', { scale: 5 }),
  otherCurr: code('OtherCurr', 3, 'conditional', { list: 'currency' }),
  packNo: integer('PackNo', 9, 'required'),
  wrapType: digits('WrapType', 2, 'required', { list: 'wrap_type' }),
  grossWt: decimal('GrossWet', 19, 'required', { scale: 5 }),
  netWt: decimal('NetWt', 19, 'required', { scale: 5 }),
  entryType: code('EntryType', 1, 'required'),
  billType: code('BillType', 1, 'conditional'),
  promiseItems: digits('PromiseItmes', 5, 'required'),
  markNo: text('MarkNo', 400, 'required'),
  noteS: text('NoteS', 255, 'optional'),
  orgCode: code('OrgCode', 10, 'conditional'),
  vsaOrgCode: code('VsaOrgCode', 10, 'conditional'),
  inspOrgCode: code('InspOrgCode', 10, 'conditional'),
  purpOrgCode: code('PurpOrgCode', 10, ['none', 'conditional']),
  blNo: text('BLNo', 32, ['none', 'optional']),
  correlationNo: text('CorrelationNo', 500, 'optional'),
  correlationReasonFlag: code('CorrelationReasonFlag', 2, 'optional'),
  origBoxFlag: code('OrigBoxFlag', 1, 'optional'),
  specDeclFlag: code('SpecDeclFlag', 10, 'optional'),
  domesticConsigneeEname: text('DomesticConsigneeEname', 100, 'optional'),
  cmplDschrgDt: date('CmplDschrgDt', 8, ['none', 'optional']),
} as const satisfies Record<string, DeclarationField>
export type HeadFieldName = keyof typeof HEAD_FIELDS
export type DeclarationHead = Record<HeadFieldName, string>

/** `DecFreeTxt`; the voyage stands in the head, where people look for it. */
export const FREE_FIELDS = {
  relId: code('RelId', 18, 'optional'),
  relManNo: code('RelManNo', 12, 'optional'),
  bonNo: text('BonNo', 32, 'optional'),
  cusFie: text('CusFie', 8, 'optional'),
  decBpNo: text('DecBpNo', 32, 'optional'),
  decNo: text('DecNo', 32, 'optional'),
} as const satisfies Record<string, DeclarationField>

/** A line of goods (1.a.3); its number is its place in the list. */
export const ITEM_FIELDS = {
  contrItem: integer('ContrItem', 8, 'conditional'),
  codeTs: digits('CodeTS', 10, 'required', { list: 'hs_code' }),
  ciqCode: digits('CiqCode', 3, 'conditional'),
  ciqName: text('CiqName', 255, 'optional'),
  gName: text('GName', 255, 'required'),
  gModel: text('GModel', 255, 'required'),
  gQty: decimal('GQty', 14, 'required', { scale: 5 }),
  gUnit: digits('GUnit', 3, 'required', { list: 'unit' }),
  declPrice: decimal('DeclPrice', 14, 'required', { scale: 5 }),
  declTotal: decimal('DeclTotal', 15, 'required', { scale: 2 }),
  tradeCurr: code('TradeCurr', 3, 'required', { list: 'currency' }),
  firstQty: decimal('FirstQty', 14, 'required', { scale: 5 }),
  firstUnit: digits('FirstUnit', 3, 'required', { list: 'unit' }),
  secondQty: decimal('SecondQty', 14, 'conditional', { scale: 5 }),
  secondUnit: digits('SecondUnit', 3, 'conditional', { list: 'unit' }),
  originCountry: code('OriginCountry', 3, 'required', { list: 'country' }),
  origPlaceCode: code('OrigPlaceCode', 6, 'optional', { list: 'origin_region' }),
  destinationCountry: code('DestinationCountry', 3, 'required', { list: 'country' }),
  districtCode: code('DistrictCode', 5, 'required', { list: 'domestic_district' }),
  destCode: digits('DestCode', 6, ['optional', 'required'], { list: 'domestic_destination' }),
  dutyMode: code('DutyMode', 1, 'required', { list: 'duty_mode' }),
  exgNo: code('ExgNo', 30, 'optional'),
  exgVersion: code('ExgVersion', 8, 'optional'),
  /** Net weight of the line where it is known; customs does not ask for it, the check of the total does. */
  netWt: decimal('', 19, 'optional', { scale: 5 }),
  purpose: digits('Purpose', 2, 'optional'),
  goodsAttr: text('GoodsAttr', 20, 'optional'),
  goodsSpec: text('GoodsSpec', 255, 'optional'),
  goodsModel: text('GoodsModel', 255, 'optional'),
  goodsBrand: text('GoodsBrand', 100, 'optional'),
  produceDate: date('ProduceDate', 8, 'optional'),
  prodBatchNo: text('ProdBatchNo', 100, 'optional'),
  stuff: text('Stuff', 255, 'optional'),
  declGoodsEname: text('DeclGoodsEname', 100, 'optional'),
  noDangFlag: code('NoDangFlag', 1, 'optional'),
  uncode: code('Uncode', 20, 'conditional'),
  dangName: text('DangName', 80, 'conditional'),
  dangPackType: code('DangPackType', 4, 'conditional'),
  dangPackSpec: text('DangPackSpec', 24, 'optional'),
} as const satisfies Record<string, DeclarationField>
export type ItemFieldName = keyof typeof ITEM_FIELDS

/** Product qualifications of a line (`DecGoodsLimits`). */
export const LIMIT_FIELDS = {
  licTypeCode: code('LicTypeCode', 3, 'required'),
  licenceNo: text('LicenceNo', 40, 'required'),
  licWrtofDetailNo: digits('LicWrtofDetailNo', 2, 'optional'),
  licWrtofQty: decimal('LicWrtofQty', 14, 'optional', { scale: 5 }),
  licWrtofQtyUnit: digits('LicWrtofQtyUnit', 3, 'optional', { list: 'unit' }),
} as const satisfies Record<string, DeclarationField>

/** Vehicles of a line (`DecGoodsLimitVin`). */
export const VIN_FIELDS = {
  vinCode: code('VinCode', 17, 'required'),
  chassisNo: code('ChassisNo', 20, 'optional'),
  motorNo: text('MotorNo', 100, 'optional'),
  billLadDate: date('BillLadDate', 8, 'optional'),
  qualityQgp: text('QualityQgp', 100, 'optional'),
  invoiceNo: text('InvoiceNo', 30, 'optional'),
  invoiceNum: digits('InvoiceNum', 14, 'optional'),
  prodCnnm: text('ProdCnnm', 500, 'optional'),
  prodEnnm: text('ProdEnnm', 500, 'optional'),
  modelEn: text('ModelEn', 500, 'optional'),
  pricePerUnit: decimal('PricePerUnit', 20, 'optional', { scale: 5 }),
} as const satisfies Record<string, DeclarationField>

export const CONTAINER_FIELDS = {
  containerId: code('ContainerId', 11, 'required'),
  containerMd: digits('ContainerMd', 2, 'required', { list: 'customs_container_spec' }),
  /** Numbers of lines, separated by commas. */
  goodsNo: text('GoodsNo', 255, 'required'),
  lclFlag: code('LclFlag', 1, 'required'),
  /** Container and cargo, in kg. */
  goodsContaWt: decimal('GoodsContaWt', 13, 'optional', { scale: 4 }),
  containerWt: decimal('ContainerWt', 13, 'optional', { scale: 4 }),
} as const satisfies Record<string, DeclarationField>

export const LICENCE_FIELDS = {
  docuCode: code('DocuCode', 1, 'required', { list: 'doc_code' }),
  certCode: text('CertCode', 32, 'required'),
} as const satisfies Record<string, DeclarationField>

/** `EdocRealation`, as the message spells it. */
export const EDOC_FIELDS = {
  edocCode: digits('EdocCode', 8, 'required', { list: 'edoc_type' }),
  edocId: text('EdocID', 64, 'required'),
  /** `S` structured, `US` a file. */
  edocFormatType: code('EdocFomatType', 2, 'required'),
  opNote: text('OpNote', 255, 'optional'),
  edocCopId: text('EdocCopId', 64, 'optional'),
  edocOwnerCode: code('EdocOwnerCode', 10, 'optional'),
  edocOwnerName: text('EdocOwnerName', 70, 'optional'),
  signUnit: code('SignUnit', 10, 'optional'),
  signTime: date('SignTime', 8, 'optional'),
  edocSize: integer('EdocSize', 12, 'optional'),
} as const satisfies Record<string, DeclarationField>

export const OTHER_PACK_FIELDS = {
  packType: digits('PackType', 2, 'required', { list: 'wrap_type' }),
  packQty: integer('PackQty', 9, 'required'),
} as const satisfies Record<string, DeclarationField>

export const REQUEST_CERT_FIELDS = {
  appCertCode: code('AppCertCode', 3, 'required'),
  applOri: integer('ApplOri', 2, 'required'),
  applCopyQuan: integer('ApplCopyQuan', 2, 'required'),
} as const satisfies Record<string, DeclarationField>

export const USER_FIELDS = {
  useOrgPersonCode: text('UseOrgPersonCode', 20, 'required'),
  useOrgPersonTel: text('UseOrgPersonTel', 20, 'required'),
} as const satisfies Record<string, DeclarationField>

export const COP_LIMIT_FIELDS = {
  entQualifTypeCode: code('EntQualifTypeCode', 5, 'required'),
  entQualifNo: text('EntQualifNo', 40, 'required'),
} as const satisfies Record<string, DeclarationField>

/** Price, classification, origin. */
export const SUPPLEMENT_TYPES = ['A', 'B', 'C'] as const
/** Kinds of relationship between buyer and seller: a sign for each in `I_BabRel`, `0` or `1`. */
export const RELATIONSHIPS = 8

/**
 * Supplementary declarations (`DecSupplementLists`), which customs asks for. The questions about relationship and price are those of the
 * supplement on the price of an import (`I_`).
 */
export const SUPPLEMENT_FIELDS = {
  gNo: integer('GNo', 2, 'required'),
  supType: code('SupType', 1, 'required'),
  brandCn: text('BrandCN', 50, 'optional'),
  brandEn: text('BrandEN', 100, 'optional'),
  buyerName: text('Buyer', 150, 'optional'),
  buyerContact: text('BuyerContact', 50, 'optional'),
  buyerAddress: text('BuyerAddr', 255, 'optional'),
  buyerPhone: text('BuyerTel', 20, 'optional'),
  sellerName: text('Seller', 150, 'optional'),
  sellerContact: text('SellerContact', 50, 'optional'),
  sellerAddress: text('SellerAddr', 255, 'optional'),
  sellerPhone: text('SellerTel', 20, 'optional'),
  factoryName: text('Factory', 150, 'optional'),
  factoryContact: text('FactoryContact', 50, 'optional'),
  factoryAddress: text('FactoryAddr', 255, 'optional'),
  factoryPhone: text('FactoryTel', 20, 'optional'),
  contractNo: text('ContrNo', 32, 'optional'),
  contractDate: date('ContrDate', 8, 'optional'),
  invoiceNo: text('InvoiceNo', 50, 'optional'),
  invoiceDate: date('InvoiceDate', 8, 'optional'),
  relatedParties: code('I_BabRel', RELATIONSHIPS, ['none', 'conditional']),
  priceInfluenced: code('I_PriceEffect', 1, ['none', 'conditional']),
  priceComparable: code('I_PriceClose', 1, ['none', 'conditional']),
  useRestricted: code('I_OtherLimited', 1, ['none', 'conditional']),
  priceConditional: code('I_OtherEffect', 1, ['none', 'conditional']),
  priceNote: text('I_Note1', 255, ['none', 'conditional']),
  royaltyPaid: code('I_IsUsefee', 1, ['none', 'conditional']),
  proceedsShared: code('I_IsProfit', 1, ['none', 'conditional']),
  paymentNote: text('I_Note2', 255, ['none', 'optional']),
} as const satisfies Record<string, DeclarationField>
export type SupplementFieldName = keyof typeof SUPPLEMENT_FIELDS

/** The field table whole, by the names that the groups have in a form's content. */
export const FIELD_GROUPS = {
  head: HEAD_FIELDS,
  freeText: FREE_FIELDS,
  items: ITEM_FIELDS,
  limits: LIMIT_FIELDS,
  vins: VIN_FIELDS,
  containers: CONTAINER_FIELDS,
  licenceDocs: LICENCE_FIELDS,
  eDocs: EDOC_FIELDS,
  otherPacks: OTHER_PACK_FIELDS,
  requestCerts: REQUEST_CERT_FIELDS,
  users: USER_FIELDS,
  copLimits: COP_LIMIT_FIELDS,
  supplements: SUPPLEMENT_FIELDS,
} as const satisfies Record<string, Record<string, DeclarationField>>

/** Lists that customs changes often and that nobody here has whole: what they do not hold is strange, not wrong. */
export const ADVISORY_LISTS: ReadonlySet<string> = new Set<ListCode>([
  'world_port',
  'domestic_port',
  'domestic_district',
  'domestic_destination',
  'origin_region',
])

export const MAX_ITEMS = 50
export const MAX_CONTAINERS = 99
/** Forms that one workbook makes. */
export const MAX_BOOK_FORMS = 500
/** Vehicles of a line. */
export const MAX_VINS = 1000
/** Product qualifications of a line. */
export const MAX_LIMITS = 20
export const MAX_LICENCES = 20
export const MAX_OTHER_PACKS = 20
export const MAX_REQUEST_CERTS = 20
export const MAX_USERS = 5
export const MAX_COP_LIMITS = 20
export const MAX_EDOCS = 50
