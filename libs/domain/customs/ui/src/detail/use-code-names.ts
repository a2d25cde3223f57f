import { dictList, dictLookup, type ListCode } from '@tradeport/domain/reference/contract'
import { useEndpoint } from '@tradeport/web/react'
import { useMemo } from 'react'

const LISTS = [
  'country',
  'customs_transport_mode',
  'supervision_mode',
  'levy_nature',
  'transaction_mode',
  'wrap_type',
  'unit',
  'duty_mode',
  'doc_code',
  'edoc_type',
  'customs_container_spec',
] as const satisfies readonly ListCode[]

export type NameOf = (list: (typeof LISTS)[number] | 'customs_office', code: string) => string

/** Names of the codes of a form; the code itself where it is not known, or while its name is on its way. */
export function useCodeNames(offices: readonly string[]): NameOf {
  const { data } = useEndpoint(dictList, { types: [...LISTS] }, { staleMs: Infinity })
  const wanted = [...new Set(offices.filter(Boolean))]
  const { data: found } = useEndpoint(
    dictLookup,
    { type: 'customs_office', codes: wanted },
    { enabled: wanted.length > 0, staleMs: Infinity },
  )
  return useMemo(() => {
    const names = new Map<string, string>()
    // Documents of customs name a country by three letters.
    for (const list of LISTS)
      for (const { code, name, extra } of data?.data[list] ?? [])
        names.set(`${list} ${list === 'country' ? (extra['alpha3'] ?? code) : code}`, name)
    for (const { code, name } of found ?? []) names.set(`customs_office ${code}`, name)
    return (list, code) => names.get(`${list} ${code}`) ?? code
  }, [data, found])
}
