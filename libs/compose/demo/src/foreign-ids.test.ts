import { createHash, randomUUID } from 'node:crypto'
import { partyCatalogues, permissionCatalogue, type Api } from '@tradeport/compose/api'
import { BUYER_LEVELS, DEFAULT_REGION, OWN_STORE_ROLES, REGIONS, ROLES, type Level } from '@tradeport/kernel/config'
import {
  endpointsOf,
  isOfOffice,
  type Audience,
  type Endpoint,
  type Envelope,
  type PermissionCatalogue,
} from '@tradeport/kernel/contract-kit'
import { startDemoApi, type DemoApi } from '@tradeport/testing/demo'
import { ANY_FILES, inputWith, takesIds, type Caller, type TestApi } from '@tradeport/testing/harness'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dryApi, type Asker, type Row } from './dry-api.test-kit'
import { NamedTables } from './named-tables.test-kit'
import { answersTo, reachOf, visibleTo, type Answer, type How, type Reached, type Told } from './reach.test-kit'

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
const byRegion = new Set<string>()
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
  const { rows } = await api.pool.query<{ name: string; isByRegion: boolean }>(
    `select table_name as name, bool_or(column_name = 'region_id') as "isByRegion"
     from information_schema.columns where table_schema = 'public' group by 1
     having bool_or(column_name = 'id' and data_type = 'uuid') order by 1`,
  )
  named = await NamedTables.of(api.pool)
  dry = await dryApi({ ...options, clock: () => api.clock.now }, wiring)
  tables = rows.map(({ name }) => name).filter(name => !ON_SHOW.has(name))
  for (const { name, isByRegion } of rows) {
    if (isByRegion) byRegion.add(name)
    const id = ON_SHOW.has(name) ? undefined : await aRow(name, 'true')
    if (id !== undefined) others.set(name, id)
    const far = isByRegion ? await aRow(name, `region_id <> '${REGION.regionId}'`) : undefined
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
    const ask = async (next: readonly string[]) => {
      for (const table of next) {
        const answer = await answerTo(who, endpoint, rows.get(table) ?? '')
        if (answer !== unknown) told.push(`${endpoint.name} of ${table}: ${answer} instead of ${unknown}`.slice(0, 400))
      }
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

/** Of a buyer's people somebody began them: how far a role reaches says who finds them. */
const OF_ONE_PERSON: readonly string[] = ['inquiry', 'purchase_approval', ...OF_ONE_SHOP, 'order_terms']

/** Calls that somebody answers otherwise than the owner, though they may make them: of which tables, and why. */
const OTHERWISE: Readonly<Record<string, string>> = {
  'customs.declarationFormApproveBatch declaration_form': 'answers form by form, and says of each why nothing was done',
  'customs.declarationFormSubmitBatch declaration_form': 'answers form by form, and says of each why nothing was done',
  'identity.operatorUnlock user_account':
    'is refused to the person themselves, who is among those that are asked about',
}

/** Nobody manages who holds more than they do: of single rights, that is about everybody here. */
const BY_WHAT_THEY_HOLD: readonly string[] = ['company_invitation', 'user_account']

/** What the demo has to have for the matrix to say something. */
const ASKED_ABOUT: Readonly<Record<Party, readonly string[]>> = {
  buyer: [
    'inquiry',
    'inquiry_thread',
    'quotation',
    'purchase_approval',
    'trade_order',
    'order_terms',
    'payment_milestone',
  ],
  seller: [...OF_ONE_SHOP, 'product', 'declaration_form', 'bank_account'],
  provider: ['service', 'service_order', 'customs_order', 'declaration_form', 'bank_account'],
}

const isPersonal = ({ table }: Told) => PERSONAL.has(table)

/** Who asks about the owner's rows, and how near they are to who began them. */
interface Standing {
  readonly roles: readonly string[]
  readonly isNear: boolean
}

/**
 * What the catalogue says that somebody is told, where the owner is told `how`.
 *
 * @returns what may be answered: undefined stands for what is said of a row that does not exist.
 */
function expected(
  catalogue: PermissionCatalogue,
  told: Told,
  { roles, isNear }: Standing,
): readonly (How | undefined)[] {
  const { endpoint, table, how } = told
  const isTheirs = isNear || !OF_ONE_PERSON.includes(table)
  if (!isTheirs) return [undefined]
  return catalogue.admits(endpoint, roles) ? [how] : ['sees', undefined]
}

function otherwise(
  reached: Reached,
  answers: ReadonlyMap<string, Answer>,
  whatFor: (told: Told) => readonly (How | undefined)[],
): string[] {
  return [...answers].flatMap(([key, { how, code }]) => {
    const told = reached.get(key)
    if (!told || isPersonal(told) || key in OTHERWISE) return []
    const wanted = whatFor(told)
    return wanted.includes(how) ? [] : [`${key}: ${how} (${code}) instead of ${wanted.join(' or ')}`]
  })
}

describe.each(PARTIES)('what a %s’s company has', party => {
  const theirs = () => endpoints.filter(({ audiences }) => audiences.includes(party)).filter(answersOnce)
  const withIds = () => theirs().filter(({ input }) => takesIds(input))
  let own: Reached
  let companyId: string
  let ownerId: string
  let catalogue: PermissionCatalogue
  const isAsked = ({ audiences }: Endpoint, table: string) =>
    !audiences.includes('visitor') || !(ON_SHOW.has(table) || table in HIDDEN)
  const answersFor = (who: Asker) => answersTo(dry, who, own.values())
  const colleague = async (roles: readonly string[], department?: string) =>
    api.person({ kind: party, companyId, roles: [...roles], region: HOME, ...(department ? { department } : {}) })

  /** Somebody who holds nothing but single rights. */
  async function holderOf(grants: readonly { key: string; level: Level | null }[]): Promise<Asker> {
    const who = await colleague([ROLES[party][1]])
    await api.pool.query(`update company_member set roles = '{}', own_rights = $2 where user_id = $1`, [
      who.actor.userId,
      JSON.stringify({ given: [], grants }),
    ])
    return asAsker(who)
  }

  /** All that a buyer's people began, and that people of a shop take care of, is this one's until the work is done. */
  async function whileTheirs(userId: string, work: () => Promise<void>): Promise<void> {
    const [column, side, theirTables] =
      party === 'buyer'
        ? (['buyer_user_id', 'buyer_company_id', ['inquiry', 'inquiry_thread', 'trade_order']] as const)
        : (['assigned_to', 'seller_company_id', ['inquiry_thread', 'trade_order']] as const)
    const before = new Map<string, { id: string; was: string | null }[]>()
    for (const table of theirTables) {
      const { rows } = await api.pool.query<{ id: string; was: string | null }>(
        `select id, ${column} as was from ${table} where ${side} = $1`,
        [companyId],
      )
      before.set(table, rows)
      await api.pool.query(`update ${table} set ${column} = $2 where ${side} = $1`, [companyId, userId])
    }
    await work()
    for (const [table, rows] of before)
      await api.pool.query(
        `update ${table} t set ${column} = b.was from unnest($1::uuid[], $2::uuid[]) b (id, was) where t.id = b.id`,
        [rows.map(({ id }) => id), rows.map(({ was }) => was)],
      )
  }

  beforeAll(async () => {
    const owner = await ownerOf(party)
    companyId = owner.companyId
    catalogue = partyCatalogues(demo.wiring.contracts)[party]
    const found = await api.pool.query<{ id: string }>('select id from user_account where email = $1', [OWNERS[party]])
    ownerId = found.rows[0]?.id ?? ''
    const { file_asset = '' } = HIDDEN
    const offered = Object.entries(OFFERED[party]).map(
      ([table, condition]) => [table, condition.replace('<company>', companyId)] as const,
    )
    const rows = await visibleTo(dry, owner, theirs(), {
      pool: api.pool,
      tables: [...tables.filter(table => !ALL_OFFERED.includes(table)), ...Object.keys(OFFERED[party])],
      // Drafts are asked about by themselves.
      hidden: { file_asset, inquiry: `status <> 'draft'`, ...Object.fromEntries(offered) },
    })
    const asked = withIds().map(
      endpoint => [endpoint, [...rows.keys()].filter(table => isAsked(endpoint, table))] as const,
    )
    own = await reachOf({ api: dry, named }, owner, new Map(asked), rows)
  }, 600_000)

  test('is there to be asked about', () => {
    const documents = new Set([...own.values()].filter(({ how }) => how === 'acts').map(({ table }) => table))
    expect([...documents]).toEqual(expect.arrayContaining([...ASKED_ABOUT[party]]))
  })

  test('answers a colleague with the same rights like the owner, but for what is the person’s alone', async () => {
    const answers = await answersFor(asAsker(await colleague(ROLES[party])))
    expect(otherwise(own, answers, ({ how }) => [how])).toEqual([])
    const kept = [...answers].filter(([key, { how }]) => how !== undefined && PERSONAL.has(key.split(' ')[1] ?? ''))
    expect(kept).toEqual([])
  }, 600_000)

  if (party === 'buyer')
    test('keeps a draft from everybody but who writes it', async () => {
      const { rows } = await api.pool.query<{ row: Row }>(
        `select to_jsonb(i) as row from inquiry i where buyer_user_id = $1 and status = 'draft'`,
        [ownerId],
      )
      const [draft] = rows
      expect(draft).toBeDefined()
      const asked = [...own.values()].filter(({ table }) => table === 'inquiry')
      const who = asAsker(await colleague(ROLES[party]))
      const answers = await answersTo(dry, who, asked, () => draft?.row)
      expect([...answers].filter(([, { how }]) => how !== undefined)).toEqual([])
    }, 600_000)

  test.each(ROLES[party])(
    'answers a %s as the catalogue says, and as near as they are to who began it',
    async role => {
      const wrong: string[] = []
      const ask = async (what: string, who: Caller, isNear: boolean) => {
        const answers = await answersFor(asAsker(who))
        const found = otherwise(own, answers, told => expected(catalogue, told, { roles: [role], isNear }))
        wrong.push(...found.map(line => `${what}: ${line}`))
      }
      if (party === 'buyer') {
        const { alone, inDepartment } = BUYER_LEVELS[role as keyof typeof BUYER_LEVELS]
        await ask('a colleague’s', await colleague([role]), alone === 'company')
        await ask('another department’s', await colleague([role], 'Another'), inDepartment === 'company')
        const { rows } = await api.pool.query<{ department: string | null }>(
          'select department from company_member where user_id = $1 and company_id = $2',
          [ownerId, companyId],
        )
        await api.pool.query('update company_member set department = $2 where user_id = $1', [ownerId, 'Matrix'])
        await whileTheirs(ownerId, async () => ask('the department’s', await colleague([role], 'Matrix'), true))
        await api.pool.query('update company_member set department = $2 where user_id = $1', [
          ownerId,
          rows[0]?.department ?? null,
        ])
      } else if (!OWN_STORE_ROLES.some(known => known === role))
        await ask('a colleague’s', await colleague([role]), true)
      if (party === 'provider') expect(wrong).toEqual([])
      else {
        const self = await colleague([role])
        await whileTheirs(self.actor.userId ?? '', () => ask('their own', self, true))
        expect(wrong).toEqual([])
      }
    },
    600_000,
  )

  test('answers single rights each for itself, and offers nothing besides', async () => {
    const wrong: string[] = []
    const givable = catalogue.permissions.filter(({ isGivable }) => isGivable)
    for (const part of [0, 1, 2]) {
      const some = givable.filter((_, at) => at % 3 === part)
      const who = await holderOf(some.map(({ key, levels }) => ({ key, level: levels.at(-1) ?? null })))
      const held = some.map(({ key }) => key)
      const answers = await answersFor(who)
      wrong.push(
        ...otherwise(own, answers, told =>
          BY_WHAT_THEY_HOLD.includes(told.table)
            ? ['sees', undefined]
            : expected(catalogue, told, { roles: held, isNear: true }),
        ),
        ...[...answers].flatMap(([key, { text }]) => {
          const told = own.get(key)
          return told
            ? unheldActions(catalogue, told.endpoint, held, text).map(action => `${key} offers ${action}`)
            : []
        }),
      )
    }
    expect(wrong).toEqual([])
  }, 600_000)

  if (party === 'seller') {
    test('answers who works for another shop of the company like a stranger about the trade of this one', async () => {
      const { rows: shops } = await api.pool.query<{ id: string }>(
        'select unnest(more_store_ids) as id from company where id = $1',
        [companyId],
      )
      const [other] = shops
      expect(other).toBeDefined()
      const member = await colleague(ROLES[party])
      await api.pool.query('update company_member set store_ids = $2 where user_id = $1', [
        member.actor.userId,
        [other?.id],
      ])
      const asked = [...own.values()].filter(({ table }) => OF_ONE_SHOP.includes(table))
      expect(new Set(asked.map(({ table }) => table))).toEqual(new Set(OF_ONE_SHOP))
      const answers = await answersTo(dry, asAsker(member), asked)
      expect([...answers].filter(([, { how }]) => how !== undefined)).toEqual([])
    }, 600_000)

    test('leaves to a colleague what that colleague takes care of, for who acts on what is theirs', async () => {
      const wrong: string[] = []
      const isLeft = ({ endpoint }: Told) =>
        catalogue.permissions.some(({ key, levels }) => key === catalogue.keyOf(endpoint) && levels.length > 0)
      await whileTheirs(ownerId, async () => {
        for (const role of OWN_STORE_ROLES) {
          const answers = await answersFor(asAsker(await colleague([role])))
          wrong.push(
            ...otherwise(own, answers, told =>
              isLeft(told) ? ['sees', undefined] : expected(catalogue, told, { roles: [role], isNear: true }),
            ),
          )
        }
      })
      expect(wrong).toEqual([])
    }, 600_000)
  }

  test.each(ROLES[party])(
    'answers a %s of another company, and of another region, like what does not exist',
    async role => {
      for (const region of [HOME, REGION]) {
        const stranger = await api.person({ kind: party, roles: [role], region })
        const answers = await answersTo(dry, asAsker(stranger, region), own.values())
        expect([...answers].filter(([, { how }]) => how !== undefined)).toEqual([])
      }
    },
    600_000,
  )
})

const ACTIONS = /"actions":\[([^\]]*)\]/g

const actionsIn = (text: string): string[] =>
  [...text.matchAll(ACTIONS)].flatMap(([, list = '']) => list.match(/\w+/g) ?? [])

/** Buttons that an answer offers though none of the rights that they could go by is held. */
function unheldActions(
  catalogue: PermissionCatalogue,
  endpoint: Endpoint,
  held: readonly string[],
  text: string,
): string[] {
  const documents = [...endpoint.reads, ...endpoint.touches, (catalogue.keyOf(endpoint) ?? '').split(':')[0] ?? '']
  const steps = new Set(held.flatMap(catalogue.stepsWith))
  const known = new Set(catalogue.permissions.flatMap(({ key }) => catalogue.stepsWith(key)))
  return [...new Set(actionsIn(text))].filter(action => {
    const could = documents.map(document => `${document}:${action}`).filter(step => known.has(step))
    return could.length > 0 && !could.some(step => steps.has(step))
  })
}

describe('what a region has', () => {
  const ofOperators = () =>
    endpoints.filter(
      endpoint => endpoint.audiences.includes('operator') && isOfOffice(endpoint) && answersOnce(endpoint),
    )
  let reached: Reached
  let catalogue: PermissionCatalogue
  /** Of each table that is kept by region, one row of another one. */
  const far = new Map<string, Row>()

  /** Who serves this region and no other. */
  async function serving(roles: readonly string[]): Promise<Asker> {
    const who = await api.person({ kind: 'operator', region: HOME, roles: [...roles] })
    await api.pool.query('update operator set region_ids = $2 where user_id = $1', [who.actor.userId, [HOME.regionId]])
    return asAsker(who)
  }

  beforeAll(async () => {
    catalogue = permissionCatalogue(demo.wiring.contracts)
    const all = await serving(ROLES.operator)
    const calls = ofOperators().filter(({ input }) => takesIds(input))
    const rows = new Map<string, Row[]>()
    for (const table of [...tables, ...ON_SHOW]) {
      const ofRegion = byRegion.has(table) ? `where region_id = '${HOME.regionId}'` : ''
      const found = await api.pool.query<{ row: Row }>(
        `select row from (select to_jsonb(t) as row, row_number() over (partition by to_jsonb(t) ->> 'status' order by t.id desc) as nth
           from "${table}" t ${ofRegion}) ranked where nth = 1`,
      )
      if (found.rows.length > 0)
        rows.set(
          table,
          found.rows.map(({ row }) => row),
        )
    }
    reached = await reachOf({ api: dry, named }, all, new Map(calls.map(each => [each, [...rows.keys()]])), rows)
    for (const table of elsewhere.keys()) {
      const { rows: others } = await api.pool.query<{ row: Row }>(
        `select to_jsonb(t) as row from "${table}" t where region_id <> $1 order by id desc limit 1`,
        [HOME.regionId],
      )
      if (others[0]) far.set(table, others[0].row)
    }
  }, 600_000)

  test.each(ROLES.operator)(
    'answers an %s who serves it as the catalogue says, and of another region nothing',
    async role => {
      const who = await serving([role])
      const answers = await answersTo(dry, who, reached.values())
      const wrong = otherwise(reached, answers, told =>
        catalogue.admits(told.endpoint, [role]) ? [told.how] : [undefined],
      )
      const ofFar = await answersTo(dry, who, reached.values(), ({ table }) => far.get(table))
      const told = [...ofFar]
        .filter(([, { how }]) => how !== undefined)
        .map(([key, { code }]) => `${key} elsewhere: ${code}`)
      expect([...wrong, ...told]).toEqual([])
    },
    600_000,
  )
})
