import { useQuery } from '@tanstack/react-query'
import { AutoComplete } from 'antd'
import { useMemo, useState } from 'react'

interface Port {
  name: string
  code: string
}

async function loadPorts(): Promise<Port[]> {
  const { default: table } = await import('sea-ports/lib/ports.json')
  // The table has some ports twice, by their several harbours.
  const ports = new Map<string, Port>()
  for (const { name, unlocs } of Object.values(table)) {
    const code = unlocs[0]
    if (code) ports.set(`${name} ${code}`, { name, code })
  }
  return [...ports.values()]
}

export interface PortInputProps {
  id?: string
  value?: string | undefined
  onChange?(value: string | undefined): void
  onBlur?(): void
  /** Offers the ports of this country alone. */
  country?: string | null | undefined
  maxLength?: number
  placeholder?: string
  disabled?: boolean
  status?: '' | 'error' | 'warning'
  /** As high as the fields of a large form. */
  size?: 'large'
  className?: string
  'aria-label'?: string
  'aria-describedby'?: string | undefined
  'aria-invalid'?: boolean | undefined
  'aria-required'?: boolean | undefined
}

const SHOWN = 40

/** A port or place: sea ports are found by name or UN/LOCODE, anything else is typed. The table is loaded with the first look. */
export function PortInput({ value, onChange, onBlur, country, ...rest }: PortInputProps) {
  const [asked, setAsked] = useState(false)
  const { data } = useQuery({ queryKey: ['seaPorts'], queryFn: loadPorts, enabled: asked, staleTime: Infinity })
  const options = useMemo(() => {
    const typed = (value ?? '').toLowerCase()
    return (data ?? [])
      .filter(port => !country || port.code.startsWith(country))
      .filter(port => port.name.toLowerCase().includes(typed) || port.code.toLowerCase().startsWith(typed))
      .slice(0, SHOWN)
      .map(port => ({ value: port.name, label: `${port.name} (${port.code})`, key: port.code }))
  }, [data, value, country])
  return (
    <AutoComplete
      maxLength={100}
      {...rest}
      value={value ?? ''}
      options={options}
      onFocus={() => setAsked(true)}
      onChange={(text: string) => onChange?.(text || undefined)}
      onBlur={() => onBlur?.()}
    />
  )
}
