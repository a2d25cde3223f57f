import { sql, type SQL } from 'drizzle-orm'
import type * as identityContract from '@tradeport/domain/identity/contract'
import type {
  AccountStatus,
  OperatorStatus,
  PersonAction,
  PersonProof,
  PersonStatus,
} from '@tradeport/domain/identity/contract'
import { personActions, personContact, personStatus } from '@tradeport/domain/identity/rules'
import type { PermissionCatalogue } from '@tradeport/kernel/contract-kit'
import { AppError } from '@tradeport/kernel/errors'
import { iso, isoOrNull, likePattern } from '@tradeport/node/db'
import { countedPage, limits, type ActorContext, type Handlers } from '@tradeport/node/server-kit'
import { typedPhone } from './address'
import type { Avatars } from './avatar'
import { accountStep } from './account-step'
import { endSessions } from './account.repository'
import { mayLookAfter } from './held'
import { liftLock, requireAnotherHead } from './operator.repository'
import { removeSecondFactor } from './second-factor'
import { tellOwner } from './security-notice'

type PersonHandlers = Pick<
  Handlers<typeof identityContract>,
  'personPage' | 'personDisable' | 'personEnable' | 'personUnlock' | 'personResetSecondFactor'
>
type Page = Awaited<ReturnType<PersonHandlers['personPage']>>

const DOCUMENT = 'person'

interface PersonRecord extends Record<string, unknown> {
  id: string
  display_name: string
  avatar_file_id: string | null
  email: string | null
  phone: string | null
  account_status: Exclude<AccountStatus, 'deleted'>
  is_locked: boolean
  has_second_factor: boolean
  created_at: Date
  last_sign_in_at: Date | null
  companies: Page['records'][number]['companies']
  /** Of who works for the platform as well. */
  operator: { region_ids: string[]; roles: string[]; status: OperatorStatus; holds: string[] } | null
}

/** Accounts of operators alone are in the list of operators; who also works for a company is in both. */
const ofCompanies = (ctx: ActorContext): SQL =>
  sql`u.region_id = ${ctx.region.regionId} and u.status <> 'deleted'
    and not exists (select 1 from operator o where o.user_id = u.id
      and not exists (select 1 from company_member m where m.user_id = o.user_id and m.status <> 'removed'))`

function withStatus(ctx: ActorContext, status: PersonStatus | undefined): SQL {
  const now = ctx.now().toISOString()
  if (status === undefined) return sql``
  if (status === 'locked') return sql` and u.status = 'active' and u.locked_until > ${now}`
  if (status === 'active') return sql` and u.status = 'active' and (u.locked_until is null or u.locked_until <= ${now})`
  return sql` and u.status = ${status}`
}

function named(ctx: ActorContext, keyword: string | undefined): SQL {
  if (!keyword) return sql``
  const part = likePattern(keyword)
  return sql` and (u.email ilike ${part} or u.display_name ilike ${part} or u.phone = ${typedPhone(keyword, ctx.region) ?? null})`
}

const COLUMNS = (ctx: ActorContext): SQL => sql`
  u.id, u.display_name, u.avatar_file_id, u.email, u.phone, u.status as account_status, coalesce(u.locked_until > ${ctx.now().toISOString()}, false) as is_locked,
  u.created_at,
  exists (select 1 from second_factor s where s.user_id = u.id and s.enabled_at is not null)
    or exists (select 1 from passkey p where p.user_id = u.id) as has_second_factor,
  (select l.at from login_log l where l.user_id = u.id and l.result = 'ok' order by l.at desc limit 1) as last_sign_in_at,
  coalesce((select json_agg(json_build_object('id', c.id, 'legalName', c.legal_name, 'party', m.party, 'status', m.status)
      order by m.created_at, c.id)
    from company_member m join company c on c.id = m.company_id where m.user_id = u.id and m.status <> 'removed'), '[]') as companies,
  (select json_build_object('region_ids', o.region_ids, 'roles', o.roles, 'status', o.status,
      'holds', operator_holds(o.user_id, o.roles, ${ctx.now().toISOString()}))
    from operator o where o.user_id = u.id and o.status <> 'left') as operator`

/** Who works for the platform as well is looked after by colleagues who hold no less. */
const isInReach = (ctx: ActorContext, catalogue: PermissionCatalogue, { id, operator }: PersonRecord): boolean =>
  operator === null || (id !== ctx.actor.userId && mayLookAfter(ctx, catalogue, operator))

function dto(
  ctx: ActorContext,
  row: PersonRecord,
  { avatars, catalogue }: { avatars: Avatars; catalogue: PermissionCatalogue },
): Page['records'][number] {
  const status = personStatus(row.account_status, row.is_locked)
  return {
    id: row.id,
    displayName: row.display_name,
    avatarUrl: avatars.url(ctx, row.avatar_file_id),
    email: row.email,
    phone: row.phone,
    status,
    createdAt: iso(row.created_at),
    lastSignInAt: isoOrNull(row.last_sign_in_at),
    companies: row.companies,
    actions: isInReach(ctx, catalogue, row)
      ? personActions(status, ctx.actor.roles, { hasSecondFactor: row.has_second_factor })
      : [],
  }
}

/** @throws AppError `USER_SERVICE530404` for whoever is not of the region, `MALL600403` where the step is not open now. */
async function stepped(
  ctx: ActorContext,
  { id, reason, proof }: { id: string; reason: string; proof?: PersonProof },
  action: PersonAction,
  catalogue: PermissionCatalogue,
  work: (row: PersonRecord) => Promise<void>,
): Promise<{ status: PersonStatus }> {
  const load = async () => {
    const { rows } = await ctx.db.execute<PersonRecord>(
      sql`select ${COLUMNS(ctx)} from user_account u where u.id = ${id} and ${ofCompanies(ctx)}`,
    )
    if (!rows[0]) throw new AppError('USER_SERVICE530404')
    return rows[0]
  }
  const before = await load()
  const was = personStatus(before.account_status, before.is_locked)
  const may = personActions(was, ctx.actor.roles, { hasSecondFactor: before.has_second_factor })
  if (!may.includes(action)) throw new AppError('MALL600403')
  if (before.id === ctx.actor.userId) throw new AppError('USER_SERVICE530306')
  if (!isInReach(ctx, catalogue, before)) throw new AppError('USER_SERVICE530301')
  if (action === 'disable' && before.operator) await requireAnotherHead(ctx, { id, ...before.operator })
  await work(before)
  const after = await load()
  const status = personStatus(after.account_status, after.is_locked)
  await ctx.audit({
    action: `person:${action}`,
    entityType: DOCUMENT,
    entityId: id,
    entityNo: personContact(before),
    companyId: before.companies[0]?.id ?? null,
    before: { status: was },
    after: { status, ...(proof ? { proof } : {}) },
    reason,
  })
  ctx.live({ to: { operators: true }, topic: DOCUMENT, id })
  return { status }
}

/** The rights of a role of the platform's own stand for the role that the machine knows. */
const OFFICE = ['op_region_admin']

export const personHandlers = (avatars: Avatars, catalogue: () => PermissionCatalogue): PersonHandlers => ({
  async personPage(ctx, input) {
    const { limit, offset } = limits(input)
    const from = sql`from user_account u
      where ${ofCompanies(ctx)}${withStatus(ctx, input.status)}${named(ctx, input.keyword)}`
    const { rows } = await ctx.db.execute<PersonRecord>(sql`
      select ${COLUMNS(ctx)} ${from} order by u.id desc limit ${limit} offset ${offset}`)
    const records = rows.map(row => dto(ctx, row, { avatars, catalogue: catalogue() }))
    return countedPage(ctx.db, input, records, from)
  },

  personDisable: (ctx, input) =>
    stepped(ctx, input, 'disable', catalogue(), async row => {
      // While the account can still be written to: nobody hears anything at one that is disabled.
      await tellOwner(ctx, row.id, 'account_disabled')
      await accountStep(ctx, { id: row.id, status: row.account_status }, 'disable', OFFICE)
      await endSessions(ctx, row.id)
    }),

  personEnable: (ctx, input) =>
    stepped(ctx, input, 'enable', catalogue(), async row => {
      await accountStep(ctx, { id: row.id, status: row.account_status }, 'enable', OFFICE)
      await tellOwner(ctx, row.id, 'account_enabled')
    }),

  personResetSecondFactor: (ctx, input) =>
    stepped(ctx, input, 'reset_second_factor', catalogue(), async row => {
      await removeSecondFactor(ctx, row.id)
      await endSessions(ctx, row.id)
      await tellOwner(ctx, row.id, 'second_factor_reset')
    }),

  personUnlock: (ctx, input) => stepped(ctx, input, 'unlock', catalogue(), row => liftLock(ctx, row.id)),
})
