import { useSession, type LayoutComponent } from '@tradeport/web/react'
import Acceptance from './acceptance'

/** The same frame, with what has to be accepted in front of it. Its first page does not wait for that. */
export function withAcceptance(Frame: LayoutComponent): LayoutComponent {
  return function Asking({ children }) {
    const { isSignedIn } = useSession()
    return (
      <>
        <Frame>{children}</Frame>
        {isSignedIn && <Acceptance />}
      </>
    )
  }
}
