import { ownPermissions, profile } from '@tradeport/domain/identity/contract'
import { loadAntdLocale } from '@tradeport/web/i18n'
import type { FirstCall, RouteDefinition, SignedInStart } from '@tradeport/web/react'
import { lazy } from 'react'

const KEPT_MS = 300_000

/** As `useProfile` and `useMayDo` ask: they find the answers. */
export const PROFILE_OPTIONS = { staleMs: KEPT_MS } as const
export const PERMISSION_OPTIONS = { staleMs: KEPT_MS, quiet: true } as const

export const loadAntdFrame = () => import('./antd-frame')

/** Around the pages of a work app that are drawn with antd. */
export const WorkDress = lazy(loadAntdFrame)

/** A failure is met again where it is needed. */
const ahead = (loading: Promise<unknown>) => void loading.catch(() => undefined)

const start = (page: RouteDefinition, calls: readonly FirstCall[]): SignedInStart => ({
  load(locale) {
    if (page.plain) return
    ahead(loadAntdFrame())
    ahead(loadAntdLocale(locale))
  },
  calls: [{ endpoint: profile, input: {}, ...PROFILE_OPTIONS }, ...calls],
})

/** What the frame waits for, asked for with the first page instead of one after the other. */
export const workStart = (page: RouteDefinition) => start(page, [])

/** Operators' menus ask what they hold. */
export const operatorStart = (page: RouteDefinition) =>
  start(page, [{ endpoint: ownPermissions, input: {}, ...PERMISSION_OPTIONS }])
