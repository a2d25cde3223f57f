import { Input } from 'antd'
import { civilDateIn } from '@tradeport/kernel/values'

/** The day that stands in the reader's own calendar, which for half of the world is another one than that of UTC. */
export const ownToday = (): string => civilDateIn(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone)

/** A civil date as the wire has it; the browser's own picker knows the reader's calendar. */
export function DateInput({
  value,
  onChange,
  ...rest
}: {
  id?: string
  value?: string | undefined
  onChange?(value: string | undefined): void
  min?: string
  max?: string
  disabled?: boolean
  'aria-label'?: string
}) {
  return (
    <Input {...rest} type="date" value={value ?? ''} onChange={event => onChange?.(event.target.value || undefined)} />
  )
}
