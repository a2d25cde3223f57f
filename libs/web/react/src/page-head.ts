import { canonicalPath, hostsFrom, isPublicFrontEnd, LANGUAGE_PARAM, languageVersions } from '@tradeport/kernel/config'
import { useEffect, useRef } from 'react'
import { createPath, useLocation, useNavigate } from 'react-router-dom'
import { useLocale, useRuntime } from './runtime-context'

const LONGEST_DESCRIPTION = 300
/** What the server wrote for the page that it sent (`node/edge`). */
const SENT = '[data-page]'
const ADDRESSES = 'link[rel="canonical"], link[hreflang]'

/** Keeps the head of the document to the page that is shown. Once for each front-end. */
export function usePageHead(pathname: string): void {
  const sent = useRef(pathname)
  useEffect(() => {
    // Screens have put their own in its place by now: their effects run first.
    if (pathname !== sent.current) for (const element of document.head.querySelectorAll(SENT)) element.remove()
  }, [pathname])
  useAddressedLanguage()
}

/** A language that the address of a public page names holds until the reader chooses another. */
function useAddressedLanguage(): void {
  const { platform } = useRuntime()
  const { locale } = useLocale()
  const location = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const query = new URLSearchParams(location.search)
    const named = query.get(LANGUAGE_PARAM)
    if (named === null || named === locale || !isPublicFrontEnd(platform.key)) return
    query.delete(LANGUAGE_PARAM)
    void navigate(createPath({ ...location, search: query.toString() }), { replace: true, state: location.state })
  }, [platform, locale, location, navigate])
}

/** What search engines and previews show of the page; gone with the page that said it. */
export function useDescription(text: string | undefined): void {
  useEffect(() => {
    if (!text) return
    const meta = document.createElement('meta')
    meta.name = 'description'
    meta.content = text.length > LONGEST_DESCRIPTION ? `${text.slice(0, LONGEST_DESCRIPTION - 1)}…` : text
    return putInHead('meta[name="description"]', [meta])
  }, [text])
}

/** The one address of a page that is reached by several, and that of each language; `path` as the router knows it. */
export function useCanonical(path: string | undefined): void {
  const { platform, region, locales } = useRuntime()
  const { search } = useLocation()
  const named = new URLSearchParams(search).get(LANGUAGE_PARAM)
  useEffect(() => {
    if (path === undefined) return
    const isPhone = platform.key === 'h5'
    const { protocol, host } = window.location
    // The phone's pages are the portal's, which name the languages.
    const origin = `${protocol}//${isPhone ? hostsFrom(host).hosts.portal : host}`
    const versions = isPhone ? [] : languageVersions(region, path, locales)
    const address = canonicalPath(
      region,
      path,
      locales.find(locale => locale === named),
    )
    return putInHead(ADDRESSES, [
      linkTo('canonical', origin + address),
      ...versions.map(version => linkTo('alternate', origin + version.path, version.hreflang)),
    ])
  }, [path, named, platform, region, locales])
}

function linkTo(rel: string, href: string, hreflang?: string): HTMLLinkElement {
  const link = document.createElement('link')
  link.rel = rel
  link.href = href
  if (hreflang !== undefined) link.hreflang = hreflang
  return link
}

/** Replaces what the page came with, and takes it away again. */
function putInHead(selector: string, elements: readonly HTMLElement[]): () => void {
  for (const element of document.head.querySelectorAll(selector)) element.remove()
  document.head.append(...elements)
  return () => {
    for (const element of elements) element.remove()
  }
}
