import { isUnitCode, UNIT_CODES, type UnitCode } from '@tradeport/kernel/config'
import { useT } from '@tradeport/web/i18n'
import { useFormat } from '@tradeport/web/react'
import { useMemo } from 'react'

export interface Units {
  /** As beside a number: "pcs". A code that this version does not know is shown as it came. */
  readonly name: (code: string) => string
  /** "300 pcs" */
  readonly quantity: (value: string | number, code: string) => string
  /** "/ pc" */
  readonly per: (code: UnitCode) => string
  /** All of them, for a field that offers units. */
  readonly options: () => { readonly value: UnitCode; readonly label: string }[]
}

/** Units of goods in the reader's words. */
export function useUnits(): Units {
  const t = useT('units')
  const format = useFormat()
  return useMemo(() => {
    const name = (code: string) => (isUnitCode(code) ? t(`unit.${code}`) : code)
    return {
      name,
      quantity: (value, code) => t('unit.quantity', { quantity: format.number(value, { max: 3 }), unit: name(code) }),
      per: code => t('unit.per', { unit: t(`unit.one.${code}`) }),
      options: () => UNIT_CODES.map(code => ({ value: code, label: name(code) })),
    }
  }, [t, format])
}
