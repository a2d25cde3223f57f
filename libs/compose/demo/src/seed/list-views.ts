import { listViewSave } from '@tradeport/domain/identity/contract'
import { DEFAULT_REGION } from '@tradeport/kernel/config'
import type { DemoApi } from './demo-api'
import type { SeededPeople } from './people'

type View = readonly [list: string, name: string, query: string]

const OF_SELLER: readonly View[] = [
  ['/products', '退回待修改', 'status=rejected'],
  ['/products', '草稿', 'status=draft'],
  ['/orders', '生产中', 'status=in_production'],
]
const OF_BUYER: readonly View[] = [
  ['/inquiries', 'Still open', 'status=open'],
  ['/orders', 'On its way to us', 'status=shipped'],
]
const OF_OPERATOR: readonly View[] = [
  ['/products', '今日待审', 'status=review'],
  ['/registrations', '新申请', 'status=submitted'],
]

/** Lists as people have put them by, to come back to. */
export async function seedListViews(demo: DemoApi, people: SeededPeople): Promise<void> {
  const seller = people.sellers.find(each => each.seller.key === 'lanyun')?.actor
  const buyer = people.buyers.find(each => each.buyer.key === 'nordhaus')?.actor
  if (!seller || !buyer) throw new Error('demo: nobody has views of lists')
  const owners = [
    [{ ...seller, frontEnd: 'seller' }, OF_SELLER],
    [{ ...buyer, frontEnd: 'buyer' }, OF_BUYER],
    [{ ...(await people.operator('admin', DEFAULT_REGION)), frontEnd: 'admin' }, OF_OPERATOR],
  ] as const
  for (const [owner, views] of owners)
    for (const [list, name, query] of views) await demo.call(owner, listViewSave, { list, name, query })
}
