import { afterEach, expect, test, vi } from 'vitest'
import { logoUrl, urlOf } from './other-front-ends'

afterEach(() => {
  vi.unstubAllGlobals()
})

test.each([
  ['https://buyer.example.com/orders', 'https://www.example.com/'],
  ['https://seller.dev3.example.com/gz/products', 'https://www.dev3.example.com/gz/'],
  ['https://service.test.example.com/admin/orders', 'https://www.test.example.com/'],
  ['http://provider.tradeport.localhost:8080/py/admin/', 'http://www.tradeport.localhost:8080/py/'],
  ['http://h5.tradeport.localhost:8080/h5/cart', 'http://www.tradeport.localhost:8080/'],
  ['https://cerberus.example.com/', 'https://www.example.com/'],
  ['https://www.example.com/about', 'https://www.example.com/'],
])('from %s a logo click goes to the portal front-end at %s', (href, portal) => {
  vi.stubGlobal('window', { location: new URL(href) })
  expect(new URL(logoUrl()).href.replace(/\/$/, '')).toBe(portal.replace(/\/$/, ''))
  expect(new URL(urlOf('buyer', '/login?type=register')).pathname).toMatch(/^(?:\/[a-z]{2})?\/login$/)
})
