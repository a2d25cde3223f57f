import { blockCreate, threadPage, type BlockReason, type ThreadRow } from '@tradeport/domain/sourcing/contract'
import type { DemoActor, DemoApi } from './demo-api'
import type { SeededPeople } from './people'

/** Talk that has come to nothing. */
const OVER: readonly ThreadRow['status'][] = ['declined', 'closed', 'lost', 'unanswered', 'new', 'viewed']
const HOUR = 3_600_000

/** The other company of a negotiation, as the caller knows it. */
type Other = (thread: ThreadRow) => string | null

/** Blocks a company with which nothing goes on, where there is one: what is open in the demo stays as it is. */
async function blockOne(
  demo: DemoApi,
  actor: DemoActor,
  otherOf: Other,
  why: { reason: BlockReason; note: string },
): Promise<boolean> {
  const { records } = await demo.call(actor, threadPage, { pageNum: 1, pageSize: 100 })
  const byCompany = Map.groupBy(records, otherOf)
  const found = [...byCompany].find(
    ([name, threads]) => name !== null && threads.every(({ status }) => OVER.includes(status)),
  )
  const thread = found?.[1][0]
  if (!thread) return false
  await demo.call(actor, blockCreate, { threadId: thread.id, ...why })
  return true
}

/** Either way round, for the first accounts of a seller and of a buyer that the start prints. */
export async function seedBlocks(demo: DemoApi, { sellers, buyers }: SeededPeople): Promise<void> {
  const now = demo.now()
  demo.at(new Date(now.getTime() - 30 * HOUR))
  const buyer = buyers.find(({ buyer: { key } }) => key === 'nordhaus')
  for (const key of ['lanyun', 'cashhill']) {
    const seller = sellers.find(each => each.seller.key === key)
    const otherOf: Other = ({ buyerName }) => (buyerName === buyer?.buyer.legalName ? null : buyerName)
    const why = { reason: 'spam', note: 'The same request eleven times a day, for goods that we do not make.' } as const
    if (seller && (await blockOne(demo, seller.actor, otherOf, why))) break
  }
  if (buyer)
    await blockOne(demo, buyer.actor, thread => thread.storeId, {
      ...{ reason: 'no_fit', note: 'Least quantities far above what we buy, whatever we ask for.' },
    })
  demo.at(now)
}
