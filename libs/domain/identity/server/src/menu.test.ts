import * as identity from '@tradeport/domain/identity/contract'
import type { MenuContent } from '@tradeport/domain/identity/contract'
import { completed, renamed, withItem, withItemAt } from '@tradeport/domain/identity/rules'
import { auditPage } from '@tradeport/domain/governance/contract'
import { LOCALES, PLATFORMS, REGIONS } from '@tradeport/kernel/config'
import { MENU_FRONT_ENDS, MENU_GROUPS, isRowFrontEnd, type MenuFrontEnd } from '@tradeport/kernel/contract-kit'
import { startTestApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let api: TestApi
let head: Caller
let seller: Caller
beforeAll(async () => {
  api = await startTestApi()
  head = await api.person({ kind: 'operator', roles: ['op_super'] })
  seller = await api.person({ kind: 'seller', roles: ['sales'] })
})
afterAll(() => api.close())

const reason = 'People look for orders first'
const from = (frontEnd: MenuFrontEnd, locale = 'en_US') => ({
  headers: { requestsource: String(PLATFORMS[frontEnd].requestSource), locale },
})
const menuOf = async (person: Caller, frontEnd: MenuFrontEnd, locale?: string) =>
  (await person.ok(identity.profile, {}, from(frontEnd, locale))).menu
const detailOf = (frontEnd: MenuFrontEnd, as = head) => as.ok(identity.menuDetail, { frontEnd })
const complete = async (frontEnd: MenuFrontEnd): Promise<MenuContent> => {
  const { entries, content } = await detailOf(frontEnd)
  return completed(entries, content)
}
const publish = async (frontEnd: MenuFrontEnd, content: MenuContent) =>
  head.ok(identity.menuPublish, { frontEnd, version: (await detailOf(frontEnd)).version, content, reason })

describe('what a menu is made of', () => {
  it.each(MENU_FRONT_ENDS)(
    'the pages of %s have keys of their own, groups, and names in every language',
    async frontEnd => {
      const { entries, groups } = await detailOf(frontEnd)
      expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length)
      expect(entries.length).toBeGreaterThan(3)
      const missing = entries.flatMap(({ key, labels }) =>
        LOCALES.filter(({ code }) => !labels[code]).map(({ code }) => `${key} ${code}`),
      )
      expect(missing).toEqual([])
      const untitled = groups.filter(({ labels }) => Object.keys(labels).length < LOCALES.length).map(({ key }) => key)
      expect(untitled).toEqual(MENU_GROUPS.filter(key => key === 'start'))
    },
  )

  it.each(MENU_FRONT_ENDS.filter(key => !isRowFrontEnd(key)))(
    'whoever works in %s is told what its pages are called',
    async frontEnd => {
      const { entries } = await detailOf(frontEnd)
      const operator = frontEnd === 'admin' || frontEnd === 'userCenter'
      for (const { code } of LOCALES) {
        const { menuWords } = await (operator ? head : seller).ok(identity.profile, {}, from(frontEnd, code))
        expect(menuWords).toEqual(Object.fromEntries(entries.map(({ key, labels }) => [key, labels[code]])))
      }
      expect((await api.visitor.ok(identity.profile, {}, from(frontEnd))).menuWords).toEqual({})
    },
  )

  it('the roles are those whose people work there, with what the catalogue gives them', async () => {
    const admin = await detailOf('admin')
    const holds = (code: string) => admin.roles.find(role => role.code === code)?.permissions ?? []
    expect(holds('op_cs')).toContain('leaveMessage:read')
    expect(holds('op_cs')).not.toContain('audit:read')
    expect(holds('op_super')).toContain('audit:read')
    expect((await detailOf('seller')).roles.map(({ code }) => code)).toContain('sales')
  })

  it('a role of the platform’s own is among them, with its rights and its doors', async () => {
    const { code } = await head.ok(identity.roleCreate, { name: 'Reads orders', permissions: ['order:read'], reason })
    await head.ok(identity.ssoClientUpdate, { key: 'cms', version: 0, addresses: [], roles: ['op_content'], reason })
    const role = (await detailOf('admin')).roles.find(each => each.code === code)
    expect(role).toMatchObject({ name: 'Reads orders', permissions: ['order:read'] })
    expect(role?.frontEnds.find(({ key }) => key === 'cms')?.mayEnter).toBe(false)
    expect(role?.frontEnds.find(({ key }) => key === 'admin')?.mayEnter).toBe(true)
  })
})

describe('publishing', () => {
  it('reaches the people of that front-end, in their language, and no others', async () => {
    expect(await menuOf(seller, 'seller')).toBeNull()
    const name = renamed(renamed(null, 'en_US', 'Deals'), 'de_DE', 'Geschäfte')
    const before = await complete('seller')
    const moved = withItemAt(before, 'orders', 'start', 0)
    await publish('seller', withItem(moved, { key: 'orders', icon: null, hidden: false, link: null, name }))
    const first = async (locale: string) => (await menuOf(seller, 'seller', locale))?.groups[0]?.items[0]
    expect(await first('en_US')).toMatchObject({ key: 'orders', label: 'Deals', link: null })
    expect(await first('de_DE')).toMatchObject({ key: 'orders', label: 'Geschäfte' })
    expect(await first('ja_JP')).toMatchObject({ key: 'orders', label: null })
    expect(await menuOf(seller, 'buyer')).toBeNull()
  })

  it('counts versions without a gap, says who and why, and leaves a row in the audit log', async () => {
    const { version } = await publish('buyer', await complete('buyer'))
    expect(version).toBe(1)
    expect(await detailOf('buyer')).toMatchObject({ version: 1, publishedBy: head.actor.displayName })
    const { records } = await head.ok(identity.menuVersionPage, { frontEnd: 'buyer' })
    expect(records).toMatchObject([{ version: 1, reason, restored: null, before: { groups: [] } }])
    const log = await head.ok(auditPage, {})
    expect(log.records.find(row => row.action === 'menu:publish' && row.entityId === 'buyer')).toMatchObject({ reason })
  })

  it('is refused over what somebody else has published meanwhile', async () => {
    const content = await complete('providerAdmin')
    const input = { frontEnd: 'providerAdmin' as const, version: 0, content, reason }
    const answers = await Promise.all([head.call(identity.menuPublish, input), head.call(identity.menuPublish, input)])
    expect(answers.map(({ code }) => code).sort()).toEqual(['200', 'FT510006'])
    expect((await head.call(identity.menuPublish, input)).code).toBe('FT510006')
  })

  it('takes no link out of the registered front-ends, and nothing without its name', async () => {
    const link = (target: unknown, name: unknown = { source: 'en_US', texts: { en_US: 'There' }, outdated: [] }) => ({
      groups: [{ key: 'start', name: null, items: [{ key: 'link-1', icon: null, hidden: false, name, link: target }] }],
    })
    const wrong = async (content: unknown) =>
      (await head.raw(identity.menuPublish, { frontEnd: 'admin', version: 0, content, reason })).data
    for (const target of [
      { platform: 'elsewhere', path: '/' },
      { platform: 'portal', path: '//evil.example' },
      { platform: 'portal', path: 'https://evil.example' },
      { platform: 'portal', path: '/news?next=//evil.example' },
    ])
      expect(await wrong(link(target))).toMatchObject({ fieldErrors: [{}] })
    expect(await wrong(link({ platform: 'portal', path: '/' }, null))).toMatchObject({
      fieldErrors: [{ path: 'content.groups.0.items.0.name', rule: 'required' }],
    })
    expect((await detailOf('admin')).version).toBe(0)
  })

  it('tells operators’ links what their page asks for', async () => {
    const name = renamed(null, 'en_US', 'Orders')
    const link = { platform: 'admin' as const, path: '/orders' }
    const own = { key: 'own-1', name, items: [{ key: 'link-1', icon: null, hidden: false, name, link }] }
    await publish('userCenter', { groups: [...(await complete('userCenter')).groups, own] })
    const item = (await menuOf(head, 'userCenter'))?.groups.at(-1)?.items[0]
    expect(item).toMatchObject({ label: 'Orders', link: { ...link, permission: 'order:read' } })
  })
})

describe('going back', () => {
  it('makes a new version of an earlier one, or of the product’s own menu', async () => {
    const start = (await detailOf('seller')).version
    const earlier = (await detailOf('seller')).content
    await publish('seller', withItemAt(earlier, 'inquiries', 'goods', 0))
    const back = { frontEnd: 'seller' as const, version: start + 1, reason }
    expect((await head.call(identity.menuRestore, { ...back, to: 99 })).code).toBe('USER_SERVICE530404')
    expect((await head.call(identity.menuRestore, { ...back, version: start, to: start })).code).toBe('FT510006')
    expect(await head.ok(identity.menuRestore, { ...back, to: start })).toEqual({ version: start + 2 })
    expect((await detailOf('seller')).content).toEqual(earlier)
    await head.ok(identity.menuRestore, { ...back, version: start + 2, to: 0 })
    expect(await menuOf(seller, 'seller')).toBeNull()
    const { records, total } = await head.ok(identity.menuVersionPage, { frontEnd: 'seller', pageSize: 1 })
    expect(total).toBe(start + 3)
    expect(records).toMatchObject([{ restored: 0, before: earlier }])
  })
})

describe('rights', () => {
  it('auditors read, super operators of all regions publish, others neither', async () => {
    const auditor = await api.person({ kind: 'operator', roles: ['op_auditor'] })
    expect((await detailOf('seller', auditor)).actions).toEqual([])
    const input = { frontEnd: 'seller' as const, version: 0, content: { groups: [] }, reason }
    expect((await auditor.call(identity.menuPublish, input)).code).toBe('gateway.400019')
    for (const role of ['op_region_admin', 'op_content']) {
      const other = await api.person({ kind: 'operator', roles: [role] })
      expect((await other.call(identity.menuDetail, { frontEnd: 'seller' })).code).toBe('gateway.400019')
    }
    expect((await seller.call(identity.menuDetail, { frontEnd: 'seller' })).code).not.toBe('200')
    const local = await api.person({ kind: 'operator', roles: ['op_super'], region: REGIONS.puyuan })
    await api.pool.query('update operator set region_ids = $2 where user_id = $1', [
      local.actor.userId,
      [REGIONS.puyuan.regionId],
    ])
    expect((await local.call(identity.menuPublish, input)).code).toBe('USER_SERVICE530301')
    expect((await local.call(identity.menuRestore, { ...input, to: 0 })).code).toBe('USER_SERVICE530301')
  })
})

describe('the row of the service market', () => {
  const rowOf = async (locale = 'en_US', as: Pick<Caller, 'ok'> = api.visitor) =>
    (await as.ok(identity.menuRow, { frontEnd: 'serviceMarket' }, { headers: { locale } })).map(
      ({ label, platform, path }) => `${label}: ${platform} ${path}`,
    )

  it('is the product’s own until operators arrange it, in every language, and the same for everybody', async () => {
    expect(await rowOf()).toEqual([
      'Home: serviceMarket /',
      'All services: serviceMarket /services',
      'Goods market: portal /',
      'Offer your services: providerAdmin /register',
    ])
    expect((await rowOf('de_DE'))[1]).toBe('Alle Dienstleistungen: serviceMarket /services')
    expect(await rowOf('en_US', seller)).toEqual(await rowOf())
  })

  it('is for visitors as it was published: order, names, links, and nothing that is hidden or an operator’s', async () => {
    const before = await complete('serviceMarket')
    const moved = withItemAt(before, 'portal', 'start', 0)
    const hidden = withItem(moved, { key: 'offer', icon: null, hidden: true, link: null, name: null })
    const link = (key: string, platform: 'buyer' | 'admin', path: string) => ({
      key,
      icon: null,
      hidden: false,
      link: { platform, path },
      name: renamed(renamed(null, 'en_US', 'Shop'), 'de_DE', 'Laden'),
    })
    const [start] = hidden.groups
    const items = [...(start?.items ?? []), link('link-1', 'buyer', '/'), link('link-2', 'admin', '/orders')]
    await publish('serviceMarket', { groups: [{ key: 'start', name: null, items }] })
    expect(await rowOf()).toEqual([
      'Goods market: portal /',
      'Home: serviceMarket /',
      'All services: serviceMarket /services',
      'Shop: buyer /',
    ])
    expect((await rowOf('de_DE')).at(-1)).toBe('Laden: buyer /')
    expect((await rowOf('ja_JP')).at(-1)).toBe('Shop: buyer /')
    expect(await rowOf('en_US', head)).toEqual(await rowOf())
  })

  it('takes no further groups, and is asked for by no other name', async () => {
    const { version } = await detailOf('serviceMarket')
    const groups = [{ key: 'trade', name: null, items: [] }]
    const input = { frontEnd: 'serviceMarket' as const, version, content: { groups }, reason }
    expect((await head.raw(identity.menuPublish, input)).data).toMatchObject({
      fieldErrors: [{ path: 'content.groups.0.key' }],
    })
    expect((await api.visitor.raw(identity.menuRow, { frontEnd: 'admin' })).code).toBe('USER_SERVICE530400')
  })
})
