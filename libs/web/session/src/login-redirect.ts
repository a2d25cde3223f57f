import type { LoginTarget } from '@tradeport/kernel/config'

export interface LoginRedirectOptions {
  /** The person signed out; the session did not run out. */
  readonly logout?: boolean
}

export interface LoginRedirect {
  /** Opens the login page; further calls do nothing until the page comes back. */
  open(options?: LoginRedirectOptions): void
  /** Another page is about to open: what is refused until then opens no login instead of it. */
  giveWay(): void
}

/** However many calls fail together, the login is opened once. */
export function createLoginRedirect(options: {
  readonly target: (options: LoginRedirectOptions) => LoginTarget
  readonly assign: (url: string) => void
  /** Asks with the "login expired" dialog; resolves to the answer. */
  readonly confirm: () => Promise<boolean>
}): LoginRedirect {
  let opening = false
  // A page taken back from the browser's back-forward cache must be able to ask again.
  if (typeof window !== 'undefined') {
    window.addEventListener('pageshow', () => {
      opening = false
    })
  }
  return {
    giveWay() {
      opening = true
    },
    open(request = {}) {
      if (opening) return
      const target = options.target(request)
      if (target.kind === 'stay') return
      opening = true
      if (target.kind === 'go') {
        options.assign(target.url)
        return
      }
      void options.confirm().then(confirmed => {
        if (confirmed) options.assign(target.url)
        else opening = false
      })
    },
  }
}
