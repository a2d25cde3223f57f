import { dictPlaceSearch } from '@tradeport/domain/reference/contract'
import { useRuntime } from '@tradeport/web/react'
import { TextInput } from '@tradeport/web/ui'
import { useId, useState } from 'react'

/** A port by the code that customs has for it: typed, or found by the name of a place that has one. */
export function PortField({ value, onValue }: { value: string; onValue(value: string): void }) {
  const { layer } = useRuntime()
  const listId = useId()
  const [found, setFound] = useState<readonly { value: string; label: string }[]>([])
  const search = async (keyword: string) => {
    if (keyword.trim().length < 2) return
    const places = await layer.call(dictPlaceSearch, { keyword, limit: 50 }, { quiet: 'all' })
    if (!places.ok) return
    setFound(
      places.data.flatMap(({ name, code, extra }) =>
        extra['customs'] ? [{ value: extra['customs'], label: `${name} (${code})` }] : [],
      ),
    )
  }
  return (
    <>
      <TextInput
        value={value}
        list={listId}
        autoComplete="off"
        onValue={typed => {
          onValue(typed.toUpperCase())
          void search(typed)
        }}
      />
      <datalist id={listId}>
        {found.map(option => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </datalist>
    </>
  )
}
