import type { DeclarationContent, DeclarationIssue } from '@tradeport/domain/customs/contract'
import { addDecimal, compareDecimal, isSamePartyName, roundDecimal, sumDecimal } from '@tradeport/kernel/values'
import { issue, type CheckContext, type CollectAccount, type LinkedTotal } from './check-context'
import { declaredBy } from './declaration-form.calc'
import { B2B_DOCUMENT } from './head.checks'

/** What these lines declare in a currency. */
const declaredIn = (items: DeclarationContent['items'], currency: string): string =>
  declaredBy(items).find(declared => declared.currency === currency)?.amount ?? '0'

/** As forms write sums. */
const sumText = (amount: string, currency: string): string => `${roundDecimal(amount, 2)} ${currency}`

const differs = ({ currency, amount }: LinkedTotal, declared: string): DeclarationIssue =>
  issue(
    'V-DEC-41',
    'order_total_differs',
    'items',
    { total: sumText(amount, currency), declared: sumText(declared, currency) },
    'warn',
  )

/**
 * Whose account the goods are paid to, where that is not the consignor: of those in the currency of the goods, of all where there is none. A
 * company is the same by its number whatever script its name is written in.
 */
function strangeOwner(
  { ieFlag, head: { tradeName, tradeCoScc }, items }: DeclarationContent,
  accounts: readonly CollectAccount[],
): string | undefined {
  if (ieFlag !== 'E' || tradeName === '') return undefined
  const fitting = accounts.filter(({ currency }) => items.some(({ tradeCurr }) => tradeCurr === currency))
  const asked = fitting.length > 0 ? fitting : accounts
  const isConsignor = ({ holderName, holderRegNo }: CollectAccount) =>
    isSamePartyName(holderName, tradeName) || (tradeCoScc !== '' && holderRegNo === tradeCoScc)
  return asked.some(isConsignor) ? undefined : asked[0]?.holderName
}

/**
 * V-DEC-10, 31, 40 and 41: what the transport and the order behind the form say. Goods that leave in parts differ rightly, so nothing is held
 * back but a wrong number of the order.
 */
export const linkedChecks = (
  content: DeclarationContent,
  { linked }: Pick<CheckContext, 'linked'>,
): DeclarationIssue[] => {
  if (!linked) return []
  const { head, items, containers, eDocs } = content
  const found: DeclarationIssue[] = []
  if (linked.packs !== undefined && head.packNo !== '' && head.packNo !== String(linked.packs))
    found.push(issue('V-DEC-31', 'packs_differ', 'head.packNo', { bill: linked.packs }, 'warn'))
  if (linked.billNo && head.billNo !== '' && head.billNo !== linked.billNo)
    found.push(issue('V-DEC-40', 'bill_differs', 'head.billNo', { bill: linked.billNo }, 'warn'))
  const known = linked.containerNos
  containers.forEach(({ containerId }, index) => {
    if (known && containerId !== '' && !known.includes(containerId))
      found.push(issue('V-DEC-40', 'container_differs', `containers[${index}].containerId`, {}, 'warn'))
  })
  // Of 9810 it is the order of a warehouse abroad, which nothing here knows.
  const { orderNos = [], totals = [] } = linked
  if (orderNos.length > 0 && head.tradeMode === '9710') {
    const index = eDocs.findIndex(({ edocCode }) => edocCode === B2B_DOCUMENT)
    const said = eDocs[index]?.edocId ?? ''
    if (said !== '' && !orderNos.includes(said))
      found.push(issue('V-DEC-10', 'b2b_number_differs', `eDocs[${index}].edocId`, { no: orderNos.join(', ') }))
  }
  for (const total of totals) {
    const declared = addDecimal(declaredIn(items, total.currency), total.elsewhere ?? '0')
    if (compareDecimal(declared, total.amount) !== 0) found.push(differs(total, declared))
  }
  const owner = strangeOwner(content, linked.collectAccounts ?? [])
  if (owner !== undefined) found.push(issue('V-DEC-41', 'consignor_differs', 'head.tradeName', { owner }, 'warn'))
  return found
}

/**
 * V-DEC-41 of orders that are being turned into forms: all of them together declare another total than the orders (`own`), or this one, with
 * what is declared already (of `known`: also the orders that were declared together with one of them), declares more.
 */
export function conversionIssues(
  forms: readonly DeclarationContent[],
  part: DeclarationContent,
  { own, known }: { own: readonly LinkedTotal[]; known: readonly LinkedTotal[] },
): DeclarationIssue[] {
  const wrong = own.flatMap(total => {
    const drawn = sumDecimal(forms.map(({ items }) => declaredIn(items, total.currency)))
    return compareDecimal(drawn, total.amount) === 0 ? [] : [differs(total, drawn)]
  })
  if (wrong.length > 0) return wrong
  return known.flatMap(total => {
    const declared = addDecimal(declaredIn(part.items, total.currency), total.elsewhere ?? '0')
    return compareDecimal(declared, total.amount) > 0 ? [differs(total, declared)] : []
  })
}
