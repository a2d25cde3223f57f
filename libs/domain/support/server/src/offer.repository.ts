import type { InvitedParty, MessageOffer, OfferKind, TrackInput } from '@tradeport/domain/support/contract'
import { iso, uuidv7 } from '@tradeport/node/db'
import type { ActorContext } from '@tradeport/node/server-kit'
import { servedRegions } from './message.repository'
import type { InvitedAddress, SupportPorts } from './ports'
import { sha256 } from './secrets'

export interface NewOffer {
  kind: OfferKind
  party: InvitedParty
  recipient: string
  email: string | null
  buyerUserId: string | null
  /** Of the link in the invitation. */
  key: string | null
  productIds: readonly string[]
  goods: string | null
  storeIds: readonly string[]
}

interface OfferRow extends Record<string, unknown> {
  id: string
  leave_message_id: string
  region_id: string
  kind: OfferKind
  party: InvitedParty
  recipient: string
  email: string | null
  phone: string | null
  taken_by: string | null
  inquiry_id: string | null
  created_at: Date
}

/** The number that the writer left, as accounts keep theirs; of who was invited at an address that is not the writer's, nothing is known. */
const PHONE = String.raw`case when m.email is null or lower(m.email) = lower(o.email)
  then regexp_replace(regexp_replace(m.phone, '^(\+\d+)\s+0+', '\1'), '[^+\d]', '', 'g') end`

const COLUMNS = `o.id, o.leave_message_id, o.region_id, o.kind, o.party, o.recipient, o.email, ${PHONE} as phone, o.taken_by, o.inquiry_id,
  o.created_at`

export async function addOffer(
  ctx: ActorContext,
  message: { id: string; regionId: string },
  offer: NewOffer,
): Promise<void> {
  await ctx.query(
    'message_offer_add',
    `insert into leave_message_offer (id, leave_message_id, region_id, kind, party, recipient, email, buyer_user_id, token_hash,
       product_ids, goods, store_ids, created_at, created_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
    [
      uuidv7(),
      message.id,
      message.regionId,
      offer.kind,
      offer.party,
      offer.recipient,
      offer.email,
      offer.buyerUserId,
      offer.key === null ? null : sha256(offer.key),
      [...offer.productIds],
      offer.goods,
      [...offer.storeIds],
      ctx.now().toISOString(),
      ctx.actor.userId,
    ],
  )
}

/** Of each message what it was turned into, newest first, with how far that has come: three queries however many messages. */
export async function offersOf(
  ctx: ActorContext,
  ports: SupportPorts,
  messageIds: readonly string[],
): Promise<Map<string, MessageOffer[]>> {
  if (messageIds.length === 0) return new Map()
  const rows = await ctx.query<OfferRow>(
    'message_offers_of',
    `select ${COLUMNS} from leave_message_offer o join leave_message m on m.id = o.leave_message_id
     where o.leave_message_id = any ($1::uuid[]) order by o.created_at desc, o.id desc`,
    [[...messageIds]],
  )
  const inquiries = await ports.offers.inquiryNumbers(
    ctx,
    rows.flatMap(row => (row.inquiry_id ? [row.inquiry_id] : [])),
  )
  const registrations = await ports.offers.registrations(
    ctx,
    rows.flatMap(({ id, kind, region_id: regionId, email, phone, party }) =>
      kind === 'registration' ? [{ id, regionId, email, phone, party }] : [],
    ),
  )
  const found = new Map<string, MessageOffer[]>()
  for (const row of rows) {
    const registration = registrations.get(row.id)
    const no = row.inquiry_id === null ? null : (inquiries.get(row.inquiry_id) ?? null)
    const ofInquiry = { state: no ? ('done' as const) : row.taken_by ? ('taken' as const) : ('offered' as const) }
    const offer: MessageOffer = {
      id: row.id,
      kind: row.kind,
      party: row.party,
      recipient: row.recipient,
      at: iso(row.created_at),
      ...(row.kind === 'inquiry'
        ? // A draft is its buyer's alone.
          { ...ofInquiry, targetId: no ? row.inquiry_id : null, targetNo: no }
        : {
            state: registration?.state ?? 'offered',
            targetId: registration?.applicationId ?? null,
            targetNo: registration?.applicationNo ?? null,
          }),
    }
    found.set(row.leave_message_id, [...(found.get(row.leave_message_id) ?? []), offer])
  }
  return found
}

export interface TakenOffer {
  id: string
  leave_message_id: string
  product_ids: string[]
  goods: string | null
  store_ids: string[]
  taken_by: string | null
  line_count: number
  inquiry_id: string | null
}

/** The newest inquiry prepared under the number for the caller's account, or for whoever holds the key; locked. */
export async function offerFor(ctx: ActorContext, { no, key }: TrackInput): Promise<TakenOffer | undefined> {
  const [row] = await ctx.query<TakenOffer>(
    'message_offer_take',
    `select o.id, o.leave_message_id, o.product_ids, o.goods, o.store_ids, o.taken_by, o.line_count, o.inquiry_id
     from leave_message_offer o join leave_message m on m.id = o.leave_message_id
     where m.no = $1 and o.region_id = $2 and o.kind = 'inquiry' and (o.buyer_user_id = $3 or o.token_hash = $4)
     order by o.created_at desc, o.id desc limit 1 for update of o`,
    [no, ctx.region.regionId, ctx.actor.userId, key === undefined ? null : sha256(key)],
  )
  return row
}

export async function takeOffer(
  ctx: ActorContext,
  id: string,
  { inquiryId, lineCount }: { inquiryId: string; lineCount: number },
): Promise<void> {
  await ctx.query(
    'message_offer_taken',
    'update leave_message_offer set taken_by = $2, taken_at = $3, inquiry_id = $4, line_count = $5 where id = $1',
    [id, ctx.actor.userId, ctx.now().toISOString(), inquiryId, lineCount],
  )
}

const SOURCES = `select distinct on (m.id) m.id, m.no from leave_message_offer o join leave_message m on m.id = o.leave_message_id
  where m.region_id = any ($1::text[])`

/** Messages of the regions the operator serves that the document came from. */
export async function messagesBehindInquiry(ctx: ActorContext, inquiryId: string) {
  return ctx.query<{ id: string; no: string }>(
    'message_sources_inquiry',
    `${SOURCES} and o.inquiry_id = $2 order by m.id desc limit 20`,
    [servedRegions(ctx), inquiryId],
  )
}

export async function messagesBehindRegistration(ctx: ActorContext, { regionId, email, phone, party }: InvitedAddress) {
  return ctx.query<{ id: string; no: string }>(
    'message_sources_registration',
    `${SOURCES} and o.kind = 'registration' and o.region_id = $2 and (lower(o.email) = lower($3) or ${PHONE} = $5) and o.party = $4
     order by m.id desc limit 20`,
    [servedRegions(ctx), regionId, email, party, phone],
  )
}
