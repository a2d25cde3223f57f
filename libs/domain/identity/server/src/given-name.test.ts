import * as identity from '@tradeport/domain/identity/contract'
import { startTestApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { afterAll, beforeAll, expect, it } from 'vitest'

let api: TestApi
let head: Caller
beforeAll(async () => {
  api = await startTestApi()
  head = await api.person({ kind: 'operator', roles: ['op_super'] })
})
afterAll(() => api.close())

const reason = 'Colleagues read it in their languages'
const read = (locale: string) => ({ headers: { locale } })

it('an operators’ role is called in the reader’s language: in lists, choices and of the people who hold it', async () => {
  const names = { de_DE: 'Liest Bestellungen', en_US: 'Reads orders', fr_FR: ' ' }
  const content = { name: '查看订单', names, permissions: ['order:read'], reason }
  const { code } = await head.ok(identity.roleCreate, content, read('zh_CN'))
  const holder = await api.person({ kind: 'operator', roles: [code] })
  const said = async (locale: string) => {
    const { records } = await head.ok(identity.rolePage, { party: 'operator', pageSize: 200 }, read(locale))
    const { records: people } = await head.ok(identity.operatorPage, { role: code }, read(locale))
    const { roles } = await head.ok(identity.menuDetail, { frontEnd: 'admin' }, read(locale))
    return [
      records.find(role => role.code === code)?.name,
      people.find(({ id }) => id === holder.actor.userId)?.roleNames[code],
      roles.find(role => role.code === code)?.name,
    ]
  }
  expect(await said('zh_CN')).toEqual(['查看订单', '查看订单', '查看订单'])
  expect(await said('de_DE')).toEqual(['Liest Bestellungen', 'Liest Bestellungen', 'Liest Bestellungen'])
  // Nobody wrote it in French: English is read by most.
  expect(await said('fr_FR')).toEqual(['Reads orders', 'Reads orders', 'Reads orders'])
  const { records } = await head.ok(identity.rolePage, { party: 'operator', pageSize: 200 })
  expect(records.find(role => role.code === code)?.given).toEqual({
    name: '查看订单',
    locale: 'zh_CN',
    names: { zh_CN: '查看订单', de_DE: 'Liest Bestellungen', en_US: 'Reads orders' },
  })
})

it('who changes a name writes it in the language that it was first written in, whatever they read themselves', async () => {
  const { id } = await head.ok(identity.departmentCreate, { name: 'Zoll', parentId: null }, read('de_DE'))
  const seen = async (locale: string) => {
    const all = await head.ok(identity.departmentList, {}, read(locale))
    return all.find(department => department.id === id)
  }
  expect((await seen('ja_JP'))?.name).toBe('Zoll')
  const change = { id, version: 0, parentId: null, name: 'Zollabteilung', names: { ja_JP: '通関部' } }
  await head.ok(identity.departmentUpdate, change, read('en_US'))
  expect((await seen('de_DE'))?.name).toBe('Zollabteilung')
  expect((await seen('ja_JP'))?.name).toBe('通関部')
  expect((await seen('ja_JP'))?.given).toMatchObject({ name: 'Zollabteilung', locale: 'de_DE' })
  // Without a word about them, the other languages stay.
  await head.ok(identity.departmentUpdate, { id, version: 1, parentId: null, name: 'Zollamt' })
  expect((await seen('ja_JP'))?.name).toBe('通関部')
  expect((await seen('en_US'))?.name).toBe('Zollamt')
})

it('a company’s own role is called in its members’ languages', async () => {
  const owner = await api.person({ kind: 'seller', roles: ['seller_owner'] })
  const { id } = await owner.ok(identity.saveCompanyRole, {
    name: 'Night shift',
    names: { zh_CN: '夜班' },
    roles: ['sales'],
    reason,
  })
  const said = async (locale: string) =>
    (await owner.ok(identity.memberRoles, {}, read(locale))).companyRoles.find(role => role.id === id)?.name
  expect(await said('zh_CN')).toBe('夜班')
  expect(await said('th_TH')).toBe('Night shift')
  const invited = { email: 'night@example.com', roles: [], companyRoleIds: [id] }
  await owner.ok(identity.inviteMember, invited)
  const { records } = await owner.ok(identity.invitationPage, {}, read('zh_CN'))
  expect(records[0]?.companyRoles).toEqual(['夜班'])
})
