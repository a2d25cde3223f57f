import { expect, test } from 'vitest'
import { addressInput } from './sign-in-address'

test.each([
  ['lan@seller.example', { email: 'lan@seller.example' }],
  ['138 0013 8000', { phone: '13800138000' }],
  ['+49 (30) 123-456', { phone: '+4930123456' }],
  ['138@example.com', { email: '138@example.com' }],
  ['', { email: '' }],
])('%s', (typed, input) => {
  expect(addressInput(typed)).toEqual(input)
})
