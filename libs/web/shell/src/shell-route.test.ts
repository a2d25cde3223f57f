import { describe, expect, it } from 'vitest'
import { shellRoute } from './shell-route'

describe('parts of the portal shell by route', () => {
  it.each([
    '/404',
    '/newsDetail/7',
    '/relatedDocument',
    '/b2bForeignTradeMall',
    '/enterpriseService',
    '/b2bForeignTradeMall/',
  ])('%s has a light header', path => expect(shellRoute(path).header).toBe('light'))

  it.each(['/', '/about', '/news', '/newsDetail', '/product/1', '/newsDetail/7/more'])(
    '%s has a transparent header',
    path => expect(shellRoute(path).header).toBe('transparent'),
  )

  it('the AI customer-service page has no footer and no floating widget', () => {
    expect(shellRoute('/IntelligentCustomerService')).toMatchObject({
      footer: false,
      widget: false,
      header: 'transparent',
    })
  })

  it('the mobile variant has neither header nor footer nor widget', () => {
    expect(shellRoute('/h5')).toMatchObject({ header: 'none', footer: false, widget: false })
    expect(shellRoute('/h5/product/1').header).toBe('none')
  })

  it('only the about page shows the other logo', () => {
    expect(shellRoute('/about').logo).toBe('about')
    expect(shellRoute('/').logo).toBe('market')
  })
})
