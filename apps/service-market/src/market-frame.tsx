import type { ReactNode } from 'react'
import { ViewingNotice } from '@tradeport/domain/identity/ui'
import { MarketLayout } from '@tradeport/domain/service-market/ui'

/** The market's frame, with what identity has to say in it. */
export function MarketFrame({ children }: { children: ReactNode }) {
  return <MarketLayout notice={who => <ViewingNotice who={who} />}>{children}</MarketLayout>
}
