import { contentPreview } from '@tradeport/domain/content/contract'
import type { LocaleCode } from '@tradeport/kernel/config'
import { useEndpoint } from '@tradeport/web/react'
import { previewKey } from './preview-key'

/** Fits no signature: who holds no key is told what everybody is told. */
const NO_KEY = '-'.repeat(32)

export const useContentPreview = (token: string, locale: LocaleCode) =>
  useEndpoint(contentPreview, { token, key: previewKey() ?? NO_KEY, locale }, { quiet: true })
