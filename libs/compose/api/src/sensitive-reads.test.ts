import { endpointsOf } from '@tradeport/kernel/contract-kit'
import { fieldsOf } from '@tradeport/testing/harness'
import { expect, test } from 'vitest'
import { permissionCatalogue } from './permissions'
import { wireProduct } from './wire-product'

const { contracts } = wireProduct({ publicUrl: 'http://www.tradeport.localhost:8080' })
const catalogue = permissionCatalogue(contracts)
const reads = contracts
  .flatMap(contract => endpointsOf(contract).map(([, endpoint]) => endpoint))
  .filter(endpoint => !endpoint.writes && catalogue.keyOf(endpoint) !== undefined)

/** One document at a time of what companies entrust to the platform, and everything that is taken away as a file. */
const isSensitive = ({ name, kind }: (typeof reads)[number]) => /Detail$/.test(name) || kind === 'binary'

/** What is no secret of a company or a person. */
const OPEN = new Set([
  'catalogue.adminAttributeDetail',
  'catalogue.adminCategoryDetail',
  'catalogue.adminProductDetail',
  'catalogue.adminStoreDetail',
  'content.documentDetail',
  'content.newsDetail',
  // The log itself, whose every export is in it.
  'governance.auditDetail',
  'governance.backgroundJobDetail',
  'identity.checklistDetail',
  'identity.regionDetail',
  'identity.regionSettingDetail',
  'identity.menuDetail',
  'language.export',
  'language.versionDetail',
  'membership.offeringDetail',
  'reference.dictionaryExport',
  'reference.exchangeRateExport',
  'agreement.agreementTemplateDetail',
  'serviceMarket.serviceCategoryDetail',
  'serviceMarket.serviceDetail',
])

test('a look of operators into a document of a company, and a file they take away, is in the log', () => {
  const silent = reads.filter(
    endpoint => isSensitive(endpoint) && endpoint.audit !== 'read' && !OPEN.has(endpoint.name),
  )
  expect(silent.map(({ name }) => name)).toEqual([])
})

test('what is in the log says which kind of document was looked at', () => {
  const nameless = reads.filter(({ audit, touches, reads: of }) => audit === 'read' && touches.length + of.length === 0)
  expect(nameless.map(({ name }) => name)).toEqual([])
})

/** How people are reached, where they are, and where they are paid: what a list of them gives away. */
const OF_PEOPLE = new Set(['email', 'phone', 'ip', 'accountNo', 'contactEmail', 'contactPhone'])

/** Why these are not in the log. */
const OF_NO_STRANGER: Readonly<Record<string, string>> = {
  'customs.declarationFormSheet': 'the paper itself names who declares',
  'governance.auditDetail': 'the log itself, which few read',
  'governance.auditPage': 'the log itself, which few read',
  'identity.grantPage': 'colleagues of the house',
  'identity.operatorPage': 'colleagues of the house',
  'trading.orderPayees': 'the number is for the buyer alone; operators see its end',
}

test('a look of operators into how people are reached, where they are or where they are paid is in the log', () => {
  const telling = reads.filter(({ output }) => fieldsOf(output, 'output').some(({ name }) => OF_PEOPLE.has(name)))
  const silent = telling.filter(({ audit }) => audit !== 'read').map(({ name }) => name)
  expect(silent.sort()).toEqual(Object.keys(OF_NO_STRANGER).sort())
})
