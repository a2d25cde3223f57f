import { customsBrokers, customsDelegations } from '@tradeport/domain/customs/contract'
import { useEndpoint, useRuntime } from '@tradeport/web/react'
import { Combobox, type ComboboxOption } from '@tradeport/web/ui'
import { useState } from 'react'
import { useComboboxTexts } from '../wizard/field/code-field'

interface PickerProps {
  id?: string
  value?: string
  /** Nothing where the company is taken back. */
  onChange?(companyId: string | undefined, name: string): void
}

interface Companies {
  load(typed: string, signal: AbortSignal): Promise<readonly ComboboxOption[]>
  /** Of the one that is chosen, where nobody picked it here. */
  useName(companyId: string | undefined): string | undefined
}

function useBrokers(): Companies {
  const { layer } = useRuntime()
  return {
    async load(typed, signal) {
      const found = await layer.call(customsBrokers, { keyword: typed.trim() }, { signal, quiet: 'all' })
      if (!found.ok) throw new Error(found.failure.code)
      return found.data.map(({ companyId, name }) => ({ value: companyId, label: name }))
    },
    useName(companyId) {
      const { data } = useEndpoint(customsBrokers, { companyId }, { enabled: companyId !== undefined, quiet: true })
      return companyId === undefined ? undefined : data?.find(found => found.companyId === companyId)?.name
    },
  }
}

function useClients(): Companies {
  const { layer } = useRuntime()
  return {
    async load(typed, signal) {
      const wanted = { keyword: typed.trim(), active: true }
      const found = await layer.call(customsDelegations, wanted, { signal, quiet: 'all' })
      if (!found.ok) throw new Error(found.failure.code)
      return found.data.map(({ companyId, companyName }) => ({ value: companyId, label: companyName ?? companyId }))
    },
    useName: companyId => useDelegation(companyId)?.companyName ?? undefined,
  }
}

/** By what a company lets this broker act for it: null where it does not, undefined until that is known. */
export function useDelegation(companyId: string | undefined) {
  const { data } = useEndpoint(customsDelegations, { companyId, active: true }, { enabled: companyId !== undefined })
  if (companyId === undefined || data === undefined) return undefined
  return data.find(found => found.companyId === companyId) ?? null
}

/** A company that is looked up by its name on the server: no list holds all of them. */
function Picker({ id, value, onChange, companies }: PickerProps & { companies: Companies }) {
  const texts = useComboboxTexts()
  const [picked, setPicked] = useState<ComboboxOption | null>(null)
  const wanted = value || undefined
  const isPicked = picked !== null && picked.value === wanted
  const name = companies.useName(isPicked ? undefined : wanted)
  const chosen = isPicked ? picked : wanted === undefined ? null : { value: wanted, label: name ?? '' }
  const choose = (option: ComboboxOption | null) => {
    setPicked(option)
    onChange?.(option?.value, option?.label ?? '')
  }
  return <Combobox id={id} value={chosen} texts={texts} load={companies.load} onValue={choose} />
}

/** Whom a company may let declare for it. */
export const BrokerPicker = (props: PickerProps) => <Picker {...props} companies={useBrokers()} />

/** Who lets this broker declare for them. */
export const ClientPicker = (props: PickerProps) => <Picker {...props} companies={useClients()} />
