import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { AuditVerification } from '@tradeport/domain/governance/contract'
import type { Db } from '@tradeport/node/db'
import type { ActorContext } from '@tradeport/node/server-kit'

/** Rows looked at in one statement; a longer chain is walked in such steps and never held at once. */
const STEP = 5_000
/** How far one run goes: what a long standstill left over does not keep the other jobs waiting, the next run goes on. */
const STEPS_OF_A_RUN = 100
const NOTHING = Buffer.alloc(0)

interface Link {
  position: number
  hash: Buffer
}

const linkAfter = (before: Buffer, digest: Buffer): Buffer =>
  createHash('sha256').update(before).update(digest).digest()

async function lastLink(ctx: ActorContext): Promise<Link> {
  const { rows } = await ctx.db.execute<{ position: string; hash: Buffer }>(
    sql`select position, hash from audit_seal order by position desc limit 1`,
  )
  const last = rows[0]
  return last ? { position: Number(last.position), hash: last.hash } : { position: 0, hash: NOTHING }
}

/** Gives every committed row its link; one instance at a time, as the job runner sees to. */
export async function sealAudit(ctx: ActorContext): Promise<void> {
  let link = await lastLink(ctx)
  // Only ever forward: rows that a statement has just taken away lie in the way of the next until all has been committed.
  let after = '0'
  for (let step = 0; step < STEPS_OF_A_RUN; step += 1) {
    const { rows } = await ctx.db.execute<{ seq: string; day: string; digest: Buffer }>(sql`
      select a.seq::text as seq, to_char(a.at at time zone 'UTC', 'YYYY-MM-DD') as day, audit_digest(a) as digest
      from audit_unsealed u join audit_log a on a.seq = u.seq where u.seq > ${after} order by u.seq limit ${STEP}`)
    const last = rows.at(-1)
    if (!last) return
    after = last.seq
    const seals = rows.map(({ seq, day, digest }) => {
      link = { position: link.position + 1, hash: linkAfter(link.hash, digest) }
      return { position: link.position, seq, day, hash: link.hash.toString('hex') }
    })
    await ctx.db.execute(sql`
      insert into audit_seal (position, seq, day, hash)
      select position, seq, day, decode(hash, 'hex')
      from jsonb_to_recordset(${JSON.stringify(seals)}::jsonb) as seals (position bigint, seq bigint, day date, hash text)`)
    await ctx.db.execute(sql`
      delete from audit_unsealed where seq = any (${sql.param(rows.map(({ seq }) => seq))}::bigint[])`)
  }
}

interface SealedRow extends Record<string, unknown> {
  position: string
  seq: string
  day: string
  hash: Buffer
  digest: Buffer | null
}

/** First position of the day, and the link before it. */
async function beginningOf(db: Db, day: string | undefined): Promise<Link> {
  if (day === undefined) return { position: 0, hash: NOTHING }
  const { rows } = await db.execute<{ position: string | null }>(
    sql`select min(position) as position from audit_seal where day = ${day}`,
  )
  const first = Number(rows[0]?.position ?? 0)
  if (first <= 1) return { position: 0, hash: NOTHING }
  const before = await db.execute<{ hash: Buffer }>(sql`select hash from audit_seal where position = ${first - 1}`)
  return { position: first - 1, hash: before.rows[0]?.hash ?? NOTHING }
}

const faultAt = (kind: 'changed' | 'missing' | 'order', { seq, day }: SealedRow) => ({ kind, seq, day })

/** Walks the links of a day, or all of them, and stops at the first that does not hold. */
export async function verifyAudit(db: Db, day?: string): Promise<AuditVerification> {
  let link = await beginningOf(db, day)
  const { rows: ends } = await db.execute<{ last: string | null; waiting: number }>(sql`
    select (select max(position) from audit_seal ${day === undefined ? sql`` : sql`where day = ${day}`}) as last,
      (select count(*)::int from audit_unsealed) as waiting`)
  const last = Number(ends[0]?.last ?? 0)
  const waiting = ends[0]?.waiting ?? 0
  let checked = 0
  const result = (fault: AuditVerification['fault']): AuditVerification => ({
    checked,
    waiting,
    lastHash: link.hash.length > 0 ? link.hash.toString('hex') : null,
    fault,
  })
  while (link.position < last) {
    const { rows } = await db.execute<SealedRow>(sql`
      select s.position, s.seq::text as seq, s.day::text as day, s.hash,
        case when a.seq is not null then audit_digest(a) end as digest
      from audit_seal s left join audit_log a on a.seq = s.seq
      where s.position > ${link.position} and s.position <= ${last} order by s.position limit ${STEP}`)
    if (rows.length === 0) break
    for (const row of rows) {
      if (Number(row.position) !== link.position + 1) return result(faultAt('order', row))
      if (row.digest === null) return result(faultAt('missing', row))
      if (!linkAfter(link.hash, row.digest).equals(row.hash)) return result(faultAt('changed', row))
      link = { position: link.position + 1, hash: row.hash }
      checked += 1
    }
  }
  return result(day === undefined ? await rowWithoutLink(db) : null)
}

/** A row that neither has a link nor waits for one was put in past the product. */
async function rowWithoutLink(db: Db): Promise<AuditVerification['fault']> {
  const { rows } = await db.execute<{ seq: string }>(sql`
    select a.seq::text as seq from audit_log a
    where not exists (select 1 from audit_seal s where s.seq = a.seq)
      and not exists (select 1 from audit_unsealed u where u.seq = a.seq)
    order by a.seq limit 1`)
  return rows[0] ? { kind: 'unsealed', seq: rows[0].seq, day: null } : null
}
