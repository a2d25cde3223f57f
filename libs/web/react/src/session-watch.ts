import type { CallOptions, Failure } from '@tradeport/web/request'
import type { ChangeOrigin, Session } from '@tradeport/web/session'

/** Tells when the token changes, wherever that happens; a change of the language alone is none. */
export function watchToken(session: Session, onChange: (origin: ChangeOrigin) => void): () => void {
  let token = session.token()
  return session.subscribe(origin => {
    if (session.token() === token) return
    token = session.token()
    onChange(origin)
  })
}

/** What holds a page while somebody else is signed in, or the person for another company. */
export interface PageHold {
  /** That the page was opened with: nothing is sent as anybody else. */
  token?: string | undefined
  /** What a failure says. */
  failed: (failure: Failure, options: CallOptions, token: string | undefined) => void
  /** Decides about a change in another window; `goOn`: the same person acts for the same company. */
  meet: (goOn: () => void) => void
}
