import { FREE_FIELDS, HEAD_FIELDS, ITEM_FIELDS } from '@tradeport/domain/customs/contract'
import { expect, test } from 'vitest'
import { FREE_SECTION, HEAD_SECTIONS } from './head-sections'
import { ITEM_SECTIONS } from './item-sections'

// The elements of a line are edited one by one, in a part of their own.
const ELEMENTS = 'gModel'

test('every field of the head, of the linked numbers and of a line is asked for once', () => {
  expect(Object.values(HEAD_SECTIONS).flat().sort()).toEqual(Object.keys(HEAD_FIELDS).sort())
  expect([...FREE_SECTION].sort()).toEqual(Object.keys(FREE_FIELDS).sort())
  expect([...Object.values(ITEM_SECTIONS).flat(), ELEMENTS].sort()).toEqual(Object.keys(ITEM_FIELDS).sort())
})
