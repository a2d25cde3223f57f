import { describe, expect, test } from 'vitest'
import { planFor, type AskedRequest } from './plan'

const ORIGIN = 'https://h5.example.com'
const PLACE = { origin: ORIGIN, base: '/h5/', scope: '/py/h5/' }
const asked = (path: string, parts: Partial<AskedRequest> = {}): AskedRequest => ({
  method: 'GET',
  url: new URL(path, ORIGIN).href,
  navigates: false,
  token: null,
  ...parts,
})
const POST = { method: 'POST' }
const SIGNED_IN = { method: 'POST', token: 'Bearer a' }

describe('what becomes of a request', () => {
  test.each<[string, AskedRequest, string]>([
    ['a page of this front-end', asked('/py/h5/product/1', { navigates: true }), 'page'],
    ['a page of another region', asked('/gz/h5/', { navigates: true }), 'pass'],
    ['a file named by its content', asked('/h5/assets/index-1.js'), 'asset'],
    ['artwork', asked('/brand/puyuan/icon.svg'), 'file'],
    ['a public picture', asked('/api/file/image/1?width=200'), 'picture'],
    ['a public read', asked('/api/mall/product/detail', POST), 'read'],
    ['a public read of somebody signed in', asked('/api/mall/product/detail', SIGNED_IN), 'read'],
    ['a read of a signed-in person', asked('/api/mall/order/page', SIGNED_IN), 'read'],
    ['the same without a person', asked('/api/mall/order/page', POST), 'pass'],
    ['a write', asked('/api/mall/inquiry/create', SIGNED_IN), 'pass'],
    ['a sign-in', asked('/api/user/session/login', POST), 'pass'],
    ['a document of a person', asked('/api/file/download/1', { token: 'Bearer a' }), 'pass'],
    ['the stream of events', asked('/api/message/stream', { token: 'Bearer a' }), 'pass'],
    ['another site', asked('https://elsewhere.example/h5/assets/a.js'), 'pass'],
    ['a form that is sent as a page', asked('/h5/', { method: 'POST', navigates: true }), 'pass'],
  ])('%s', (_name, request, kind) => {
    expect(planFor(request, PLACE).kind).toBe(kind)
  })
})
