import { isNotificationKind } from '@tradeport/domain/messaging/contract'
import { excerpt, kindDefinition, missingParams } from '@tradeport/domain/messaging/rules'
import {
  FALLBACK_LOCALE,
  frontEndUrl,
  isLocaleCode,
  type PlatformKey,
  type RegionConfig,
} from '@tradeport/kernel/config'
import type { I18nText, LocaleCode } from '@tradeport/kernel/contract-kit'
import { uuidv7 } from '@tradeport/node/db'
import type { ActorContext, MailRequest, Messenger, NotificationRequest } from '@tradeport/node/server-kit'
import { queueMail } from './mail/mail-outbox'
import { mailText } from './mail/mail-texts'
import type { NotificationRecipient, NotifierPorts } from './ports'

/** What `ctx.notify` and `ctx.mail` do: everything is written in the caller's transaction, so it stands or falls with it. */
export function createNotifier(ports: NotifierPorts): Messenger {
  return {
    mail: (ctx, request) => queueMail(ctx, [request]),
    async notify(ctx, request) {
      const { kind } = request
      const definition = kindDefinition(kind)
      const missing = missingParams(kind, request.params)
      // The business step is worth more than its notice: it goes on, the gap is reported.
      if (missing.length > 0) ctx.log.error({ kind, missing }, 'a notification lacks parameters')
      const found = await ports.recipientsOf(ctx, request.to)
      const added = await insertFor(ctx, request, inOneOrder(found))
      for (const { id, userId } of added) ctx.live({ to: { userId }, topic: 'notification', id })
      const fresh = new Set(added.filter(row => row.inserted).map(row => row.userId))
      const url = ports.publicUrl(request.link.frontEnd, request.link.route, ctx.region)
      const bySms = ports.sendsSms && definition.channels.includes('sms')
      const byMail = definition.channels.includes('mail')
      await queueMail(
        ctx,
        found
          .filter(person => fresh.has(person.userId))
          .flatMap(person =>
            [byMail ? person.email : null, bySms ? person.phone : null]
              .filter(address => address !== null)
              .map(address => mailFor(ctx, request, { ...person, address }, url)),
          ),
      )
    },
  }
}

/** Each once, in the same order in every transaction, so that two that fold rows of the same people cannot block each other. */
function inOneOrder(recipients: readonly NotificationRecipient[]): NotificationRecipient[] {
  const unique = new Map(recipients.map(person => [`${person.userId} ${person.identity}`, person]))
  return [...unique.values()].sort((a, b) => (a.userId < b.userId ? -1 : a.userId > b.userId ? 1 : 0))
}

interface Added {
  id: string
  userId: string
  inserted: boolean
}

async function insertFor(
  ctx: ActorContext,
  request: NotificationRequest,
  recipients: readonly NotificationRecipient[],
): Promise<Added[]> {
  if (recipients.length === 0) return []
  const { tab, category } = kindDefinition(request.kind)
  const rows = await ctx.query<{ id: string; user_id: string; inserted: boolean }>(
    'notification_insert',
    `insert into notification as n (id, user_id, identity, company_id, region_id, kind, tab, category, store_id, store_name,
       verification_time, params, reply, link_front_end, link_route, dedupe_key, created_at)
     select r.id, r.user_id, r.identity, r.company_id, $5, $6, $7, $8, $9, $10::jsonb, $11, $12::jsonb, $13, $14, $15, $16, $17
     from unnest($1::uuid[], $2::uuid[], $3::text[], $4::uuid[]) with ordinality as r (id, user_id, identity, company_id, place)
     order by r.place
     on conflict (user_id, identity, dedupe_key) where read_at is null and archived_at is null and dedupe_key is not null
     do update set kind = excluded.kind, params = excluded.params, reply = excluded.reply, store_id = excluded.store_id,
       store_name = excluded.store_name, verification_time = excluded.verification_time, link_front_end = excluded.link_front_end,
       link_route = excluded.link_route, created_at = excluded.created_at, count = n.count + 1
     returning n.id, n.user_id, (n.count = 1) as inserted`,
    [
      recipients.map(() => uuidv7()),
      recipients.map(person => person.userId),
      recipients.map(person => person.identity),
      recipients.map(person => person.companyId),
      ctx.region.regionId,
      request.kind,
      tab,
      category,
      request.storeId ?? null,
      request.storeName ? JSON.stringify(request.storeName) : null,
      request.verificationTime ?? null,
      JSON.stringify(request.params),
      request.reply === undefined ? null : excerpt(request.reply),
      request.link.frontEnd,
      request.link.route,
      request.dedupeKey ?? null,
      ctx.now().toISOString(),
    ],
  )
  return rows.map(row => ({ id: row.id, userId: row.user_id, inserted: row.inserted }))
}

function mailFor(
  ctx: ActorContext,
  request: NotificationRequest,
  person: { address: string; locale: string },
  url: string,
): MailRequest {
  const locale: LocaleCode = isLocaleCode(person.locale) ? person.locale : FALLBACK_LOCALE
  const { params } = request
  const detail = [
    textIn(request.storeName, locale),
    params['party'],
    params['name'],
    request.reply && excerpt(request.reply),
  ]
  return {
    to: person.address,
    locale,
    template: 'notification',
    params: {
      headline: headline(ctx, request.kind, locale),
      reference: params['no'] ?? '',
      detail: [...new Set(detail.filter(part => part))].join('\n'),
      url,
    },
  }
}

function headline(ctx: ActorContext, kind: string, locale: LocaleCode): string {
  if (!isNotificationKind(kind)) throw new Error(`notification kind ${kind} has no headline`)
  return mailText(ctx.texts, { region: ctx.region, locale }, `headline.${kind}`)
}

function textIn(text: I18nText | undefined, locale: LocaleCode): string | undefined {
  return text?.[locale] ?? text?.[FALLBACK_LOCALE] ?? Object.values(text ?? {})[0]
}

/** Addresses of front-ends as seen from one of them (`https://www.example.com`), with the region's prefix. */
export function publicUrlsUnder(
  origin: string,
): (frontEnd: PlatformKey, route: string, region: RegionConfig) => string {
  const { protocol, host, href } = new URL(origin)
  return (frontEnd, route, region) =>
    frontEndUrl(frontEnd, { protocol, host, href, pathname: `/${region.prefix}/` }, route)
}
