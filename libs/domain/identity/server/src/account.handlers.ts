import type * as identityContract from '@tradeport/domain/identity/contract'
import { companyProblems, normaliseRegNo } from '@tradeport/domain/identity/rules'
import { AppError } from '@tradeport/kernel/errors'
import { passwordProblems } from '@tradeport/kernel/values'
import { nextDocumentNo, uuidv7 } from '@tradeport/node/db'
import type { ActorContext, Handlers } from '@tradeport/node/server-kit'
import { accountByEmail, endSessions, insertAccount, openApplicationOf, setPassword } from './account.repository'
import { insertBuyerCompany, companyExists } from './company.repository'
import { askForReview } from './registration.handlers'
import { insertApplication } from './registration.repository'
import { hashPassword, passwordFits, tokenHash } from './secrets'
import { openSession, verifyCredentials } from './session'
import { CODE_MINUTES, RESEND_SECONDS, issueCode, useCode } from './verification-code'

type AccountHandlers = Pick<
  Handlers<typeof identityContract>,
  | 'sendCode'
  | 'registerBuyer'
  | 'registerCompany'
  | 'login'
  | 'logout'
  | 'profile'
  | 'resetPassword'
  | 'changePassword'
  | 'updatePreferences'
>

const invalid = (path: string, rule: string) =>
  new AppError('USER_SERVICE530400', {}, { fieldErrors: [{ path, rule }] })

function requireGoodPassword(path: string, password: string): void {
  if (passwordProblems(password).length > 0) throw invalid(path, 'password')
}

function requireTimeZone(timeZone: string): void {
  try {
    new Intl.DateTimeFormat('en', { timeZone })
  } catch {
    throw invalid('timeZone', 'invalid_value')
  }
}

async function newAccount(
  ctx: ActorContext,
  input: { email: string; code: string; password: string; displayName: string; locale: string; timeZone: string },
): Promise<string> {
  requireGoodPassword('password', input.password)
  requireTimeZone(input.timeZone)
  await useCode(ctx, input.email, 'register', input.code)
  const userId = await insertAccount(ctx, { ...input, passwordHash: await hashPassword(input.password) })
  // Told only to somebody who has just proved that the address is theirs.
  if (!userId) throw new AppError('USER_SERVICE530110')
  return userId
}

function ownUser(ctx: ActorContext): string {
  if (ctx.actor.userId === null) throw new AppError('global400001')
  return ctx.actor.userId
}

export const accountHandlers: AccountHandlers = {
  async sendCode(ctx, input) {
    const code = await issueCode(ctx, input.email, input.purpose)
    const account = await accountByEmail(ctx, input.email, input.identity)
    // The same answer either way: nobody learns from it who has an account.
    const wanted = input.purpose === 'register' ? input.identity !== 'operator' : account !== undefined
    if (wanted) {
      const template = input.purpose === 'register' ? 'verification_code' : 'password_reset'
      await ctx.mail({ to: input.email, locale: ctx.locale, template, params: { code, minutes: String(CODE_MINUTES) } })
    }
    return { resendAfter: RESEND_SECONDS, expiresInMinutes: CODE_MINUTES }
  },

  async registerBuyer(ctx, input) {
    const userId = await newAccount(ctx, input)
    const companyId = await insertBuyerCompany(ctx, userId, { legalName: input.companyName, country: input.country })
    return { userId, companyId }
  },

  async registerCompany(ctx, input) {
    const problems = companyProblems(input.company, ctx.now()).map(({ path, rule }) => ({
      path: `company.${path}`,
      rule,
    }))
    if (problems.length > 0) throw new AppError('USER_SERVICE530400', {}, { fieldErrors: problems })
    const regNoKey = normaliseRegNo(input.company.regNo)
    if (await companyExists(ctx, input.company.country, regNoKey)) throw new AppError('USER_SERVICE530120')
    const userId = await newAccount(ctx, input)
    const id = uuidv7()
    const no = await nextDocumentNo(ctx.db, 'RG', { id: ctx.region.regionId, code: ctx.region.regionCode }, ctx.now())
    await insertApplication(ctx, {
      id,
      no,
      party: input.party,
      applicantUserId: userId,
      company: input.company,
      regNoKey,
    })
    await ctx.event({ documentType: 'registration', documentId: id, action: 'submit', toStatus: 'submitted' })
    ctx.live({ to: { operators: true }, topic: 'registration', id })
    await askForReview(ctx, { id, no, legalName: input.company.legalName })
    return { applicationId: id, no }
  },

  async login(ctx, input) {
    const account = await verifyCredentials(ctx, input.identity, input.email, input.password)
    return openSession(ctx, account, input.identity)
  },

  async logout(ctx, input) {
    const { userId } = ctx.actor
    if (userId === null || ctx.token === null) return { ended: 0 }
    if (input.everywhere) return { ended: await endSessions(ctx, userId) }
    const ended = await ctx.query<{ user_id: string }>(
      'session_end',
      'update user_session set ended_at = $2 where token_hash = $1 and ended_at is null returning user_id',
      [tokenHash(ctx.token), ctx.now().toISOString()],
    )
    return { ended: ended.length }
  },

  async profile(ctx) {
    const { actor } = ctx
    if (actor.userId === null || actor.kind === 'system')
      return {
        kind: 'visitor',
        user: null,
        company: null,
        storeId: null,
        roles: [],
        regionIds: [],
        applicationId: null,
      }
    const [row] = await ctx.query<{
      email: string
      locale: string
      no: string | null
      legal_name: string | null
      country: string | null
      verify_level: number | null
      status: string | null
    }>(
      'profile',
      `select u.email, u.locale, c.no, c.legal_name, c.country, c.verify_level, c.status
       from user_account u left join company c on c.id = $2 where u.id = $1`,
      [actor.userId, actor.companyId],
    )
    if (!row) throw new AppError('global400001')
    return {
      kind: actor.kind,
      user: {
        id: actor.userId,
        email: row.email,
        displayName: actor.displayName,
        locale: row.locale,
        timeZone: actor.timeZone,
      },
      company:
        actor.companyId && row.no !== null
          ? {
              id: actor.companyId,
              no: row.no,
              legalName: row.legal_name ?? '',
              country: row.country ?? '',
              verifyLevel: row.verify_level ?? 0,
              status: row.status ?? '',
            }
          : null,
      storeId: actor.storeId,
      roles: [...actor.roles],
      regionIds: [...actor.regionIds],
      applicationId: actor.companyId === null ? ((await openApplicationOf(ctx, actor.userId)) ?? null) : null,
    }
  },

  async resetPassword(ctx, input) {
    requireGoodPassword('password', input.password)
    const account = await accountByEmail(ctx, input.email, input.identity)
    if (!account) throw new AppError('USER_SERVICE530101')
    await useCode(ctx, input.email, 'reset_password', input.code)
    await setPassword(ctx, account.id, await hashPassword(input.password))
    await endSessions(ctx, account.id)
    return {}
  },

  async changePassword(ctx, input) {
    const userId = ownUser(ctx)
    requireGoodPassword('next', input.next)
    const [row] = await ctx.query<{ password_hash: string }>(
      'password_of',
      'select password_hash from user_account where id = $1',
      [userId],
    )
    if (!row || !(await passwordFits(row.password_hash, input.current))) throw new AppError('USER_SERVICE530102')
    await setPassword(ctx, userId, await hashPassword(input.next))
    await endSessions(ctx, userId, ctx.token === null ? undefined : tokenHash(ctx.token))
    return {}
  },

  async updatePreferences(ctx, input) {
    if (input.timeZone !== undefined) requireTimeZone(input.timeZone)
    await ctx.query(
      'preferences',
      `update user_account set display_name = coalesce($2, display_name), locale = coalesce($3, locale),
         time_zone = coalesce($4, time_zone), updated_at = $5 where id = $1`,
      [ownUser(ctx), input.displayName ?? null, input.locale ?? null, input.timeZone ?? null, ctx.now().toISOString()],
    )
    return {}
  },
}
