import type * as identityContract from '@tradeport/domain/identity/contract'
import { deviceOf, maskedIp, personContact } from '@tradeport/domain/identity/rules'
import { AppError } from '@tradeport/kernel/errors'
import { limits, pageOf, type ActorContext, type Handlers } from '@tradeport/node/server-kit'
import { ownUser, sendCodeTo } from './account.handlers'
import { endSessions, ownAccount } from './account.repository'
import { leaveAccount } from './account-deletion'
import { addressOf } from './address'
import { changeAddress } from './contact'
import { takePasskey } from './passkey'
import { passkeysOf } from './passkey.repository'
import type { IdentityPorts } from './ports'
import { requireRegionAddress } from './region-contact'
import { tellOwner } from './security-notice'
import {
  clearRecoveryCodes,
  enableSecondFactor,
  prepareSecondFactor,
  removeApp,
  renewRecoveryCodes,
  secondFactorOf,
  takeAppCode,
} from './second-factor'
import { tokenHash } from './secrets'
import { endOwnSession, noteEnrolled, openSessionsOf, proveSession, signInsOf } from './session.repository'
import { checkPassword, checkSecondFactor } from './sign-in'
import { endAllTrust, endTrust, trustedDevicesOf } from './trusted-device'
import { base32, otpauthUri } from './totp'
import { CODE_MINUTES, RESEND_SECONDS, issueCode } from './verification-code'

type SecurityHandlers = Pick<
  Handlers<typeof identityContract>,
  | 'ownSessions'
  | 'endSession'
  | 'endOtherSessions'
  | 'ownTrustedDevices'
  | 'endDeviceTrust'
  | 'ownSignIns'
  | 'signInOptions'
  | 'ownSecurity'
  | 'proveIdentity'
  | 'beginSecondFactor'
  | 'confirmSecondFactor'
  | 'renewRecoveryCodes'
  | 'disableSecondFactor'
  | 'sendContactCode'
  | 'changeContact'
  | 'requestDeletion'
>

const ownHash = (ctx: ActorContext) => tokenHash(ctx.token ?? '')

export const securityHandlers = ({ accounts, ...ports }: IdentityPorts): SecurityHandlers => ({
  async ownSessions(ctx) {
    const current = ownHash(ctx)
    const rows = await openSessionsOf(ctx, ownUser(ctx))
    return rows.map(row => ({
      id: row.id,
      isCurrent: row.token_hash.equals(current),
      identity: row.identity,
      regionId: row.region_id,
      device: deviceOf(row.user_agent),
      ip: maskedIp(row.ip),
      createdAt: row.created_at.toISOString(),
      lastSeenAt: (row.last_seen_at ?? row.created_at).toISOString(),
    }))
  },

  async endSession(ctx, input) {
    const userId = ownUser(ctx)
    if (!(await endOwnSession(ctx, userId, input.id))) throw new AppError('USER_SERVICE530404')
    ctx.live({ to: { userId }, topic: 'ownSession', id: input.id })
    return {}
  },

  async endOtherSessions(ctx) {
    const userId = ownUser(ctx)
    const ended = await endSessions(ctx, userId, ownHash(ctx))
    ctx.live({ to: { userId }, topic: 'ownSession', id: userId })
    return { ended }
  },

  async ownTrustedDevices(ctx) {
    const rows = await trustedDevicesOf(ctx, ownUser(ctx))
    return rows.map(row => ({
      id: row.id,
      isCurrent: row.is_current,
      device: deviceOf(row.user_agent),
      ip: maskedIp(row.ip),
      createdAt: row.created_at.toISOString(),
      lastUsedAt: row.last_used_at.toISOString(),
      expiresAt: row.expires_at.toISOString(),
    }))
  },

  async endDeviceTrust(ctx, input) {
    const userId = ownUser(ctx)
    if (!(await endTrust(ctx, userId, input.id))) throw new AppError('USER_SERVICE530404')
    ctx.live({ to: { userId }, topic: 'ownSession', id: input.id })
    return {}
  },

  async ownSignIns(ctx, input) {
    const { rows, count } = await signInsOf(ctx, ownUser(ctx), limits(input))
    const records = rows.map(row => ({
      id: row.id,
      at: row.at.toISOString(),
      identity: row.identity,
      result: row.result,
      method: row.method,
      device: deviceOf(row.user_agent),
      ip: maskedIp(row.ip),
    }))
    return pageOf(input, records, count)
  },

  async signInOptions() {
    return { sms: accounts.sms }
  },

  async ownSecurity(ctx) {
    const account = await ownAccount(ctx)
    const [row] = await ctx.query<{ since: Date | null; codes_left: number; passkeys: number }>(
      'own_second_factor',
      `select (select enabled_at from second_factor where user_id = $1) as since,
         (select count(*)::int from recovery_code where user_id = $1 and used_at is null) as codes_left,
         (select count(*)::int from passkey where user_id = $1 and blocked_at is null) as passkeys`,
      [account.id],
    )
    return {
      email: account.email,
      phone: account.phone,
      sms: accounts.sms,
      secondFactorSince: row?.since?.toISOString() ?? null,
      recoveryCodesLeft: row?.codes_left ?? 0,
      passkeys: row?.passkeys ?? 0,
      hasSecondFactor: account.has_second_factor,
      deletionDueAt: account.deletion_due_at?.toISOString() ?? null,
      isSecondFactorRequired: accounts.operatorsNeedSecondFactor && ctx.actor.kind === 'operator',
    }
  },

  async proveIdentity(ctx, input) {
    const account = await ownAccount(ctx)
    if (input.passkey !== undefined) {
      const use = { purpose: 'prove', userId: account.id } as const
      await takePasskey(ctx, accounts.passkeySite, { assertion: input.passkey, use, owner: account })
    } else if (account.has_second_factor) {
      if (input.secondFactor === undefined) throw new AppError('USER_SERVICE530131')
      await checkSecondFactor(ctx, accounts.secretKey, account, input.secondFactor)
    } else {
      await checkPassword(ctx, account, input.password ?? '')
    }
    await proveSession(ctx, ownHash(ctx))
    return {}
  },

  async beginSecondFactor(ctx) {
    const account = await ownAccount(ctx)
    const secret = base32(await prepareSecondFactor(ctx, accounts.secretKey, account.id))
    return { secret, uri: otpauthUri(secret, ctx.region.region, personContact(account)) }
  },

  async confirmSecondFactor(ctx, input) {
    const userId = ownUser(ctx)
    const factor = await secondFactorOf(ctx, userId)
    if (!factor || factor.enabled_at) throw new AppError('MALL600403')
    if (!(await takeAppCode(ctx, accounts.secretKey, factor, input.code))) throw new AppError('USER_SERVICE530132')
    await enableSecondFactor(ctx, userId)
    await endSessions(ctx, userId, ownHash(ctx))
    await noteEnrolled(ctx, ownHash(ctx))
    await tellOwner(ctx, userId, 'second_factor_on')
    return { recoveryCodes: await renewRecoveryCodes(ctx, userId) }
  },

  async renewRecoveryCodes(ctx) {
    const account = await ownAccount(ctx)
    if (!account.has_second_factor) throw new AppError('MALL600403')
    await endAllTrust(ctx, account.id)
    return { recoveryCodes: await renewRecoveryCodes(ctx, account.id) }
  },

  async disableSecondFactor(ctx, input) {
    const account = await ownAccount(ctx)
    const isRequired = accounts.operatorsNeedSecondFactor && ctx.actor.kind === 'operator'
    if (!account.has_app || isRequired) throw new AppError('MALL600403')
    await checkPassword(ctx, account, input.password)
    await checkSecondFactor(ctx, accounts.secretKey, account, input.secondFactor)
    await removeApp(ctx, account.id)
    await endAllTrust(ctx, account.id)
    // With passkeys left, the codes still have something to stand in for.
    if ((await passkeysOf(ctx, account.id)).length === 0) await clearRecoveryCodes(ctx, account.id)
    await tellOwner(ctx, account.id, 'second_factor_off')
    return {}
  },

  async sendContactCode(ctx, input) {
    const address = addressOf(ctx, input)
    requireRegionAddress(ctx, input)
    const code = await issueCode(ctx, address, 'change_contact')
    await sendCodeTo(ctx, { accounts, ...ports }, address, 'verification_code', code)
    return { resendAfter: RESEND_SECONDS, expiresInMinutes: CODE_MINUTES }
  },

  async changeContact(ctx, input) {
    const userId = ownUser(ctx)
    await tellOwner(ctx, userId, 'contact_changed')
    await changeAddress(ctx, userId, addressOf(ctx, input), input.code)
    return {}
  },

  async requestDeletion(ctx) {
    const account = await ownAccount(ctx)
    const dueAt = await leaveAccount(ctx, accounts, account)
    await tellOwner(ctx, account.id, 'deletion_requested')
    return { dueAt: dueAt.toISOString() }
  },
})
