import { expect, test } from 'vitest'
import { developmentUrl } from './development-url'

test.each([
  ['/api/declarationForm/page', 'buyer.dev.example.com', '/api/comprehensive-service/declarationForm/page'],
  ['/api/service/page?x=1', 'service.dev3.example.com:8080', '/api/comprehensive-service/service/page?x=1'],
  ['/api/tms/seller/address/list', 'SELLER.DEV12.example.com', '/api/comprehensive-service/tms/seller/address/list'],
])('%s of %s is %s', (url, host, expected) => {
  expect(developmentUrl(url, host)).toBe(expected)
})

test.each([
  ['/api/declarationForm/page', 'buyer.example.com'],
  ['/api/declarationForm/page', 'buyer.test3.example.com'],
  ['/api/declarationForm/page', 'buyer.developer.example.com'],
  ['/api/declarationForm/page', 'www.dev.com'],
  ['/api/declarationForm/page', undefined],
  ['/api/declarationForm/unknown', 'buyer.dev.example.com'],
  ['/api/mall/product/page', 'buyer.dev.example.com'],
  ['/api/comprehensive-service/service/page', 'buyer.dev.example.com'],
  ['/declarationForm/page', 'buyer.dev.example.com'],
  ['/orders', 'buyer.dev.example.com'],
])('%s of %s stays', (url, host) => {
  expect(developmentUrl(url, host)).toBe(url)
})
