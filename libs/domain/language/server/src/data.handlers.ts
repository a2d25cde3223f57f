import {
  ALL_REGIONS_SCOPE,
  type languageDataConfig,
  type languageDataFile,
  type languagePortalFile,
} from '@tradeport/domain/language/contract'
import { PORTAL_LOCALES, regionById } from '@tradeport/kernel/config'
import { AppError } from '@tradeport/kernel/errors'
import { binary, type ActorContext, type BinaryAnswer, type Handlers } from '@tradeport/node/server-kit'
import type { BuiltInTexts, LanguagePorts } from './ports'

type DataEndpoints = {
  languageDataConfig: typeof languageDataConfig
  languageDataFile: typeof languageDataFile
  languagePortalFile: typeof languagePortalFile
}

type TextsOfFile = Record<string, string>

const IMMUTABLE = 'public, max-age=31536000, immutable'
/** Kept, but asked for anew each time. */
const FRESH = 'no-cache'

function json(content: unknown, cacheControl: string): BinaryAnswer {
  return binary({ body: Buffer.from(JSON.stringify(content)), mime: 'application/json; charset=utf-8', cacheControl })
}

/** A region reads what all regions say and, before it, what it says itself. */
interface Edition {
  common: number
  own: number
}

async function newestEdition(ctx: ActorContext, regionId: string): Promise<Edition> {
  const [row] = await ctx.query<Edition>(
    'language_edition',
    `select coalesce((select no from language_publication where scope = $1 order by no desc limit 1), 0) as common,
       coalesce((select no from language_publication where scope = $2 order by no desc limit 1), 0) as own`,
    [ALL_REGIONS_SCOPE, regionId],
  )
  return row ?? { common: 0, own: 0 }
}

/** What only the server says is nothing for front-ends to load. */
function pagesOnly(builtIn: BuiltInTexts, texts: TextsOfFile): TextsOfFile {
  const isForPages = (name: string) => builtIn.server[name.slice(0, name.indexOf(':'))]?.inPages ?? true
  return Object.fromEntries(Object.entries(texts).filter(([name]) => isForPages(name)))
}

async function filesOf(
  ctx: ActorContext,
  builtIn: BuiltInTexts,
  regionId: string,
  edition: Edition,
): Promise<Map<string, TextsOfFile>> {
  const rows = await ctx.query<{ scope: string; locale: string; texts: TextsOfFile }>(
    'language_files',
    `select p.scope, f.locale, f.texts from language_publication p join language_publication_file f on f.publication_id = p.id
     where (p.scope = $1 and p.no = $2) or (p.scope = $3 and p.no = $4)`,
    [ALL_REGIONS_SCOPE, edition.common, regionId, edition.own],
  )
  const files = new Map<string, TextsOfFile>()
  const inOrder = rows.sort((a, b) => Number(a.scope === regionId) - Number(b.scope === regionId))
  for (const { locale, texts } of inOrder) files.set(locale, { ...files.get(locale), ...pagesOnly(builtIn, texts) })
  return files
}

/**
 * What operators published for the pages of a region, by language and `namespace:key`. Editions are never changed: what has been read of
 * one serves until there is a newer one.
 */
export function publishedPageTexts(builtIn: BuiltInTexts) {
  const kept = new Map<string, { edition: Edition; files: ReadonlyMap<string, TextsOfFile> }>()
  return async (ctx: ActorContext, regionId: string): Promise<ReadonlyMap<string, TextsOfFile>> => {
    const edition = await newestEdition(ctx, regionId)
    const known = kept.get(regionId)
    if (known?.edition.common === edition.common && known.edition.own === edition.own) return known.files
    const files = await filesOf(ctx, builtIn, regionId, edition)
    kept.set(regionId, { edition, files })
    return files
  }
}

function requireRegion(regionId: string): void {
  if (!regionById(regionId)) throw new AppError('MALL600404')
}

export const dataHandlers = ({ builtIn }: LanguagePorts): Handlers<DataEndpoints> => ({
  async languageDataConfig(ctx, { regionId }) {
    requireRegion(regionId)
    const { common, own } = await newestEdition(ctx, regionId)
    const version = common + own
    return json({ version, fileVersion: version === 0 ? '' : `${common}.${own}` }, FRESH)
  },

  async languageDataFile(ctx, { regionId, fileVersion, file }) {
    requireRegion(regionId)
    const [common = 0, own = 0] = fileVersion.split('.').map(Number)
    const newest = await newestEdition(ctx, regionId)
    // A version that is still to come must not be kept for ever as an empty one.
    if (common > newest.common || own > newest.own) throw new AppError('MALL600404')
    const files = await filesOf(ctx, builtIn, regionId, { common, own })
    return json(files.get(file.slice(0, -'.json'.length)) ?? {}, IMMUTABLE)
  },

  async languagePortalFile(ctx, { regionId }) {
    requireRegion(regionId)
    const files = await filesOf(ctx, builtIn, regionId, await newestEdition(ctx, regionId))
    const offered = PORTAL_LOCALES.filter(locale => files.has(locale))
    return json(Object.fromEntries(offered.map(locale => [locale, files.get(locale)])), FRESH)
  },
})
