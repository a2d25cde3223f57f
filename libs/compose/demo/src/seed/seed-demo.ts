import type { ApiOptions, Wiring } from '@tradeport/compose/api'
import { createPool } from '@tradeport/node/db'
import { seedAbilities } from './abilities'
import { seedBankAccounts, seedBankChanges } from './bank-accounts'
import { seedBlocks } from './blocks'
import { seedCategories } from './catalogue'
import { seedCertificates } from './certificates'
import { seedCompanyLife } from './company-life'
import { seedCustomsOrders } from './customs-orders'
import { seedConsolidation, seedDeclarations } from './declarations'
import { openDemoApi, type DemoApi } from './demo-api'
import { seedListViews } from './list-views'
import { seedMembership } from './membership'
import { demoEmail, seedPeople, type SeededPeople } from './people'
import { seedMessages } from './messages'
import { seedOperatorRights } from './operators'
import { seedContent } from './news'
import { PictureShelf } from './pictures'
import { seedProduction } from './production'
import { seedPortraits } from './portraits'
import { seedProducts } from './products'
import { seedRates } from './rates'
import { seedRegions } from './regions'
import { seedRelations } from './relations'
import { seedShops } from './shops'
import { seedRegistrations } from './registrations'
import { seedAgreements } from './agreements'
import { seedServiceOrders } from './service-orders'
import { seedServiceQuestions } from './service-questions'
import { seedServices } from './services'
import { seedTrade, seedTradeOfToday } from './trade'

export interface DemoSettings {
  readonly options: ApiOptions
  readonly wiring: Wiring
  /** The password of all demo accounts of this installation. */
  readonly password: string
  /** Of each kind that a store has besides its first; more than it has by default. */
  readonly furtherGoods?: number
  progress(text: string): void
}

/** What the start prints, so that somebody can sign in. */
export interface DemoAccount {
  readonly frontEnd: string
  readonly email: string
}

const DAY = 86_400_000

export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { frontEnd: 'User Center, Platform Admin', email: demoEmail('admin', 'operator') },
  { frontEnd: 'Seller Center', email: demoEmail('lanyun', 'seller') },
  { frontEnd: 'Seller Center', email: demoEmail('cashhill', 'seller') },
  { frontEnd: 'Buyer Center', email: demoEmail('nordhaus', 'buyer') },
  { frontEnd: 'Buyer Center', email: demoEmail('harbor', 'buyer') },
  { frontEnd: 'Service Provider Admin', email: demoEmail('clearway', 'provider') },
]

/** The demo is made once, in an empty database; a row says that it was begun and whether it was finished. */
async function stateOf(pool: ApiOptions['pool']): Promise<'empty' | 'inhabited' | 'interrupted'> {
  await pool.query('create table if not exists demo_seed (started_at timestamptz not null, finished_at timestamptz)')
  const { rows } = await pool.query<{ finished: boolean; inhabited: boolean }>(
    `select exists (select 1 from user_account) as inhabited,
       not exists (select 1 from demo_seed where finished_at is null) as finished`,
  )
  if (rows[0]?.finished === false) return 'interrupted'
  return rows[0]?.inhabited ? 'inhabited' : 'empty'
}

/** Fills an empty database with the demo. @returns the accounts to sign in with, or why nothing was made. */
export async function seedDemo(settings: DemoSettings): Promise<readonly DemoAccount[] | 'inhabited' | 'interrupted'> {
  const { pool } = settings.options
  const state = await stateOf(pool)
  if (state !== 'empty') return state
  await pool.query('insert into demo_seed (started_at) values (now())')
  // The last statement below waits for the disk, and with it all that was written before.
  const hasty = createPool(settings.options.databaseUrl, { waitsForDisk: false, keepsPlans: true })
  const options = { ...settings.options, pool: hasty }
  const demo = await openDemoApi(options, settings.wiring, new Date(Date.now() - 90 * DAY))
  try {
    const shelf = new PictureShelf()
    settings.progress('making the demo: people and companies')
    const people = await seedPeople(demo, settings.password)
    await seedBankAccounts(demo, people)
    await seedCategories(demo, shelf)
    await seedProduction(demo, people)
    await seedCertificates(demo, people)
    settings.progress('making the demo: goods and services, and what is traded of them')
    await demo.beside([() => seedMall(demo, people, settings), () => seedServiceMarket(demo, people)])
    await seedConsolidation(demo, people)
    demo.at(new Date())
    settings.progress('making the demo: news, messages and plans')
    await seedContent(demo, people, shelf)
    await seedMessages(demo, people)
    await seedAbilities(demo, people)
    await seedMembership(demo, people)
    await seedRates(demo, people)
    await seedRegions(demo, people)
    await seedRegistrations(demo, people, settings.password)
    await seedOperatorRights(demo, people)
    await seedPortraits(demo, people)
    await seedBankChanges(demo, people)
    await seedCompanyLife(demo, people, settings.password)
    await seedListViews(demo, people)
    await shelf.flush(demo.pool)
    await settleMail(demo.pool)
    await settleReviews(demo.pool)
  } finally {
    await demo.close()
    await hasty.end()
  }
  await pool.query('update demo_seed set finished_at = now()')
  return DEMO_ACCOUNTS
}

/** Goods, and what is traded of them; regions have nothing to do with each other. */
async function seedMall(demo: DemoApi, people: SeededPeople, settings: DemoSettings): Promise<void> {
  const shelf = new PictureShelf()
  const regions = [...new Set(people.sellers.map(({ seller }) => seller.region))]
  const works = regions.map(region => async () => {
    const goods = await seedProducts(demo, people, region, settings.furtherGoods)
    await seedTrade(demo, people, region, goods)
    return goods
  })
  await seedTradeOfToday(demo, people, (await demo.beside(works)).flat())
  await seedShops(demo, people, shelf)
  demo.at(new Date())
  await seedRelations(demo, people)
  await seedBlocks(demo, people)
}

/** The service market, which goods have nothing to do with. */
async function seedServiceMarket(demo: DemoApi, people: SeededPeople): Promise<void> {
  demo.at(new Date())
  await seedAgreements(demo, people)
  await seedServices(demo, people, new PictureShelf())
  await seedServiceOrders(demo, people)
  await seedServiceQuestions(demo, people)
  await seedDeclarations(demo, people)
  await seedCustomsOrders(demo, people)
}

/** What is told to have happened weeks ago does not go out by mail today: it went then, but for two in each region. */
async function settleMail(pool: ApiOptions['pool']): Promise<void> {
  await pool.query(`
    update mail_outbox set status = 'dead', attempts = 8, last_error = '550 5.1.1 mailbox unavailable'
    where id in (
      select id from (
        select id, row_number() over (partition by region_id order by created_at desc, id desc) as place
        from mail_outbox where status = 'pending' and template = 'notification') as newest
      where place <= 2)`)
  await pool.query(`
    update mail_outbox set status = 'sent', attempts = 1, sent_at = created_at, params = '{}' where status = 'pending'`)
}

/** Who has decided on a product has seen that it came. */
async function settleReviews(pool: ApiOptions['pool']): Promise<void> {
  await pool.query(`
    update notification n set read_at = n.created_at + interval '1 hour' from product p
    where n.kind = 'review_requested' and n.read_at is null and n.dedupe_key = 'product-review:' || p.id
      and p.status <> 'pending_review' and p.change_status is distinct from 'pending_review'`)
}
