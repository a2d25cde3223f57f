import { DEFAULT_REGION } from '@tradeport/kernel/config'
import { endpointsOf, z, type Endpoint, type Envelope } from '@tradeport/kernel/contract-kit'
import { startTestApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { permissionCatalogue } from './permissions'
import { wireProduct } from './wire-product'

const { contracts } = wireProduct({ publicUrl: 'http://www.tradeport.localhost:8080' })
const endpoints = contracts.flatMap(contract => endpointsOf(contract).map(([, endpoint]) => endpoint))
const catalogue = permissionCatalogue(contracts)
const sensitive = new Set(catalogue.permissions.filter(permission => permission.sensitive).map(({ key }) => key))
const isSensitive = (endpoint: Endpoint) => sensitive.has(catalogue.keyOf(endpoint) ?? '')

const asksOperators = ({ stepUp }: Endpoint) =>
  typeof stepUp === 'boolean' ? stepUp : stepUp.some(audience => audience === 'operator')

/** Whether a call without one is told that it has to say why. */
function takesReason({ input }: Endpoint): boolean {
  const parsed = z.safeParse(input, {})
  return !parsed.success && parsed.error.issues.some(({ path }) => path[0] === 'reason' || path[0] === 'note')
}

/** Why these need no reason of their own. */
const NO_REASON: Readonly<Record<string, string>> = {
  'identity.operatorInviteAgain': 'the invitation says why',
  'reference.exchangeRateApprove': 'the rate names its source, and somebody else has proposed it',
  'customs.customsOrderRetryPayment': 'the same instruction once more, for the reason that it was given for',
  'serviceOrder.serviceOrderRetryPayment': 'the same instruction once more, for the reason that it was given for',
  'trading.milestoneConfirm': 'sellers need none; the handler asks operators for a note',
  'serviceOrder.afterSalesCaseAct': 'one call for all steps: the handler asks for it where a step decides',
}

/** Rights within a company, which its own people give and take. */
const COMPANY_RIGHTS = [
  'identity.inviteMember',
  'identity.resendInvitation',
  'identity.changeMemberRoles',
  'identity.resumeMember',
  'identity.handOverOwnership',
  'identity.saveCompanyRole',
  'identity.deleteCompanyRole',
]
/** Rights that come with the invitation, not with a change of them. */
const NO_REASON_IN_COMPANY = ['identity.inviteMember', 'identity.resendInvitation']

/** Where a company is paid, and what it pays for: a stolen session alone changes neither. */
const COMPANY_MONEY = [
  'identity.bankAccountCreate',
  'identity.bankAccountSubmit',
  'identity.bankAccountWithdraw',
  'membership.membershipOrderCreate',
  'membership.subscriptionCancel',
  'membership.subscriptionResume',
  'membership.subscriptionAutoRenew',
]
/** Said by what is done, and undone by the next press. */
const NO_REASON_FOR_MONEY = [
  'membership.membershipOrderCreate',
  'membership.subscriptionCancel',
  'membership.subscriptionResume',
  'membership.subscriptionAutoRenew',
]

describe('a sensitive write of operators', () => {
  const writes = endpoints.filter(endpoint => endpoint.writes && isSensitive(endpoint))

  test('asks for a fresh proof of who calls', () => {
    expect(writes.length).toBeGreaterThan(30)
    expect(writes.filter(endpoint => !asksOperators(endpoint)).map(({ name }) => name)).toEqual([])
  })

  test('asks why', () => {
    expect(
      writes.filter(endpoint => !takesReason(endpoint) && !(endpoint.name in NO_REASON)).map(({ name }) => name),
    ).toEqual([])
  })

  test('is all that operators prove themselves for, besides what is their own', () => {
    const rest = endpoints.filter(
      endpoint => catalogue.keyOf(endpoint) !== undefined && asksOperators(endpoint) && !isSensitive(endpoint),
    )
    expect(rest.map(({ name }) => name)).toEqual([])
  })

  test('has no exception that is none any more', () => {
    const names = writes.filter(endpoint => !takesReason(endpoint)).map(({ name }) => name)
    expect(Object.keys(NO_REASON).filter(name => !names.includes(name))).toEqual([])
  })
})

describe('a change of rights in a company', () => {
  const found = endpoints.filter(({ name }) => COMPANY_RIGHTS.includes(name))

  test('asks for a fresh proof, and why', () => {
    expect(found.map(({ name }) => name).sort()).toEqual([...COMPANY_RIGHTS].sort())
    expect(found.filter(({ stepUp }) => stepUp !== true).map(({ name }) => name)).toEqual([])
    expect(found.filter(endpoint => !takesReason(endpoint)).map(({ name }) => name)).toEqual(NO_REASON_IN_COMPANY)
  })
})

describe('a change of where a company’s money goes', () => {
  const found = endpoints.filter(({ name }) => COMPANY_MONEY.includes(name))

  test('asks for a fresh proof, and why an account comes or goes', () => {
    expect(found.map(({ name }) => name).sort()).toEqual([...COMPANY_MONEY].sort())
    expect(found.filter(({ stepUp }) => stepUp !== true).map(({ name }) => name)).toEqual([])
    const silent = found.filter(endpoint => !takesReason(endpoint)).map(({ name }) => name)
    expect(silent.sort()).toEqual([...NO_REASON_FOR_MONEY].sort())
  })
})

describe('whoever has not proved lately who they are', () => {
  let api: TestApi
  let operator: Caller
  let seller: Caller
  beforeAll(async () => {
    api = await startTestApi()
    operator = await api.person({ kind: 'operator', roles: ['op_super'], proved: false })
    seller = await api.person({ kind: 'seller', proved: false })
  })
  afterAll(() => api.close())

  const codeOf = async (endpoint: Endpoint, token: string | null) => {
    const answer = await api.api.app.inject({
      method: endpoint.method,
      url: `/api${endpoint.path}?source=${DEFAULT_REGION.source}`,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(endpoint.method === 'GET' ? {} : { payload: '{}' }),
    })
    return answer.json<Envelope>().code
  }

  test('is asked for it by every one of them, before anything is looked at', async () => {
    const wrong: string[] = []
    for (const endpoint of endpoints.filter(each => each.writes && isSensitive(each) && each.kind === 'json')) {
      const code = await codeOf(endpoint, operator.token)
      if (code !== 'USER_SERVICE530130') wrong.push(`${endpoint.name} ${code}`)
    }
    for (const endpoint of endpoints.filter(({ name }) => [...COMPANY_RIGHTS, ...COMPANY_MONEY].includes(name))) {
      const code = await codeOf(endpoint, seller.token)
      if (code !== 'USER_SERVICE530130') wrong.push(`${endpoint.name} ${code}`)
    }
    expect(wrong).toEqual([])
  })

  test('is not asked as a party of a case that operators decide', async () => {
    const act = endpoints.find(({ name }) => name === 'serviceOrder.afterSalesCaseAct')
    expect(act && (await codeOf(act, seller.token))).not.toBe('USER_SERVICE530130')
  })
})
