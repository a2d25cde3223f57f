import { sql } from 'drizzle-orm'
import type { DeclarationStatus } from '@tradeport/domain/customs/contract'
import { isMirroring, isUnsent } from '@tradeport/domain/customs/rules'
import { AppError } from '@tradeport/kernel/errors'
import type { ActorContext } from '@tradeport/node/server-kit'
import type { CustomsOrderRecord } from './customs-order.table'
import type { DeclarationRecord } from './customs.table'

/** All of a declaration is shown to its client: two that say the same are one, however often they were saved in between. */
export const CONTENT_HASH = 'md5(content::text)'

type Confirmable = {
  id: string
  status: DeclarationStatus
  channel: DeclarationRecord['channel']
  hash: string
  error_count: number
}

/** The declarations of an order that came to something, locked: a form before its order, as receipts lock them. */
export async function lockForms(ctx: ActorContext, orderId: string): Promise<Confirmable[]> {
  const { rows } = await ctx.db.execute<Confirmable>(sql`
    select id, status, channel, ${sql.raw(CONTENT_HASH)} as hash,
      (select count(*)::int from jsonb_array_elements(issues) issue where issue ->> 'level' = 'error') as error_count
    from declaration_form where customs_order_id = ${orderId} and status not in ('cancelled', 'deleted')
    order by id for update`)
  return rows
}

/** What waits for the client before it is sent; what was recorded as declared elsewhere does not. */
export const sendable = (forms: readonly Confirmable[]): Confirmable[] =>
  forms.filter(({ status, channel }) => channel === 'online' && isUnsent(status))

/**
 * The client answers for these as they stand.
 *
 * @param seen what the client had read, by id; nothing to compare for callers that do not say
 * @throws AppError `FT510006` when one of them was changed since it was read
 */
export async function confirmForms(
  ctx: ActorContext,
  forms: readonly Confirmable[],
  seen: readonly { id: string; hash: string }[] | undefined,
): Promise<void> {
  const isChanged = ({ id, hash }: Confirmable) => seen?.find(form => form.id === id)?.hash !== hash
  if (seen && forms.some(isChanged)) throw new AppError('FT510006')
  await ctx.db.execute(sql`
    update declaration_form set confirmed_hash = ${sql.raw(CONTENT_HASH)}
    where id = any (${sql.param(forms.map(({ id }) => id))}::uuid[])`)
}

interface Standing {
  order_status: CustomsOrderRecord['status']
  is_confirmed: boolean
}

/**
 * Whether the client of its agency order still has to confirm this declaration before it is sent; never of one without an order. What the
 * order's broker began from it and took off again has not become a declaration of its own by that.
 */
export async function isUnconfirmed(ctx: ActorContext, form: DeclarationRecord): Promise<boolean> {
  if (form.channel !== 'online' || !isUnsent(form.status)) return false
  if (form.customsOrderId === null && form.sourceType !== 'customs_order') return false
  const [row] = await ctx.query<Standing>(
    'customs_confirmation',
    `select o.status as order_status,
       f.customs_order_id is not null and md5(f.content::text) is not distinct from f.confirmed_hash as is_confirmed
     from declaration_form f join customs_order o on o.id = coalesce(f.customs_order_id, f.source_id)
     where f.id = $1 and (f.customs_order_id is not null or f.broker_company_id = o.provider_company_id)`,
    [form.id],
  )
  return row !== undefined && !(isMirroring(row.order_status) && row.is_confirmed)
}

/** Before a broker sends a declaration that belongs to an agency order. @throws AppError `FT521006` until the client confirmed it as it stands. */
export async function requireConfirmed(ctx: ActorContext, form: DeclarationRecord): Promise<void> {
  if (await isUnconfirmed(ctx, form)) throw new AppError('FT521006')
}
