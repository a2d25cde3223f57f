import { REGION_TEXTS } from '@tradeport/kernel/config'
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

/** Puts the phone's bar over the beginning of a page, and its tabs or the way back, as `H5Frame` draws them. */
export async function phoneFrame(page: PageRequest, place: 'home' | 'product'): Promise<(main: Markup) => Markup> {
  const [shell, mall] = await Promise.all([wordsOf(page, 'shell'), wordsOf(page, 'mall')])
  const name = REGION_TEXTS[page.region.region].regionTitle[page.locale]
  const isHome = place === 'home'
  const back = markup`<span class="${css('button', 'button', 'quiet', 'medium', 'square')}">${icon(24)}</span>`
  return main =>
    markup`<div class="${css('frameH5', 'frame')}"${isHome && markup` data-tabs="true"`}><header class="${css('frameH5', 'top')}"${isHome && markup` data-home="true"`}><a class="tp-skip-link" href="#main">${shell('header.skip')}</a>${!isHome && back}<a class="${css('frameH5', 'logo')}" href="${pathTo(page, '/')}" aria-label="${shell('header.home', { name })}">${logo(page.region.region, isHome ? name : '')}</a>${!isHome && markup`<div class="${css('frameH5', 'search')}">${searchBox(page, mall, 'medium')}</div>`}</header><main id="main" class="${css('frameH5', 'main')}">${main}</main>${isHome && tabs(page, mall)}</div>`
}

function tabs(page: PageRequest, mall: Words): Markup {
  const links = TABS.map(
    ([tab, path]) =>
      markup`<a class="${css('frameH5', 'tab')}" href="${pathTo(page, path)}"${tab === 'home' && markup` aria-current="page"`}>${icon(22)}${mall(`h5.${tab}`)}</a>`,
  )
  return markup`<nav class="${css('frameH5', 'tabs')}" aria-label="${mall('h5.tabs')}">${links}</nav>`
}
