import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { wireProduct } from '@tradeport/compose/api'
import {
  DECLARATION_STATUSES,
  aDeclaration,
  aDeclarationItem,
  declarationFormConfigSave,
  declarationFormCount,
  declarationFormCreate,
  declarationFormPage,
  declarationFormPushSingleWindow,
  declarationFormSubmit,
  declarationFormTestConnection,
  declarationFormUpdate,
} from '@tradeport/domain/customs/contract'
import { DEFAULT_REGION } from '@tradeport/kernel/config'
import type { Endpoint, Envelope, InputOf, OutputOf } from '@tradeport/kernel/contract-kit'
import { createPool, migrate, uuidv7 } from '@tradeport/node/db'
import { startEmbedded } from '@tradeport/node/embedded-db'
import type pg from 'pg'
import { ownFolder } from './own-folder'
import type { Case } from './cases'
import { median, waitOf } from './measure'
import { startApi, startGun } from './processes'
import { Verdicts } from './verdicts'

/** All of one company, which is the worst case; the small volume is a hundredth of it. */
const FULL_FORMS = 1_000_000
const VOLUMES = [0.01, 1]
const GROWTH = 1.5
/** What one statement loads. */
const SLICE = 25_000
/** Of so many forms one is of another mode, one was not read through and one was by who asks: what a filter has to look for. */
const RARE = 40_000
/** Over how many days the forms were declared, up to today. */
const DAYS = 2_000
const SOMEBODY = '00000000-0000-7000-9000-000000000000'
const LINES = 50
const FORM_ROUNDS = 20
const FORM_LIMIT_MS = 500

async function main(): Promise<boolean> {
  const part = Number(process.argv[2] ?? 1)
  const folder = await ownFolder()
  const postgres = await startEmbedded({ dataDir: folder })
  const pool = createPool(postgres.url)
  try {
    await migrate(pool, wireProduct({ publicUrl: 'http://www.tradeport.localhost' }).migrations)
    const verdicts = new Verdicts()
    const callers = await insertCallers(pool)
    const api = await startApi(postgres.url, folder, [])
    const gun = startGun()
    const smallest = new Map<string, number>()
    try {
      let loaded = 0
      for (const share of VOLUMES) {
        loaded = await grow(pool, callers, loaded, Math.round(FULL_FORMS * share * part))
        for (const test of casesFor(callers)) {
          const { p50, p99 } = await waitOf(gun, test, api)
          const first = smallest.get(test.name) ?? Math.max(p99, 1)
          smallest.set(test.name, first)
          process.stdout.write(`  ${test.name.padEnd(34)}p50 ${p50} ms  p99 ${p99} ms\n`)
          if (share !== VOLUMES[0] && test.growth !== undefined)
            verdicts.add(test.name, `p99 ${(p99 / first).toFixed(2)} x of ${test.growth}`, p99 / first <= test.growth)
        }
      }
      const times = await sendForms(api.port, callers.token)
      const middle = median(times)
      const slowest = Math.max(...times)
      verdicts.add(
        `${LINES} lines saved, checked and sent`,
        `median ${middle.toFixed(0)} ms, slowest ${slowest.toFixed(0)} ms of ${FORM_LIMIT_MS}`,
        slowest < FORM_LIMIT_MS,
      )
    } finally {
      await gun.stop()
      await api.stop()
    }
    verdicts.print()
    return verdicts.good
  } finally {
    await pool.end()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

interface BenchCallers {
  readonly userId: string
  readonly token: string
  readonly companyId: string
  readonly brokerToken: string
  readonly brokerCompanyId: string
  readonly operatorToken: string
}

const REGION = DEFAULT_REGION.regionId

async function insertUser(pool: pg.Pool, email: string): Promise<string> {
  const id = uuidv7()
  await pool.query(
    `insert into user_account (id, region_id, email, password_hash, display_name, locale, time_zone, status, created_at, updated_at)
     values ($1, $2, $3, '', 'Bench', 'en_US', 'UTC', 'active', now(), now())`,
    [id, REGION, email],
  )
  return id
}

async function insertMember(
  pool: pg.Pool,
  party: 'seller' | 'provider',
  no: string,
): Promise<{ userId: string; companyId: string }> {
  const [userId, companyId] = [await insertUser(pool, `declarant@${party}.example`), uuidv7()]
  await pool.query(
    `insert into company (id, no, region_id, parties, legal_name, country, status, store_id, created_at, updated_at)
     values ($1, $2, $3, array[$4], $2 || ' Ltd.', 'CN', 'active', $5, now(), now())`,
    [companyId, no, REGION, party, uuidv7()],
  )
  await pool.query(
    `insert into company_member (user_id, company_id, party, roles, is_owner, status, created_at)
     values ($1, $2, $3, array[$3 || '_owner'], true, 'active', now())`,
    [userId, companyId, party],
  )
  return { userId, companyId }
}

async function insertSession(
  pool: pg.Pool,
  userId: string,
  identity: string,
  companyId: string | null,
): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  await pool.query(
    `insert into user_session (token_hash, user_id, identity, company_id, region_id, request_source, created_at, expires_at)
     values ($1, $2, $3, $4, $5, 2, now(), now() + interval '1 day')`,
    [createHash('sha256').update(token).digest(), userId, identity, companyId, REGION],
  )
  return token
}

/** One company, the broker that acts for it, and an operator: each of them sees all forms. */
async function insertCallers(pool: pg.Pool): Promise<BenchCallers> {
  const seller = await insertMember(pool, 'seller', 'OWN')
  const broker = await insertMember(pool, 'provider', 'BROKER')
  await pool.query(
    `insert into customs_delegation (id, region_id, company_id, broker_company_id, valid_to, created_at)
     values ($1, $2, $3, $4, current_date + 365, now())`,
    [uuidv7(), REGION, seller.companyId, broker.companyId],
  )
  const operatorId = await insertUser(pool, 'desk@operator.example')
  await pool.query(
    `insert into operator (user_id, roles, status, created_at) values ($1, '{op_super}', 'active', now())`,
    [operatorId],
  )
  return {
    token: await insertSession(pool, seller.userId, 'seller', seller.companyId),
    companyId: seller.companyId,
    userId: seller.userId,
    brokerToken: await insertSession(pool, broker.userId, 'provider', broker.companyId),
    brokerCompanyId: broker.companyId,
    operatorToken: await insertSession(pool, operatorId, 'operator', null),
  }
}

/** Forms of every status, among which most are cleared, as in an archive of years. */
async function grow(
  pool: pg.Pool,
  { companyId, brokerCompanyId, userId }: BenchCallers,
  loaded: number,
  to: number,
): Promise<number> {
  const since = performance.now()
  const client = await pool.connect()
  await client.query('set statement_timeout = 0')
  for (let from = loaded; from < to; from += SLICE)
    await client.query(
      `insert into declaration_form (id, no, region_id, company_id, broker_company_id, channel, status, version, content, issues, totals, ie_flag, trade_name,
       contract_no, bill_no, trade_mode, container_nos, search_text, pack_no, gross_wt, entry_id, reviewer_id, declare_date, created_at, updated_at)
     select ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'BENCH' || n, $1, $2, $7, 'online',
       case when n % 10 < 7 then 'cleared' else ($3::text[])[1 + n % $4] end, 1,
       jsonb_build_object('items', (select jsonb_agg(jsonb_build_object('codeTs', '61102000' || lpad((90 + (n + line) % 3)::text, 2, '0'), 'tradeCurr', 'USD',
         'gUnit', '011', 'declPrice', (10 + n % 7)::text)) from generate_series(1, 3) as line)), '[]',
       '{"itemCount": 3, "declared": [{"currency": "USD", "amount": "46800.00"}]}', case when n % 3 = 0 then 'I' else 'E' end,
       'Lanyun Knitting', 'LY-' || n, 'BL' || n, case when n % ${RARE} = 0 then '0214' else '0110' end, array['CSQU' || lpad((n % 1000000)::text, 7, '0')],
       lower('bench' || n || ' ly-' || n || ' bl' || n || ' csqu' || lpad((n % 1000000)::text, 7, '0') || ' ' || md5(n::text)), '120', '1860.5', '2200' || lpad(n::text, 14, '0'),
       case when n % ${RARE} = 1 then null when n % ${RARE} = 2 then $8::uuid else '${SOMEBODY}' end, current_date - (n % ${DAYS})::int,
       now() - n * interval '1 second', now() - n * interval '1 second'
     from generate_series($5::bigint, $6::bigint - 1) as n`,
      [
        REGION,
        companyId,
        DECLARATION_STATUSES,
        DECLARATION_STATUSES.length,
        from,
        Math.min(from + SLICE, to),
        brokerCompanyId,
        userId,
      ],
    )
  for (const table of [
    'declaration_form',
    'declaration_word',
    'declaration_count',
    'declaration_region_count',
    'declaration_price',
  ])
    await client.query(`vacuum analyze ${table}`)
  client.release(true)
  const seconds = Math.round((performance.now() - since) / 1_000)
  process.stdout.write(`\n${to.toLocaleString('en')} forms, loaded in ${seconds} s\n`)
  return to
}

function casesFor({ token, brokerToken, operatorToken }: BenchCallers): Case[] {
  const page = { pageNum: 1, pageSize: 20 }
  const asked =
    (side: string, as: string) =>
    (name: string, endpoint: Endpoint, body: (n: number) => object): Case => ({
      ...{ name: `${side}: ${name}`, endpoint, body, growth: GROWTH },
      token: () => as,
    })
  return [asked('company', token), asked('broker', brokerToken), asked('operator', operatorToken)].flatMap(ask => [
    ask('list', declarationFormPage, () => page),
    ask('page 50', declarationFormPage, () => ({ ...page, pageNum: 50 })),
    ask('cleared', declarationFormPage, () => ({ ...page, status: 'cleared' })),
    ask('declared last', declarationFormPage, () => ({ ...page, sort: '-declareDate' })),
    ask('by contract number', declarationFormPage, n => ({ ...page, keyword: `ly-${n * 31}` })),
    ask('by a common word', declarationFormPage, () => ({ ...page, keyword: 'ly' })),
    ask('imports', declarationFormPage, () => ({ ...page, ieFlag: 'I' })),
    ask('of a rare mode', declarationFormPage, () => ({ ...page, tradeMode: '0214' })),
    ask('by entry number', declarationFormPage, n => ({ ...page, entryId: `2200${String(n * 31).padStart(14, '0')}` })),
    ask('by bill number', declarationFormPage, n => ({ ...page, billNo: `BL${n * 31}` })),
    ask('by container', declarationFormPage, n => ({ ...page, containerNo: `CSQU${String(n * 31).padStart(7, '0')}` })),
    ask('of ten days', declarationFormPage, n => ({ ...page, ...daysFrom(n % DAYS) })),
    ask('read by nobody', declarationFormPage, () => ({ ...page, reviewed: 'nobody' })),
    ask('read by oneself', declarationFormPage, () => ({ ...page, reviewed: 'me' })),
    ask('to be refunded', declarationFormPage, () => ({ ...page, refundEligible: true })),
    ask('without an answer', declarationFormPage, () => ({ ...page, stuck: true })),
    ask('tabs of a rare mode', declarationFormCount, () => ({ tradeMode: '0214' })),
    ask('tabs', declarationFormCount, () => ({})),
    ask('tabs by contract number', declarationFormCount, n => ({ keyword: `ly-${n * 31}` })),
  ])
}

/** Ten days of declarations, the last of them so many ago. */
function daysFrom(ago: number): { declareDateFrom: string; declareDateTo: string } {
  const day = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10)
  return { declareDateFrom: day(ago + 9), declareDateTo: day(ago) }
}

/** One after the other, as one person works; each time from the first byte sent to the last one read. */
async function sendForms(port: number, token: string): Promise<number[]> {
  async function call<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<OutputOf<E>> {
    const answer = await fetch(`http://127.0.0.1:${port}/api${endpoint.path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        locale: 'en_US',
        requestsource: '2',
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify({ ...(input as object), source: DEFAULT_REGION.source }),
    })
    // The server parsed its answer with this endpoint's output schema.
    const envelope = (await answer.json()) as Envelope<OutputOf<E>>
    if (!envelope.success)
      throw new Error(`${endpoint.name} answered ${envelope.code} ${JSON.stringify(envelope.data)}`)
    return envelope.data
  }
  await call(declarationFormConfigSave, {
    ...{ copCode: '3304961234', copName: 'LANYUN', copCodeScc: '91330483MA7LYKN050', icCardNo: '8930000012345' },
    enabled: true,
  })
  await call(declarationFormTestConnection, {})
  const content = aDeclaration({
    items: Array.from({ length: LINES }, (_, n) => aDeclarationItem({ gName: `棉制针织套头衫 ${n + 1}` })),
  })
  const goodsNo = content.items.map((_item, index) => index + 1).join(',')
  const whole = { ...content, containers: content.containers.map(container => ({ ...container, goodsNo })) }
  const times: number[] = []
  for (let round = 0; round <= FORM_ROUNDS; round++) {
    const { id, version } = await call(declarationFormCreate, { content: whole })
    const begun = performance.now()
    const saved = await call(declarationFormUpdate, { id, version, content: whole })
    const submitted = await call(declarationFormSubmit, { id, version: saved.version })
    await call(declarationFormPushSingleWindow, { id, version: submitted.version })
    // The first warms and is not counted.
    if (round > 0) times.push(performance.now() - begun)
  }
  return times
}

process.exitCode = (await main()) ? 0 : 1
