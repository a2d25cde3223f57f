import { aServiceInput, serviceContent } from '@tradeport/domain/service-market/contract'
import { expect, test } from 'vitest'
import { saidIn, serviceChanges } from './service-changes'

const content = serviceContent.parse(
  aServiceInput({
    title: { en_US: 'Export declaration', zh_CN: '出口报关' },
    description: { en_US: '<p>We file it.</p>' },
  }),
)

test('a version that is the same has no changes', () => {
  expect(serviceChanges(content, { ...content })).toEqual([])
})

test('texts are compared word by word, in every language that differs and in no other', () => {
  const after = { ...content, title: { en_US: 'Import declaration', zh_CN: '出口报关', de_DE: 'Einfuhr' } }
  expect(serviceChanges(content, after)).toEqual([
    {
      field: 'title',
      words: {
        locale: 'en_US',
        parts: [
          { kind: 'gone', text: 'Export' },
          { kind: 'new', text: 'Import' },
          { kind: 'same', text: ' declaration' },
        ],
      },
    },
    { field: 'title', words: { locale: 'de_DE', parts: [{ kind: 'new', text: 'Einfuhr' }] } },
  ])
})

test('a description that only looks different differs as a whole', () => {
  const after = { ...content, description: { en_US: '<p><b>We</b> file it.</p>' } }
  expect(serviceChanges(content, after)).toEqual([{ field: 'description', words: null }])
})

test('what is no text differs as a whole', () => {
  expect(serviceChanges(content, { ...content, ports: ['CNSHA', 'CNNGB', 'CNYTN'] })).toEqual([
    { field: 'ports', words: null },
  ])
})

test.each([
  ['<p>One</p><p>Two</p>', 'One\nTwo'],
  ['<ul><li>One</li><li>Two</li></ul>', 'One\nTwo'],
  ['Salt &amp; pepper &lt;b&gt;', 'Salt & pepper <b>'],
  ['a<br />b', 'a\nb'],
])('%s says %j', (html, said) => expect(saidIn(html)).toBe(said))
