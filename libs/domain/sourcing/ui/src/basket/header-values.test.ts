import type { InquiryContent } from '@tradeport/domain/sourcing/contract'
import { expect, test } from 'vitest'
import { headerValuesOf, type FirstHeader } from './header-values'

const DRAFT: InquiryContent = {
  id: '1',
  no: null,
  status: 'draft',
  revision: 1,
  title: null,
  requirement: null,
  requirementLocale: null,
  tradeType: 'domestic',
  destCountry: null,
  destPort: null,
  incotermWish: null,
  paymentWish: [],
  currencyWish: null,
  neededBy: null,
  quoteDays: 7,
  quoteDeadline: null,
  sampleWanted: false,
  inspectionWanted: [],
  visibility: 'company',
  files: [],
  items: [],
  completeness: 0,
}
const begun = (country: string | undefined): FirstHeader => ({
  title: 'Crew necks',
  currency: 'CNY',
  tradeTypes: ['domestic', 'foreign'],
  country,
})

test('goods of a buyer abroad leave the country, in the currency of exports', () => {
  expect(headerValuesOf(DRAFT, begun('DE'))).toMatchObject({
    destCountry: 'DE',
    tradeType: 'foreign',
    currencyWish: 'USD',
  })
})

test('goods of a buyer at home stay', () => {
  expect(headerValuesOf(DRAFT, begun('CN'))).toMatchObject({ tradeType: 'domestic', currencyWish: 'CNY' })
  expect(headerValuesOf(DRAFT, begun(undefined))).toMatchObject({ destCountry: undefined, tradeType: 'domestic' })
})

test('what the buyer wrote already stands, even where it is empty', () => {
  const written = { ...DRAFT, title: 'Socks', currencyWish: 'EUR' }
  expect(headerValuesOf(written, begun('DE'))).toMatchObject({
    destCountry: undefined,
    tradeType: 'domestic',
    currencyWish: 'EUR',
  })
})
