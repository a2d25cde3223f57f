import { regionTextsOf } from '@tradeport/kernel/config'
import { markup, type Markup, type PageRequest } from '@tradeport/node/edge'
import { wordsOf, type Words } from '../first-page-words'
import { css } from './css'
import { icon, logo } from './drawings'
import { pathTo } from './links'
import { searchBox } from './search-box'

const TABS = [
  ['home', '/'],
  ['categories', '/categories'],
  ['search', '/search'],
  ['news', '/news'],
  ['me', '/me'],
] as const

interface PhonePlace {
  /** The tab that the page belongs to; a product has the room of the tabs for itself. */
  tab?: (typeof TABS)[number][0]
  /** One of the tabs itself: there is no way back. */
  isTop?: boolean
  hasSearch?: boolean
}

const PLACES = {
  home: { tab: 'home', isTop: true },
  product: { hasSearch: true },
  list: { tab: 'categories' },
  store: { tab: 'home' },
} as const satisfies Record<string, PhonePlace>

/** Puts the phone's bar over the beginning of a page, and its tabs or the way back, as `H5Frame` draws them. */
export async function phoneFrame(page: PageRequest, at: keyof typeof PLACES): Promise<(main: Markup) => Markup> {
  const [shell, mall] = await Promise.all([wordsOf(page, 'shell'), wordsOf(page, 'mall')])
  const name = regionTextsOf(page.region).regionTitle[page.locale]
  const { tab, isTop = false, hasSearch = false }: PhonePlace = PLACES[at]
  const back = markup`<span class="${css('button', 'button', 'quiet', 'medium', 'square')}">${icon(24)}</span>`
  return main =>
    markup`<div class="${css('frameH5', 'frame')}"${tab !== undefined && markup` data-tabs="true"`}><header class="${css('frameH5', 'top')}"${at === 'home' && markup` data-home="true"`}><a class="tp-skip-link" href="#main">${shell('header.skip')}</a>${!isTop && back}<a class="${css('frameH5', 'logo')}" href="${pathTo(page, '/')}" aria-label="${shell('header.home', { name })}">${logo(page.region, hasSearch ? '' : name)}</a>${hasSearch && markup`<div class="${css('frameH5', 'search')}">${searchBox(page, mall, 'medium')}</div>`}</header><main id="main" class="${css('frameH5', 'main')}">${main}</main>${tab !== undefined && tabs(page, mall, tab)}</div>`
}

function tabs(page: PageRequest, mall: Words, current: PhonePlace['tab']): Markup {
  const links = TABS.map(
    ([tab, path]) =>
      markup`<a class="${css('frameH5', 'tab')}" href="${pathTo(page, path)}"${tab === current && markup` aria-current="page"`}>${icon(22)}${mall(`h5.${tab}`)}</a>`,
  )
  return markup`<nav class="${css('frameH5', 'tabs')}" aria-label="${mall('h5.tabs')}">${links}</nav>`
}
