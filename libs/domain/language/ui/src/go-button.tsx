import { Button } from 'antd'
import { useNavigateTo } from '@tradeport/web/navigation'
import type { ReactNode } from 'react'

/** Leads to another page of the texts. */
export function GoButton({ to, primary = false, children }: { to: string; primary?: boolean; children: ReactNode }) {
  const navigate = useNavigateTo()
  return (
    <Button
      type={primary ? 'primary' : 'default'}
      href={to}
      onClick={event => {
        event.preventDefault()
        navigate(to)
      }}
    >
      {children}
    </Button>
  )
}
