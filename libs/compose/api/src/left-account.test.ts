import { requestDeletion } from '@tradeport/domain/identity/contract'
import { DEFAULT_REGION } from '@tradeport/kernel/config'
import { uuidv7 } from '@tradeport/node/db'
import { startTestApi, type TestApi } from '@tradeport/testing/harness'
import { afterAll, beforeAll, expect, test } from 'vitest'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

/** In a name, an address and a number alike, and in nothing else. */
const MARK = '4917655500123'
/** Who did what is sealed and kept for its time by law; mail forgets by itself what has left, after a month. */
const KEPT = ['audit_log', 'mail_outbox']

/** Tables in which somebody is still named. */
async function traces(): Promise<string[]> {
  const { rows } = await api.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  )
  const found: string[] = []
  for (const { name } of rows) {
    const { rowCount } = await api.pool.query(`select 1 from "${name}" t where t::text like $1 limit 1`, [`%${MARK}%`])
    if (rowCount) found.push(name)
  }
  return found.filter(name => !KEPT.includes(name))
}

test('no table names a person any more whose account was emptied', async () => {
  const person = await api.person({ kind: 'buyer' })
  const userId = person.actor.userId ?? ''
  const companyId = person.actor.companyId ?? ''
  const { regionId } = DEFAULT_REGION
  const run = (sql: string, ...values: unknown[]) => api.pool.query(sql, values)
  await run(
    `update user_account set email = $2, phone = $3, display_name = $3 where id = $1`,
    userId,
    `${MARK}@example.com`,
    MARK,
  )
  // What other people see of them.
  const talk = uuidv7()
  await run(
    `insert into ai_conversation (id, region_id, user_id, locale, title, entry, status, person_name, last_message_at, created_at, updated_at)
     values ($1, $2, $3, 'en_US', $4, 'floating', 'active', $4, now(), now(), now())`,
    ...[talk, regionId, userId, `Call me: ${MARK}`],
  )
  await run(
    `insert into ai_message (id, conversation_id, seq, role, status, content, created_at)
     values ($1, $2, 1, 'user', 'completed', $3, now())`,
    ...[uuidv7(), talk, MARK],
  )
  await run(
    `insert into favourite (id, region_id, user_id, company_id, target_type, target_id, created_at)
     values ($1, $2, $3, $4, 'product', $1, now())`,
    ...[uuidv7(), regionId, userId, companyId],
  )
  await run(
    `insert into related_document (id, no, region_id, status, version, code, edition, kind, source_locale, title, body, files, locales,
       search_text, effective_at, must_accept, audiences, created_at, updated_at)
     values ($1, 'RD-left', $2, 'offline', 0, 'left_rule', 1, 'rule', 'en_US', '{}', '{}', '{}', '{}', '', now(), true, '{}', now(), now())`,
    ...[talk, regionId],
  )
  await run(
    `insert into document_acceptance (id, region_id, document_id, edition, user_id, side, company_id, accepted_at, ip)
     values ($1, $2, $1, 1, $3, 'buyer', $4, now(), $5)`,
    ...[talk, regionId, userId, companyId, MARK],
  )
  await run(
    `insert into notification (id, user_id, identity, region_id, kind, tab, params, link_front_end, link_route, created_at)
     values ($1, $2, 'buyer', $3, 'security_alert', 'system', $4, 'buyer', '/account', now())`,
    ...[uuidv7(), userId, regionId, JSON.stringify({ actor: MARK })],
  )
  const application = uuidv7()
  const words = JSON.stringify({ contactName: MARK, contactPhone: MARK })
  await run(
    `insert into registration_application (id, no, region_id, status, party, applicant_user_id, company, draft, legal_name, reg_no_key,
       created_at, updated_at)
     values ($1, 'RG-left', $2, 'submitted', 'seller', $3, $4, $4, $5, $5, now(), now())`,
    ...[application, regionId, userId, words, MARK],
  )
  // Invited twice: once they came, once they did not.
  const inviting = await api.person({ kind: 'seller' })
  const invite = (status: string, email: string, acceptedBy: string | null) =>
    run(
      `insert into company_invitation (id, company_id, party, region_id, email, roles, status, token_hash, invited_by, sent_at, expires_at,
         accepted_by, created_at, updated_at)
       values ($1, $2, 'seller', $3, $4, '{sales}', $5, sha256(gen_random_uuid()::text::bytea), $6, now(), now(), $7, now(), now())`,
      ...[uuidv7(), inviting.actor.companyId, regionId, email, status, inviting.actor.userId, acceptedBy],
    )
  await invite('accepted', `${MARK}@earlier.example`, userId)
  await invite('expired', `${MARK}@Example.com`, null)
  // To customer service, and what was answered.
  const message = uuidv7()
  await run(
    `insert into leave_message (id, no, region_id, status, version, form, type, needs, country, name, email, source, locale, user_id, party,
       spam_score, spam_reasons, form_nonce, content_hash, ip_hash, search_text, created_at, updated_at)
     values ($1, 'LM-left', $2, 'replied', 0, '1', 'other', $3, 'DE', $3, $3 || '@example.com', 'mall', 'en_US', $4, 'buyer', 0, '{}',
       'left', 'x', 'x', $3, now(), now())`,
    ...[message, regionId, MARK, userId],
  )
  await run(
    `insert into leave_message_reply (id, leave_message_id, side, body, internal, channels, created_at)
     values ($1, $2, 'operator', $3, false, '{}', now())`,
    ...[uuidv7(), message, `Dear ${MARK}`],
  )
  // Of the company that they were alone in.
  await run(
    'update company set contact_name = $2, contact_phone = $2, contact_email = $2, contact_phone_verified = $2 where id = $1',
    ...[companyId, MARK],
  )
  await run(
    `insert into company_address (id, company_id, kind, contact_name, phone, country, detail, is_default, created_at, updated_at, created_by,
       updated_by)
     values ($1, $2, 'ship_to', $3, $3, 'DE', $3, true, now(), now(), $4, $4)`,
    ...[uuidv7(), companyId, MARK, userId],
  )
  await run(
    `insert into bank_account (id, no, region_id, status, company_id, holder_name, bank_name, swift, country, currency, sealed_no, number_hash,
       last4, reason, purpose, effective_at, created_at, updated_at)
     values ($1, 'BA-left', $2, 'verified', $3, $4, 'Bank', 'DEUTDEFF', 'DE', 'EUR', 'x', 'x', '0123', 'first', 'collect', now(), now(), now())`,
    ...[uuidv7(), regionId, companyId, MARK],
  )
  expect(await traces()).toEqual(
    expect.arrayContaining([
      ...['bank_account', 'company', 'company_address', 'company_invitation', 'leave_message', 'leave_message_reply'],
      'ai_conversation',
      'ai_message',
      'document_acceptance',
      'notification',
      'registration_application',
      'user_account',
    ]),
  )

  await person.ok(requestDeletion, {})
  api.clock.now = new Date(api.clock.now.getTime() + 16 * 86_400_000)
  await api.api.jobs.run('identity.empty_left_accounts')

  expect(await traces()).toEqual([])
  const kept = await run('select 1 from favourite where user_id = $1', userId)
  expect(kept.rowCount).toBe(0)
  // That a company's person accepted a rule stays on record.
  const accepted = await run('select ip from document_acceptance where user_id = $1', userId)
  expect(accepted.rows).toEqual([{ ip: '' }])
  const taken = await run('select status from registration_application where id = $1', application)
  expect(taken.rows).toEqual([{ status: 'withdrawn' }])
})
