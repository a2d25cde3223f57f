import type { Endpoint, LocaleCode, z } from '@tradeport/kernel/contract-kit'
import { useMemo } from 'react'
import { useEndpoint } from './use-endpoint'

export interface CodeListEntry {
  readonly code: string
  readonly name: string
  readonly nameI18n: Partial<Record<LocaleCode, string>>
  readonly enabled: boolean
  readonly extra: Record<string, string>
}

interface CodeLists {
  readonly data: Record<string, CodeListEntry[]>
}

/** Asked again only when operators changed a list. */
const ASKED_ONCE = { staleMs: Infinity } as const

/** The reference domain's endpoint of whole lists, handed in by who uses it: this layer knows no domain. */
export type CodeListEndpoint = Endpoint<z.ZodMiniType<unknown, { types: string[] }>, z.ZodMiniType<CodeLists>>

/** The entries of a list by their codes, also those that can no longer be chosen; undefined until they have come, and where they do not. */
export function useCodeEntries(
  endpoint: CodeListEndpoint,
  list: string,
): ReadonlyMap<string, CodeListEntry> | undefined {
  const { data } = useEndpoint(endpoint, { types: [list] }, { ...ASKED_ONCE, quiet: true })
  return useMemo(() => data && new Map((data.data[list] ?? []).map(entry => [entry.code, entry])), [data, list])
}

export interface CodeList {
  /** What can be chosen, in the order of the list. */
  readonly options: readonly { readonly value: string; readonly label: string }[]
  /** Also of codes that can no longer be chosen; the code itself where it is not known. */
  readonly nameOf: (code: string) => string
}

/** A code list for selects: `useCodeList(dictList, 'unit')`. Asked once, and again only when operators changed a list. */
export function useCodeList(endpoint: CodeListEndpoint, list: string): CodeList {
  const { data } = useEndpoint(endpoint, { types: [list] }, ASKED_ONCE)
  return useMemo(() => {
    const entries = data?.data[list] ?? []
    const names = new Map(entries.map(({ code, name }) => [code, name]))
    return {
      options: entries
        .filter(({ enabled }) => enabled)
        .map(({ code, name }) => ({ value: code, label: name === code ? code : `${code} · ${name}` })),
      nameOf: code => names.get(code) ?? code,
    }
  }, [data, list])
}
