import { describe, expect, it } from 'vitest'
import { COUNTRY_CODES, REGIONS } from '@tradeport/kernel/config'
import { callingCode, countryOfCallingCode, messageProblems, spamFingerprint, spamScore, SPAM_THRESHOLD } from './index'

const region = REGIONS.puyuan
const values = { form: '1', type: 'procurement', country: 'DE', email: 'anna@example.com' } as const

describe('message form', () => {
  it.each([
    ['an email alone', values, []],
    ['a phone alone', { ...values, email: '', phone: '13800138000' }, []],
    ['neither', { ...values, email: undefined }, ['email required', 'phone required']],
    ['a wrong email beside a right phone', { ...values, email: 'anna@', phone: '138' }, ['email email']],
    ['letters in the phone', { ...values, phone: '138-0013' }, ['phone phone']],
    ['21 digits', { ...values, phone: '1'.repeat(21) }, ['phone phone']],
    ['a last label of one letter', { ...values, email: 'a@b.c' }, ['email email']],
    ['no type', { ...values, type: '' }, ['type required']],
    ['a type of the other list', { ...values, type: 'feature' }, ['type invalid_value']],
    ['a type of the second list', { ...values, form: '2', type: 'feature' }, []],
    ['a country that is none', { ...values, country: 'XX' }, ['country country']],
  ] as const)('%s', (_name, input, expected) => {
    expect(messageProblems(input, region).map(({ path, rule }) => `${path} ${rule}`)).toEqual(expected)
  })
})

describe('spam score', () => {
  const human = {
    text: 'We look for 3,000 sweaters, see www.nordhaus.example.',
    honeypot: '',
    filledForMs: 40_000,
    isMember: false,
    sameText: 0,
    sameAddress: 0,
    sameIp: 0,
  }

  it.each([
    ['somebody with one link', {}, false],
    ['the unseen field filled', { honeypot: 'x' }, true],
    ['sent within three seconds', { filledForMs: 2_999 }, true],
    ['links and markup', { text: '<a href="http://x.example">buy</a> [url=http://y.example]' }, true],
    ['three links alone', { text: 'http://a.example http://b.example http://c.example' }, false],
    ['the same text from two others', { sameText: 2 }, true],
    ['many from one address', { sameAddress: 5 }, true],
    ['many from one office', { sameIp: 12 }, false],
    ['very many from one IP address', { sameIp: 20 }, true],
    ['a quick member with links', { isMember: true, filledForMs: 500, text: 'http://a http://b http://c' }, false],
  ])('%s', (_name, over, isSpam) => {
    expect(spamScore({ ...human, ...over }).score >= SPAM_THRESHOLD).toBe(isSpam)
  })

  it('sees through what spammers vary', () => {
    expect(spamFingerprint('CHEAP  watches #4711!')).toBe(spamFingerprint('cheap watches (0815)'))
  })
})

describe('calling codes', () => {
  it('belong to countries that exist, and name the region’s country', () => {
    expect(callingCode('DE')).toBe('+49')
    expect(countryOfCallingCode(region.phoneAreaCode)).toBe('CN')
    expect(COUNTRY_CODES.filter(code => callingCode(code)).length).toBeGreaterThan(160)
  })
})
