import { createHash, randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { permissionCatalogue, verifyAudit, wireProduct } from '@tradeport/compose/api'
import { auditPage, auditStatusCount } from '@tradeport/domain/governance/contract'
import {
  certificatePage,
  certificateStatusCount,
  companyPage,
  companyStatusCount,
  loginLogPage,
  memberPage,
  onlineUserPage,
  personPage,
  registrationPage,
  registrationStatusCount,
} from '@tradeport/domain/identity/contract'
import { inquiryPage, inquiryStatusCount } from '@tradeport/domain/sourcing/contract'
import { orderPage, orderStatusCount } from '@tradeport/domain/trading/contract'
import { DEFAULT_REGION, ROLES } from '@tradeport/kernel/config'
import { endpointsOf, type Endpoint } from '@tradeport/kernel/contract-kit'
import { createPool, database, migrate, uuidv7 } from '@tradeport/node/db'
import { startEmbedded } from '@tradeport/node/embedded-db'
import type pg from 'pg'
import { ownFolder } from './own-folder'
import type { Case } from './cases'
import { waitOf } from './measure'
import { startApi, startGun } from './processes'
import { Verdicts } from './verdicts'

/**
 * People, companies, registrations, certificates, rows of the audit log, people of one large company, and its orders and inquiries (as
 * many of each); the small volume is a hundredth.
 */
const FULL = {
  users: 100_000,
  companies: 20_000,
  registrations: 40_000,
  certificates: 100_000,
  auditRows: 5_000_000,
  members: 5_000,
  trade: 1_000_000,
}
const VOLUMES = [0.01, 1]
const LIST_GROWTH = 1.5
const SEARCH_GROWTH = 3
/** How many work in the department, and whose each hundred rows of trade are: one's own, the department's, others'. */
const DEPARTMENT = 5
const PERMISSION_LIMIT_MS = 1
const PERMISSION_ROUNDS = 20

type Volume = typeof FULL

async function main(): Promise<boolean> {
  const part = Number(process.argv[2] ?? 1)
  const wanted = process.argv[3]?.split(',')
  const isWanted = ({ name }: Case) => wanted?.some(words => name.includes(words)) ?? true
  const folder = await ownFolder()
  const postgres = await startEmbedded({ dataDir: folder })
  const pool = createPool(postgres.url)
  try {
    const wiring = wireProduct({ publicUrl: 'http://www.tradeport.localhost' })
    await migrate(pool, wiring.migrations)
    const verdicts = new Verdicts()
    measurePermissions(wiring.contracts, verdicts)
    const people = await insertCallers(pool)
    const api = await startApi(postgres.url, folder, [])
    const gun = startGun()
    const smallest = new Map<string, number>()
    const loaded: Volume = {
      ...{ users: 0, companies: 0, registrations: 0, certificates: 0, auditRows: 0, members: 0, trade: 0 },
    }
    try {
      for (const share of VOLUMES) {
        await grow(pool, loaded, share * part, people)
        for (const test of casesFor(people).filter(isWanted)) {
          const { p50, p99 } = await waitOf(gun, test, api)
          const first = smallest.get(test.name) ?? Math.max(p99, 1)
          smallest.set(test.name, first)
          const grown = p99 / first
          process.stdout.write(`  ${test.name.padEnd(34)}p50 ${p50} ms  p99 ${p99} ms\n`)
          if (share !== VOLUMES[0] && test.growth !== undefined)
            verdicts.add(test.name, `p99 ${grown.toFixed(2)} x of ${test.growth}`, grown <= test.growth)
        }
      }
      if (!wanted) verdicts.add('audit:verify', await walkChain(pool, loaded.auditRows), true)
      verdicts.add('memory after the load', `${api.residentMb()} MB`, true)
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

const SEAL_WAIT_MS = 2_000

/** The job of the running product links what was loaded, as it does with every row; then the whole chain is walked. */
async function walkChain(pool: pg.Pool, rows: number): Promise<string> {
  await pool.query('insert into audit_unsealed select seq from audit_log on conflict do nothing')
  await pool.query('delete from audit_unsealed u using audit_seal s where s.seq = u.seq')
  for (;;) {
    const waiting = await pool.query('select 1 from audit_unsealed limit 1')
    if (waiting.rowCount === 0) break
    await new Promise(resolve => setTimeout(resolve, SEAL_WAIT_MS))
  }
  const since = performance.now()
  const { checked, fault } = await verifyAudit(database(pool))
  const seconds = (performance.now() - since) / 1000
  if (fault !== null || checked < rows)
    throw new Error(`the chain of ${rows} rows does not hold: ${JSON.stringify(fault)}`)
  return `${checked.toLocaleString('en')} links in ${seconds.toFixed(1)} s`
}

/** Every endpoint is asked about for every role, and for somebody with half of all permissions by roles of their own. */
function measurePermissions(contracts: readonly object[], verdicts: Verdicts): void {
  const catalogue = permissionCatalogue(contracts)
  const endpoints = contracts.flatMap(contract => endpointsOf(contract).map(([, endpoint]) => endpoint))
  const own = catalogue.permissions.filter((_permission, n) => n % 2 === 0).map(({ key }) => key)
  const times: number[] = []
  for (let round = 0; round < PERMISSION_ROUNDS; round += 1)
    for (const roles of [...ROLES.operator.map(role => [role]), own])
      for (const endpoint of endpoints) {
        const begun = performance.now()
        catalogue.admits(endpoint, roles)
        times.push(performance.now() - begun)
      }
  const p99 = times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0
  verdicts.add('permission check', `p99 ${p99.toFixed(4)} ms of ${PERMISSION_LIMIT_MS}`, p99 < PERMISSION_LIMIT_MS)
}

interface Callers {
  readonly auditor: string
  readonly owner: string
  /** A purchaser who reaches what is theirs, and one who reaches what is their department's. */
  readonly purchaser: string
  readonly mate: string
  readonly purchaserId: string
  readonly departmentIds: readonly string[]
  readonly ownCompanyId: string
}

async function insertCallers(pool: pg.Pool): Promise<Callers> {
  const operatorId = await insertUser(pool, 'auditor@operator.example')
  await pool.query(
    `insert into operator (user_id, roles, status, created_at) values ($1, '{op_super,op_auditor}', 'active', now())`,
    [operatorId],
  )
  const ownerId = await insertUser(pool, 'owner@buyer.example')
  const ownCompanyId = uuidv7()
  await pool.query(
    `insert into company (id, no, region_id, parties, legal_name, country, status, created_at, updated_at)
     values ($1, 'OWN', $2, '{buyer}', 'Own Ltd.', 'DE', 'active', now(), now())`,
    [ownCompanyId, DEFAULT_REGION.regionId],
  )
  await pool.query(
    `insert into company_member (user_id, company_id, party, roles, is_owner, status, created_at)
     values ($1, $2, 'buyer', '{buyer_owner}', true, 'active', now())`,
    [ownerId, ownCompanyId],
  )
  const purchaserId = await insertPurchaser(pool, ownCompanyId, 'alone', null)
  const departmentIds: string[] = []
  for (let n = 0; n < DEPARTMENT; n += 1)
    departmentIds.push(await insertPurchaser(pool, ownCompanyId, `mate-${n}`, 'Knitwear'))
  return {
    purchaser: await insertSession(pool, purchaserId, 'buyer', ownCompanyId),
    mate: await insertSession(pool, departmentIds[0] ?? '', 'buyer', ownCompanyId),
    ...{ purchaserId, departmentIds },
    auditor: await insertSession(pool, operatorId, 'operator', null),
    owner: await insertSession(pool, ownerId, 'buyer', ownCompanyId),
    ownCompanyId,
  }
}

async function insertPurchaser(
  pool: pg.Pool,
  companyId: string,
  name: string,
  department: string | null,
): Promise<string> {
  const id = await insertUser(pool, `${name}@buyer.example`)
  await pool.query(
    `insert into company_member (user_id, company_id, party, roles, is_owner, status, created_at, department)
     values ($1, $2, 'buyer', '{buyer_purchaser}', false, 'active', now(), $3)`,
    [id, companyId, department],
  )
  return id
}

async function insertUser(pool: pg.Pool, email: string): Promise<string> {
  const id = uuidv7()
  await pool.query(
    `insert into user_account (id, region_id, email, password_hash, display_name, locale, time_zone, status, created_at, updated_at)
     values ($1, $2, $3, '', 'Bench', 'en_US', 'UTC', 'active', now(), now())`,
    [id, DEFAULT_REGION.regionId, email],
  )
  return id
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
    [createHash('sha256').update(token).digest(), userId, identity, companyId, DEFAULT_REGION.regionId],
  )
  return token
}

/** Numbers as ids, so that rows can name each other without being read back. */
const idOf = (prefix: string, n: string) => `('00000000-0000-7000-${prefix}-' || lpad(to_hex(${n}), 12, '0'))::uuid`

async function grow(pool: pg.Pool, loaded: Volume, share: number, callers: Callers): Promise<void> {
  const since = performance.now()
  const to: Volume = {
    users: Math.round(FULL.users * share),
    companies: Math.round(FULL.companies * share),
    registrations: Math.round(FULL.registrations * share),
    certificates: Math.round(FULL.certificates * share),
    auditRows: Math.round(FULL.auditRows * share),
    members: Math.round(FULL.members * share),
    trade: Math.round(FULL.trade * share),
  }
  const client = await pool.connect()
  // A client that is kept would keep the pool from ending, and a failure from being told.
  await fill(client, loaded, to, callers).finally(() => client.release(true))
  Object.assign(loaded, to)
  process.stdout.write(
    `\n${to.users.toLocaleString('en')} people, ${to.companies.toLocaleString('en')} companies, ${to.auditRows.toLocaleString('en')} rows of the log, ` +
      `${to.trade.toLocaleString('en')} orders and as many inquiries of one company, ` +
      `loaded in ${Math.round((performance.now() - since) / 1000)} s\n`,
  )
}

async function fill(client: pg.PoolClient, loaded: Volume, to: Volume, callers: Callers): Promise<void> {
  const region = DEFAULT_REGION.regionId
  // Five million rows in one statement take longer than anybody may wait for an answer.
  await client.query('set statement_timeout = 0')
  // Rows of the log do not wait for their seal here: what is measured are the lists.
  await client.query(`set session_replication_role = replica`)
  await client.query(
    `insert into company (id, no, region_id, parties, legal_name, country, status, created_at, updated_at)
     select ${idOf('8000', 'n')}, 'BENCH' || n, '${region}', '{buyer}', md5(n::text) || ' Trading ' || n, 'DE', 'active', now(), now()
     from generate_series(${loaded.companies}, ${to.companies - 1}) as n`,
  )
  await client.query(
    `insert into user_account (id, region_id, email, password_hash, display_name, locale, time_zone, status, created_at, updated_at)
     select ${idOf('9000', 'n')}, '${region}', 'person-' || n || '@bench.example', '', 'Person ' || md5(n::text), 'en_US', 'UTC', 'active', now(), now()
     from generate_series(${loaded.users}, ${to.users - 1}) as n`,
  )
  await client.query(
    `insert into company_member (user_id, company_id, party, roles, is_owner, status, created_at)
     select ${idOf('9000', 'n')}, ${idOf('8000', `n % ${to.companies}`)}, 'buyer', '{buyer_purchaser}', false, 'active', now()
     from generate_series(${loaded.users}, ${to.users - 1}) as n`,
  )
  await client.query(
    `insert into login_log (id, at, region_id, user_id, identity, request_source, result, ip)
     select ${idOf('a000', 'n')}, now() - n * interval '1 second', '${region}', ${idOf('9000', 'n')}, 'buyer', 2, 'ok', '10.0.0.1'
     from generate_series(${loaded.users}, ${to.users - 1}) as n`,
  )
  await client.query(
    `insert into user_session (token_hash, user_id, identity, company_id, region_id, request_source, created_at, expires_at)
     select sha256(n::text::bytea), ${idOf('9000', 'n')}, 'buyer', ${idOf('8000', `n % ${to.companies}`)}, '${region}', 2, now(),
       now() + interval '1 day'
     from generate_series(${loaded.users}, ${to.users - 1}) as n`,
  )
  await client.query(
    `insert into audit_log (at, actor_user_id, actor_kind, actor_name, request_source, request_id, action, entity_type, entity_id,
       entity_no, company_id, region_id, before, after, changed_fields, result)
     select now() - (${FULL.auditRows} - n) * interval '10 seconds', ${idOf('9000', `n % ${to.users}`)}, 'operator',
       'Person ' || md5((n % ${to.users})::text), 2, 'bench', 'company.update', (array['company','order','product','inquiry'])[1 + n % 4],
       n::text, 'NO' || n, ${idOf('8000', `n % ${to.companies}`)}, '${region}', '{"status":"a"}', '{"status":"b"}', '{status}',
       case when n % 500 = 0 then 'denied' else 'ok' end
     from generate_series(${loaded.auditRows}, ${to.auditRows - 1}) as n`,
  )
  await fillOffice(client, loaded, to, callers)
  await fillTrade(client, loaded.trade, to.trade, callers)
  await client.query(`set session_replication_role = default`)
  await client.query('vacuum analyze')
  // Else PostgreSQL writes what was loaded to the disk while the first lists are asked for.
  await client.query('checkpoint')
}

/** What waits for reviewers among what they have decided, and the people of one large company. */
async function fillOffice(client: pg.PoolClient, loaded: Volume, to: Volume, { ownCompanyId }: Callers): Promise<void> {
  const region = DEFAULT_REGION.regionId
  await client.query(
    `insert into registration_application (id, no, region_id, status, party, applicant_user_id, company, legal_name, reg_no_key, round,
       requests, review_due_at, created_at, updated_at)
     select ${idOf('8b00', 'n')}, 'RG' || n, '${region}', status, 'seller', ${idOf('9000', `n % ${to.users}`)},
       '{"country":"CN","contactName":"Wang Lan"}', md5(n::text) || ' Knitting ' || n, 'N' || n, 1, '[]',
       case when status in ('submitted', 'in_review') then now() + n * interval '1 minute' end, at, at
     from generate_series(${loaded.registrations}, ${to.registrations - 1}) as n,
       lateral (select now() - n * interval '1 minute' as at,
         case n % 50 when 0 then 'submitted' when 1 then 'in_review' when 2 then 'need_more_info' when 3 then 'rejected'
           else 'approved' end as status) t`,
  )
  await client.query(
    `insert into company_certificate (id, no, region_id, status, company_id, kind, number, issuer, issued_on, valid_until, created_at,
       updated_at)
     select ${idOf('9b00', 'n')}, 'CE' || n, '${region}', (array['accepted','accepted','accepted','expired','pending'])[1 + n % 5],
       ${idOf('8000', `n % ${to.companies}`)}, 'iso9001', 'N' || n, 'TÜV', '2024-01-01', '2036-01-01', now(), now()
     from generate_series(${loaded.certificates}, ${to.certificates - 1}) as n`,
  )
  await client.query(
    `insert into company_member (user_id, company_id, party, roles, is_owner, status, created_at)
     select ${idOf('9000', 'n')}, $1, 'buyer', '{buyer_viewer}', false, 'active', now() - n * interval '1 minute'
     from generate_series($2::int, $3::int) as n`,
    [ownCompanyId, loaded.members, to.members - 1],
  )
}

/** What one large buyer has ordered and asked for: of a hundred rows one is the purchaser's, five are the department's. */
async function fillTrade(client: pg.PoolClient, from: number, to: number, callers: Callers): Promise<void> {
  const region = DEFAULT_REGION.regionId
  const values = [callers.ownCompanyId, callers.purchaserId, [...callers.departmentIds], from, to - 1]
  const holder = `case when n % 100 = 0 then $2::uuid when n % 100 <= ${DEPARTMENT} then ($3::uuid[])[n % 100]
    else ${idOf('9000', 'n % 100')} end`
  await client.query(
    `insert into inquiry (id, no, region_id, status, created_at, updated_at, buyer_company_id, buyer_user_id, buyer_name, title,
       submitted_at, quote_deadline, item_count, first_item_name, search_text)
     select ${idOf('b000', 'n')}, 'IQ' || n, '${region}', (array['open','awarded','expired'])[1 + n % 3], at, at, $1, ${holder}, 'Own Ltd.',
       'Pullovers ' || n, at, now() + interval '7 days', 1, 'Pullover', 'iq' || n || ' pullovers'
     from generate_series($4::int, $5::int) as n, lateral (select now() - n * interval '1 second' as at) t`,
    values,
  )
  await client.query(
    `insert into trade_order (id, no, region_id, status, created_at, updated_at, trade_type, buyer_company_id, buyer_user_id, buyer_name,
       buyer_time_zone, seller_company_id, store_id, store_name, quotation_id, quotation_no, quotation_version_no, content_hash,
       inquiry_id, inquiry_no, thread_id, currency, subtotal_minor, charges_minor, tax_minor, total_minor, lead_days, lead_from,
       partial_shipment, transhipment, item_count, first_item_name, sign_by, search_text)
     select ${idOf('c000', 'n')}, 'TO' || n, '${region}', (array['contracting','in_production','completed'])[1 + n % 3], at, at, 'foreign', $1,
       ${holder}, 'Own Ltd.', 'UTC', ${idOf('8000', 'n % 100')}, ${idOf('d000', 'n % 100')}, '{"en_US":"Mill"}', ${idOf('e000', 'n')},
       'QT' || n, 1, '', ${idOf('b000', 'n')}, 'IQ' || n, ${idOf('f000', 'n')}, 'USD', 100, 0, 0, 100, 30, 'deposit_received', false, false,
       1, 'Pullover', now() + interval '7 days', 'to' || n || ' pullover'
     from generate_series($4::int, $5::int) as n, lateral (select now() - n * interval '1 second' as at) t`,
    values,
  )
}

function casesFor(callers: Callers): Case[] {
  const page = { pageNum: 1, pageSize: 20 }
  const company = (n: number) => `00000000-0000-7000-8000-${(n % 200).toString(16).padStart(12, '0')}`
  const person = (n: number) => `00000000-0000-7000-9000-${(n % 1000).toString(16).padStart(12, '0')}`
  const nameOf = (n: number) => `Person ${createHash('md5').update(`${n}`).digest('hex').slice(0, 8)}`
  const asked = (
    name: string,
    endpoint: Endpoint,
    body: (n: number) => object,
    growth: number,
    token = callers.auditor,
  ): Case => ({ name, endpoint, body, growth, token: () => token })
  return [
    asked('audit log', auditPage, () => page, LIST_GROWTH),
    asked('audit log, page 50', auditPage, () => ({ ...page, pageNum: 50 }), LIST_GROWTH),
    asked('audit log of a company', auditPage, n => ({ ...page, companyId: company(n) }), LIST_GROWTH),
    asked('audit log of a person', auditPage, n => ({ ...page, actorUserId: person(n) }), LIST_GROWTH),
    asked('audit log of a document', auditPage, n => ({ ...page, keyword: `NO${n % 40_000}` }), SEARCH_GROWTH),
    asked('audit log, what was refused', auditPage, () => ({ ...page, status: 'denied' }), LIST_GROWTH),
    asked('audit log, tabs', auditStatusCount, () => ({}), LIST_GROWTH),
    asked('companies', companyPage, () => page, LIST_GROWTH),
    asked('companies by name', companyPage, n => ({ ...page, keyword: `Trading ${n % 200}` }), SEARCH_GROWTH),
    asked('companies, tabs', companyStatusCount, () => ({}), LIST_GROWTH),
    asked('registrations', registrationPage, () => page, LIST_GROWTH),
    asked('registrations, due first', registrationPage, () => ({ ...page, sort: 'due' }), LIST_GROWTH),
    asked('registrations that wait', registrationPage, () => ({ ...page, status: 'submitted' }), LIST_GROWTH),
    asked('registrations by name', registrationPage, n => ({ ...page, keyword: `Knitting ${n % 400}` }), SEARCH_GROWTH),
    asked('registrations, tabs', registrationStatusCount, () => ({}), SEARCH_GROWTH),
    asked('certificates', certificatePage, () => page, LIST_GROWTH),
    asked('certificates to check', certificatePage, () => ({ ...page, status: 'pending' }), LIST_GROWTH),
    asked('certificates, tabs', certificateStatusCount, () => ({}), SEARCH_GROWTH),
    asked('people', personPage, () => page, LIST_GROWTH),
    asked('people by address', personPage, n => ({ ...page, keyword: `person-${n % 1000}@` }), SEARCH_GROWTH),
    asked('sign-ins', loginLogPage, () => page, LIST_GROWTH),
    asked('sign-ins by name', loginLogPage, n => ({ ...page, keyword: nameOf(n % 1000) }), SEARCH_GROWTH),
    asked('who is online', onlineUserPage, () => page, LIST_GROWTH),
    asked('members of a company', memberPage, () => page, LIST_GROWTH, callers.owner),
    asked('members by name', memberPage, n => ({ ...page, keyword: nameOf(n % 50) }), SEARCH_GROWTH, callers.owner),
    ...[
      ['of the company', callers.owner] as const,
      ['of a purchaser', callers.purchaser] as const,
      ['of a department', callers.mate] as const,
    ].flatMap(([whose, token]) => [
      asked(`orders ${whose}`, orderPage, () => page, LIST_GROWTH, token),
      asked(`orders ${whose}, page 50`, orderPage, () => ({ ...page, pageNum: 50 }), LIST_GROWTH, token),
      asked(`orders ${whose}, tabs`, orderStatusCount, () => ({}), SEARCH_GROWTH, token),
      asked(`inquiries ${whose}`, inquiryPage, () => page, LIST_GROWTH, token),
      asked(`inquiries ${whose}, open`, inquiryPage, () => ({ ...page, status: 'open' }), LIST_GROWTH, token),
      asked(`inquiries ${whose}, tabs`, inquiryStatusCount, () => ({}), SEARCH_GROWTH, token),
    ]),
  ]
}

process.exitCode = (await main()) ? 0 : 1
