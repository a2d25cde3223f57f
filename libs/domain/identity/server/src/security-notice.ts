import type { Identity } from '@tradeport/domain/identity/contract'
import { personContact } from '@tradeport/domain/identity/rules'
import { isLocaleCode } from '@tradeport/kernel/config'
import type { Actor, ActorContext } from '@tradeport/node/server-kit'
import { tokenHash } from './secrets'

type SecurityEvent =
  | 'password_changed'
  | 'second_factor_on'
  | 'second_factor_off'
  | 'second_factor_reset'
  | 'passkey_added'
  | 'passkey_removed'
  | 'passkey_blocked'
  | 'device_trusted'
  | 'contact_changed'
  | 'deletion_requested'
  | 'deletion_taken_back'
  | 'account_disabled'
  | 'account_enabled'

const FRONT_END = { buyer: 'buyer', seller: 'seller', provider: 'providerAdmin', operator: 'admin' } as const

type FrontEnd = (typeof FRONT_END)[keyof typeof FRONT_END]

/** Where somebody looks after the account: without a company, on the side they signed in at. */
async function frontEndOf(ctx: ActorContext, kind: Actor['kind']): Promise<FrontEnd> {
  if (kind !== 'visitor' && kind !== 'system') return FRONT_END[kind]
  const [session] = await ctx.query<{ identity: Identity }>(
    'notice_side',
    'select identity from user_session where token_hash = $1',
    [tokenHash(ctx.token ?? '')],
  )
  return FRONT_END[session?.identity ?? 'buyer']
}

/** Cannot be muted, and goes to the address the account has at this moment. */
export async function tellOwner(
  ctx: ActorContext,
  userId: string,
  event: SecurityEvent,
  as: Actor['kind'] = ctx.actor.kind,
): Promise<void> {
  await ctx.notify({
    kind: 'security_alert',
    to: { userId },
    params: { event, actor: ctx.actor.displayName, date: ctx.now().toISOString() },
    link: { frontEnd: await frontEndOf(ctx, as), route: '/account' },
  })
}

/** What has happened to the rights of an operator. */
type OfficeEvent = 'role_changed' | 'operator_suspended' | 'operator_resumed' | 'operator_ended' | 'account_unlocked'

/** Operators read it in a region that they serve; who serves none any more, by mail. */
export async function tellOperator(
  ctx: ActorContext,
  { id, region_ids: served }: { id: string; region_ids: readonly string[] },
  event: OfficeEvent,
): Promise<void> {
  const here = ctx.region.regionId
  const region = served.length === 0 || served.includes(here) ? here : (served[0] ?? here)
  await ctx.inRegion(region).notify({
    kind: 'security_alert',
    to: { userId: id, identity: 'operator', evenOutside: true },
    params: { event, actor: ctx.actor.displayName, date: ctx.now().toISOString() },
    link: { frontEnd: FRONT_END.operator, route: '/account' },
  })
}

/** By mail, or to the phone of who has no email: the message centre is behind the lock. */
export async function tellLockedOut(
  ctx: ActorContext,
  account: { email: string | null; phone: string | null; locale: string },
  minutes: number,
): Promise<void> {
  await ctx.mail({
    to: personContact(account),
    locale: isLocaleCode(account.locale) ? account.locale : ctx.locale,
    template: 'account_locked',
    params: { minutes: String(minutes) },
  })
}
