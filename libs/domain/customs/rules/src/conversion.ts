import {
  EDOC_FIELDS,
  HEAD_FIELDS,
  ITEM_FIELDS,
  MAX_EDOCS,
  declarationContent,
  type CustomsDocumentType,
  type CustomsOrderContent,
  type CustomsOrderContentInput,
  type CustomsOrderDocument,
  type BusinessMatter,
  type DeclarationContent,
  type DeclarationContentInput,
  type DeclarationField,
  type DeclarationIssue,
  type DeclarationType,
  type HeadFieldName,
  type IeFlag,
  type ItemFieldName,
} from '@tradeport/domain/customs/contract'
import {
  divDecimal,
  isDecimal,
  isPositive,
  mulDecimal,
  normalizeDecimal,
  roundDecimal,
  sumDecimal,
} from '@tradeport/kernel/values'
import type { TariffLine } from './check-context'
import { nameInGbk } from './gbk'
import { convertQuantity } from './declaration-form.calc'
import { sharesOf, supplementsIn } from './form-shares'

/** A value, where it comes from, and how sure it is: 1 where the source says so, less where it follows by a rule. */
export interface Drawn {
  readonly value: string
  readonly from: string
  readonly confidence: number
}

export interface DrawnForm {
  readonly ieFlag: IeFlag
  readonly head: Partial<Record<HeadFieldName, Drawn>>
  readonly items: readonly Partial<Record<ItemFieldName, Drawn>>[]
  readonly containers: NonNullable<DeclarationContentInput['containers']>
  /** Vehicles of each line, in the order of the lines. */
  readonly vins?: readonly NonNullable<NonNullable<DeclarationContentInput['items']>[number]['vins']>[]
  /** Of the shipment as a whole: every form has them. */
  readonly licenceDocs?: NonNullable<DeclarationContentInput['licenceDocs']>
  readonly eDocs?: NonNullable<DeclarationContentInput['eDocs']>
  readonly requestCerts?: NonNullable<DeclarationContentInput['requestCerts']>
  readonly users?: NonNullable<DeclarationContentInput['users']>
  readonly copLimits?: NonNullable<DeclarationContentInput['copLimits']>
  readonly freeText?: Readonly<Record<string, Drawn>>
  readonly declType?: Drawn & { readonly value: DeclarationType }
  readonly businessMatters?: Drawn & { readonly matters: readonly BusinessMatter[] }
  /** Qualifications of each line, in the order of the lines. */
  readonly limits?: readonly NonNullable<NonNullable<DeclarationContentInput['items']>[number]['limits']>[]
  /** Each names its line, counted through all forms. */
  readonly supplements?: NonNullable<DeclarationContentInput['supplements']>
  /** Packages are shared out by nobody: only one form has them. */
  readonly otherPacks?: NonNullable<DeclarationContentInput['otherPacks']>
}

export interface Mapping {
  path: string
  from: string
  confidence: number
}

export interface ConvertedForm {
  form: DeclarationContent
  mappings: Mapping[]
  /** Fields that every form of this direction needs and that nobody has said. */
  missing: string[]
}

const said = (value: string | null | undefined, from: string, confidence = 1): Drawn | undefined =>
  value ? { value, from, confidence } : undefined

/** What is known of the declaring company beside the goods. */
export interface Declarant {
  name: string
  code: string
  scc: string
}

const present = <N extends string>(fields: Partial<Record<N, Drawn | undefined>>): Partial<Record<N, Drawn>> => {
  const kept: Partial<Record<N, Drawn>> = {}
  for (const name in fields) {
    const drawn = fields[name]
    if (drawn) kept[name] = drawn
  }
  return kept
}

/** The company itself as trader and owner; who sends it as agent. */
export function partiesOf(company: Declarant | undefined, agent: Declarant | undefined): DrawnForm['head'] {
  return present<HeadFieldName>({
    tradeName: said(company?.name, 'company.name'),
    tradeCode: said(company?.code, 'company.code'),
    tradeCoScc: said(company?.scc, 'company.scc'),
    ownerName: said(company?.name, 'company.name', 0.8),
    ownerCode: said(company?.code, 'company.code', 0.8),
    ownerCodeScc: said(company?.scc, 'company.scc', 0.8),
    agentName: said(agent?.name, 'agent.name'),
    agentCode: said(agent?.code, 'agent.code'),
    agentCodeScc: said(agent?.scc, 'agent.scc'),
    entryType: said('M', 'default', 0.5),
  })
}

/** Countries as both directions name them. */
const countries = (ieFlag: IeFlag, country: Drawn | undefined): DrawnForm['head'] =>
  present<HeadFieldName>({
    tradeCountry: country,
    tradeAreaCode: country && { ...country, confidence: Math.min(country.confidence, ieFlag === 'E' ? 0.8 : 0.6) },
  })

/** Where the goods of an agency order go to, or come from, abroad: by which field, and by its name. */
export const portAbroad = ({ ieFlag, portOfDischarge, portOfLoading }: CustomsOrderContent) =>
  ieFlag === 'E'
    ? ({ field: 'portOfDischarge', name: portOfDischarge } as const)
    : ({ field: 'portOfLoading', name: portOfLoading } as const)

/**
 * An agency order as its client wrote it.
 *
 * @param port customs' code of the port abroad, which the client gave by its name
 */
export function drawnFromCustomsOrder(content: CustomsOrderContent, port?: string): DrawnForm {
  const { ieFlag } = content
  const overseas = said(content.overseasName, 'overseasName')
  const goods =
    content.goods.length > 0
      ? content.goods.map((good, index) => {
          const at = (name: string) => `goods.${index}.${name}`
          return present<ItemFieldName>({
            gName: said(good.name, at('name')),
            declGoodsEname: said(good.englishName, at('englishName')),
            codeTs: said(good.hsCode, at('hsCode'), good.hsCode.length === 10 ? 1 : 0.5),
            gModel: said(good.elements, at('elements')),
            gQty: said(good.qty, at('qty')),
            gUnit: said(good.unit, at('unit')),
            declPrice: said(good.unitPrice, at('unitPrice')),
            declTotal: said(good.amount, at('amount')),
            tradeCurr: said(content.currency, 'currency'),
            netWt: said(good.netWt, at('netWt')),
            originCountry: said(good.originCountry, at('originCountry')),
          })
        })
      : content.goodsSummary
        ? [
            present<ItemFieldName>({
              gName: said(content.goodsSummary.slice(0, 255), 'goodsSummary', 0.5),
              codeTs: said(content.hsHints[0], 'hsHints.0', 0.5),
              declTotal: said(content.valueAmount, 'valueAmount', 0.8),
              tradeCurr: said(content.currency, 'currency'),
            }),
          ]
        : []
  return {
    ieFlag,
    head: {
      ...present<HeadFieldName>({
        customMaster: said(content.customMaster, 'customMaster'),
        iePort: said(content.iePort, 'iePort'),
        tradeMode: said(content.tradeMode, 'tradeMode'),
        trafMode: said(content.trafMode, 'trafMode'),
        contractNo: said(content.contractNo, 'contractNo'),
        trafName: said(content.vessel, 'vessel'),
        voyageNo: said(content.voyage, 'voyage'),
        billNo: said(content.billNo, 'billNo'),
        transMode: said(content.transMode, 'transMode'),
        packNo: said(content.packNo, 'packNo'),
        wrapType: said(content.wrapType, 'wrapType'),
        grossWt: said(content.grossWt, 'grossWt'),
        netWt: said(content.netWt, 'netWt'),
        [ieFlag === 'E' ? 'distinatePort' : 'despPortCode']: said(port, portAbroad(content).field, 0.8),
        ...(ieFlag === 'E' ? { overseasConsigneeEname: overseas } : { overseasConsignorEname: overseas }),
      }),
      ...countries(ieFlag, said(content.overseasCountry, 'overseasCountry')),
    },
    items: goods,
    containers: content.containers.map(({ no, spec }) => ({ containerId: no.toUpperCase(), containerMd: spec })),
  }
}

/** By which code customs knows the papers of an agency order; it knows no other kinds of them. */
const EDOC_OF: Partial<Record<CustomsDocumentType, string>> = {
  invoice: '00000001',
  packing_list: '00000002',
  contract: '00000004',
}

/** The papers of an agency order that belong to its declarations, each file once; those that its broker refused do not. */
export function drawnPapers(
  documents: readonly Pick<CustomsOrderDocument, 'docType' | 'status' | 'files'>[],
  sizes: ReadonlyMap<string, string>,
): NonNullable<DrawnForm['eDocs']> {
  const papers = new Map<string, NonNullable<DrawnForm['eDocs']>[number]>()
  for (const { docType, status, files } of documents) {
    const edocCode = EDOC_OF[docType]
    if (edocCode === undefined || (status !== 'uploaded' && status !== 'verified')) continue
    for (const { fileId, name } of files)
      if (!papers.has(fileId))
        papers.set(fileId, {
          ...{ fileId, edocCode, edocFormatType: 'US' },
          ...{ edocId: nameInGbk(name, EDOC_FIELDS.edocId.max), edocSize: sizes.get(fileId) ?? '' },
        })
  }
  return [...papers.values()].slice(0, MAX_EDOCS)
}

/** A trade order's snapshot of what was agreed, its codes already those of customs. */
export interface OrderGoods {
  no: string
  buyerCompanyId: string
  buyerName: string
  currency: string
  incoterm: string | null
  /** Three letters. */
  destCountry: string | null
  items: readonly {
    name: string
    hsCode: string | null
    qty: string
    /** Of the product's own units. */
    unit: string
    unitPrice: string
    amount: string
    originCountry: string | null
  }[]
}

/** Units of trade by customs' codes; packages are counted by what is in them, which nobody knows here. */
const CUSTOMS_UNITS: Readonly<Record<string, string>> = {
  piece: '011',
  set: '006',
  pair: '025',
  dozen: '127',
  kilogram: '035',
  gram: '036',
  tonne: '070',
  pound: '076',
  metre: '030',
  yard: '086',
  square_metre: '032',
  cubic_metre: '033',
  litre: '095',
  roll: '018',
  carton: '120',
  box: '140',
  bag: '136',
  pack: '125',
}

/** What a price contains (`transMode`), by the delivery that was agreed, and how sure that is. */
export const TRANSACTION_MODES: Readonly<Record<string, { mode: string; confidence: number }>> = {
  CIF: { mode: '1', confidence: 1 },
  CIP: { mode: '1', confidence: 0.8 },
  DAP: { mode: '1', confidence: 0.6 },
  DPU: { mode: '1', confidence: 0.6 },
  DDP: { mode: '1', confidence: 0.6 },
  CFR: { mode: '2', confidence: 1 },
  CPT: { mode: '2', confidence: 0.8 },
  FOB: { mode: '3', confidence: 1 },
  FCA: { mode: '3', confidence: 0.8 },
  FAS: { mode: '3', confidence: 0.8 },
  EXW: { mode: '7', confidence: 1 },
}

export function drawnLines(orders: readonly OrderGoods[]): DrawnForm['items'] {
  const lines = orders.flatMap(({ currency, items }) => items.map(item => ({ ...item, currency })))
  return lines.map((item, index) => {
    const at = (name: string) => `items.${index}.${name}`
    return present<ItemFieldName>({
      gName: said(item.name, at('name'), 0.8),
      codeTs: said(item.hsCode, at('hsCode'), item.hsCode?.length === 10 ? 1 : 0.5),
      gQty: said(item.qty, at('qty')),
      gUnit: said(CUSTOMS_UNITS[item.unit], at('unit'), 0.8),
      declPrice: said(item.unitPrice, at('unitPrice')),
      declTotal: said(item.amount, at('amount')),
      tradeCurr: said(item.currency, 'currency'),
      originCountry: said(item.originCountry, at('originCountry')),
    })
  })
}

/** What all of them say alike. */
function common<T>(values: readonly T[]): T | null {
  const [first = null] = values
  return values.every(value => value === first) ? first : null
}

/** Orders of one buyer whose goods are declared together; what they agreed on otherwise is left open. */
export function drawnFromOrders(orders: readonly OrderGoods[], ieFlag: IeFlag): DrawnForm {
  const incoterm = common(orders.map(order => order.incoterm))
  const mode = incoterm ? TRANSACTION_MODES[incoterm] : undefined
  const [first] = orders
  return {
    ieFlag,
    head: {
      ...present<HeadFieldName>({
        contractNo: said(first?.no, 'no', orders.length === 1 ? 0.8 : 0.5),
        tradeMode: said('0110', 'default', 0.5),
        transMode: said(mode?.mode, 'incoterm', mode?.confidence),
        ...(ieFlag === 'E' ? { overseasConsigneeEname: said(first?.buyerName, 'buyerName') } : {}),
      }),
      ...countries(ieFlag, said(common(orders.map(order => order.destCountry)), 'destCountry')),
    },
    items: drawnLines(orders),
    containers: [],
  }
}

const TRANSPORT_MODES: Readonly<Record<string, string>> = { sea: '2', rail: '3', road: '4', air: '5', express: '5' }

/**
 * What the answers to a service order say for the agency order that does its work; all of it is the client's to look over.
 *
 * @param countries their three letters, which customs uses, by their two
 */
export function orderContentOfAnswers(
  answers: Readonly<Record<string, string | readonly string[]>>,
  countries: ReadonlyMap<string, string>,
): CustomsOrderContentInput {
  const text = (key: string, most: number) => {
    const answer = answers[key]
    return typeof answer === 'string' ? answer.slice(0, most) : ''
  }
  const value = text('goodsValue', 20)
  const day = text('neededBy', 10)
  return {
    goodsSummary: text('goods', 500),
    trafMode: TRANSPORT_MODES[text('mode', 20)] ?? '',
    overseasCountry: countries.get(text('destination', 2)) ?? '',
    portOfLoading: text('departure', 100),
    valueAmount: /^\d{1,15}(\.\d{1,2})?$/.test(value) ? value : '',
    expectedDate: /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : null,
  }
}

/** What a customer answered who ordered the service, before anybody wrote an agency order. */
export function drawnFromAnswers(
  answers: Readonly<Record<string, string | readonly string[]>>,
  ieFlag: IeFlag,
): DrawnForm {
  const text = (key: string) => {
    const answer = answers[key]
    return typeof answer === 'string' ? answer : undefined
  }
  const goods = text('goods')?.slice(0, 255)
  return {
    ieFlag,
    head: present<HeadFieldName>({ trafMode: said(TRANSPORT_MODES[text('mode') ?? ''], 'answers.mode', 0.8) }),
    items: goods ? [present<ItemFieldName>({ gName: said(goods, 'answers.goods', 0.5) })] : [],
    containers: [],
  }
}

/** Fills in what follows from the rest: total and price from each other, statutory quantities by the units of the tariff line. */
function completed(
  line: Partial<Record<ItemFieldName, Drawn>>,
  { ieFlag, head }: DrawnForm,
  tariff: (codeTs: string) => TariffLine | undefined,
): Partial<Record<ItemFieldName, Drawn>> {
  const value = (name: ItemFieldName) => line[name]?.value ?? ''
  const [qty, price, total, unit] = [value('gQty'), value('declPrice'), value('declTotal'), value('gUnit')]
  const hasQty = isDecimal(qty) && isPositive(qty)
  const units = tariff(value('codeTs'))
  const inUnit = (code: string | null | undefined): Drawn | undefined => {
    if (!code) return undefined
    const converted = hasQty ? convertQuantity(qty, unit, code) : undefined
    if (converted !== undefined) return { value: converted, from: 'gQty', confidence: 0.9 }
    return code === '035' ? line.netWt && { ...line.netWt, confidence: 0.9 } : undefined
  }
  const country = head.tradeCountry
  return {
    ...present<ItemFieldName>({
      declPrice:
        hasQty && isDecimal(total) && price === ''
          ? { value: normalizeDecimal(divDecimal(total, qty, 5)), from: 'declTotal', confidence: 0.9 }
          : undefined,
      declTotal:
        hasQty && isDecimal(price) && total === ''
          ? { value: roundDecimal(mulDecimal(price, qty), 2), from: 'declPrice', confidence: 0.9 }
          : undefined,
      firstUnit: said(units?.unit1, 'tariff'),
      firstQty: inUnit(units?.unit1),
      secondUnit: said(units?.unit2, 'tariff'),
      secondQty: inUnit(units?.unit2),
      originCountry: ieFlag === 'E' ? said('CHN', 'default', 0.6) : undefined,
      destinationCountry: ieFlag === 'E' ? country && { ...country, confidence: 0.8 } : said('CHN', 'default', 0.6),
      dutyMode: said('1', 'default', 0.5),
    }),
    ...line,
  }
}

/** Packages and weights of the whole shipment cannot be shared out by a rule: several forms have to be told each its own. */
const OF_THE_WHOLE: readonly HeadFieldName[] = ['packNo', 'grossWt', 'netWt']

/** One form for as many lines as it takes with their containers. */
export function convertedForms(drawn: DrawnForm, tariff: (codeTs: string) => TariffLine | undefined): ConvertedForm[] {
  const shares = sharesOf(drawn.items.length, drawn.containers)
  const isOne = shares.length === 1
  return shares.map(share => {
    const items = drawn.items.slice(share.from, share.to).map(line => completed(line, drawn, tariff))
    const weights = items.map(({ netWt }) => netWt?.value ?? '')
    const isWeighed = weights.length > 0 && weights.every(weight => isDecimal(weight))
    const head: DrawnForm['head'] = {
      ...Object.fromEntries(
        Object.entries(drawn.head).filter(([name]) => isOne || !OF_THE_WHOLE.some(whole => whole === name)),
      ),
      ...(isWeighed && (!isOne || !drawn.head.netWt)
        ? { netWt: { value: sumDecimal(weights), from: 'items.netWt', confidence: 0.9 } }
        : {}),
    }
    const form = declarationContent.parse({
      ieFlag: drawn.ieFlag,
      head: valuesOf(head),
      ...(drawn.declType ? { declType: drawn.declType.value } : {}),
      freeText: valuesOf(drawn.freeText ?? {}),
      businessMatters: [...(drawn.businessMatters?.matters ?? [])],
      items: items.map((item, index) => ({
        ...valuesOf(item),
        vins: drawn.vins?.[share.from + index] ?? [],
        limits: drawn.limits?.[share.from + index] ?? [],
      })),
      // Which container holds which line is known where there is one of each only.
      containers: share.containers.map(({ index, goodsNo }) => ({
        lclFlag: '0',
        ...drawn.containers[index],
        goodsNo:
          goodsNo === '' && drawn.containers.length === 1 && isOne
            ? items.map((_, line) => line + 1).join(',')
            : goodsNo,
      })),
      licenceDocs: drawn.licenceDocs ?? [],
      eDocs: drawn.eDocs ?? [],
      requestCerts: drawn.requestCerts ?? [],
      users: drawn.users ?? [],
      copLimits: drawn.copLimits ?? [],
      otherPacks: isOne ? (drawn.otherPacks ?? []) : [],
      supplements: supplementsIn(drawn.supplements ?? [], share).map(({ index, gNo }) => ({
        ...drawn.supplements?.[index],
        gNo,
      })),
    })
    const { declType, businessMatters } = drawn
    return {
      form,
      mappings: [
        ...mappingsOf('head', head),
        ...mappingsOf('freeText', drawn.freeText ?? {}),
        ...[['declType', declType] as const, ['businessMatters', businessMatters] as const].flatMap(([path, said]) =>
          said ? [{ path, from: said.from, confidence: said.confidence }] : [],
        ),
        ...items.flatMap((item, index) => mappingsOf(`items.${index}`, item)),
      ],
      missing: [...missingIn(form), ...(!isOne && drawn.otherPacks?.length ? ['otherPacks'] : [])],
    }
  })
}

const valuesOf = (fields: Readonly<Record<string, Drawn>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value]))

const mappingsOf = (path: string, fields: Readonly<Record<string, Drawn>>): Mapping[] =>
  Object.entries(fields).map(([name, { from, confidence }]) => ({ path: `${path}.${name}`, from, confidence }))

/** Fields that the form needs in its direction whatever it declares, and that are empty. */
export function missingIn(form: DeclarationContent): string[] {
  const need = form.ieFlag === 'E' ? 'export' : 'import'
  const empty = (
    path: string,
    fields: Readonly<Record<string, DeclarationField>>,
    row: Readonly<Record<string, unknown>>,
  ) =>
    Object.entries(fields)
      .filter(([name, field]) => field[need] === 'required' && row[name] === '')
      .map(([name]) => `${path}.${name}`)
  return [
    ...empty('head', HEAD_FIELDS, form.head),
    ...(form.items.length === 0 ? ['items'] : []),
    ...form.items.flatMap((item, index) => empty(`items.${index}`, ITEM_FIELDS, item)),
  ]
}

/** With the fields that this form needs for what it declares (a manual of processing, the vessel of goods by sea), by its checks. */
export function missingBy(missing: readonly string[], findings: readonly DeclarationIssue[]): string[] {
  const needed = findings.flatMap(({ key, path }) => (key === 'required' ? [path.replaceAll(/\[(\d+)\]/g, '.$1')] : []))
  return [...new Set([...missing, ...needed])]
}

/** A form made of another form: all of it is taken over as it stands. */
export function sameForm(content: DeclarationContent): ConvertedForm {
  const same = (path: string, row: Readonly<Record<string, unknown>>) =>
    Object.entries(row).flatMap(([name, value]) =>
      typeof value === 'string' && value !== ''
        ? [{ path: `${path}.${name}`, from: `${path}.${name}`, confidence: 1 }]
        : [],
    )
  const { head, freeText, items } = content
  return {
    form: content,
    mappings: [
      ...same('head', head),
      ...same('freeText', freeText),
      ...items.flatMap((item, index) => same(`items.${index}`, item)),
    ],
    missing: missingIn(content),
  }
}
