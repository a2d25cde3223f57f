import type * as identityContract from '@tradeport/domain/identity/contract'
import type { Identity, RestrictionCause } from '@tradeport/domain/identity/contract'
import { OWNER_ROLES, isClosed } from '@tradeport/kernel/config'
import { AppError } from '@tradeport/kernel/errors'
import type { ActorContext, Handlers } from '@tradeport/node/server-kit'
import {
  accountByAddress,
  endSessions,
  lockAccount,
  membershipOf,
  openApplicationOf,
  ownAccount,
  setPassword,
} from './account.repository'
import { insertBuyerCompany, ownedBuyer } from './company.repository'
import { allRights, levelsOf } from './own-rights'
import { openRegistrationOf } from './registration.repository'
import { startRegistration } from './registration.start'
import { registeringAccount, requireGoodPassword, requireTimeZone } from './registering-account'
import { avatarsOf } from './avatar'
import { addressOf, type Address } from './address'
import { knownAddress } from './known-address'
import type { AccountPorts, IdentityPorts } from './ports'
import { invalid } from './invalid-field'
import { requireRegionAddress } from './region-contact'
import { tellOwner } from './security-notice'
import { hashPassword, tokenHash } from './secrets'
import { endSessionOf, openSession } from './session'
import { menuFor, menuWordsFor } from './menu.handlers'
import { frontEndsFor } from './sso-client.handlers'
import { checkPassword, verifyCredentials } from './sign-in'
import { mayTrust, trustDevice } from './trusted-device'
import { endViewsOf } from './view-session'
import { CODE_MINUTES, RESEND_SECONDS, issueCode, useCode } from './verification-code'
import { isPermissionKey } from '@tradeport/kernel/contract-kit'

type AccountHandlers = Pick<
  Handlers<typeof identityContract>,
  | 'sendCode'
  | 'registerBuyer'
  | 'registerCompany'
  | 'foundCompany'
  | 'login'
  | 'logout'
  | 'profile'
  | 'resetPassword'
  | 'changePassword'
  | 'updatePreferences'
>

const OWNERS: readonly string[] = Object.values(OWNER_ROLES)

export function ownUser(ctx: ActorContext): string {
  if (ctx.actor.userId === null) throw new AppError('global400001')
  return ctx.actor.userId
}

/** @throws AppError `USER_SERVICE530134` for a phone where nothing carries messages there. */
export function requireReachable({ sms }: Pick<AccountPorts, 'sms'>, address: Address): void {
  if (address.kind === 'phone' && sms === 'none') throw new AppError('USER_SERVICE530134')
}

/** Mail, or a message to a phone: whatever carries mail away tells them apart by the address. */
export async function sendCodeTo(
  ctx: ActorContext,
  ports: IdentityPorts,
  address: Address,
  template: 'verification_code' | 'password_reset',
  code: string,
): Promise<void> {
  requireReachable(ports.accounts, address)
  const params = { code, minutes: String(CODE_MINUTES) }
  await ctx.mail({ to: address.value, locale: ctx.locale, template, params })
}

export const accountHandlers = (ports: IdentityPorts): AccountHandlers => ({
  async sendCode(ctx, input) {
    const { identity } = input
    const address = input.purpose === 'register' ? addressOf(ctx, input) : await knownAddress(ctx, input, identity)
    // Who cannot register now hears of it before looking for a code.
    if (input.purpose === 'register' && isClosed(ctx.region)) throw new AppError('MALL600411')
    if (input.purpose === 'register') requireRegionAddress(ctx, input)
    requireReachable(ports.accounts, address)
    const code = await issueCode(ctx, address, input.purpose)
    const account = await accountByAddress(ctx, address, identity)
    // The same answer either way: nobody learns from it who has an account.
    const wanted = input.purpose === 'register' ? identity !== 'operator' : account !== undefined
    if (wanted) {
      const template = input.purpose === 'reset_password' ? 'password_reset' : 'verification_code'
      await sendCodeTo(ctx, ports, address, template, code)
    }
    return { resendAfter: RESEND_SECONDS, expiresInMinutes: CODE_MINUTES }
  },

  async registerBuyer(ctx, input) {
    const userId = await registeringAccount(ctx, input, 'buyer')
    if (await membershipOf(ctx, userId, 'buyer')) throw new AppError('USER_SERVICE530110')
    const companyId = await insertBuyerCompany(ctx, userId, { legalName: input.companyName, country: input.country })
    return { userId, companyId }
  },

  async foundCompany(ctx, { companyName, country }) {
    const userId = ownUser(ctx)
    await lockAccount(ctx, userId)
    const own = await ownedBuyer(ctx, userId, { legalName: companyName, country })
    return { companyId: own ?? (await insertBuyerCompany(ctx, userId, { legalName: companyName, country })) }
  },

  async registerCompany(ctx, input) {
    const { party, company } = input
    const userId = await registeringAccount(ctx, input, party)
    const open = await openRegistrationOf(ctx, userId, party)
    if (open) return { applicationId: open.id, no: open.no }
    return startRegistration(ctx, { userId, party, ...(company ? { company } : {}) })
  },

  async login(ctx, input) {
    const { password, code, secondFactor, passkey, deviceId, identity } = input
    if ((password === undefined) === (code === undefined)) throw invalid('password', 'required')
    const address = await knownAddress(ctx, input, identity)
    const given = { address, password, code, secondFactor, passkey, deviceId, identity }
    const { operatorsNeedSecondFactor } = ports.accounts
    const verified = await verifyCredentials(ctx, ports.accounts, given)
    const mustEnrol = operatorsNeedSecondFactor && identity === 'operator' && !verified.account.has_second_factor
    const hasShownSecond = secondFactor !== undefined || passkey !== undefined
    const isTrusted = input.trustDevice && hasShownSecond && verified.account.has_second_factor
    if (!isTrusted || !mayTrust(ports.accounts, identity)) return openSession(ctx, verified, mustEnrol)
    const trustedDeviceId = await trustDevice(ctx, verified.account.id)
    await tellOwner(ctx, verified.account.id, 'device_trusted', identity)
    return openSession(ctx, { ...verified, trustedDeviceId }, mustEnrol)
  },

  async logout(ctx, input) {
    const { userId } = ctx.actor
    if (userId === null || ctx.token === null) return { ended: 0 }
    if (ctx.actor.kind === 'operator') await endViewsOf(ctx, userId)
    return { ended: input.everywhere ? await endSessions(ctx, userId) : await endSessionOf(ctx, ctx.token) }
  },

  async profile(ctx) {
    const { actor } = ctx
    if (actor.userId === null || actor.kind === 'system')
      return {
        kind: 'visitor',
        user: null,
        company: null,
        storeId: null,
        department: null,
        roles: [],
        regionIds: [],
        applicationId: null,
        mustEnrol: false,
        frontEnds: [],
        menu: null,
        menuWords: {},
        viewing: null,
      }
    const [row] = await ctx.query<{
      email: string | null
      phone: string | null
      avatar_file_id: string | null
      locale: string
      no: string | null
      legal_name: string | null
      country: string | null
      verify_level: number | null
      status: string | null
      restricted_for: RestrictionCause[] | null
      risk_reason: string | null
      must_enrol: boolean | null
      identity: Identity | null
      department: string | null
    }>(
      'profile',
      `select u.email, u.phone, u.avatar_file_id, u.locale, c.no, c.legal_name, c.country, c.verify_level, c.status, c.restricted_for, c.risk_reason, s.must_enrol, s.identity,
         (select m.department from company_member m where m.user_id = u.id and m.company_id = $2 and m.party = $4) as department
       from user_account u left join company c on c.id = $2 left join user_session s on s.token_hash = $3 where u.id = $1`,
      [actor.userId, actor.companyId, tokenHash(ctx.token ?? ''), actor.kind],
    )
    if (!row) throw new AppError('global400001')
    return {
      kind: actor.kind,
      user: {
        id: actor.userId,
        email: row.email,
        phone: row.phone,
        displayName: actor.displayName,
        avatarUrl: avatarsOf(ports.accounts.secretKey).url(ctx, row.avatar_file_id),
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
              restrictedFor: row.restricted_for ?? [],
              riskReason: actor.roles.some(role => OWNERS.includes(role)) ? row.risk_reason : null,
            }
          : null,
      storeId: actor.storeId,
      department: row.department,
      roles: actor.roles.filter(role => actor.kind === 'operator' || !isPermissionKey(role)),
      ...(actor.rights ? { ownRights: allRights(actor.rights), ownLevels: levelsOf(actor) } : {}),
      regionIds: [...actor.regionIds],
      applicationId:
        actor.companyId === null && row.identity
          ? ((await openApplicationOf(ctx, actor.userId, row.identity)) ?? null)
          : null,
      mustEnrol: row.must_enrol ?? false,
      frontEnds: await frontEndsFor(ctx),
      menu: await menuFor(ctx, ports),
      menuWords: await menuWordsFor(ctx, ports),
      viewing: actor.viewing
        ? { operatorName: actor.viewing.operatorName, until: actor.viewing.until.toISOString() }
        : null,
    }
  },

  async resetPassword(ctx, input) {
    await requireGoodPassword('password', input.password)
    const address = await knownAddress(ctx, input, input.identity)
    const account = await accountByAddress(ctx, address, input.identity)
    if (!account) throw new AppError('USER_SERVICE530101')
    await useCode(ctx, address, 'reset_password', input.code)
    await setPassword(ctx, account.id, await hashPassword(input.password))
    await endSessions(ctx, account.id)
    await tellOwner(ctx, account.id, 'password_changed', input.identity)
    return {}
  },

  async changePassword(ctx, input) {
    const userId = ownUser(ctx)
    await requireGoodPassword('next', input.next)
    await checkPassword(ctx, await ownAccount(ctx), input.current)
    await setPassword(ctx, userId, await hashPassword(input.next))
    await endSessions(ctx, userId, ctx.token === null ? undefined : tokenHash(ctx.token))
    await tellOwner(ctx, userId, 'password_changed')
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
})
