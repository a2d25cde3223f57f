import { Button } from 'antd'
import { useNavigateTo } from '@tradeport/web/navigation'
import { PlusIcon } from '@tradeport/web/ui'
import { useMayEdit } from './use-may-edit'

export function NewButton({ to, label }: { to: string; label: string }) {
  const navigate = useNavigateTo()
  if (!useMayEdit()) return null
  return (
    <Button type="primary" icon={<PlusIcon size={16} />} onClick={() => navigate(to)}>
      {label}
    </Button>
  )
}
