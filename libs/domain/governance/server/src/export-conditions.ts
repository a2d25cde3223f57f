import type { ExportParty } from '@tradeport/domain/governance/contract'
import { queryWords, searchQuery } from '@tradeport/kernel/values'
import { likePattern } from '@tradeport/node/db'
import type { DataExport } from './data-export.table'
import type { ExportSource } from './ports'

/** As many as `parametersOf` answers. */
export const PARAMETERS = 16

/** Of each parameter its type, also where a list has no use for it. */
const TYPED = [
  ...['$1::text', '$2::text', '$3::text', '$4::timestamptz', '$5::date', '$6::date', '$7::text', '$8::text'],
  ...['$10::text', '$11::uuid', '$12::uuid', '$13::uuid', '$14::text[]', '$15::jsonb', '$16::uuid[]'],
].join(', ')

/** The condition of a tab that is no status, and of the status otherwise. */
function inTab({ status }: ExportSource): string {
  if (!status) return 'true'
  const tabs = Object.entries(status.tabs ?? {}).map(([tab, condition]) => `when '${tab}' then ${condition}`)
  const isStatus = `${status.sql} = $8`
  return tabs.length === 0 ? isStatus : `case $8 ${tabs.join(' ')} else ${isStatus} end`
}

/** The rows that whoever asked sees: of an operator's region or regions, or of a company. */
function ofWhoAsked(source: ExportSource, party: ExportParty | null): string {
  const { region, served, where = 'true' } = source
  if (party === null) return `${served ? `${region} = any ($14)` : `${region} = $1`} and ${where}`
  const company = source.companies?.[party]
  if (!company) return 'false'
  const shop = company.shop ? ` and ($11 is null or ${company.shop} = $11)` : ''
  const people = company.person ? ` and ($16 is null or ${company.person} = any ($16))` : ''
  return `${region} = $1 and ${company.rows}${shop}${people}`
}

/** What an export takes of its list. */
export function matching(source: ExportSource, party: ExportParty | null): string {
  const { createdAt, key, keyword, filters = {} } = source
  const own = Object.entries(filters).map(([name, { sql }]) => {
    const value = `($15 ->> '${name}')`
    return `and (${value} is null or (${sql(value)}))`
  })
  return `num_nulls(${TYPED}) >= 0 and ${ofWhoAsked(source, party)} and ${createdAt} <= $4
    and ($5 is null or ${createdAt} >= $5::timestamp at time zone $3)
    and ($6 is null or ${createdAt} < ($6 + 1)::timestamp at time zone $3)
    and ($7 is null or (${keyword}))
    and ($8 is null or ${inTab(source)})
    and ($9::${key.type} is null or ${key.sql} > $9::${key.type})
    ${own.join(' ')}`
}

/** `$1` to `$16`. */
export function parametersOf(row: DataExport): unknown[] {
  const { from, to, keyword, status, more = [] } = row.filters
  const pattern = keyword === null ? null : likePattern(keyword)
  const words = keyword === null ? null : searchQuery(queryWords(keyword, row.locale), 'prefix')
  const chosen = Object.fromEntries(more.map(({ name, value }) => [name, value]))
  return [
    ...[row.regionId, row.locale, row.timeZone, row.createdAt.toISOString(), from, to, pattern, status, row.lastKey],
    ...[words, row.storeId, row.companyId, row.createdBy, row.regionIds, JSON.stringify(chosen), row.people],
  ]
}
