import { endpointsOf } from '@tradeport/kernel/contract-kit'
import { LOCALES } from '@tradeport/kernel/config'
import { actWords, documentOf } from '@tradeport/kernel/acts'
import { actLocales } from '@tradeport/web/acts'
import { describe, expect, test } from 'vitest'
import { catalogue, contracts } from './app-pages'

// What can stand in the audit log, from everything that writes into it, has words: operators and owners read those.

interface Machine {
  readonly name: string
  readonly actions: Readonly<Record<string, { readonly by: readonly string[] }>>
}

const isMachine = (value: unknown): value is Machine =>
  typeof value === 'object' && value !== null && 'initial' in value && 'actions' in value && 'name' in value

const machines = Object.values(import.meta.glob<object>('../../../domain/*/rules/src/index.ts', { eager: true }))
  .flatMap(rules => Object.values(rules))
  .filter(isMachine)

const sources = Object.entries(
  import.meta.glob<string>(['../../../domain/*/server/src/**/*.ts', '!**/*.test.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).map(([path, text]) => ({ path: path.replace(/^(?:\.\.\/)+domain\//, '').replace('/server/src/', '/'), text }))

const each = (documents: readonly string[], verbs: readonly string[], sign = ':') =>
  documents.flatMap(document => verbs.map(verb => `${document}${sign}${verb}`))

/** Every step of a machine, those of the system among them. */
const steps = (name: string) => Object.entries(machines.find(machine => machine.name === name)?.actions ?? {})
const whole = (name: string, as = name, sign = ':') =>
  each(
    [as],
    steps(name).map(([verb]) => verb),
    sign,
  )
/** The steps that operators take: others leave no line there. */
const ofOffice = (name: string, sign = ':') =>
  each(
    [name],
    steps(name).flatMap(([verb, { by }]) => (by.some(role => role.startsWith('op_')) ? [verb] : [])),
    sign,
  )

const CONTENT = ['newsArticle', 'relatedDocument', 'banner']
const SWITCHED = ['create', 'update', 'enable', 'disable']

/** Where the name of an act is put together, and what comes of it. */
const PUT_TOGETHER: Readonly<Record<string, readonly string[]>> = {
  'agreement/template.handlers.ts': whole('agreementTemplate'),
  'catalogue/category-change.ts': each(['category', 'attribute'], [...SWITCHED, 'delete', 'sort', 'attributes']),
  'catalogue/product-publishing.ts': ofOffice('product', '.'),
  'catalogue/store.handlers.ts': ofOffice('store', '.'),
  'content/content-translation.ts': each(CONTENT, ['confirm_translation']),
  'content/content-version.ts': each(CONTENT, ['restore']),
  'content/news-article.step.ts': whole('newsArticle', 'news'),
  'content/publication.ts': [...whole('publication', 'document'), ...whole('publication', 'banner')],
  'customs/amendment.handlers.ts': ofOffice('declarationAmendment'),
  'customs/declaration.handlers.ts': each(['declarationForm'], ['offline_create', 'offline_update']),
  'customs/receipt.handlers.ts': each(['customsReceipt'], ['assign', 'dismiss']),
  'governance/background-job.handlers.ts': whole('backgroundJob'),
  'identity/address-book.handlers.ts': each(['companyAddress'], ['create', 'update', 'remove', 'set_default']),
  'identity/bank-account.handlers.ts': whole('bankAccount'),
  'identity/certificate.handlers.ts': whole('certificate'),
  'identity/company-state.ts': whole('company'),
  'identity/department.handlers.ts': each(['department'], ['create', 'update', 'remove']),
  'identity/grant.handlers.ts': [...whole('grant'), 'grant:request'],
  'identity/member.handlers.ts': [...whole('member'), ...whole('invitation'), 'invitation:invite'],
  'identity/operator.handlers.ts': [
    ...whole('operator'),
    ...each(['operator'], ['update', 'unlock', 'reset_second_factor']),
  ],
  'identity/passkey.handlers.ts': each(['passkey'], ['add', 'remove', 'rename']),
  'identity/person.handlers.ts': each(['person'], ['disable', 'enable', 'unlock', 'reset_second_factor']),
  'identity/region.handlers.ts': each(['region'], ['update', 'close', 'reopen']),
  'identity/registration.decision.ts': whole('registration'),
  'identity/role.handlers.ts': each(['role'], SWITCHED),
  'language/text.handlers.ts': whole('languageText'),
  'membership/issued-invoice.handlers.ts': ofOffice('membershipInvoice'),
  'membership/offering.handlers.ts': whole('offering'),
  'membership/order.handlers.ts': ofOffice('membershipOrder'),
  'messaging/mail/mail.handlers.ts': ofOffice('mail'),
  'reference/dictionary.handlers.ts': each(['dictionary'], SWITCHED),
  'reference/exchange-rate.handlers.ts': [...whole('exchangeRate'), 'exchangeRate:create'],
  'reporting/report.handlers.ts': whole('report'),
  'service-market/service-category.handlers.ts': each(
    ['serviceCategory'],
    [...SWITCHED, 'delete', 'template', 'skuTemplate'],
  ),
  'service-market/service-steps.ts': ofOffice('service'),
  'service-order/after-sales-progress.ts': ofOffice('afterSalesCase'),
  'service-order/direct-refund.ts': ['serviceOrder:decide_refund'],
  'service-order/direct-steps.ts': ['serviceOrder:receive_commission'],
  'service-order/order-progress.ts': ofOffice('serviceOrder'),
  'service-order/payment-claim.ts': ['serviceOrder:decide_payment'],
  'service-order/stuck-money.ts': ['serviceOrder:retry_payment'],
  'customs/customs-order-money.ts': ['customsOrder:retry_payment'],
  'support/operator-step.ts': ofOffice('leaveMessage'),
  'trading/order.handlers.ts': whole('orderHold', 'order', '.'),
}

/** Calls that operators make, and what is refused to them while they look on as somebody. */
const audited = contracts
  .flatMap(contract => endpointsOf(contract).map(([, endpoint]) => endpoint))
  .filter(({ audit, audiences, writes }) => audit !== 'none' && !audiences.includes('visitor') && (writes || audit))

const wordless = (names: readonly string[]) =>
  [...new Set(names)].filter(name => {
    const { document, action } = actWords(name)
    return !document || !action
  })

describe('words for', () => {
  test('every call that is audited, and for the document that it is about', () => {
    expect(audited.length).toBeGreaterThan(300)
    expect(wordless(audited.map(({ name }) => name))).toEqual([])
    const documents = audited.map(({ touches, reads }) => touches[0] ?? reads[0] ?? '')
    expect([...new Set(documents)].filter(name => name !== '' && !documentOf(name))).toEqual([])
  })

  test('every act that a handler names', () => {
    const named = sources.flatMap(({ text }) =>
      [...text.matchAll(/action: .*/g)].flatMap(([line]) =>
        [...line.matchAll(/'(\w+[:.]\w+)'/g)].map(([, name = '']) => name),
      ),
    )
    expect(named.length).toBeGreaterThan(30)
    expect(wordless(named)).toEqual([])
    const types = sources.flatMap(({ text }) =>
      [...text.matchAll(/(?:entityType: |\bDOCUMENT = )'(\w+)'/g)].map(([, type = '']) => type),
    )
    expect(types.length).toBeGreaterThan(30)
    expect([...new Set(types)].filter(type => !documentOf(type))).toEqual([])
  })

  test('every act whose name is put together', () => {
    const places = sources.filter(({ text }) => /action: `[^`]*[:.](?:\$\{|\w+`)/.test(text)).map(({ path }) => path)
    expect(places.sort()).toEqual(Object.keys(PUT_TOGETHER).sort())
    for (const [place, acts] of Object.entries(PUT_TOGETHER)) expect([place, acts.length > 0]).toEqual([place, true])
    expect(wordless(Object.values(PUT_TOGETHER).flat())).toEqual([])
  })

  test('every right', () => {
    expect(catalogue.permissions.length).toBeGreaterThan(100)
    expect(wordless(catalogue.permissions.map(({ key }) => key))).toEqual([])
  })

  test('what is unknown are none', () => {
    for (const name of ['', 'order', 'order:somersault', 'unheard:read', 'unheard.unheardOf'])
      expect([name, wordless([name])]).toEqual([name, [name]])
  })
})

test('no act of one document is taken for one of another', () => {
  expect(actWords('identity.acceptCertificate')).toEqual({ document: 'document.certificate', action: 'action.accept' })
  expect(actWords('identity.companyDetail')).toEqual({ document: 'document.company', action: 'action.read' })
  expect(actWords('identity.deleteCompanyRole')).toEqual({ document: 'document.companyRole', action: 'action.remove' })
  expect(actWords('customs.customsOrderDetail')).toEqual({ document: 'document.customsOrder', action: 'action.read' })
  expect(actWords('language.rollBack')).toEqual({ document: 'document.language', action: 'action.roll_back' })
  expect(actWords('serviceOrder.serviceOrderDecide').action).toBe('action.resolve')
  expect(actWords('member:hand_over').action).toBe('action.hand_over_ownership')
  expect(actWords('serviceOrder:hand_over').action).toBe('action.deliver')
})

test('every language has them', () => {
  expect(Object.keys(actLocales).sort()).toEqual(LOCALES.map(({ code }) => `./locale/${code}.ts`).sort())
})
