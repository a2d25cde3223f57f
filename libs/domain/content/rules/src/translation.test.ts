import { describe, expect, it } from 'vitest'
import type { I18nText, LocaleCode } from '@tradeport/kernel/contract-kit'
import { compareContent, confirmedMarks, nextMarks, staleLocales, type TranslationMark } from './index'

const hash = (words: string) => `#${words}`
const texts = (title: I18nText, source: LocaleCode = 'en_US') => ({ source, texts: { title } })
const first = texts({ en_US: 'Fair opens', zh_CN: '开幕', de_DE: 'Messe öffnet' })
const made = nextMarks(null, first, hash)

const statesOf = (marks: readonly TranslationMark[]) =>
  Object.fromEntries(marks.map(({ locale, state }) => [locale, state]))

describe('translations', () => {
  it('are right for the source they were written with', () => {
    expect(statesOf(made)).toEqual({ zh_CN: 'edited', de_DE: 'edited' })
  })

  it.each<[string, I18nText, Record<string, string>]>([
    ['nothing', { en_US: 'Fair opens', zh_CN: '开幕', de_DE: 'Messe öffnet' }, { zh_CN: 'edited', de_DE: 'edited' }],
    ['the source', { en_US: 'Fair closes', zh_CN: '开幕', de_DE: 'Messe öffnet' }, { zh_CN: 'stale', de_DE: 'stale' }],
    ['both', { en_US: 'Fair closes', zh_CN: '闭幕', de_DE: 'Messe öffnet' }, { zh_CN: 'edited', de_DE: 'stale' }],
    [
      'markup',
      { en_US: '<b>Fair</b>\n opens', zh_CN: '开幕', de_DE: 'Messe öffnet' },
      { zh_CN: 'edited', de_DE: 'edited' },
    ],
    ['a language away', { en_US: 'Fair closes', zh_CN: '开幕' }, { zh_CN: 'stale' }],
  ])('where a change touches %s', (_name, title, states) => {
    expect(statesOf(nextMarks({ ...first, marks: made }, texts(title), hash))).toEqual(states)
  })

  it('that were written before anybody kept marks go stale as well', () => {
    const after = texts({ en_US: 'Fair closes', zh_CN: '开幕', de_DE: 'Messe öffnet' })
    expect(statesOf(nextMarks({ ...first, marks: [] }, after, hash))).toEqual({ zh_CN: 'stale', de_DE: 'stale' })
  })

  it('stay stale until somebody looks, or the source is what it was', () => {
    const changed = texts({ en_US: 'Fair closes', zh_CN: '开幕', de_DE: 'Messe öffnet' })
    const stale = nextMarks({ ...first, marks: made }, changed, hash)
    expect(staleLocales(nextMarks({ ...changed, marks: stale }, changed, hash))).toEqual(['zh_CN', 'de_DE'])
    expect(statesOf(nextMarks({ ...changed, marks: stale }, first, hash))).toEqual({ zh_CN: 'edited', de_DE: 'edited' })
    const confirmed = confirmedMarks(stale, 'zh_CN', changed, hash)
    expect(statesOf(confirmed)).toEqual({ zh_CN: 'approved', de_DE: 'stale' })
    const kept = nextMarks({ ...changed, marks: confirmed }, changed, hash)
    expect(statesOf(kept)).toEqual({ zh_CN: 'approved', de_DE: 'stale' })
    const again = nextMarks({ ...changed, marks: kept }, texts({ ...first.texts.title, en_US: 'Fair moves' }), hash)
    expect(staleLocales(again)).toEqual(['zh_CN', 'de_DE'])
  })

  it('remain what they were when another language becomes the source', () => {
    const stale = nextMarks(
      { ...first, marks: made },
      texts({ en_US: 'Fair closes', zh_CN: '闭幕', de_DE: 'Messe öffnet' }),
      hash,
    )
    const changed = texts({ en_US: 'Fair closes', zh_CN: '闭幕', de_DE: 'Messe öffnet' })
    const turned = nextMarks({ ...changed, marks: stale }, { ...changed, source: 'zh_CN' }, hash)
    expect(statesOf(turned)).toEqual({ en_US: 'edited', de_DE: 'stale' })
    const later = nextMarks({ ...changed, source: 'zh_CN', marks: turned }, { ...changed, source: 'zh_CN' }, hash)
    expect(statesOf(later)).toEqual({ en_US: 'edited', de_DE: 'stale' })
  })
})

describe('two versions', () => {
  it('differ by fields, and by languages of a text', () => {
    const before = { title: { en_US: 'A', de_DE: 'B' }, tags: ['x'], source: null, sort: 1 }
    const after = { title: { en_US: 'A', de_DE: 'C', fr_FR: 'D' }, tags: ['x', 'y'], source: '', sort: 1 }
    const fields = ['title', 'tags', 'source', 'sort']
    expect(compareContent(before, after, fields)).toEqual([
      { field: 'title', locale: 'de_DE', before: 'B', after: 'C' },
      { field: 'title', locale: 'fr_FR', before: null, after: 'D' },
      { field: 'tags', locale: null, before: '["x"]', after: '["x","y"]' },
    ])
    expect(compareContent(before, before, fields)).toEqual([])
  })
})
