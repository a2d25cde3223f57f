import { ADVISORY_LISTS } from '@tradeport/domain/customs/contract'
import { dictList, dictLookup, dictSearch, dictTree, type CodeEntry } from '@tradeport/domain/reference/contract'
import { headingsOf, tariffLineOf, type TariffLine } from '@tradeport/domain/customs/rules'
import { useEndpoint, useRuntime } from '@tradeport/web/react'
import type { ComboboxOption } from '@tradeport/web/ui'
import { useMemo } from 'react'

/** Lists that are too long to be sent as a whole: they are searched while somebody types. */
export const SEARCHED: ReadonlySet<string> = new Set(['customs_office', 'hs_code', 'place', ...ADVISORY_LISTS])

/** Documents of customs name a country by three letters. */
const codeOf = (list: string, { code, extra }: CodeEntry): string =>
  list === 'country' ? (extra['alpha3'] ?? '') : code

export const optionOf = (list: string, entry: CodeEntry): ComboboxOption => {
  const value = codeOf(list, entry)
  return {
    value,
    label: entry.name === value ? value : `${value} · ${entry.name}`,
    keywords: `${entry.code} ${entry.nameI18n.zh_CN ?? ''} ${entry.nameI18n.en_US ?? ''}`,
  }
}

/** The codes of a short list that can be chosen; asked once for the whole page. */
export function useCodes(list: string): { options: readonly ComboboxOption[]; nameOf(code: string): string } {
  const { data } = useEndpoint(dictList, { types: [list] }, { staleMs: Infinity, enabled: !SEARCHED.has(list) })
  return useMemo(() => {
    const entries = data?.data[list] ?? []
    const names = new Map(entries.map(entry => [codeOf(list, entry), entry.name]))
    return {
      options: entries.filter(({ enabled }) => enabled).map(entry => optionOf(list, entry)),
      nameOf: code => names.get(code) ?? code,
    }
  }, [data, list])
}

/** Codes of a long list as they are typed; before the first sign those at its top. */
export function useCodeSearch(list: string) {
  const { layer } = useRuntime()
  return async (typed: string, signal: AbortSignal): Promise<CodeEntry[]> => {
    const keyword = typed.trim()
    const result =
      keyword === ''
        ? await layer.call(dictTree, { type: list }, { signal, quiet: 'all' })
        : await layer.call(dictSearch, { type: list, keyword, limit: 50 }, { signal, quiet: 'all' })
    if (!result.ok) throw new Error(result.failure.code)
    return result.data.filter(({ enabled }) => enabled)
  }
}

/** A code of a long list as a choice; the bare code while its name is on its way. */
export function useChosen(list: string, value: string): ComboboxOption | null {
  const { data } = useEndpoint(
    dictLookup,
    { type: list, codes: [value] },
    { enabled: value !== '', staleMs: Infinity, quiet: true },
  )
  if (value === '') return null
  const entry = data?.find(({ code }) => code === value)
  return entry ? optionOf(list, entry) : { value, label: value }
}

export const isTariffCode = (codeTs: string): boolean => /^\d{10}$/.test(codeTs)

const linesOf = (entries: readonly CodeEntry[]) => new Map(entries.map(({ code, extra }) => [code, extra]))

export const tariffQuestion = (codeTs: string) => ({ type: 'hs_code', codes: headingsOf(codeTs) })
export const tariffAnswer = (entries: readonly CodeEntry[], codeTs: string): TariffLine | undefined =>
  tariffLineOf(linesOf(entries), codeTs)

/** What the tariff says of a line; undefined while it is not known. */
export function useTariff(codeTs: string): TariffLine | undefined {
  const { data } = useEndpoint(dictLookup, tariffQuestion(codeTs), {
    enabled: isTariffCode(codeTs),
    staleMs: Infinity,
    quiet: true,
  })
  return useMemo(() => (data && isTariffCode(codeTs) ? tariffAnswer(data, codeTs) : undefined), [data, codeTs])
}
