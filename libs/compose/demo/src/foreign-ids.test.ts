import { createHash, randomUUID } from 'node:crypto'
import type { Api } from '@tradeport/compose/api'
import { DEFAULT_REGION, REGIONS, ROLES } from '@tradeport/kernel/config'
import { endpointsOf, type Audience, type Endpoint, type Envelope } from '@tradeport/kernel/contract-kit'
import { startDemoApi, type DemoApi } from '@tradeport/testing/demo'
import { ANY_FILES, inputWith, takesIds, type Caller, type TestApi } from '@tradeport/testing/harness'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dryApi, type Asker, type Row } from './dry-api.test-kit'
import { NamedTables } from './named-tables.test-kit'
import { reachOf, visibleTo, type Reached } from './reach.test-kit'

/** What everybody may name: the platform's own offers and what is on show. All other rows belong to somebody. */
const ON_SHOW = new Set([
  'banner',
  'category',
  'company',
  'membership_offering',
  'membership_terms',
  'news_article',
  'product_sku',
  'related_document',
  'service_category',
  'store',
])
/** Of these only what is not on show. */
const HIDDEN: Readonly<Record<string, string>> = {
  product: `status = 'draft'`,
  service: `status = 'draft'`,
  // What stands behind a badge is opened by everybody who is signed in.
  file_asset: `visibility <> 'public' and id not in (select unnest(file_ids) from company_certificate where status = 'accepted')`,
}

const PARTIES = ['buyer', 'seller', 'provider'] as const
type Party = (typeof PARTIES)[number]
/**
 * What is one person’s alone, whatever company they work for: where they are signed in, what they were told, how they look at lists, what
 * they gather to ask.
 */
const PERSONAL = new Set(['inquiry_item', 'list_view', 'notification', 'user_session'])
const FIRST_SHOP = `(select store_id from company where id = '<company>')`
/** On show in the mall, and with calls that are their owner’s alone: of each table, which rows those are. */
const OFFERED: Readonly<Record<Party, Readonly<Record<string, string>>>> = {
  buyer: {},
  seller: { product: `store_id = ${FIRST_SHOP}`, store: `id = ${FIRST_SHOP}` },
  provider: { service: `provider_company_id = '<company>'` },
}

/** What belongs to one of a seller's shops. */
const OF_ONE_SHOP: readonly string[] = ['inquiry_thread', 'quotation', 'trade_order', 'payment_milestone']

const ALL_OFFERED = Object.values(OFFERED).flatMap(tables => Object.keys(tables))
/** Of the demo: whose rows the matrix asks for, in a company that has some of everything. */
const OWNERS: Readonly<Record<Party, string>> = {
  buyer: 'nordhaus@buyer.example',
  seller: 'lanyun@seller.example',
  provider: 'clearway@provider.example',
}
const HOME = REGIONS.puyuan
const REGION = REGIONS.guangzhou

let api: TestApi
let dry: Api
let named: NamedTables
let demo: DemoApi
/** Tables whose rows are known by a UUID. */
let tables: string[]
let endpoints: Endpoint[]
/** One row of each table that is not theirs. */
const others = new Map<string, string>()
/** Of tables that are kept by region: one row of a region that is not theirs. */
const elsewhere = new Map<string, string>()
const strangers = new Map<string, Caller>()

async function aRow(table: string, condition: string): Promise<string | undefined> {
  const { rows } = await api.pool.query<{ id: string }>(
    `select id from "${table}" where ${condition} and ${HIDDEN[table] ?? 'true'} order by id desc limit 1`,
  )
  return rows[0]?.id
}

/** In the region in which the visitor looks; shops that are shut have goods on sale as well, which nobody sees. */
async function aRowOnShow(): Promise<string | undefined> {
  const { rows } = await api.pool.query<{ id: string }>(
    'select product_id as id from product_listing where region_id = $1 and visible order by product_id limit 1',
    [DEFAULT_REGION.regionId],
  )
  return rows[0]?.id
}

beforeAll(async () => {
  demo = await startDemoApi()
  const { options, wiring } = demo
  api = demo.api
  endpoints = wiring.contracts.flatMap(contract => endpointsOf(contract).map(([, endpoint]) => endpoint))
  const { rows } = await api.pool.query<{ name: string; byRegion: boolean }>(
    `select table_name as name, bool_or(column_name = 'region_id') as "byRegion"
     from information_schema.columns where table_schema = 'public' group by 1
     having bool_or(column_name = 'id' and data_type = 'uuid') order by 1`,
  )
  named = await NamedTables.of(api.pool)
  dry = await dryApi({ ...options, clock: () => api.clock.now }, wiring)
  tables = rows.map(({ name }) => name).filter(name => !ON_SHOW.has(name))
  for (const { name, byRegion } of rows) {
    const id = ON_SHOW.has(name) ? undefined : await aRow(name, 'true')
    if (id !== undefined) others.set(name, id)
    const far = byRegion ? await aRow(name, `region_id <> '${REGION.regionId}'`) : undefined
    if (far !== undefined) elsewhere.set(name, far)
  }
  // After the rows were chosen, so that none of them is a stranger's own.
  for (const kind of PARTIES) strangers.set(kind, await api.person({ kind, roles: [...ROLES[kind]] }))
  const operator = await api.person({ kind: 'operator', region: REGION, roles: [...ROLES.operator] })
  await api.pool.query('update operator set region_ids = $2 where user_id = $1', [
    operator.actor.userId,
    [REGION.regionId],
  ])
  strangers.set('operator', operator)
  strangers.set('visitor', api.visitor)
}, 600_000)

afterAll(async () => {
  named.end()
  await dry.close()
  await demo.close()
})

/** With a file of each kind: the wrong kind may be refused before anything is looked for. */
function uploaded(who: Caller, endpoint: Endpoint, input: object): Promise<Envelope[]> {
  const fields = Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)]))
  return Promise.all(ANY_FILES.map(file => who.upload(endpoint, fields, file)))
}

/** What an answer says, without what differs from call to call: the id itself, and how often a draft of one's own was saved. */
async function answerTo(who: Caller, endpoint: Endpoint, id: string): Promise<string> {
  const input = inputWith(endpoint.input, id)
  if (endpoint.kind === 'binary') {
    const { status, mime, content } = await who.download(endpoint, input)
    // What a file of one's own holds may change from call to call.
    return `${status} ${mime} ${/json/.test(mime) ? content.toString('utf8') : 'a file'}`
  }
  const answers = await (endpoint.kind === 'multipart' ? uploaded(who, endpoint, input) : who.raw(endpoint, input))
  return JSON.stringify(answers)
    .replaceAll(id, '<id>')
    .replaceAll(/"version":\d+/g, '"version":<n>')
}

/** A connection that stays open is no answer. */
const answersOnce = ({ kind }: Endpoint) => kind !== 'events' && kind !== 'feed'

async function whatIsTold(
  kind: Audience,
  rows: ReadonlyMap<string, string>,
  isAsked: (endpoint: Endpoint) => boolean = () => true,
): Promise<string[]> {
  const who = strangers.get(kind)
  if (!who) throw new Error('nobody there')
  const told: string[] = []
  for (const endpoint of endpoints) {
    if (!endpoint.audiences.includes(kind) || !answersOnce(endpoint) || !isAsked(endpoint)) continue
    if (!takesIds(endpoint.input)) continue
    let unknown = ''
    const ofNothing = async () => {
      unknown = await answerTo(who, endpoint, randomUUID())
    }
    const ask = async (table: string) => {
      const answer = await answerTo(who, endpoint, rows.get(table) ?? '')
      if (answer !== unknown) told.push(`${endpoint.name} of ${table}: ${answer} instead of ${unknown}`.slice(0, 400))
    }
    await named.follow([...rows.keys()], ofNothing, ask)
  }
  return told
}

describe('an id that is not one’s own answers like one that does not exist', () => {
  test('the same calls do tell what is on show', async () => {
    const shown = new Map([['product', (await aRowOnShow()) ?? '']])
    const told = await whatIsTold('visitor', shown, endpoint => !endpoint.writes)
    expect(told.map(line => line.split(' ')[0])).toContain('catalogue.productDetail')
  })

  test('there is something to look for', () => {
    expect([...others.keys()]).toEqual(
      expect.arrayContaining(['inquiry', 'quotation', 'trade_order', 'payment_milestone', 'product', 'notification']),
    )
    expect([...elsewhere.keys()]).toEqual(
      expect.arrayContaining(['company', 'trade_order', 'registration_application']),
    )
  })

  test.each(PARTIES)(
    'of another company, for a %s',
    async kind => {
      expect(await whatIsTold(kind, others)).toEqual([])
    },
    600_000,
  )

  test('of another region, for an operator', async () => {
    expect(await whatIsTold('operator', elsewhere)).toEqual([])
  }, 600_000)
})

/** A session of somebody of the demo, who has rows of their own. */
async function ownerOf(party: Party): Promise<Asker & { companyId: string }> {
  const token = randomUUID()
  const { rows } = await api.pool.query<{ company_id: string }>(
    `insert into user_session (token_hash, user_id, identity, company_id, region_id, request_source, created_at, expires_at, proved_at)
     select $1, m.user_id, m.party, m.company_id, $4, 2, now(), now() + interval '1 day', now()
     from company_member m join user_account u on u.id = m.user_id where u.email = $2 and m.party = $3 returning company_id`,
    [createHash('sha256').update(token).digest(), OWNERS[party], party, HOME.regionId],
  )
  return { token, region: HOME, companyId: rows[0]?.company_id ?? '' }
}

const asAsker = ({ token }: Caller, region = HOME): Asker => ({ token, region })

describe.each(PARTIES)('what a %s’s company has', party => {
  const theirs = () => endpoints.filter(({ audiences }) => audiences.includes(party)).filter(answersOnce)
  const withIds = () => theirs().filter(({ input }) => takesIds(input))
  let own: Reached
  let companyId: string
  let rows: ReadonlyMap<string, readonly Row[]>
  const isAsked = ({ audiences }: Endpoint, table: string) =>
    !audiences.includes('visitor') || !(ON_SHOW.has(table) || table in HIDDEN)
  const reached = (who: Asker) => reachOf({ api: dry, named }, who, own.endpoints, rows)

  beforeAll(async () => {
    const owner = await ownerOf(party)
    companyId = owner.companyId
    const { file_asset = '' } = HIDDEN
    const offered = Object.entries(OFFERED[party]).map(
      ([table, condition]) => [table, condition.replace('<company>', companyId)] as const,
    )
    rows = await visibleTo(dry, owner, theirs(), {
      pool: api.pool,
      tables: [...tables.filter(table => !ALL_OFFERED.includes(table)), ...Object.keys(OFFERED[party])],
      hidden: { file_asset, ...Object.fromEntries(offered) },
    })
    const asked = withIds().map(
      endpoint => [endpoint, [...rows.keys()].filter(table => isAsked(endpoint, table))] as const,
    )
    own = await reachOf({ api: dry, named }, owner, new Map(asked), rows)
  }, 600_000)

  test('answers a colleague with the same rights like the owner, but for what is the person’s alone', async () => {
    const colleague = await api.person({ kind: party, companyId, roles: [...ROLES[party]], region: HOME })
    const { answers } = await reached(asAsker(colleague))
    const lost = [...own.answers].filter(([key]) => !answers.has(key)).map(([key]) => key)
    const kept = [...answers.keys()].filter(key => PERSONAL.has(key.split(' ')[1] ?? ''))
    expect(lost.filter(key => !PERSONAL.has(key.split(' ')[1] ?? ''))).toEqual([])
    expect(kept).toEqual([])
  }, 600_000)

  test('answers each role as the matrix says', async () => {
    const lines = new Map<string, string[]>([...own.answers.keys()].map(key => [key, []]))
    for (const role of ROLES[party]) {
      const member = await api.person({ kind: party, companyId, roles: [role], region: HOME })
      const { answers } = await reached(asAsker(member))
      for (const [key, how] of answers) lines.get(key)?.push(how === 'acts' ? role : `(${role})`)
    }
    if (party === 'buyer') {
      // Levels of the matrix: what a role does not reach alone, it may in the owner’s department.
      const department = 'Matrix'
      const inDepartment = 'update company_member set department = $2 where user_id = $1'
      const owner = OWNERS[party]
      const { rows: owners } = await api.pool.query<{ id: string; was: string | null }>(
        'select u.id, m.department as was from user_account u join company_member m on m.user_id = u.id where u.email = $1',
        [owner],
      )
      for (const { id } of owners) await api.pool.query(inDepartment, [id, department])
      const mate = await api.person({ kind: party, companyId, roles: ['buyer_purchaser'], region: HOME, department })
      const { answers } = await reached(asAsker(mate))
      for (const [key, how] of answers)
        lines.get(key)?.push(how === 'acts' ? 'buyer_purchaser@department' : '(buyer_purchaser@department)')
      for (const { id, was } of owners) await api.pool.query(inDepartment, [id, was])
    }
    const text = [...lines].map(([key, roles]) => `${key}: ${roles.join(' ') || '-'}\n`).sort()
    await expect(text.join('')).toMatchFileSnapshot(`./reach/${party}.txt`)
  }, 600_000)

  if (party === 'seller')
    test('answers who works for another shop of the company like a stranger about the trade of this one', async () => {
      const { rows: shops } = await api.pool.query<{ id: string }>(
        'select unnest(more_store_ids) as id from company where id = $1',
        [companyId],
      )
      const [other] = shops
      expect(other).toBeDefined()
      const member = await api.person({ kind: party, companyId, roles: [...ROLES[party]], region: HOME })
      await api.pool.query('update company_member set store_ids = $2 where user_id = $1', [
        member.actor.userId,
        [other?.id],
      ])
      const { answers } = await reached(asAsker(member))
      const told = [...answers.keys()].filter(key => OF_ONE_SHOP.includes(key.split(' ')[1] ?? ''))
      expect(told).toEqual([])
      const asked = [...own.answers.keys()].map(key => key.split(' ')[1])
      expect(asked).toEqual(expect.arrayContaining([...OF_ONE_SHOP]))
    }, 600_000)

  test.each(ROLES[party])(
    'answers a %s of another company, and of another region, like what does not exist',
    async role => {
      for (const region of [HOME, REGION]) {
        const stranger = await api.person({ kind: party, roles: [role], region })
        expect([...(await reached(asAsker(stranger, region))).answers.keys()]).toEqual([])
      }
    },
    600_000,
  )
})
