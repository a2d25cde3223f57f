import { describe, expect, test } from 'vitest'
import { readEnvironment } from './environment'

describe('without any variable the product', () => {
  const environment = readEnvironment({})

  test('listens on this machine alone, under tradeport.localhost', () => {
    expect(environment).toMatchObject({
      port: 8080,
      host: 'localhost',
      publicDomain: 'tradeport.localhost:8080',
      protocol: 'http',
      proxies: 0,
      demo: true,
    })
    expect(environment.dataDir).toMatch(/\/data$/)
  })

  test('has its own database, files on disk and no mail server', () => {
    for (const name of ['databaseUrl', 's3', 'smtpUrl']) expect(environment).not.toHaveProperty(name)
  })
})

test('a language model answers where one is named', () => {
  const variables = { AI_BASE_URL: 'http://localhost:11434/v1', AI_MODEL: 'qwen', AI_SPEECH_MODEL: 'whisper' }
  const access = { baseUrl: 'http://localhost:11434/v1', apiKey: 'none' }
  expect(readEnvironment(variables).assistant).toEqual({
    model: { ...access, model: 'qwen' },
    speech: { ...access, model: 'whisper' },
  })
  expect(readEnvironment({}).assistant).toEqual({})
})

test('people answer at the hours that are named', () => {
  expect(readEnvironment({ DESK_HOURS: '0-24' }).assistant).toEqual({ deskHours: { from: 0, to: 24 } })
})

test('a public domain is served over https', () => {
  expect(readEnvironment({ PUBLIC_DOMAIN: 'example.com' })).toMatchObject({
    protocol: 'https',
    mailFrom: 'no-reply@example.com',
  })
})

test.each([
  [{}, false],
  [{ DEMO: '0' }, true],
  [{ DEMO: '0', OPERATOR_SECOND_FACTOR: '0' }, false],
  [{ OPERATOR_SECOND_FACTOR: '1' }, true],
])('with %o operators need a second factor: %s', (variables, isNeeded) => {
  expect(readEnvironment(variables).operatorsNeedSecondFactor).toBe(isNeeded)
})

test('operators trust devices only where it is said', () => {
  expect(readEnvironment({}).operatorsTrustDevices).toBe(false)
  expect(readEnvironment({ OPERATOR_TRUSTED_DEVICES: '1' }).operatorsTrustDevices).toBe(true)
})

test('the first operator is a mail address', () => {
  expect(readEnvironment({ FIRST_OPERATOR: ' Ops@Example.com ' }).firstOperator).toBe('ops@example.com')
  expect(readEnvironment({})).not.toHaveProperty('firstOperator')
})

test.each([
  ['1', 1],
  ['true', 1],
  ['2', 2],
  ['0', 0],
  ['off', 0],
  ['', 0],
])('TRUST_PROXY=%s says that there are %i proxies in front', (text, proxies) => {
  expect(readEnvironment({ TRUST_PROXY: text }).proxies).toBe(proxies)
})

test('proxies are counted, not named', () => {
  expect(() => readEnvironment({ TRUST_PROXY: '10.0.0.0/8' })).toThrow('how many proxies')
})

test('receipts are signed under a secret that is not guessed', () => {
  const secret = 'x'.repeat(32)
  expect(readEnvironment({ SINGLE_WINDOW_FOLDER: '/srv/sw', SINGLE_WINDOW_SIMULATOR: '1' })).toMatchObject({
    ...{ singleWindowFolder: '/srv/sw', singleWindowSimulator: true },
  })
  expect(readEnvironment({}).singleWindowSimulator).toBe(false)
  expect(readEnvironment({ SINGLE_WINDOW_SECRET: ` ${secret} ` }).singleWindowSecret).toBe(secret)
  expect(readEnvironment({})).not.toHaveProperty('singleWindowSecret')
  expect(() => readEnvironment({ SINGLE_WINDOW_SECRET: 'short' })).toThrow('SINGLE_WINDOW_SECRET')
})

test('companies are looked up where it is said, in a simulated register otherwise', () => {
  const registryUrl = 'https://api.gleif.org/api/v1'
  expect(readEnvironment({ REGISTRY_URL: registryUrl }).registryUrl).toBe(registryUrl)
  expect(readEnvironment({})).not.toHaveProperty('registryUrl')
})

test('files are looked through where it is said', () => {
  expect(readEnvironment({ CLAMD_URL: 'tcp://clamd.internal' }).clamd).toEqual({ host: 'clamd.internal', port: 3310 })
  expect(readEnvironment({ CLAMD_URL: 'tcp://[::1]:3400' }).clamd).toEqual({ host: '::1', port: 3400 })
  expect(readEnvironment({})).not.toHaveProperty('clamd')
  expect(() => readEnvironment({ CLAMD_URL: 'localhost:3310' })).toThrow('CLAMD_URL')
})

test('the port is part of the default domain', () => {
  expect(readEnvironment({ PORT: '9000' }).publicDomain).toBe('tradeport.localhost:9000')
})

test.each([
  [{ PORT: 'abc' }, 'PORT is "abc", but a port is a number from 1 to 65535.'],
  [{ PORT: '70000' }, 'PORT is "70000", but a port is a number from 1 to 65535.'],
  [{ FIRST_OPERATOR: 'somebody' }, 'FIRST_OPERATOR is no mail address.'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL is no address of the form postgres://….'],
  [{ SMTP_URL: 'mail' }, 'SMTP_URL is no address of the form smtp://….'],
  [
    { AI_BASE_URL: 'http://localhost:11434/v1' },
    'AI_BASE_URL needs AI_MODEL, the name of the model that answers there.',
  ],
  [{ DESK_HOURS: '22-8' }, 'DESK_HOURS is "22-8", but hours are of the form 8-22, from 0 to 24.'],
  [{ DESK_HOURS: 'always' }, 'DESK_HOURS is "always", but hours are of the form 8-22, from 0 to 24.'],
  [{ AI_BASE_URL: 'ftp://x', AI_MODEL: 'm' }, 'AI_BASE_URL is no address of the form https://….'],
  [{ S3_BUCKET: 'files' }, 'Files go to S3 only with all of S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.'],
])('%o is refused with one sentence', (variables, sentence) => {
  expect(() => readEnvironment(variables)).toThrow(sentence)
})
