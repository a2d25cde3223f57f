import type { ReactNode } from 'react'
import { isViewSession } from '@tradeport/kernel/config'
import { useEdition } from '@tradeport/web/i18n'
import { LookingOnContext } from '@tradeport/web/navigation'
import { useRuntime, useSession } from '@tradeport/web/react'

/** Around everything with which a signed-in person works: where an operator looks on instead, what changes something is barred there. */
export function LookingOn({ children }: { readonly children: ReactNode }) {
  const { i18n } = useRuntime()
  const { token } = useSession()
  useEdition()
  const reason = isViewSession(token) ? i18n.text('shell', 'viewing.reason') : undefined
  return <LookingOnContext value={reason}>{children}</LookingOnContext>
}
