import {
  type languageDraft,
  type languageDraftDiscard,
  type languagePublish,
  type languageRollBack,
  type languageVersionDetail,
  type languageVersionPage,
} from '@tradeport/domain/language/contract'
import { englishFor, mayEditTexts, placeholderProblem } from '@tradeport/domain/language/rules'
import { FALLBACK_LOCALE } from '@tradeport/kernel/config'
import { AppError, type WrongField } from '@tradeport/kernel/errors'
import { iso } from '@tradeport/node/db'
import { limits, pageOf, type ActorContext, type Handlers } from '@tradeport/node/server-kit'
import { requireEditor, requireReader } from './access'
import type { BuiltInTexts, LanguagePorts } from './ports'
import { VERSIONS_CHANNEL } from './published-texts'
import {
  changesBackTo,
  changesOf,
  insertPublication,
  lockScope,
  newestPublication,
  publicationById,
  publications,
  publishDrafts,
  restoreTexts,
  stampOf,
  type ChangeRow,
  type NewChange,
  type PublicationRow,
} from './publication.repository'
import { textSource } from './text-list'
import { discardDrafts, draftTexts, type StoredText } from './text.repository'

type PublicationEndpoints = {
  languageDraft: typeof languageDraft
  languageDraftDiscard: typeof languageDraftDiscard
  languagePublish: typeof languagePublish
  languageVersionPage: typeof languageVersionPage
  languageVersionDetail: typeof languageVersionDetail
  languageRollBack: typeof languageRollBack
}

const SHOWN_CHANGES = 500

const changeDto = ({ id, locale, namespace, key, before, after, by_name }: ChangeRow) => ({
  id: id || `${locale}/${namespace}:${key}`,
  locale,
  namespace,
  key,
  before,
  after,
  by: by_name,
})

const draftAsChange = (row: StoredText): ChangeRow => ({
  id: row.id,
  locale: row.locale,
  namespace: row.namespace,
  key: row.key,
  before: row.published,
  after: row.draft,
  by_name: row.updated_name,
})

const asNewChange = ({ locale, namespace, key, before, after, by_name }: ChangeRow): NewChange => ({
  locale,
  namespace,
  key,
  before,
  after,
  by: by_name,
})

function versionDto(ctx: ActorContext, row: PublicationRow, liveNo: number) {
  const live = row.no === liveNo
  return {
    id: row.id,
    scope: row.scope,
    no: row.no,
    note: row.note,
    restoredNo: row.restored_no,
    changeCount: row.change_count,
    locales: row.locales,
    publishedAt: iso(row.published_at),
    publishedName: row.published_name,
    live,
    actions: !live && mayEditTexts(ctx.actor, row.scope) ? ['rollBack'] : [],
  }
}

/** Changes in the words that people read: where a scope says nothing of its own, what it inherits. */
async function readable(
  ctx: ActorContext,
  builtIn: BuiltInTexts,
  scope: string,
  changes: readonly ChangeRow[],
): Promise<ChangeRow[]> {
  const source = await textSource(
    ctx,
    builtIn,
    scope,
    changes.map(({ locale }) => locale),
  )
  return Promise.all(
    changes.map(async change => {
      const inherited = (await source.row(change.namespace, change.locale, change.key))?.inherited ?? null
      return { ...change, before: change.before ?? inherited, after: change.after ?? inherited }
    }),
  )
}

/** @throws AppError `FT510006` when the drafts are no longer those that the operator saw. */
async function seenDrafts(ctx: ActorContext, scope: string, stamp: string): Promise<StoredText[]> {
  await lockScope(ctx, scope)
  const drafts = await draftTexts(ctx, scope)
  if (stampOf(drafts) !== stamp) throw new AppError('FT510006')
  if (drafts.length === 0) throw new AppError('MALL600403')
  return drafts
}

/** The English text may have changed with a release since a draft was written. */
async function refuseWrongPlaceholders(builtIn: BuiltInTexts, drafts: readonly StoredText[]): Promise<void> {
  const wrong: WrongField[] = []
  for (const { locale, namespace, key, draft } of drafts) {
    const english = englishFor((await builtIn.texts(namespace, FALLBACK_LOCALE)) ?? {}, key)
    if (draft !== null && english !== undefined && placeholderProblem(key, english, draft))
      wrong.push({ path: `${locale}/${namespace}:${key}`, rule: 'invalid_value' })
  }
  if (wrong.length > 0) throw new AppError('MALL600400', {}, { fieldErrors: wrong.slice(0, 50) })
}

/** The server's own texts, open front-ends of everybody, and the lists of other operators, read again after the commit. */
async function announce(ctx: ActorContext, scope: string, no: number): Promise<void> {
  // Delivered by the commit.
  await ctx.query('language_tell', 'select pg_notify($1, $2)', [VERSIONS_CHANNEL, scope])
  ctx.live({ to: { everyone: true }, topic: 'language', id: `${scope}/${no}` })
  ctx.live({ to: { operators: true }, topic: 'languageText', id: scope })
}

export function publicationHandlers({ builtIn }: LanguagePorts): Handlers<PublicationEndpoints> {
  return {
    async languageDraft(ctx, input) {
      requireReader(ctx, input.scope)
      const drafts = await draftTexts(ctx, input.scope)
      const byLocale = Map.groupBy(drafts, draft => draft.locale)
      return {
        liveNo: (await newestPublication(ctx, input.scope))?.no ?? 0,
        stamp: stampOf(drafts),
        total: drafts.length,
        locales: [...byLocale].map(([locale, { length }]) => ({ locale, count: length })),
        changes: (await readable(ctx, builtIn, input.scope, drafts.slice(0, SHOWN_CHANGES).map(draftAsChange))).map(
          changeDto,
        ),
      }
    },

    async languageDraftDiscard(ctx, { scope, stamp }) {
      requireEditor(ctx, scope)
      const drafts = await seenDrafts(ctx, scope, stamp)
      await discardDrafts(ctx, scope)
      const dropped = drafts.map(draft => changeDto(draftAsChange(draft)))
      await ctx.audit({
        action: 'languageText:discardAll',
        entityType: 'languageText',
        entityId: scope,
        before: dropped,
      })
      ctx.live({ to: { operators: true }, topic: 'languageText', id: scope })
      return { discarded: drafts.length }
    },

    async languagePublish(ctx, { scope, stamp, note }) {
      requireEditor(ctx, scope)
      const drafts = await seenDrafts(ctx, scope, stamp)
      await refuseWrongPlaceholders(builtIn, drafts)
      const no = ((await newestPublication(ctx, scope))?.no ?? 0) + 1
      const changes = (await readable(ctx, builtIn, scope, drafts.map(draftAsChange))).map(asNewChange)
      await publishDrafts(ctx, scope)
      await insertPublication(ctx, { scope, no, note: note || null, restoredNo: null, changes })
      await ctx.audit({
        action: 'languageText:publish',
        entityType: 'languagePublication',
        entityId: `${scope}/${no}`,
        after: { changeCount: changes.length },
        ...(note ? { reason: note } : {}),
      })
      await announce(ctx, scope, no)
      return { no, changeCount: changes.length }
    },

    async languageVersionPage(ctx, input) {
      requireReader(ctx, input.scope)
      const live = await newestPublication(ctx, input.scope)
      const rows = await publications(ctx, input.scope, limits(input))
      const liveNo = live?.no ?? 0
      // Versions are numbered without a gap.
      return pageOf(
        input,
        rows.map(row => versionDto(ctx, row, liveNo)),
        liveNo,
      )
    },

    async languageVersionDetail(ctx, input) {
      const row = await publicationById(ctx, input.id)
      if (!row) throw new AppError('MALL600404')
      requireReader(ctx, row.scope)
      const live = await newestPublication(ctx, row.scope)
      const changes = await changesOf(ctx, row.id, SHOWN_CHANGES)
      return { ...versionDto(ctx, row, live?.no ?? 0), changes: changes.map(changeDto) }
    },

    async languageRollBack(ctx, input) {
      const target = await publicationById(ctx, input.id)
      if (!target) throw new AppError('MALL600404')
      requireEditor(ctx, target.scope)
      await lockScope(ctx, target.scope)
      const live = await newestPublication(ctx, target.scope)
      if (live?.no !== input.liveNo) throw new AppError('FT510006')
      if (target.no === live.no) throw new AppError('MALL600403')
      const changes = await changesBackTo(ctx, target)
      await restoreTexts(ctx, target.scope, changes)
      const no = live.no + 1
      const told = await readable(ctx, builtIn, target.scope, changes)
      const by = ctx.actor.displayName
      await insertPublication(ctx, {
        scope: target.scope,
        no,
        note: input.note || null,
        restoredNo: target.no,
        changes: told.map(change => ({ ...asNewChange(change), by })),
      })
      await ctx.audit({
        action: 'languageText:roll_back',
        entityType: 'languagePublication',
        entityId: `${target.scope}/${no}`,
        before: { no: live.no },
        after: { no, restoredNo: target.no, changeCount: changes.length },
        ...(input.note ? { reason: input.note } : {}),
      })
      await announce(ctx, target.scope, no)
      return { no, changeCount: changes.length }
    },
  }
}
