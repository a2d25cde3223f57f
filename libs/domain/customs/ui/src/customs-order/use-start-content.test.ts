import { expect, test } from 'vitest'
import { ofTrade } from './use-start-content'

const ORDER = {
  id: '01990000-0000-7000-8000-0000000000a1',
  no: 'OD26',
  buyerName: 'Nordhaus Textil GmbH',
  destPort: 'Hamburg',
  items: [],
  total: '46800.00',
  currency: 'USD',
  incoterm: 'FOB',
} as const

test.each([
  ['DE', 'DEU'],
  ['XX', ''],
  [null, ''],
])('goods that are sold to %s go to the partner’s country as customs names it: %s', (destCountry, overseasCountry) => {
  const content = ofTrade({ ...ORDER, items: [], destCountry }, new Map([['DE', 'DEU']]))
  expect(content).toMatchObject({ overseasName: 'Nordhaus Textil GmbH', overseasCountry, transMode: '3' })
})
