import { MAX_TRADE_ORDERS } from '@tradeport/domain/customs/contract'
import { orderDetail, orderPage } from '@tradeport/domain/trading/contract'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint, useRuntime } from '@tradeport/web/react'
import { Combobox, Field, type ComboboxOption } from '@tradeport/web/ui'
import { TextButton } from '../shared/text-button'
import { useComboboxTexts } from './field/code-field'

interface MoreOrdersProps {
  /** The order that the form is begun from. */
  first: ComboboxOption
  value: readonly ComboboxOption[]
  onValue(orders: readonly ComboboxOption[]): void
}

/** Orders of the same buyer whose goods leave together with those of the first: one form declares all of them. */
export function MoreOrders({ first, value, onValue }: MoreOrdersProps) {
  const t = useT('customs')
  const texts = useComboboxTexts()
  const { layer } = useRuntime()
  const { data: order } = useEndpoint(orderDetail, { id: first.value }, { quiet: true })
  const chosen = new Set([first, ...value].map(({ value: id }) => id))
  const load = async (typed: string, signal: AbortSignal): Promise<ComboboxOption[]> => {
    const keyword = typed.trim() || (order?.buyerName ?? '')
    const page = await layer.call(orderPage, { pageNum: 1, pageSize: 50, keyword }, { signal, quiet: 'all' })
    if (!page.ok) throw new Error(page.failure.code)
    return page.data.records
      .filter(({ id, buyerName }) => buyerName === order?.buyerName && !chosen.has(id))
      .map(({ id, no, firstItemName }) => ({ value: id, label: [no, firstItemName].filter(Boolean).join(' · ') }))
  }
  return (
    <>
      <Field label={t('wizard.source.more')} help={t('wizard.source.more.note')}>
        <Combobox
          value={null}
          texts={texts}
          load={load}
          disabled={order === undefined || chosen.size >= MAX_TRADE_ORDERS}
          onValue={found => {
            if (found) onValue([...value, found])
          }}
        />
      </Field>
      {value.length > 0 && (
        <ul>
          {value.map(({ value: id, label }) => (
            <li key={id}>
              {label}{' '}
              <TextButton onClick={() => onValue(value.filter(other => other.value !== id))}>
                {t('wizard.source.more.remove', { no: label.split(' · ')[0] ?? label })}
              </TextButton>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
