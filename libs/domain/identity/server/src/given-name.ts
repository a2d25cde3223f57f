import { sql, type SQL } from 'drizzle-orm'
import type { GivenName } from '@tradeport/domain/identity/contract'
import { FALLBACK_LOCALE } from '@tradeport/kernel/config'
import type { I18nText, LocaleCode } from '@tradeport/kernel/contract-kit'
import type { ActorContext } from '@tradeport/node/server-kit'

/** A name as its row keeps it; `names` has the original as well. */
export interface GivenNameRow {
  name: string
  names: I18nText
  name_locale: LocaleCode
}

/** `pickText` inside a query: `locale` is a parameter, and what was written first always has a text. */
export const saidSql = (table: string, locale: string): string =>
  `coalesce(nullif(${table}.names ->> ${locale}, ''), nullif(${table}.names ->> '${FALLBACK_LOCALE}', ''), ${table}.name)`

/** A name as the reader is told it. */
export const saidTo = ({ locale }: ActorContext, table: string): SQL =>
  sql`coalesce(nullif(${sql.raw(table)}.names ->> ${locale}, ''), nullif(${sql.raw(table)}.names ->> ${FALLBACK_LOCALE}, ''), ${sql.raw(table)}.name)`

/** A name as it is kept: the language that it was first written in stays, and its text is the name itself. */
export function keptName(
  ctx: ActorContext,
  { name, names }: { name: string; names?: I18nText | undefined },
  before?: Pick<GivenNameRow, 'names' | 'name_locale'>,
): GivenNameRow {
  const name_locale = before?.name_locale ?? ctx.locale
  const said = Object.entries({ ...(names ?? before?.names), [name_locale]: name })
  return {
    name,
    name_locale,
    names: Object.fromEntries(said.flatMap(([code, text]) => (text.trim() ? [[code, text.trim()]] : []))),
  }
}

export const givenNameOf = ({ name, names, name_locale: locale }: GivenNameRow): GivenName => ({ name, locale, names })
