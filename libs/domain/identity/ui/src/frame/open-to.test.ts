import { expect, test } from 'vitest'
import { isOpenTo } from './open-to'

const held = new Set(['order:read'])
const operator = { isOperator: true, holds: (key: string) => held.has(key) }
const seller = { isOperator: false, holds: () => false }

test('operators see what they hold, whatever their role is called', () => {
  expect(isOpenTo({ permission: 'order:read', roles: ['op_super'] }, ['own'], operator)).toBe(true)
  expect(isOpenTo({ permission: 'audit:read', roles: ['op_super'] }, ['op_super'], operator)).toBe(false)
  expect(isOpenTo({}, ['own'], operator)).toBe(true)
})

test('others see what their role opens', () => {
  expect(isOpenTo({ permission: 'order:read' }, ['sales'], seller)).toBe(true)
  expect(isOpenTo({ permission: 'order:read', roles: ['seller_owner'] }, ['sales'], seller)).toBe(false)
  expect(isOpenTo({ roles: ['sales'] }, ['sales'], seller)).toBe(true)
})
