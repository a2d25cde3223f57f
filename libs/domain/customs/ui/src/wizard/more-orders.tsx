import { MAX_TRADE_ORDERS } from '@tradeport/domain/customs/contract'
import { orderDetail, orderPage } from '@tradeport/domain/trading/contract'
import { PathField } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint, useRuntime } from '@tradeport/web/react'
import { Combobox, type ComboboxOption } from '@tradeport/web/ui'
import { TextButton } from '../shared/text-button'
import { useComboboxTexts } from './field/code-field'

interface MoreOrdersProps {
  label: string
  /** The order whose buyer is that of all of them; any buyer's where there is none yet. */
  first: ComboboxOption | null
  /** Of an order that cannot be taken off. */
  kept?: string | null
  value: readonly ComboboxOption[]
  onValue(orders: readonly ComboboxOption[]): void
}

const SEPARATOR = ' · '
/** Options say the number of their order first. */
export const orderNoOf = (label: string): string => label.split(SEPARATOR)[0] ?? label

/** Orders of the same buyer whose goods leave together: one form declares all of them. */
export function MoreOrders({ label, first, kept = null, value, onValue }: MoreOrdersProps) {
  const t = useT('customs')
  const texts = useComboboxTexts()
  const { layer } = useRuntime()
  const { data: order } = useEndpoint(orderDetail, { id: first?.value ?? '' }, { enabled: first !== null, quiet: true })
  const chosen = new Set([...(first ? [first] : []), ...value].map(({ value: id }) => id))
  const load = async (typed: string, signal: AbortSignal): Promise<ComboboxOption[]> => {
    const keyword = typed.trim() || (order?.buyerName ?? '')
    const page = await layer.call(orderPage, { pageNum: 1, pageSize: 50, keyword }, { signal, quiet: 'all' })
    if (!page.ok) throw new Error(page.failure.code)
    return page.data.records
      .filter(({ id, buyerName }) => (first === null || buyerName === order?.buyerName) && !chosen.has(id))
      .map(({ id, no, firstItemName }) => ({ value: id, label: [no, firstItemName].filter(Boolean).join(SEPARATOR) }))
  }
  return (
    <>
      <PathField path="tradeOrderIds" label={label} help={t('wizard.source.more.note')}>
        <Combobox
          value={null}
          texts={texts}
          load={load}
          disabled={(first !== null && order === undefined) || chosen.size >= MAX_TRADE_ORDERS}
          onValue={found => {
            if (found) onValue([...value, found])
          }}
        />
      </PathField>
      {value.length > 0 && (
        <ul>
          {value.map(({ value: id, label: said }) => (
            <li key={id}>
              {said}{' '}
              {id !== kept && (
                <TextButton onClick={() => onValue(value.filter(other => other.value !== id))}>
                  {t('wizard.source.more.remove', { no: orderNoOf(said) })}
                </TextButton>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
