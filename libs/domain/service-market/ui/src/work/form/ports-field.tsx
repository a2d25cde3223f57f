import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { PathField } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useState } from 'react'

const UNLOCODE = /^[A-Z]{2}[A-Z2-9]{3}$/
const SHOWN = 60

async function loadPorts() {
  const { default: table } = await import('sea-ports/lib/ports.json')
  return Object.values(table).flatMap(port => {
    const code = port.unlocs[0]
    return code && UNLOCODE.test(code) ? [{ value: code, label: `${port.name} (${code})` }] : []
  })
}

/** Ports by name or UN/LOCODE; the table is loaded when the field is first used, and to name what is chosen. */
export function PortsField({ value, onChange }: { value: readonly string[]; onChange(codes: string[]): void }) {
  const t = useT('serviceWork')
  const [asked, setAsked] = useState(value.length > 0)
  const [typed, setTyped] = useState('')
  const { data } = useQuery({ queryKey: ['portCodes'], queryFn: loadPorts, enabled: asked, staleTime: Infinity })
  const words = typed.trim().toLowerCase()
  const found = (data ?? []).filter(port => port.label.toLowerCase().includes(words)).slice(0, SHOWN)
  const chosen = (data ?? []).filter(port => value.includes(port.value) && !found.includes(port))
  const code = words.toUpperCase()
  // A place without a sea port has a code too.
  const own = UNLOCODE.test(code) && !found.some(port => port.value === code) ? [{ value: code, label: code }] : []
  return (
    <PathField path="ports" label={t('field.ports')} help={t('form.ports.help')}>
      {({ status, ...control }) => (
        <Select
          {...control}
          status={status}
          mode="multiple"
          showSearch={{ filterOption: false, onSearch: setTyped }}
          value={[...value]}
          options={[...own, ...found, ...chosen]}
          onFocus={() => setAsked(true)}
          onChange={onChange}
        />
      )}
    </PathField>
  )
}
