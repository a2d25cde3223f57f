import { afterEach, expect, test } from 'vitest'
import { containerOf, releaseContainer } from './container'

afterEach(() => {
  releaseContainer()
  window.history.replaceState(null, '', '/')
})

test('is initialised once and reused, whatever becomes of the address', () => {
  window.history.replaceState(null, '', '/cq/orders')
  const first = containerOf('buyer')
  window.history.replaceState(null, '', '/gz/orders')
  expect(containerOf('buyer')).toBe(first)
  expect(first.region.region).toBe('chongqing')
})

test('holds platform, region, hosts and languages of the page', () => {
  window.history.replaceState(null, '', '/gz/admin/orders')
  expect(containerOf('providerAdmin')).toMatchObject({
    platform: { key: 'providerAdmin', requestSource: 5, tokenKey: 'service_provider_admin_token' },
    region: { region: 'guangzhou', thousandSeparator: '.' },
    prefix: 'gz',
    regionKnown: true,
    basename: '/gz/admin',
    hosts: { environment: 'production', mainDomain: 'tradeport.localhost', port: '8080' },
  })
})

test('two letters that are no region are known as such', () => {
  window.history.replaceState(null, '', '/xx/orders')
  expect(containerOf('buyer')).toMatchObject({ regionKnown: false, prefix: null })
})
