import { dictLookup } from '@tradeport/domain/reference/contract'
import { useEndpoint } from '@tradeport/web/react'
import { useMemo } from 'react'

const MOST_ASKED = 200

/** Ports by their names in the reader's language; the bare code while its name is on its way, and where no list holds it. */
export function usePortName(codes: readonly string[]): (code: string) => string {
  const asked = [...new Set(codes)].sort().slice(0, MOST_ASKED)
  const { data } = useEndpoint(
    dictLookup,
    { type: 'place', codes: asked },
    { enabled: asked.length > 0, quiet: true, staleMs: Infinity },
  )
  return useMemo(() => {
    const names = new Map((data ?? []).map(({ code, name }) => [code, name]))
    return code => names.get(code) ?? code
  }, [data])
}
