import { sql } from 'drizzle-orm'
import type { AddressInput, AddressKind } from '@tradeport/domain/identity/contract'
import { uuidv7 } from '@tradeport/node/db'
import type { ActorContext } from '@tradeport/node/server-kit'
import type { Seat } from './member.repository'

export interface CompanyAddress extends Record<string, unknown> {
  id: string
  version: number
  kind: AddressKind
  contact_name: string
  phone: string
  email: string | null
  country: string
  level1: string | null
  level2: string | null
  level3: string | null
  level4: string | null
  level5: string | null
  detail: string
  postcode: string | null
  is_default: boolean
}

const COLUMNS = sql.raw(
  'id, version, kind, contact_name, phone, email, country, level1, level2, level3, level4, level5, detail, postcode, is_default',
)

/** By kind, the default of each first. */
export async function addressesOf(ctx: ActorContext, companyId: string): Promise<CompanyAddress[]> {
  const { rows } = await ctx.db.execute<CompanyAddress>(sql`
    select ${COLUMNS} from company_address where company_id = ${companyId} order by kind, is_default desc, created_at`)
  return rows
}

/** One change of a company's book at a time: which address is the default is a matter between them. */
export async function addressesForChange(ctx: ActorContext, companyId: string): Promise<CompanyAddress[]> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`company_address ${companyId}`}, 0))`)
  return addressesOf(ctx, companyId)
}

export async function insertAddress(
  ctx: ActorContext,
  seat: Seat,
  address: AddressInput,
  isDefault: boolean,
): Promise<string> {
  const id = uuidv7()
  const at = ctx.now().toISOString()
  await ctx.db.execute(sql`
    insert into company_address (id, company_id, kind, contact_name, phone, email, country, level1, level2, level3, level4, level5,
      detail, postcode, is_default, created_at, updated_at, created_by, updated_by)
    values (${id}, ${seat.companyId}, ${address.kind}, ${address.contactName}, ${address.phone}, ${address.email ?? null},
      ${address.country}, ${address.level1 ?? null}, ${address.level2 ?? null}, ${address.level3 ?? null}, ${address.level4 ?? null},
      ${address.level5 ?? null}, ${address.detail}, ${address.postcode ?? null}, ${isDefault}, ${at}, ${at}, ${seat.userId}, ${seat.userId})`)
  return id
}

export async function updateAddress(
  ctx: ActorContext,
  seat: Seat,
  { id, version }: Pick<CompanyAddress, 'id' | 'version'>,
  address: AddressInput,
): Promise<number> {
  await ctx.db.execute(sql`
    update company_address set contact_name = ${address.contactName}, phone = ${address.phone}, email = ${address.email ?? null},
      country = ${address.country}, level1 = ${address.level1 ?? null}, level2 = ${address.level2 ?? null},
      level3 = ${address.level3 ?? null}, level4 = ${address.level4 ?? null}, level5 = ${address.level5 ?? null},
      detail = ${address.detail}, postcode = ${address.postcode ?? null}, version = version + 1,
      updated_at = ${ctx.now().toISOString()}, updated_by = ${seat.userId}
    where id = ${id} and company_id = ${seat.companyId}`)
  return version + 1
}

export async function deleteAddress(ctx: ActorContext, seat: Seat, id: string): Promise<void> {
  await ctx.db.execute(sql`delete from company_address where id = ${id} and company_id = ${seat.companyId}`)
}

/** The others of its kind give way first: there is never more than one. */
export async function makeDefault(ctx: ActorContext, seat: Seat, address: CompanyAddress): Promise<number> {
  await ctx.db.execute(sql`
    update company_address set is_default = false
    where company_id = ${seat.companyId} and kind = ${address.kind} and is_default`)
  await ctx.db.execute(sql`
    update company_address set is_default = true, version = version + 1, updated_at = ${ctx.now().toISOString()},
      updated_by = ${seat.userId}
    where id = ${address.id} and company_id = ${seat.companyId}`)
  return address.version + 1
}
