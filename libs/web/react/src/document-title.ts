import { useEdition } from '@tradeport/web/i18n'
import { useEffect } from 'react'
import type { RouteEntry } from './route-table'
import { useLocale, useRuntime, useSiteName } from './runtime-context'

/** The title of the route's manifest and the region's name. */
export function useDocumentTitle(entry: RouteEntry): void {
  const { i18n } = useRuntime()
  const { locale } = useLocale()
  useEdition()
  const title = i18n.text(entry.namespace, entry.definition.titleKey)
  const site = useSiteName()
  // Before the effects of the screen, which may name the thing it shows.
  useEffect(() => {
    document.title = join(title, site)
  }, [title, site, locale, entry])
}

/** The screen's own title, once it knows what it shows: `useTitle(product?.name)`. */
export function useTitle(title: string | undefined): void {
  const site = useSiteName()
  useEffect(() => {
    if (!title) return
    // Effects of parents run after those of their children; the task runs after both.
    const task = setTimeout(() => {
      document.title = join(title, site)
    })
    return () => clearTimeout(task)
  }, [title, site])
}

const join = (title: string, site: string): string => (title ? `${title} - ${site}` : site)
