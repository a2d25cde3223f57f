import { LinkButton, PlusIcon } from '@tradeport/web/ui'
import { useMayEdit } from './use-may-edit'

export function NewButton({ to, label }: { to: string; label: string }) {
  if (!useMayEdit()) return null
  return (
    <LinkButton href={to} variant="primary" size="small" icon={<PlusIcon size={16} />}>
      {label}
    </LinkButton>
  )
}
