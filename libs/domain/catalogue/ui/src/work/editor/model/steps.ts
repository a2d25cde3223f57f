/** The parts of the form, in the order they are filled in. */
export const EDITOR_STEPS = ['basics', 'attributes', 'variants', 'prices', 'terms', 'goods', 'media', 'review'] as const
export type EditorStep = (typeof EDITOR_STEPS)[number]

/** Where each field of the content is edited, by the first part of its path. */
const STEP_OF_FIELD: Readonly<Record<string, EditorStep>> = {
  categoryId: 'basics',
  sourceLocale: 'basics',
  tradeTypes: 'basics',
  title: 'basics',
  summary: 'basics',
  description: 'basics',
  keywords: 'basics',
  brand: 'basics',
  modelNo: 'basics',
  saleUnit: 'basics',
  attributes: 'attributes',
  axes: 'variants',
  skus: 'variants',
  stockMode: 'variants',
  priceMode: 'prices',
  priceTiers: 'prices',
  ladders: 'prices',
  moq: 'prices',
  moqScope: 'prices',
  orderMultiple: 'prices',
  mixedBatch: 'prices',
  incoterms: 'prices',
  loadPort: 'prices',
  leadTimes: 'terms',
  sample: 'terms',
  customisable: 'terms',
  oem: 'terms',
  odm: 'terms',
  customisations: 'terms',
  packaging: 'goods',
  hsCode: 'goods',
  customsUnit: 'goods',
  customsElements: 'goods',
  originCountry: 'goods',
  media: 'media',
  documents: 'media',
}

export function stepOf(path: string): EditorStep {
  return STEP_OF_FIELD[path.split('.')[0] ?? ''] ?? 'basics'
}

export function isEditorStep(name: string | null): name is EditorStep {
  return EDITOR_STEPS.some(step => step === name)
}
