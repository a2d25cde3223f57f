import type { ListCode } from '@tradeport/domain/reference/contract'
import { elementTemplates, type CheckContext, type TariffLine } from './check-context'
import { PRODUCT_PARAMETERS } from './parameter.rules'

/** Codes in force where a test says nothing else. */
const LISTS: Readonly<Partial<Record<ListCode, readonly string[]>>> = {
  customs_office: ['3104', '2202'],
  customs_transport_mode: ['0', '1', '2', '3', '4', '5', '6', '9', 'Y'],
  supervision_mode: ['0110', '0615', '1039', '1210', '9710', '9810'],
  levy_nature: ['101', '503'],
  transaction_mode: ['1', '2', '3', '4', '5', '7'],
  country: ['CHN', 'DEU', 'USA'],
  currency: ['USD', 'CNY', 'EUR'],
  wrap_type: ['00', '22', '93'],
  unit: ['001', '003', '011', '035', '007'],
  duty_mode: ['1', '3'],
  customs_container_spec: ['11', '21', '31'],
  doc_code: ['4', '7', 'A', 'B'],
  world_port: ['DEU063'],
  domestic_port: ['310401'],
  domestic_district: ['33049'],
  domestic_destination: ['330483'],
  edoc_type: ['00000001', '00000004', '10000004'],
}

const line = (over: Partial<TariffLine> = {}): TariffLine => ({
  active: true,
  unit1: '011',
  unit2: '035',
  supervision: '',
  elements: elementTemplates(
    'brand type;export preference;make;kind;for whom;composition;brand;article no.;(GTIN);(other)',
  ),
  ...over,
})

const TARIFF: Readonly<Record<string, TariffLine>> = {
  '6110200090': line(),
  '6110300090': line({ active: false }),
  '8703234110': line({ unit1: '003', unit2: null, elements: [] }),
  '0901110000': line({ unit1: '035', unit2: null, elements: [], supervision: 'AB7' }),
  '9999999999': line({ unit1: null, unit2: null, elements: [] }),
}

export const aCheckContext = (over: Partial<CheckContext> = {}): CheckContext => ({
  today: '2026-05-20',
  tariff: codeTs => TARIFF[codeTs],
  isListed: (list, code) => LISTS[list]?.includes(code) ?? false,
  usdRate: currency => ({ EUR: '1.1', CNY: '0.14' })[currency],
  medianPrice: () => undefined,
  parameters: PRODUCT_PARAMETERS,
  linked: null,
  ...over,
})
