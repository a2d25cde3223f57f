import { expect, test } from 'vitest'
import { pageKindOf } from '@tradeport/compose/api'
import { domains } from './domains'

test('the server knows every page, and answers any other address with 404', () => {
  const paths = domains.flatMap(({ routes }) => routes.map(({ path }) => path)).filter(path => path !== '/404')
  const unknown = paths.filter(path => !pageKindOf('serviceMarket', path.replaceAll(/:\w+/g, '018f-a')))
  expect(unknown).toEqual([])
  expect(pageKindOf('serviceMarket', '/nothing')).toBeUndefined()
})
