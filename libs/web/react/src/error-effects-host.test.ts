import { DEFAULT_REGION } from '@tradeport/kernel/config'
import type { Translate } from '@tradeport/web/i18n'
import { pageLoad } from '@tradeport/web/navigation'
import type { CallOptions, Failure } from '@tradeport/web/request'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createEndedSession } from './ended-session'
import { createErrorEffectsHost } from './error-effects-host'
import type { Question } from './presenter'
import { formatOf } from './use-format'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const failure = (code: string, rest: Partial<Failure> = {}): Failure => ({
  kind: 'business',
  code,
  message: 'server says',
  endpoint: 'x.y',
  path: '/mall/x/y',
  fieldErrors: [],
  ...rest,
})

const text: Translate<'common'> = (key, params = {}) => [key, ...Object.values(params)].join(' ')

function aHost(answer?: string) {
  let token: string | undefined = 'Bearer 1'
  const done: string[] = []
  const questions: Question[] = []
  const host = createErrorEffectsHost({
    presenter: {
      toast: (tone, message) => void done.push(`${tone}: ${message}`),
      ask(question) {
        questions.push(question)
        return Promise.resolve(answer)
      },
    },
    session: {
      token: () => token,
      clearToken() {
        token = undefined
        done.push('token removed')
      },
    },
    loginRedirect: { open: () => void done.push('login'), giveWay: () => undefined },
    format: () => formatOf('en_US', DEFAULT_REGION),
    text: () => text,
    abilityLinks: { upgrade: '/upgrade', market: 'https://market.example.com/', benefits: '/benefits' },
    navigation: { basicPath: '/', regionPrefix: 'py' },
    report: event => void done.push(`report ${event.code}`),
    ended: createEndedSession(),
  })
  const handle = (given: Failure, options: CallOptions = {}, ...callToken: [string | undefined] | []) =>
    host.handle(given, options, callToken.length === 0 ? 'Bearer 1' : callToken[0])
  return { handle, done, questions, signIn: (next: string) => (token = next) }
}

describe('codes of spec section 8', () => {
  test.each(['UPT400001.40016', 'global400001', 'global400004', 'global400002', 'user30000', 'a400001b', 'x400002'])(
    '%s removes the token and opens the login, without a message',
    code => {
      const { handle, done } = aHost()
      handle(failure(code))
      expect(done).toEqual(['token removed', 'login'])
    },
  )

  test('gateway.400016 shows the message and opens the login after 2 seconds', () => {
    const { handle, done } = aHost()
    handle(failure('gateway.400016'))
    vi.advanceTimersByTime(0)
    expect(done).toEqual(['token removed', 'error: server says'])
    vi.advanceTimersByTime(1_999)
    expect(done).toHaveLength(2)
    vi.advanceTimersByTime(1)
    expect(done).toEqual(['token removed', 'error: server says', 'login'])
  })

  test('gateway.400019 names the URL', () => {
    const { handle, done } = aHost()
    handle(failure('gateway.400019'))
    expect(done).toEqual(['error: error.noPermission /mall/x/y'])
  })

  test.each([
    ['UPT400002', 'error.accountDisabled'],
    ['UPT400001', 'error.accountDeleted'],
  ])('%s removes the token, says why and is reported, but stays', (code, message) => {
    const { handle, done } = aHost()
    handle(failure(code))
    vi.advanceTimersByTime(0)
    expect(done).toEqual(['token removed', `report ${code}`, `error: ${message}`])
  })

  test('a disabled account that is no such thing is called what the answer calls it', () => {
    const { handle, done } = aHost()
    handle({ ...failure('UPT400002'), message: 'Your company is suspended', data: { says: 'USER_SERVICE530125' } })
    vi.advanceTimersByTime(0)
    expect(done).toEqual(['token removed', 'report UPT400002', 'error: Your company is suspended'])
  })

  test.each([
    ...['UPT10005', 'UPT10006', 'UPT10008', 'UPT10009', 'UPT10010', 'UPT10012', 'UPT10013', 'UPT10002', 'UPT10017'],
    ...[
      'UPT10018',
      'UPT10019',
      'UPT10020',
      'UPT10021',
      'SYS900001',
      'SYSanything',
      'SYS400001',
      'MALL600404',
      'whatever',
    ],
  ])('%s is an error and reported', code => {
    const { handle, done } = aHost()
    handle(failure(code))
    expect(done).toEqual(['error: server says', `report ${code}`])
  })

  test.each(['FT510006', 'FT510007'])('%s is a warning', code => {
    const { handle, done } = aHost()
    handle(failure(code))
    expect(done).toEqual(['warning: server says'])
  })

  test.each([
    ['FT511002', ['cancel', 'benefits', 'market', 'upgrade'], ['ability.upgradeText', 'ability.marketText']],
    ['FT511003', ['cancel', 'market'], ['ability.reorderText']],
    ['FT511004', ['cancel', 'benefits', 'upgrade'], []],
    ['USER_SERVICE530002', ['cancel', 'benefits', 'upgrade'], []],
  ])('%s opens the no-ability dialog', async (code, actions, lines) => {
    const { handle, done, questions } = aHost()
    handle(failure(code))
    await vi.dynamicImportSettled()
    expect(done).toEqual([])
    expect(questions).toHaveLength(1)
    expect(questions[0]?.title).toBe('server says')
    expect(questions[0]?.text).toEqual(lines)
    expect(questions[0]?.actions.map(action => action.key)).toEqual(actions)
    expect(questions[0]?.actions.at(-1)?.tone).toBe('primary')
  })

  test('says what the company has, what costs how much, and from when on waiting helps', async () => {
    const { handle, questions } = aHost()
    handle({
      ...failure('FT511003'),
      data: {
        ...{
          ability: 'data.export',
          abilityName: 'Export of lists',
          result: 'HAS_BUY_EXHAUSTED',
          remaining: 0,
          limit: 20,
          used: 20,
          currentPlan: 'Basic',
        },
        requiredPlan: { name: 'Pro', price: '1200.00', currency: 'USD', period: 'year' },
        package: { id: 'p', name: 'Export 20', price: '10.00', currency: 'USD', days: 30 },
        endedAt: '2026-03-09T00:00:00.000Z',
        waitUntil: '2026-04-01T00:00:00.000Z',
      },
    })
    await vi.dynamicImportSettled()
    expect(questions[0]?.text[1]).toBe('Export of lists')
    expect(questions[0]?.text.slice(2).map(line => line.split(' ')[0])).toEqual([
      'ability.currentPlan',
      'ability.used',
      'ability.ended',
      'ability.planYear',
      'ability.package',
      'ability.wait',
    ])
  })

  test('leads to the package that it named', async () => {
    const assign = vi.spyOn(pageLoad, 'assign').mockReturnValue(undefined)
    const advice = { limit: 0, used: 0, currentPlan: null, requiredPlan: null, waitUntil: null }
    const pack = { id: 'p1', name: 'Export 20', price: '10.00', currency: 'USD', days: 30 }
    const { handle } = aHost('market')
    handle({ ...failure('FT511003'), data: { ...advice, package: pack } })
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(0)
    expect(assign).toHaveBeenCalledExactlyOnceWith('https://market.example.com/?package=p1')
  })

  test.each([
    ['upgrade', '/py/upgrade'],
    ['market', 'https://market.example.com/'],
    ['benefits', '/py/benefits'],
    ['cancel', undefined],
    [undefined, undefined],
  ])('the answer %s leads to %s', async (answer, url) => {
    const assign = vi.spyOn(pageLoad, 'assign').mockReturnValue(undefined)
    const { handle } = aHost(answer)
    handle(failure('FT511002'))
    await vi.dynamicImportSettled()
    await vi.advanceTimersByTimeAsync(0)
    if (url) expect(assign).toHaveBeenCalledExactlyOnceWith(url)
    else expect(assign).not.toHaveBeenCalled()
  })
})

describe('what the page asks after its session was ended', () => {
  const asked = (code = 'global400001') => [failure(code), {}, undefined] as const

  test('an account that is disabled or deleted: the message stays to be read, no login covers it', () => {
    const { handle, done } = aHost()
    handle(failure('UPT400002'))
    handle(...asked())
    handle(...asked('user30000'))
    expect(done.filter(step => step === 'login')).toEqual([])
  })

  test('gateway.400016: the login still opens after two seconds, and once', () => {
    const { handle, done } = aHost()
    handle(failure('gateway.400016'))
    handle(...asked())
    vi.advanceTimersByTime(1_999)
    expect(done.filter(step => step === 'login')).toEqual([])
    vi.advanceTimersByTime(1)
    expect(done.filter(step => step === 'login')).toHaveLength(1)
  })

  test('gateway.400016: who signs in again within the two seconds stays', () => {
    const { handle, done, signIn } = aHost()
    handle(failure('gateway.400016'))
    signIn('Bearer 2')
    vi.advanceTimersByTime(2_000)
    expect(done.filter(step => step === 'login')).toEqual([])
  })

  test('who has signed in again since is sent to the login as ever', () => {
    const { handle, done, signIn } = aHost()
    handle(failure('UPT400002'))
    signIn('Bearer 2')
    handle(failure('global400001'), {}, 'Bearer 2')
    expect(done.at(-1)).toBe('login')
  })
})

describe('faults without a code', () => {
  test.each([
    [failure('', { kind: 'network' }), ['error: error.network']],
    [failure('', { kind: 'timeout' }), ['error: error.timeout', 'report TIMEOUT']],
    [failure('', { kind: 'http', status: 502 }), ['error: error.http 502', 'report HTTP502']],
    [failure('', { kind: 'http', status: 200 }), ['error: error.unexpected', 'report GARBLED']],
    [failure('', { kind: 'http', status: 429 }), ['error: error.tooManyRequests']],
    [failure('', { kind: 'http', status: 413 }), ['error: error.tooLarge']],
  ])('$kind $status', (given, expected) => {
    const { handle, done } = aHost()
    handle(given)
    expect(done).toEqual(expected)
  })

  test('a code in a non-OK answer is handled as that code', () => {
    const { handle, done } = aHost()
    handle(failure('global400001', { kind: 'http', status: 502 }))
    expect(done).toEqual(['token removed', 'login'])
  })
})

describe('what is not shown', () => {
  test('aborts', () => {
    const { handle, done } = aHost()
    handle(failure('', { kind: 'aborted' }))
    expect(done).toEqual([])
  })

  test('a dropped message reads as a general one', () => {
    const { handle, done } = aHost()
    handle(failure('MALL600404', { message: '' }))
    expect(done[0]).toBe('error: error.unexpected')
  })

  test('the same failure of callers that shared a call, and the same sentence within two seconds', () => {
    const { handle, done } = aHost()
    const shared = failure('FT510006')
    handle(shared)
    handle(shared)
    handle(failure('FT510006'))
    expect(done).toEqual(['warning: server says'])
    vi.advanceTimersByTime(2_000)
    handle(failure('FT510006'))
    expect(done).toHaveLength(2)
  })

  test('quiet calls have no message, but redirect', () => {
    const { handle, done } = aHost()
    handle(failure('MALL600404'), { quiet: 'all' })
    handle(failure('', { kind: 'network' }), { quiet: 'connection' })
    handle(failure('gateway.400016'), { quiet: 'all' })
    vi.advanceTimersByTime(2_000)
    expect(done).toEqual(['report MALL600404', 'token removed', 'login'])
  })

  test('a call that carried an old token does not end the new session', () => {
    const { handle, done, signIn } = aHost()
    signIn('Bearer 2')
    handle(failure('global400001'), {}, 'Bearer 1')
    expect(done).toEqual([])
  })
})
