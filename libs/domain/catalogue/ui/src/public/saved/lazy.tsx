import { Suspense, lazy } from 'react'
import type { KeepButtonsProps } from './keep-buttons'

const Buttons = /* @__PURE__ */ lazy(() => import('./keep-buttons'))
const Bar = /* @__PURE__ */ lazy(() => import('./compare-bar'))

/** The heart and the scales; the page does not wait for them. */
export const SavedButtons = (props: KeepButtonsProps) => (
  <Suspense fallback={null}>
    <Buttons {...props} />
  </Suspense>
)

/** What has been chosen to be compared. */
export const SavedBar = () => (
  <Suspense fallback={null}>
    <Bar />
  </Suspense>
)
