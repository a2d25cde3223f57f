import type * as identityContract from '@tradeport/domain/identity/contract'
import { AppError } from '@tradeport/kernel/errors'
import type { ActorContext, Handlers } from '@tradeport/node/server-kit'
import { ownUser } from './account.handlers'
import { accountById, endSessions, ownAccount } from './account.repository'
import { creationOptionsFor, createdPasskey, requestOptionsFor, takePasskey } from './passkey'
import {
  deleteOwnPasskey,
  insertPasskey,
  passkeyByCredential,
  passkeysOf,
  renameOwnPasskey,
} from './passkey.repository'
import type { IdentityPorts } from './ports'
import { clearRecoveryCodes, renewRecoveryCodes } from './second-factor'
import { tellOwner } from './security-notice'
import { tokenHash } from './secrets'
import { openSession } from './session'
import { noteEnrolled } from './session.repository'
import { verifyPasskeyAlone } from './sign-in'
import { endAllTrust } from './trusted-device'

type PasskeyHandlers = Pick<
  Handlers<typeof identityContract>,
  | 'ownPasskeys'
  | 'beginPasskey'
  | 'addPasskey'
  | 'renamePasskey'
  | 'removePasskey'
  | 'signInChallenge'
  | 'proofChallenge'
  | 'passkeyLogin'
>

type PasskeyChange = { action: 'add' | 'remove' | 'rename'; id: string; before?: string; after?: string }

/** The person's own, whichever company they work for. */
async function auditPasskey(ctx: ActorContext, { action, id, before, after }: PasskeyChange): Promise<void> {
  await ctx.audit({
    action: `passkey:${action}`,
    entityType: 'account',
    entityId: ownUser(ctx),
    companyId: null,
    ...(before === undefined ? {} : { before: { passkeyId: id, name: before } }),
    ...(after === undefined ? {} : { after: { passkeyId: id, name: after } }),
  })
}

export const passkeyHandlers = ({ accounts }: IdentityPorts): PasskeyHandlers => ({
  async ownPasskeys(ctx) {
    const rows = await passkeysOf(ctx, ownUser(ctx))
    return rows.map(row => ({
      id: row.id,
      name: row.name,
      createdAt: row.created_at.toISOString(),
      lastUsedAt: row.last_used_at?.toISOString() ?? null,
      isSynced: row.is_synced,
      blockedAt: row.blocked_at?.toISOString() ?? null,
    }))
  },

  async beginPasskey(ctx) {
    return creationOptionsFor(ctx, accounts.passkeySite, await ownAccount(ctx))
  },

  async addPasskey(ctx, input) {
    const account = await ownAccount(ctx)
    const created = await createdPasskey(ctx, accounts.passkeySite, account.id, input.passkey)
    const id = await insertPasskey(ctx, account.id, { ...created, name: input.name })
    if (id === undefined) throw new AppError('USER_SERVICE530137')
    await endAllTrust(ctx, account.id)
    await tellOwner(ctx, account.id, 'passkey_added')
    await auditPasskey(ctx, { action: 'add', id, after: input.name })
    if (account.has_second_factor) return { id, recoveryCodes: [] }
    const ownHash = tokenHash(ctx.token ?? '')
    await endSessions(ctx, account.id, ownHash)
    await noteEnrolled(ctx, ownHash)
    return { id, recoveryCodes: await renewRecoveryCodes(ctx, account.id) }
  },

  async renamePasskey(ctx, input) {
    const before = await renameOwnPasskey(ctx, ownUser(ctx), input.id, input.name)
    if (before === undefined) throw new AppError('USER_SERVICE530404')
    await auditPasskey(ctx, { action: 'rename', id: input.id, before, after: input.name })
    return {}
  },

  async removePasskey(ctx, input) {
    const userId = ownUser(ctx)
    const before = await deleteOwnPasskey(ctx, userId, input.id)
    if (before === undefined) throw new AppError('USER_SERVICE530404')
    const { has_second_factor: hasAnother } = await ownAccount(ctx)
    if (!hasAnother && accounts.operatorsNeedSecondFactor && ctx.actor.kind === 'operator')
      throw new AppError('MALL600403')
    // They open nothing without a second factor, and a new one comes with new ones.
    if (!hasAnother) await clearRecoveryCodes(ctx, userId)
    await endAllTrust(ctx, userId)
    await tellOwner(ctx, userId, 'passkey_removed')
    await auditPasskey(ctx, { action: 'remove', id: input.id, before })
    return {}
  },

  async signInChallenge(ctx) {
    return requestOptionsFor(ctx, accounts.passkeySite, { purpose: 'sign_in', userId: null })
  },

  async proofChallenge(ctx) {
    return requestOptionsFor(ctx, accounts.passkeySite, { purpose: 'prove', userId: ownUser(ctx) })
  },

  async passkeyLogin(ctx, { passkey, identity, deviceId }) {
    const attempt = { identity, deviceId, method: 'passkey' } as const
    const verified = await verifyPasskeyAlone(ctx, attempt, {
      account: async () => {
        const row = await passkeyByCredential(ctx, passkey.id)
        return row && accountById(ctx, row.user_id, identity)
      },
      take: owner =>
        takePasskey(ctx, accounts.passkeySite, {
          assertion: passkey,
          use: { purpose: 'sign_in', userId: null },
          owner,
        }),
    })
    return openSession(ctx, verified)
  },
})
