import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import {
  FIELD_GROUPS,
  aDeclaration,
  customsDelegationGrant,
  declarationContent,
  declarationFormCreate,
  type DeclarationContent,
  type DeclarationField,
  type IeFlag,
} from '@tradeport/domain/customs/contract'
import { customsAdmin, customsBroker, customsSeller } from '@tradeport/domain/customs/ui'
import { formatCivilDate } from '@tradeport/kernel/values'
import type { Caller, TestApi } from '@tradeport/testing/harness'
import { openScreen, type OpenedScreen } from '@tradeport/testing/screens'
import type { DomainManifest } from '@tradeport/web/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startCustomsApi } from './customs-api.test-kit'

// Nobody answers for a field that no page shows: the page of a form over the real API, with every field of the field table filled in.
let api: TestApi
let seller: Caller
let broker: Caller
let desk: Caller
let opened: OpenedScreen | undefined

beforeAll(async () => {
  api = await startCustomsApi({
    companyNames: async (_ctx, ids) => new Map(ids.map(id => [id, 'Lanyun Knitting'])),
    brokers: async () => [{ companyId: broker.actor.companyId ?? '', name: 'Beilun Customs Broker' }],
    company: async () => ({ name: 'Lanyun Knitting' }),
  })
  seller = await api.person({ kind: 'seller', roles: ['seller_owner'] })
  broker = await api.person({ kind: 'provider', roles: ['provider_owner'] })
  desk = await api.person({ kind: 'operator', roles: ['op_trade'] })
})
afterEach(() => opened?.close())
afterAll(() => api.close())

const open = async (path: string, as: Caller, manifest: DomainManifest) => {
  opened = await openScreen({ api, as, manifest, path })
}

type Group = keyof typeof FIELD_GROUPS
interface Filled {
  path: string
  value: string
  shown: string
}

/** Marks say how the figure beside them is meant, answers what stands beside their question: these are no texts of their own. */
const SAID: Readonly<Record<string, readonly [value: string, shown: string]>> = {
  feeMark: ['2', 'per tonne'],
  feeCurr: ['EUR', '€'],
  insurMark: ['3', '£'],
  insurCurr: ['GBP', '£'],
  otherMark: ['1', '%'],
  otherCurr: ['USD', '%'],
  promiseItems: ['10910', 'Not applicable'],
  lclFlag: ['1', 'Yes'],
  goodsNo: ['1', '1'],
}

let count = 0
function valueOf(name: string, field: DeclarationField): readonly [string, string] {
  const said = SAID[name]
  if (said) return said
  count += 1
  if (field.kind === 'date') {
    const day = new Date(Date.UTC(2030, 0, count)).toISOString().slice(0, 10)
    return [day, formatCivilDate(day, 'en_US')]
  }
  const isFigure = field.kind === 'integer' || field.kind === 'decimal'
  return isFigure ? [String(70_000 + count), String(70_000 + count)] : [`V${1000 + count}X`, `V${1000 + count}X`]
}

/** One row of a group with every field that is declared in this direction. */
function filledRow(group: Group, path: string, ieFlag: IeFlag, found: Filled[]): Record<string, string> {
  const row: Record<string, string> = {}
  for (const [name, field] of Object.entries<DeclarationField>(FIELD_GROUPS[group])) {
    if ((ieFlag === 'E' ? field.export : field.import) === 'none') continue
    const [value, shown] = valueOf(name, field)
    row[name] = value
    found.push({ path: `${path}.${name}`, value, shown })
  }
  return row
}

/** A form in which nothing is empty. */
function everything(ieFlag: IeFlag): { content: DeclarationContent; filled: Filled[] } {
  const filled: Filled[] = []
  const row = (group: Group, path: string = group) => filledRow(group, path, ieFlag, filled)
  const rows = (group: Group) => [row(group, `${group}.0`)]
  const content = declarationContent.parse({
    ieFlag,
    declType: 'record_list',
    businessMatters: ['guarantee_release'],
    head: row('head'),
    freeText: row('freeText'),
    items: [
      {
        ...row('items', 'items.0'),
        limits: [row('limits', 'items.0.limits.0')],
        vins: [row('vins', 'items.0.vins.0')],
      },
    ],
    containers: rows('containers'),
    licenceDocs: rows('licenceDocs'),
    eDocs: rows('eDocs'),
    otherPacks: rows('otherPacks'),
    requestCerts: rows('requestCerts'),
    users: rows('users'),
    copLimits: rows('copLimits'),
    supplements: rows('supplements'),
  })
  return { content, filled }
}

/** What the page says, with figures as they were typed. */
const pageText = () => (document.body.textContent ?? '').replaceAll(/(\d)[\s.,](?=\d{3})/g, '$1')

async function unseen(filled: readonly Filled[]): Promise<string[]> {
  await screen.findByRole('region', { name: 'Everything else that is declared' })
  const text = pageText()
  return filled.filter(({ shown }) => !text.includes(shown)).map(({ path, value }) => `${path} = ${value}`)
}

test('the fields of the form are all in what is filled', () => {
  const { filled } = everything('E')
  const { filled: imported } = everything('I')
  const groups = Object.values(FIELD_GROUPS).flatMap(fields => Object.keys(fields))
  const names = new Set([...filled, ...imported].map(({ path }) => path.split('.').at(-1)))
  expect([...new Set(groups)].filter(name => !names.has(name))).toEqual([])
})

test.each(['E', 'I'] as const)('the page of a form (%s) shows every field that is filled in', async ieFlag => {
  const { content, filled } = everything(ieFlag)
  const { id } = await seller.ok(declarationFormCreate, { content })
  await open(`/declarations/${id}`, seller, customsSeller)
  expect(await unseen(filled)).toEqual([])
  const declared = within(screen.getByRole('region', { name: 'Everything else that is declared' }))
  expect(declared.getByText('Record list')).toBeTruthy()
  expect(declared.getByText('Release against guarantee')).toBeTruthy()
})

test('the broker and the desk see all of it as well', async () => {
  const brokerCompanyId = broker.actor.companyId ?? ''
  await seller.ok(customsDelegationGrant, { brokerCompanyId, validTo: '2099-12-31' })
  const { content, filled } = everything('E')
  const { id } = await seller.ok(declarationFormCreate, { content, brokerCompanyId })
  await open(`/declarations/${id}`, broker, customsBroker)
  expect(await unseen(filled)).toEqual([])
  opened?.close()
  // Operators see what was submitted: such a form never is.
  await api.pool.query(`update declaration_form set status = 'declaring' where id = $1`, [id])
  await open(`/declarations/${id}`, desk, customsAdmin)
  expect(await unseen(filled)).toEqual([])
})

test('what is not filled in is not there, and a finding leads to its field', async () => {
  const [item] = aDeclaration().items
  const { id } = await seller.ok(declarationFormCreate, {
    content: aDeclaration({ items: item ? [{ ...item, purpose: '9Z' }] : [], otherPacks: [{ packType: '22' }] }),
  })
  await api.pool.query(`update declaration_form set status = 'declaring' where id = $1`, [id])
  await open(`/declarations/${id}`, seller, customsSeller)
  const declared = within(await screen.findByRole('region', { name: 'Everything else that is declared' }))
  expect(declared.queryByText('Inspection name')).toBeNull()
  expect(declared.queryByRole('region', { name: 'Dangerous goods' })).toBeNull()
  const findings = within(screen.getByRole('region', { name: 'What the checks found' }))
  fireEvent.click(await findings.findByRole('button', { name: 'Line 1 · Use' }))
  await waitFor(() => expect(document.activeElement).toBe(document.getElementById('sheet-items-0-purpose')))
  fireEvent.click(findings.getByRole('button', { name: 'Other package 1 · Number' }))
  await waitFor(() => expect(document.activeElement).toBe(document.getElementById('sheet-otherPacks-0')))
})

test('of many vehicles the first are shown, and the others when somebody wants them', async () => {
  const [item] = aDeclaration().items
  const vins = Array.from({ length: 40 }, (_, index) => ({ vinCode: `VIN${index + 1}X` }))
  const { id } = await seller.ok(declarationFormCreate, {
    content: aDeclaration({ items: item ? [{ ...item, vins }] : [] }),
  })
  await open(`/declarations/${id}`, seller, customsSeller)
  const declared = within(await screen.findByRole('region', { name: 'Everything else that is declared' }))
  expect(declared.getByText('VIN25X')).toBeTruthy()
  expect(declared.queryByText('VIN26X')).toBeNull()
  fireEvent.click(declared.getByText('Show more: 15', { selector: 'button *' }))
  expect(declared.getByText('VIN40X')).toBeTruthy()
})
