import { cookieDomain } from '@tradeport/kernel/config'
import { createCookieJar } from '@tradeport/web/session'

const NAME = 'content_preview'
const DAYS = 1

/** On the domain that all front-ends share: written where content is edited, read where it is shown. */
const jar = () =>
  createCookieJar({ domain: cookieDomain(window.location.host), secure: window.location.protocol === 'https:' })

/** What this browser proves with that a preview was opened here. */
export const previewKey = (): string | undefined => jar().get(NAME)

/** The same; made where there is none yet. */
export function keptPreviewKey(): string {
  const key = previewKey() ?? crypto.randomUUID()
  jar().set(NAME, key, DAYS)
  return key
}
