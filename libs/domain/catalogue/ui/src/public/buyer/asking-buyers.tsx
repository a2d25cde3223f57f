import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'
import { useRuntime, whenAnswered, type LayoutComponent } from '@tradeport/web/react'
import { useBuyer } from '../frame/use-buyer'

/** The same frame, with what a signed-in buyer is asked in front of it, in their own session. Fetched only then, after the page. */
export function askingBuyers(
  Frame: LayoutComponent,
  load: () => Promise<{ readonly default: ComponentType }>,
): LayoutComponent {
  const Question = lazy(async () => {
    const [{ BuyerPage }, { default: Asked }] = await Promise.all([import('./buyer-page'), load()])
    return {
      default: () => (
        <BuyerPage asksToLogIn={false} isInset={false}>
          <Asked />
        </BuyerPage>
      ),
    }
  })
  return function Asking({ children }) {
    const { queryClient } = useRuntime()
    const [isTime, setTime] = useState(false)
    useEffect(() => whenAnswered(queryClient, () => setTime(true)), [queryClient])
    const { who } = useBuyer()
    return (
      <>
        <Frame>{children}</Frame>
        {isTime && who && who.viewing === null && (
          <Suspense fallback={null}>
            <Question />
          </Suspense>
        )}
      </>
    )
  }
}
