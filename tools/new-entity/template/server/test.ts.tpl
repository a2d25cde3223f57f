import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  a{{Entity}}Input,
  {{entity}}Activate,
  {{entity}}Create,
  {{entity}}Detail,
  {{entity}}Page,
  {{entity}}StatusCount,
  {{entity}}Update,
} from '@tradeport/domain/{{domain}}/contract'
import { startTestApi, type Caller, type TestApi } from '@tradeport/testing/harness'

let api: TestApi
let editor: Caller
let reader: Caller

beforeAll(async () => {
  api = await startTestApi()
  editor = await api.person({ kind: 'operator', roles: ['op_super'] })
  reader = await api.person({ kind: 'operator', roles: ['op_auditor'] })
})
afterAll(() => api.close())

it('is written, changed and activated, and keeps its history', async () => {
  const created = await editor.ok({{entity}}Create, a{{Entity}}Input())
  const changed = await editor.ok({{entity}}Update, { ...created, ...a{{Entity}}Input({ name: 'Winter programme' }) })
  await editor.ok({{entity}}Activate, changed)
  const detail = await editor.ok({{entity}}Detail, { id: created.id })
  expect(detail).toMatchObject({ name: 'Winter programme', status: 'active', actions: [] })
  expect(detail.events.map(event => event.action)).toEqual(['create', 'update', 'activate'])
})

it('is found by its name and counted by its status', async () => {
  const { id } = await editor.ok({{entity}}Create, a{{Entity}}Input({ name: '100 % wool' }))
  const { records } = await editor.ok({{entity}}Page, { keyword: '100 %', status: 'draft' })
  expect(records.map(row => row.id)).toEqual([id])
  expect(await editor.ok({{entity}}StatusCount, { keyword: '100 %' })).toEqual({ all: 1, draft: 1 })
})

it('is changed by one person at a time, and not any more once it is active', async () => {
  const created = await editor.ok({{entity}}Create, a{{Entity}}Input())
  const changed = await editor.ok({{entity}}Update, { ...created, ...a{{Entity}}Input() })
  expect((await editor.call({{entity}}Update, { ...created, ...a{{Entity}}Input() })).code).toBe('FT510006')
  const active = await editor.ok({{entity}}Activate, changed)
  expect((await editor.call({{entity}}Update, { ...active, ...a{{Entity}}Input() })).code).toBe('MALL600403')
})

it('is read, not written, by other operators', async () => {
  const { id } = await editor.ok({{entity}}Create, a{{Entity}}Input())
  expect((await reader.ok({{entity}}Detail, { id })).actions).toEqual([])
  expect((await reader.call({{entity}}Create, a{{Entity}}Input())).code).toBe('MALL600403')
})
