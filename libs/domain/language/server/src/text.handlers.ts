import { sql } from 'drizzle-orm'
import {
  ALL_REGIONS_SCOPE,
  TEXT_FILTERS,
  type TextRow,
  type languageOverview,
  type languageTextDiscard,
  type languageTextHistory,
  type languageTextPage,
  type languageTextReset,
  type languageTextSave,
} from '@tradeport/domain/language/contract'
import { mayEditTexts, placeholderProblem, textStatusOf, tidyText } from '@tradeport/domain/language/rules'
import { FALLBACK_LOCALE } from '@tradeport/kernel/config'
import { AppError } from '@tradeport/kernel/errors'
import { iso } from '@tradeport/node/db'
import { limits, pageOf, type ActorContext, type Handlers } from '@tradeport/node/server-kit'
import { requireEditor, requireReader, scopesOf } from './access'
import type { LanguagePorts } from './ports'
import { newestPublication } from './publication.repository'
import { FILTERS, matchingTexts, textSource } from './text-list'
import { draftCount, writeDraft, type TextAddress, type WrittenText } from './text.repository'

type TextEndpoints = {
  languageOverview: typeof languageOverview
  languageTextPage: typeof languageTextPage
  languageTextSave: typeof languageTextSave
  languageTextReset: typeof languageTextReset
  languageTextDiscard: typeof languageTextDiscard
  languageTextHistory: typeof languageTextHistory
}

const ENTITY = 'languageText'

/** One change of one text: who did what is kept, other operators' lists read again. */
async function record(ctx: ActorContext, at: TextAddress, action: string, written: WrittenText) {
  const entityId = `${at.scope}/${at.locale}/${at.namespace}:${at.key}`
  await ctx.audit({
    action: `${ENTITY}:${action}`,
    entityType: ENTITY,
    entityId,
    entityNo: `${at.namespace}:${at.key}`,
    before: { draft: written.before?.draft ?? null, published: written.published },
    after: { draft: written.draft },
  })
  ctx.live({ to: { operators: true }, topic: ENTITY, id: entityId })
  return { status: textStatusOf(written), version: written.version }
}

export function textHandlers({ builtIn }: LanguagePorts): Handlers<TextEndpoints> {
  const known = async (ctx: ActorContext, at: TextAddress): Promise<TextRow> => {
    const source = await textSource(ctx, builtIn, at.scope, [at.locale])
    const row = await source.row(at.namespace, at.locale, at.key)
    if (!row) throw new AppError('MALL600404')
    return row
  }

  return {
    async languageOverview(ctx, input) {
      const scopes = scopesOf(ctx)
      const scope = input.scope ?? scopes.find(each => mayEditTexts(ctx.actor, each)) ?? ALL_REGIONS_SCOPE
      requireReader(ctx, scope)
      const namespaces = await Promise.all(
        builtIn.namespaces.map(async name => {
          const english = await builtIn.texts(name, FALLBACK_LOCALE)
          return { name, count: Object.keys(english ?? {}).length }
        }),
      )
      const live = await newestPublication(ctx, scope)
      return {
        scope,
        scopes,
        mayEdit: mayEditTexts(ctx.actor, scope),
        namespaces,
        draftCount: await draftCount(ctx, scope),
        liveNo: live?.no ?? 0,
        publishedAt: live ? iso(live.published_at) : null,
        publishedName: live?.published_name ?? null,
      }
    },

    async languageTextPage(ctx, input) {
      requireReader(ctx, input.scope)
      const rows = await matchingTexts(ctx, builtIn, input)
      const shown = rows.filter(FILTERS[input.show])
      const { limit, offset } = limits(input)
      const counts = Object.fromEntries(TEXT_FILTERS.map(filter => [filter, rows.filter(FILTERS[filter]).length]))
      return {
        ...pageOf(input, shown.slice(offset, offset + limit), shown.length),
        counts: { all: 0, missing: 0, draft: 0, published: 0, wrong: 0, ...counts },
      }
    },

    async languageTextSave(ctx, { version, text, ...at }) {
      requireEditor(ctx, at.scope)
      const row = await known(ctx, at)
      const next = tidyText(text)
      const problem = placeholderProblem(at.key, row.english, next)
      const { maxLength } = row
      if (next.length > maxLength)
        throw new AppError(
          'MALL600400',
          {},
          {
            fieldErrors: [{ path: 'text', rule: 'too_long', params: { max: maxLength } }],
          },
        )
      if (problem) throw new AppError('MALL600400', {}, { fieldErrors: [{ path: 'text', rule: 'invalid_value' }] })
      // What stands anyway is no text of the scope's own.
      const draft = next === row.inherited ? null : next
      return record(ctx, at, 'save', await writeDraft(ctx, at, version, () => draft))
    },

    async languageTextReset(ctx, { version, ...at }) {
      requireEditor(ctx, at.scope)
      return record(ctx, at, 'reset', await writeDraft(ctx, at, version, () => null))
    },

    async languageTextDiscard(ctx, { version, ...at }) {
      requireEditor(ctx, at.scope)
      return record(ctx, at, 'discard', await writeDraft(ctx, at, version, published => published))
    },

    async languageTextHistory(ctx, input) {
      requireReader(ctx, input.scope)
      const { rows } = await ctx.db.execute<{
        no: number
        published_at: string
        by_name: string | null
        before: string | null
        after: string | null
      }>(sql`
        select p.no, p.published_at, c.by_name, c.before, c.after
        from language_publication_change c join language_publication p on p.id = c.publication_id
        where c.scope = ${input.scope} and c.locale = ${input.locale} and c.namespace = ${input.namespace} and c.key = ${input.key}
        order by p.no desc limit 50`)
      return {
        entries: rows.map(row => ({
          no: row.no,
          at: iso(row.published_at),
          by: row.by_name,
          before: row.before,
          after: row.after,
        })),
      }
    },
  }
}
