import { createI18n } from '@tradeport/web/i18n'
import { breakpoint, delay, layout, zIndex } from '@tradeport/web/ui'
import { expect, it } from 'vitest'
import { shellLocales } from './namespace'
import { portalLinks, quickEntries, type EntryPlace, type PortalPlace } from './portal-links'

const words = async () => {
  const i18n = await createI18n({ locale: 'en_US', files: { shell: shellLocales }, preload: ['shell'] })
  return i18n.translate('shell')
}

it('the portal’s navigation has the places of the specification, in its order and words', async () => {
  const hrefs: Record<PortalPlace, string> = {
    home: '/',
    globalMall: '/b2bForeignTradeMall',
    b2bMall: '/b2bForeignTradeMall?trade=domestic',
    services: '/enterpriseService',
    logistics: 'https://service.example.com/',
    news: '/news',
    about: '/about',
    assistant: '/IntelligentCustomerService',
  }
  const links = portalLinks(await words(), hrefs, 'news')
  expect(links.map(({ label, href }) => [label, href])).toEqual([
    ['Home', '/'],
    ['Global Mall', '/b2bForeignTradeMall'],
    ['B2B Mall', '/b2bForeignTradeMall?trade=domestic'],
    ['Services', '/enterpriseService'],
    ['Logistics', 'https://service.example.com/'],
    ['News', '/news'],
    ['About Us', '/about'],
    ['AI Customer Service', '/IntelligentCustomerService'],
  ])
  expect(links.filter(({ current }) => current).map(({ key }) => key)).toEqual(['news'])
  expect(links.filter(({ newWindow }) => newWindow).map(({ key }) => key)).toEqual(['assistant'])
})

it('the quick entries are three registrations and a message for the platform', async () => {
  const hrefs: Record<EntryPlace, string> = { seller: '/s', provider: '/p', buyer: '/b', message: '/m' }
  expect(quickEntries(await words(), hrefs).map(({ label, href }) => [label, href])).toEqual([
    ['Seller registration', '/s'],
    ['Service provider registration', '/p'],
    ['Buyer registration', '/b'],
    ['Leave a message', '/m'],
  ])
})

it('the sizes of the layout are those of the specification (section 9)', () => {
  expect(layout).toMatchObject({ header: 68, content: 1440, qr: 120, tooltip: 250, scrollTop: 400 })
  expect(delay).toEqual({ tooltip: 100, loader: 200 })
  expect(Object.values(breakpoint)).toEqual([480, 576, 768, 992, 1200, 1600])
  expect(zIndex.popup).toBe(1_000)
})
