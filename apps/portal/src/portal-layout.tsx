import type { ReactNode } from 'react'
import { PortalFrame } from '@tradeport/domain/catalogue/ui'
import { useLeaveMessage } from '@tradeport/domain/support/ui'

/** The frame, with the form to leave a message where its quick entries open it. */
export function PortalLayout({ children }: { children: ReactNode }) {
  const message = useLeaveMessage()
  return (
    <>
      <PortalFrame onMessage={message.open}>{children}</PortalFrame>
      {message.dialog}
    </>
  )
}
