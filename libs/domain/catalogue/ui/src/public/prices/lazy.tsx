import { Suspense, lazy } from 'react'
import type { PriceAccessProps } from './price-access'

const Access = /* @__PURE__ */ lazy(() => import('./price-access'))

/** What one can do to see prices that are kept; the page does not wait for it. */
export const PriceAccess = (props: PriceAccessProps) => (
  <Suspense fallback={null}>
    <Access {...props} />
  </Suspense>
)
