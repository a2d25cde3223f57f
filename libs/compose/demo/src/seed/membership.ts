import {
  grantGive,
  membershipInvoiceIssue,
  membershipInvoicePage,
  membershipOrderConfirm,
  membershipOrderCreate,
  membershipOrderReportPayment,
  membershipOverview,
  offeringCreate,
  offeringPutOnSale,
  paymentAccountSet,
  subscriptionAutoRenew,
  trialStart,
  type InvoiceInput,
} from '@tradeport/domain/membership/contract'
import { ALL_REGIONS } from '@tradeport/kernel/config'
import { DEMO_OFFERINGS } from '../content/membership'
import type { DemoActor, DemoApi } from './demo-api'
import { attached } from './paper'
import type { SeededPeople } from './people'

const DAY = 86_400_000

/** What a waiting order asks the platform to write. */
const SPECIAL_INVOICE: InvoiceInput = {
  need: 'vat_special',
  title: '桐乡绒岭服饰有限公司',
  taxNo: '91330483MA2B8X1Y2Z',
  address: '浙江省桐乡市濮院镇工贸大道 16 号',
  phone: '0573-88801234',
  bank: '中国农业银行濮院支行',
  account: '19370101040012345',
  email: 'finance@cashhill.example',
}

const NORMAL_INVOICE: InvoiceInput = {
  need: 'vat_normal',
  title: '浙江岚云针织有限公司',
  taxNo: '91330483MA28LY6K3T',
  email: 'finance@lanyun.example',
}

/** Nobody has written this one yet. */
const WAITING_INVOICE: InvoiceInput = {
  need: 'commercial',
  title: 'Harbor & Pine Apparel Inc.',
  address: '120 Water Street, New York',
  email: 'payables@harbor.example',
}

async function offered(demo: DemoApi, who: DemoActor, code: string) {
  const { offers } = await demo.call(who, membershipOverview, {})
  const offer = offers.find(each => each.code === code)
  if (!offer) throw new Error(`demo: nobody sells ${code}`)
  return { offeringId: offer.id, termsId: offer.terms.id }
}

/** Its next period is ordered by itself. */
async function renewing(demo: DemoApi, who: DemoActor): Promise<void> {
  const { subscription } = await demo.call(who, membershipOverview, {})
  if (!subscription) throw new Error('demo: there is no plan to renew')
  await demo.call(who, subscriptionAutoRenew, { id: subscription.id, version: subscription.version, on: true })
}

/** A seller's order for a plan, with the payment reported. */
async function ordered(
  demo: DemoApi,
  seller: DemoActor,
  code: string,
  invoice?: InvoiceInput,
): Promise<{ id: string; version: number }> {
  const order = await demo.call(seller, membershipOrderCreate, {
    ...(await offered(demo, seller, code)),
    ...(invoice && { invoice }),
  })
  return demo.call(seller, membershipOrderReportPayment, {
    id: order.id,
    version: order.version,
    bankReference: `TT${order.no.slice(2)}`,
    paidOn: demo.now().toISOString().slice(0, 10),
    evidence: [],
  })
}

/** What is waited for in the operator's region is written. */
async function invoiced(demo: DemoApi, operator: DemoActor): Promise<void> {
  const { records } = await demo.call(operator, membershipInvoicePage, { status: 'wanted' })
  for (const { id, version, orderNo, orderAmount: amount, orderCurrency: currency } of records)
    await demo.call(operator, membershipInvoiceIssue, {
      ...{ id, version, amount, currency },
      number: `2533200000${orderNo.slice(-6)}`,
      issuedOn: demo.now().toISOString().slice(0, 10),
      file: await attached(demo, operator, `${orderNo}.pdf`, `Invoice for order ${orderNo} (demo)`),
      reason: 'Written at the tax office',
    })
}

/** Plans on sale in every region; one seller has bought one, and the payment of another waits for an operator. */
export async function seedMembership(demo: DemoApi, people: SeededPeople): Promise<void> {
  demo.at(new Date(Date.now() - 60 * DAY))
  for (const region of ALL_REGIONS) {
    const operator = await people.operator('admin', region)
    for (const offering of DEMO_OFFERINGS) {
      const draft = await demo.call(operator, offeringCreate, offering)
      await demo.call(operator, offeringPutOnSale, { id: draft.id, version: draft.version })
    }
    await demo.call(operator, paymentAccountSet, {
      holder: 'Tradeport (Demo) Co., Ltd.',
      bank: 'Demo Bank, Puyuan Branch',
      account: '6222 0000 0000 0000',
      swift: 'DEMOCNBJ',
      version: 0,
      reason: 'First account',
    })
  }
  const actorOf = (key: string) => people.sellers.find(({ seller }) => seller.key === key)?.actor
  const member = actorOf('lanyun')
  const waiting = actorOf('cashhill')
  if (member) {
    const order = await ordered(demo, member, 'professional', NORMAL_INVOICE)
    const operator = await people.operator('admin', member.region)
    await demo.call(operator, membershipOrderConfirm, { ...order, reason: 'Found on the bank statement' })
    await invoiced(demo, operator)
    await renewing(demo, member)
  }
  demo.at(new Date(Date.now() - 2 * DAY))
  if (waiting) await ordered(demo, waiting, 'basic', SPECIAL_INVOICE)
  await paidByOthers(demo, people)
}

/** A provider's plan, a trial of another, a buyer's that ends soon, and what operators gave for nothing. */
async function paidByOthers(demo: DemoApi, people: SeededPeople): Promise<void> {
  const provider = people.providers.find(each => each.provider.key === 'clearway')?.actor
  const buyer = people.buyers.find(each => each.buyer.key === 'harbor')?.actor
  if (!provider || !buyer) throw new Error('demo: members are not there')
  demo.at(new Date(Date.now() - 30 * DAY))
  const head = await people.operator('admin', provider.region)
  for (const [who, code, invoice] of [
    [provider, 'provider-standard', undefined],
    [buyer, 'business', WAITING_INVOICE],
  ] as const)
    await demo.call(head, membershipOrderConfirm, {
      ...(await ordered(demo, who, code, invoice)),
      reason: 'Found on the bank statement',
    })
  await demo.pool.query(`update membership_subscription set ends_at = $2 where company_id = $1`, [
    buyer.companyId,
    new Date(Date.now() + 6 * DAY),
  ])
  const trying = people.providers.find(each => each.provider.key === 'eastsea')?.actor
  demo.at(new Date(Date.now() - 11 * DAY))
  if (trying) await demo.call(trying, trialStart, await offered(demo, trying, 'provider-standard'))
  await demo.call(head, grantGive, {
    companyId: people.providers.find(each => each.provider.key === 'eastsea')?.actor.companyId ?? '',
    ability: 'data.export',
    quota: 10,
    validTo: new Date(Date.now() + 60 * DAY).toISOString(),
    reason: 'Its file of last week was broken by a fault of ours.',
  })
}
