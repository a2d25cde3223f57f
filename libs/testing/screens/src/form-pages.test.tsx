import { randomUUID } from 'node:crypto'
import { screen, waitFor } from '@testing-library/react'
import { matchPath } from 'react-router-dom'
import { partyCatalogues, permissionsOf } from '@tradeport/compose/api'
import { PLATFORMS, ROLES, type AppKey, type PlatformRole, type RoleCode } from '@tradeport/kernel/config'
import { endpointsOf, type Endpoint } from '@tradeport/kernel/contract-kit'
import { inputWith, startTestApi, type TestApi } from '@tradeport/testing/harness'
import { needOf, type DomainManifest } from '@tradeport/web/react'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { catalogue, contracts, manifestsOf, opensTo, pagesOf, type AppPage } from './app-pages'
import { openScreen, type OpenedScreen } from './open-screen'

// A form that would be refused at its end is not begun: every page of every work app, and every role that is built in.
const mounted = import.meta.glob<{ domains: readonly DomainManifest[] }>(
  '/apps/{seller,buyer,provider-admin,admin,user-center}/src/domains.ts',
  { eager: true },
)
const APPS = [
  ['seller', 'seller'],
  ['buyer', 'buyer'],
  ['providerAdmin', 'provider-admin'],
  ['admin', 'admin'],
  ['userCenter', 'user-center'],
] as const satisfies readonly (readonly [AppKey, string])[]

/** By the address of a form, the call that it writes through and, for the parties of the trade, what it is a step of. */
const FORMS: Readonly<Record<string, readonly [writes: string, step?: string]>> = {
  '/products/new': ['productCreate', 'product:submit'],
  '/products/:id/edit': ['productUpdate', 'product:submit'],
  '/inquiries/new': ['inquirySave', 'inquiry:submit'],
  '/quotations/:id/edit': ['quotationSave', 'quotation:edit'],
  '/declarations/new': ['declarationFormCreate', 'declarationForm:submit'],
  '/declarations/:id/edit': ['declarationFormUpdate', 'declarationForm:submit'],
  '/customs-orders/new': ['customsOrderDraft', 'customsOrder:submit'],
  '/customs-orders/:id/edit': ['customsOrderUpdate', 'customsOrder:submit'],
  '/service-orders/:id/edit': ['serviceOrderUpdate', 'serviceOrder:submit'],
  '/services/new': ['serviceDraft', 'service:submit'],
  '/services/:id/edit': ['serviceUpdate', 'service:submit'],
  '/news/new': ['newsCreate'],
  '/news/:id/edit': ['newsUpdate'],
  '/documents/new': ['documentCreate'],
  '/documents/:id/edit': ['documentUpdate'],
  '/banners/new': ['bannerCreate'],
  '/banners/:id/edit': ['bannerUpdate'],
  '/agreement-templates/new': ['agreementTemplateCreate'],
  '/agreement-templates/:id/edit': ['agreementTemplateUpdate'],
  '/membership/offerings/new': ['offeringCreate'],
  '/membership/offerings/:id/edit': ['offeringUpdate'],
  '/categories/new': ['categoryCreate'],
  '/categories/:id/edit': ['categoryUpdate'],
  '/attributes/new': ['attributeCreate'],
  '/attributes/:id/edit': ['attributeUpdate'],
  '/service-categories/new': ['serviceCategoryCreate'],
  '/service-categories/:id/edit': ['serviceCategoryUpdate'],
}
/** What anybody may ask the desk, and what is the person's own. */
const EVERYBODYS = new Set(['/support/messages/new'])

const endpoints = new Map<string, Endpoint>(contracts.flatMap(contract => endpointsOf(contract)))

interface Page extends AppPage {
  readonly kind: Exclude<PlatformRole, 'visitor'>
  readonly roles: readonly RoleCode[]
}

const pages: readonly Page[] = pagesOf(APPS, folder => mounted[`/apps/${folder}/src/domains.ts`]?.domains).map(page => {
  const kind = PLATFORMS[page.app].role
  if (kind === 'visitor') throw new Error(`${page.app} has no roles`)
  return { ...page, kind, roles: ROLES[kind] }
})
const isForm = ({ route: { path } }: Page) => /\/(?:new|edit)$/.test(path)
const forms = pages.filter(page => isForm(page) && !EVERYBODYS.has(page.route.path))
const ofParties = forms.filter(({ kind }) => kind !== 'operator')

const opens = (page: Page, role: RoleCode) => opensTo(pages, page, role)

const writeOf = ({ route: { path } }: Page): Endpoint => {
  const endpoint = endpoints.get(FORMS[path]?.[0] ?? '')
  if (!endpoint?.writes) throw new Error(`nothing is written from ${path}`)
  return endpoint
}

describe('a form', () => {
  test('is known with what it writes, wherever it is mounted', () => {
    expect([...new Set(forms.map(({ route }) => route.path))].sort()).toEqual(Object.keys(FORMS).sort())
  })

  test.each(forms.map(page => [page.app, page.route.path, page] as const))(
    '%s %s opens to exactly the roles that may send it',
    (_app, path, page) => {
      const step = FORMS[path]?.[1]
      const may = page.roles.filter(role =>
        step === undefined ? catalogue.admits(writeOf(page), [role]) : permissionsOf(role).includes(step),
      )
      expect(may.length).toBeGreaterThan(0)
      expect(page.roles.filter(role => opens(page, role))).toEqual(may)
    },
  )
})

test('every right that a page asks for is one of the catalogue of those who open it', () => {
  const asked = pages.flatMap(({ app, kind, route }) => {
    const { permission } = needOf(route, manifestsOf(pages, app))
    return permission === undefined ? [] : [{ kind, permission }]
  })
  expect(asked.length).toBeGreaterThan(20)
  const catalogues = new Map(Object.entries({ ...partyCatalogues(contracts), operator: catalogue }))
  const isKnown = (kind: string, permission: string) =>
    catalogues.get(kind)?.permissions.some(({ key }) => key === permission) ?? false
  expect(asked.filter(({ kind, permission }) => !isKnown(kind, permission))).toEqual([])
})

describe('to whom it is not open', () => {
  let api: TestApi
  let opened: OpenedScreen | undefined
  beforeAll(async () => {
    api = await startTestApi()
  })
  afterEach(() => {
    opened?.close()
    opened = undefined
  })
  afterAll(() => api.close())

  const begun = ofParties.filter(({ route }) => route.path.endsWith('/new') && route.roles !== undefined)
  test.each(begun.map(page => [page.app, page.route.path, page] as const))(
    'the API refuses what %s %s sends, and answers the others',
    async (_app, _path, page) => {
      const endpoint = writeOf(page)
      // Of one's own company, so that nothing but the role stands in the way.
      const { companyId: _other, ...rest } = inputWith(endpoint.input, randomUUID())
      const input = 'brokerCompanyId' in rest ? { ...rest, brokerCompanyId: null } : rest
      const answers = await Promise.all(
        page.roles.map(async role => {
          const { code } = await (await api.person({ kind: page.kind, roles: [role] })).raw(endpoint, input)
          return [role, /(?:600403|400019)$/.test(code)] as const
        }),
      )
      expect(answers.filter(([, isRefused]) => !isRefused).map(([role]) => role)).toEqual(
        page.roles.filter(role => opens(page, role)),
      )
    },
  )

  const refused = forms.flatMap(page => {
    const role = page.roles.find(each => !opens(page, each))
    return role ? [[page.app, page.route.path, role, page] as const] : []
  })
  test.each(refused)('%s %s says so to %s, and asks nothing', async (_app, path, role, { kind, manifest }) => {
    const complaint = vi.spyOn(console, 'error')
    const as = await api.person({ kind, roles: [role] })
    opened = await openScreen({ api, as, manifest, path: path.replace(':id', randomUUID()) })
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('You may not see this page')
    expect(screen.getByRole('link', { name: 'Home' })).toBeTruthy()
    expect(screen.queryAllByRole('textbox')).toEqual([])
    // What the picture of it says of itself while it comes is the test's own matter.
    expect(complaint.mock.calls.filter(([text]) => !/act\(/.test(String(text)))).toEqual([])
  })

  const lists = pages.filter(
    ({ kind, route }) => kind !== 'operator' && route.access === 'signedIn' && !/:|\/new$/.test(route.path),
  )
  test.each(
    lists.flatMap(page =>
      page.roles.filter(role => opens(page, role)).map(role => [page.app, page.route.path, role, page] as const),
    ),
  )('%s %s leads %s to no page that would refuse them', async (app, path, role, { kind, manifest }) => {
    const as = await api.person({ kind, roles: [role] })
    opened = await openScreen({ api, as, manifest, path, texts: manifestsOf(pages, app) })
    await screen.findAllByRole('heading')
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull())
    const ways = screen
      .queryAllByRole('link')
      .map(link => new URL(link.getAttribute('href') ?? '', window.location.href).pathname)
    const refusing = pages.filter(page => page.app === app && !opens(page, role))
    expect(ways.filter(way => refusing.some(({ route }) => matchPath(route.path, way)))).toEqual([])
  })
})
