import { aProductContent, knitwearAttributes } from '@tradeport/domain/catalogue/contract'
import { describe, expect, it } from 'vitest'
import { contentOf, issuesOf } from './content'
import { EMPTY_STEP, draftOf, type ProductDraft } from './draft'

const attributes = knitwearAttributes()
const media = [{ fileId: '01900000-0000-7000-8000-0000000000aa', isCover: true }]

function aDraft(overrides: Partial<ProductDraft> = {}): ProductDraft {
  return { ...draftOf(aProductContent({ media })), ...overrides }
}

const found = (draft: ProductDraft) =>
  issuesOf(contentOf(draft), attributes)
    .filter(issue => issue.severity === 'error')
    .map(({ path, rule }) => `${path} ${rule}`)

describe('a draft of a product', () => {
  it('comes back as the content it was made of', () => {
    const content = aProductContent({ media })
    const again = contentOf(draftOf(content))
    expect(again.unkept).toEqual([])
    expect(again.content).toEqual({ ...content, description: again.content.description })
    expect(again.content.description.en_US).toBe('<p>Knitted in <strong>one piece</strong>, linked by hand.</p>')
    expect(found(draftOf(content))).toEqual([])
  })

  it('keeps everything else when a row is half filled in, and says what is not kept', () => {
    const draft = aDraft()
    const [first, second] = draft.ladders
    const ladders = [
      { ...first!, steps: [first!.steps[0]!, { ...EMPTY_STEP, minQty: '500' }, first!.steps[1]!] },
      second!,
    ]
    const { content, unkept, placeOf } = contentOf({ ...draft, ladders, brand: 'Kept' })
    expect(content.brand).toBe('Kept')
    expect(content.priceTiers).toHaveLength(3)
    expect(unkept).toEqual([{ path: 'ladders.0.steps.1.price', rule: 'required', params: {}, severity: 'error' }])
    expect(placeOf('priceTiers.1.minQty')).toBe('ladders.0.steps.2.minQty')
    expect(placeOf('priceTiers.2.currency')).toBe('ladders.1.currency')
  })

  it('leaves out rows that are empty without a word', () => {
    const draft = aDraft()
    const ladders = draft.ladders.map(ladder => ({ ...ladder, steps: [...ladder.steps, EMPTY_STEP] }))
    expect(contentOf({ ...draft, ladders }).unkept).toEqual([])
  })

  it('takes single values out that the server would refuse as a whole', () => {
    const { content, unkept } = contentOf(
      aDraft({ moq: '0', packaging: { ...aDraft().packaging, netKg: '1.2.3', widthCm: '40.', lengthCm: '99999' } }),
    )
    expect(content.moq).toBeNull()
    expect(content.packaging).toMatchObject({ netKg: null, lengthCm: null, widthCm: '40', grossKg: '18.5' })
    expect(unkept.map(({ path, rule }) => `${path} ${rule}`).sort()).toEqual([
      'moq positive',
      'packaging.lengthCm decimal',
      'packaging.netKg decimal',
    ])
  })

  it('names the open end of a range and the sum of a composition that is not full', () => {
    const draft = aDraft({
      attributes: {
        ...aDraft().attributes,
        wash_temperature: { min: '0', max: '' },
        composition: [
          { option: 'merino', percent: '70' },
          { option: '', percent: '30' },
        ],
      },
    })
    expect(found(draft)).toEqual(['attributes.wash_temperature.max required', 'attributes.composition sum_100'])
  })

  it('shows findings about prices at the ladder they are typed in', () => {
    const draft = aDraft()
    const [foreign, domestic] = draft.ladders
    const steps = foreign!.steps.map((step, index) => (index === 1 ? { ...step, price: '13' } : step))
    expect(found({ ...draft, ladders: [{ ...foreign!, incoterm: 'DDP', steps }, domestic!] })).toEqual(
      expect.arrayContaining(['ladders.0.steps.1.price not_descending', 'ladders.0.incoterm incoterm_not_offered']),
    )
    expect(found({ ...draft, ladders: [domestic!] })).toContain('ladders price_missing')
  })

  it('drops the texts of a language whose tab was removed', () => {
    expect(contentOf(aDraft({ languages: ['en_US'] })).content.title).toEqual({
      en_US: 'Merino wool crew neck sweater, 12 gauge, fully fashioned',
    })
  })
})
