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

type SearchedList =
  'customs_office' | 'world_port' | 'domestic_port' | 'domestic_district' | 'domestic_destination' | 'origin_region'
export type NameOf = (list: ListCode, code: string) => string

/** Codes of lists that are too long to be sent as a whole. */
export type SearchedCodes = Readonly<Partial<Record<SearchedList, readonly string[]>>>

function useFound(list: SearchedList, codes: readonly string[] = []) {
  // What somebody typed and no list can hold is not asked for.
  const wanted = [...new Set(codes.filter(code => /^\w{1,10}$/.test(code)))]
  const { data } = useEndpoint(
    dictLookup,
    { type: list, codes: wanted },
    { enabled: wanted.length > 0, staleMs: Infinity },
  )
  return data
}

/** Names of the codes of a form; the code itself where it is not known, or while its name is on its way. */
export function useCodeNames(searched: SearchedCodes): NameOf {
  const { data } = useEndpoint(dictList, { types: [...LISTS] }, { staleMs: Infinity })
  const offices = useFound('customs_office', searched.customs_office)
  const ports = useFound('world_port', searched.world_port)
  const exits = useFound('domestic_port', searched.domestic_port)
  const districts = useFound('domestic_district', searched.domestic_district)
  const destinations = useFound('domestic_destination', searched.domestic_destination)
  const origins = useFound('origin_region', searched.origin_region)
  return useMemo(() => {
    const names = new Map<string, string>()
    // Documents of customs name a country by three letters.
    for (const list of LISTS)
      for (const { code, name, extra } of data?.data[list] ?? [])
        names.set(`${list} ${list === 'country' ? (extra['alpha3'] ?? code) : code}`, name)
    const found = {
      customs_office: offices,
      world_port: ports,
      domestic_port: exits,
      domestic_district: districts,
      domestic_destination: destinations,
      origin_region: origins,
    }
    for (const [list, entries] of Object.entries(found))
      for (const { code, name } of entries ?? []) names.set(`${list} ${code}`, name)
    return (list, code) => names.get(`${list} ${code}`) ?? code
  }, [data, offices, ports, exits, districts, destinations, origins])
}

/** A code and what it stands for. */
export const named = (name: string, code: string): string =>
  code === '' ? '' : name === code ? code : `${name} (${code})`
