import { ownPermissions, profile } from '@tradeport/domain/identity/contract'
import { loadAntdLocale } from '@tradeport/web/i18n'
import type { SignedInStart } from '@tradeport/web/react'

const KEPT_MS = 300_000

/** As `useProfile` and `useMayDo` ask: they find the answers. */
export const PROFILE_OPTIONS = { staleMs: KEPT_MS } as const
export const PERMISSION_OPTIONS = { staleMs: KEPT_MS, quiet: true } as const

export const loadAntdFrame = () => import('./antd-frame')

/** A failure is met again where it is needed. */
const ahead = (loading: Promise<unknown>) => void loading.catch(() => undefined)

/** What the frame waits for, asked for with the first page instead of one after the other. */
export const workStart: SignedInStart = {
  load(locale) {
    ahead(loadAntdFrame())
    ahead(loadAntdLocale(locale))
  },
  calls: [{ endpoint: profile, input: {}, ...PROFILE_OPTIONS }],
}

/** Operators' menus ask what they hold. */
export const operatorStart: SignedInStart = {
  ...workStart,
  calls: [...workStart.calls, { endpoint: ownPermissions, input: {}, ...PERMISSION_OPTIONS }],
}
