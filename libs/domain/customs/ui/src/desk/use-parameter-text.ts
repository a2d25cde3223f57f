import { CUSTOMS_PARAMETERS, type CustomsParameter } from '@tradeport/domain/customs/contract'
import { useFormat } from '@tradeport/web/react'

/** Decimals that a value may have. */
export const PARAMETER_SCALE = 4

/** Numbers as the reader's language writes them; modes are codes. */
export function useParameterText(code: CustomsParameter): (value: string) => string {
  const format = useFormat()
  return value => (CUSTOMS_PARAMETERS[code].kind === 'modes' ? value : format.number(value, { max: PARAMETER_SCALE }))
}
