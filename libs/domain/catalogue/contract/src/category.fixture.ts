import type { AttributeInput } from './attribute.schema'
import type { AttributeDefinition, CategoryInput } from './category.schema'

/** An attribute as demo data gives it: everything of it is switched on. */
export type AttributeSeed = Omit<AttributeDefinition, 'enabled' | 'options'> & {
  options: readonly Omit<AttributeDefinition['options'][number], 'enabled'>[]
}

/** A category with its attributes as demo data, tests and stories give it to the server. */
export interface CategorySeed {
  id: string
  parentId: string | null
  slug: string
  name: AttributeDefinition['name']
  hsHints?: readonly string[]
  imageFileId?: string | null
  sort?: number
  /** Own attributes; those of the categories above are inherited. */
  attributes?: readonly AttributeSeed[]
}

const attribute = ({
  options = [],
  ...overrides
}: Partial<AttributeSeed> & Pick<AttributeSeed, 'code' | 'type' | 'name'>): AttributeDefinition => ({
  unit: null,
  required: false,
  filterable: false,
  skuAxis: false,
  min: null,
  max: null,
  enabled: true,
  ...overrides,
  options: options.map(option => ({ ...option, enabled: true })),
})

/** What knitwear says about itself; the smallest set that has one attribute of every type. */
export function knitwearAttributes(): AttributeDefinition[] {
  return [
    attribute({
      code: 'composition',
      type: 'composition',
      name: { en_US: 'Composition', zh_CN: '成分', th_TH: 'ส่วนประกอบ', de_DE: 'Zusammensetzung' },
      required: true,
      filterable: true,
      options: [
        { value: 'merino', label: { en_US: 'Merino wool', zh_CN: '美利奴羊毛', th_TH: 'ขนแกะเมอริโน' }, swatch: null },
        { value: 'cashmere', label: { en_US: 'Cashmere', zh_CN: '羊绒', th_TH: 'แคชเมียร์' }, swatch: null },
        { value: 'cotton', label: { en_US: 'Cotton', zh_CN: '棉', th_TH: 'ผ้าฝ้าย' }, swatch: null },
        { value: 'acrylic', label: { en_US: 'Acrylic', zh_CN: '腈纶', th_TH: 'อะคริลิก' }, swatch: null },
      ],
    }),
    attribute({
      code: 'yarn_count',
      type: 'text',
      name: { en_US: 'Yarn count', zh_CN: '纱支', th_TH: 'เบอร์เส้นด้าย' },
    }),
    attribute({
      code: 'gauge',
      type: 'select',
      name: { en_US: 'Gauge', zh_CN: '针型', th_TH: 'เกจ' },
      unit: 'gg',
      required: true,
      filterable: true,
      options: ['3', '5', '7', '9', '12', '14', '16'].map(value => ({
        value,
        label: { en_US: `${value} gg`, zh_CN: `${value}针` },
        swatch: null,
      })),
    }),
    attribute({
      code: 'weight',
      type: 'number',
      name: { en_US: 'Weight', zh_CN: '克重', th_TH: 'น้ำหนัก' },
      unit: 'g',
      min: '1',
      max: '5000',
    }),
    attribute({
      code: 'wash_temperature',
      type: 'range',
      name: { en_US: 'Wash temperature', zh_CN: '洗涤温度' },
      unit: '°C',
      min: '0',
      max: '95',
    }),
    attribute({
      code: 'seamless',
      type: 'bool',
      name: { en_US: 'Seamless', zh_CN: '无缝' },
      filterable: true,
    }),
    attribute({
      code: 'season',
      type: 'multi',
      name: { en_US: 'Season', zh_CN: '季节', th_TH: 'ฤดูกาล' },
      filterable: true,
      options: [
        { value: 'autumn', label: { en_US: 'Autumn', zh_CN: '秋季' }, swatch: null },
        { value: 'winter', label: { en_US: 'Winter', zh_CN: '冬季' }, swatch: null },
      ],
    }),
    attribute({
      code: 'colour',
      type: 'multi',
      name: { en_US: 'Colour', zh_CN: '颜色', th_TH: 'สี' },
      filterable: true,
      skuAxis: true,
      options: [
        { value: 'red', label: { en_US: 'Red', zh_CN: '红色', th_TH: 'แดง' }, swatch: '#B8332A' },
        { value: 'navy', label: { en_US: 'Navy', zh_CN: '藏青', th_TH: 'กรมท่า' }, swatch: '#1B2A49' },
        { value: 'oat', label: { en_US: 'Oat', zh_CN: '燕麦色', th_TH: 'ข้าวโอ๊ต' }, swatch: '#D8C7A8' },
      ],
    }),
    attribute({
      code: 'size',
      type: 'multi',
      name: { en_US: 'Size', zh_CN: '尺码', th_TH: 'ขนาด' },
      skuAxis: true,
      options: ['s', 'm', 'l', 'xl'].map(value => ({ value, label: { en_US: value.toUpperCase() }, swatch: null })),
    }),
  ]
}

export const KNITWEAR_ID = '01900000-0000-7000-8000-000000000001'
export const SWEATER_ID = '01900000-0000-7000-8000-000000000002'
export const SCARF_ID = '01900000-0000-7000-8000-000000000003'

/** A small tree: knitwear with sweaters and scarves. */
export function aCategoryTree(): CategorySeed[] {
  return [
    {
      id: KNITWEAR_ID,
      parentId: null,
      slug: 'knitwear',
      name: { en_US: 'Knitwear', zh_CN: '针织服装', th_TH: 'เสื้อผ้าถัก', de_DE: 'Strickwaren' },
      attributes: knitwearAttributes(),
    },
    {
      id: SWEATER_ID,
      parentId: KNITWEAR_ID,
      slug: 'sweaters',
      name: { en_US: 'Sweaters', zh_CN: '毛衣', th_TH: 'สเวตเตอร์', de_DE: 'Pullover' },
      hsHints: ['611011', '611020'],
    },
    {
      id: SCARF_ID,
      parentId: KNITWEAR_ID,
      slug: 'scarves',
      name: { en_US: 'Scarves', zh_CN: '围巾', th_TH: 'ผ้าพันคอ', de_DE: 'Schals' },
      hsHints: ['611710'],
    },
  ]
}

let categories = 0

/** What an operator writes of a new category. */
export function aCategoryInput(over: Partial<CategoryInput> = {}): CategoryInput {
  const number = ++categories
  return { slug: `kitchen-${number}`, name: { en_US: `Kitchen ${number}`, zh_CN: `厨具 ${number}` }, ...over }
}

/** What an operator writes of a new attribute: one of several materials. */
export function anAttributeInput(over: Partial<AttributeInput> = {}): AttributeInput {
  return {
    code: 'surface',
    type: 'select',
    name: { en_US: 'Surface', zh_CN: '表面处理' },
    options: [
      { value: 'polished', label: { en_US: 'Polished', zh_CN: '抛光' } },
      { value: 'brushed', label: { en_US: 'Brushed', zh_CN: '拉丝' } },
    ],
    ...over,
  }
}
