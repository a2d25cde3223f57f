import type { DeclarationIssue } from '@tradeport/domain/customs/contract'
import { addDecimal, compareDecimal } from '@tradeport/kernel/values'
import { issue, type Check } from './check-context'
import { declaredBy } from './declaration-form.calc'

/** V-DEC-40 and 41: what the transport and the order behind the form say. */
export const linkedChecks: Check = ({ head, items, containers }, { linked }) => {
  if (!linked) return []
  const found: DeclarationIssue[] = []
  if (linked.billNo && head.billNo !== '' && head.billNo !== linked.billNo)
    found.push(issue('V-DEC-40', 'bill_differs', 'head.billNo', { bill: linked.billNo }, 'warn'))
  const known = linked.containerNos
  containers.forEach(({ containerId }, index) => {
    if (known && containerId !== '' && !known.includes(containerId))
      found.push(issue('V-DEC-40', 'container_differs', `containers[${index}].containerId`, {}, 'warn'))
  })
  const { total, collectsFor } = linked
  if (total) {
    const declared = declaredBy(items).find(({ currency }) => currency === total.currency)
    if (!declared || compareDecimal(addDecimal(declared.amount, total.elsewhere ?? '0'), total.amount) !== 0)
      found.push(
        issue('V-DEC-41', 'order_total_differs', 'items', { total: `${total.amount} ${total.currency}` }, 'warn'),
      )
  }
  if (collectsFor && head.tradeName !== '' && head.tradeName !== collectsFor)
    found.push(issue('V-DEC-41', 'consignor_differs', 'head.tradeName', { owner: collectsFor }, 'warn'))
  return found
}
