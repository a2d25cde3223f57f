import { FALLBACK_LOCALE } from '@tradeport/kernel/config'

/** `pickText` inside a query, so that a list carries one language and not thirteen; the language of the source always has a text. */
export const pickTextSql = (column: string, locale: string, source: string) =>
  `coalesce(nullif(${column} ->> ${locale}, ''), nullif(${column} ->> '${FALLBACK_LOCALE}', ''), ${column} ->> ${source}, '')`
