import type { CodeWords, ExportColumn, ExportFilter } from '@tradeport/domain/governance/server'

/** A moment in the reader's time zone. */
export const moment = (sql: string) => `to_char(${sql} at time zone $3::text, 'YYYY-MM-DD HH24:MI')`
/** A text of several languages in the reader's, or else in a common one. */
export const text = (sql: string) => `coalesce(${sql} ->> $2::text, ${sql} ->> 'en_US', ${sql} ->> 'zh_CN')`
export const list = (sql: string) => `array_to_string(${sql}, ', ')`

export const column = (label: string, sql: string, more: Omit<ExportColumn, 'label' | 'sql'> = {}): ExportColumn => ({
  ...{ label, sql },
  ...more,
})
/** Heads that no list has on screen. */
const OWN = 'governanceExports'
const sheetKey = (key: string) => `sheet.${key}`
export const own = (key: string, sql: string, more: Omit<ExportColumn, 'label' | 'sql'> = {}) =>
  column(`${OWN}:${sheetKey(key)}`, sql, more)

export const created = (label: string, sql: string) => column(label, moment(sql))

/** A domain's own words for the codes of a column. */
export const wordsOf = (namespace: string, prefix: string): CodeWords => ({
  namespace,
  key: code => `${prefix}.${code}`,
})

/** A table whose rows have an id, a region and a day on which they came, as nearly all have. */
export const rowsOf = (alias: string) =>
  ({
    key: { sql: `${alias}.id`, type: 'uuid' },
    region: `${alias}.region_id`,
    createdAt: `${alias}.created_at`,
  }) as const

/** What is looked for stands in one of these. */
export const contains = (columns: readonly string[]) => `concat_ws(' ', ${columns.join(', ')}) ilike $7`

/** One of a closed list. */
export const choice = (
  label: string,
  values: readonly string[],
  words: CodeWords,
  sql: ExportFilter['sql'],
): ExportFilter => ({ label, kind: 'choice', values, words, sql })

/** On or not: the list sends `value` where it is on; `said` ends the key of its word, below its label's. */
export const only = (label: `${string}:${string}`, value: string, said: string, condition: string): ExportFilter => {
  const [namespace = '', key = ''] = label.split(':')
  return choice(label, [value], { namespace, key: () => `${key}.${said}` }, () => condition)
}

/** Civil days of the trade's own zone, both included. */
export const days = (namespace: string, sql: string): Record<'dateFrom' | 'dateTo', ExportFilter> => ({
  dateFrom: {
    ...{ label: `${namespace}:filter.dateFrom`, kind: 'date' },
    sql: value => `${sql} >= (${value}::date)::timestamp at time zone 'Asia/Shanghai'`,
  },
  dateTo: {
    ...{ label: `${namespace}:filter.dateTo`, kind: 'date' },
    sql: value => `${sql} < (${value}::date + 1)::timestamp at time zone 'Asia/Shanghai'`,
  },
})
