import { localeConfig, regionTextsOf } from '@tradeport/kernel/config'
import { markup, type Markup, type PageRequest } from '@tradeport/node/edge'
import { wordsOf, type Words } from '../first-page-words'
import { css } from './css'
import { icon, logo, trigger } from './drawings'
import { pathTo, signInUrl, urlTo } from './links'
import { searchBox } from './search-box'

export interface PortalFrame {
  /** The place of the navigation that the page belongs to. */
  place: 'home' | 'globalMall' | 'b2bMall'
  ground: 'light' | 'transparent'
  /** Whether the page begins with dark artwork, which lies under the bar. */
  isDarkAtTop?: boolean
  /** Whether the page has a search in a larger place of its own. */
  hasOwnSearch: boolean
}

/** Puts the portal's bar over the beginning of a page, as `PortalShell` draws them. */
export async function portalFrame(page: PageRequest, frame: PortalFrame): Promise<(main: Markup) => Markup> {
  const [shell, mall] = await Promise.all([wordsOf(page, 'shell'), wordsOf(page, 'mall')])
  const name = regionTextsOf(page.region).regionTitle[page.locale]
  const ground = frame.ground === 'light' ? 'solid' : 'transparent'
  return main =>
    markup`<div class="${css('shell', 'shell')}"${frame.isDarkAtTop === true && markup` data-top="dark"`}><header class="${css('header', 'header', ground)}"><a class="tp-skip-link" href="#main">${shell('header.skip')}</a><div class="${css('header', 'bar')}"><span class="${css('button', 'button', 'quiet', 'medium', 'square')} ${css('header', 'menuButton')}">${icon(22)}</span><a class="${css('header', 'logo')}" href="${urlTo(page, 'portal', '/')}" aria-label="${shell('header.home', { name })}">${logo(page.region, name)}</a>${navigation(page, shell, frame.place)}${!frame.hasOwnSearch && markup`<div class="${css('header', 'search')}">${searchBox(page, mall, 'medium')}</div>`}${tools(page, shell)}</div></header><main id="main" class="${css('shell', 'main')}" data-header="${frame.ground}">${main}</main></div>`
}

function navigation(page: PageRequest, shell: Words, place: PortalFrame['place']): Markup {
  const all: [string, string][] = [
    ['home', pathTo(page, '/')],
    ['globalMall', pathTo(page, '/b2bForeignTradeMall')],
    ...(page.region.tradeTypes.includes('domestic')
      ? [['b2bMall', pathTo(page, '/b2bForeignTradeMall?trade=domestic')] satisfies [string, string]]
      : []),
    ['services', pathTo(page, '/enterpriseService')],
    ['logistics', urlTo(page, 'serviceMarket', '/?category=LOGISTICS')],
    ['news', pathTo(page, '/news')],
    ['about', pathTo(page, '/about')],
    ['assistant', pathTo(page, '/IntelligentCustomerService')],
  ]
  const links = all.map(
    ([key, href]) =>
      markup`<li><a class="${css('header', 'navLink')}" href="${href}"${key === place && markup` aria-current="page"`}>${shell(`nav.${key}`)}</a></li>`,
  )
  return markup`<nav class="${css('header', 'nav')}" aria-label="${shell('nav.label')}"><ul role="list" class="${css('header', 'navList')}" data-opening>${links}</ul></nav>`
}

/** Market, language and sign-in: their room, so that nothing moves when they can be used, and the way to log in. */
function tools(page: PageRequest, shell: Words): Markup {
  const { region, locale } = page
  const market = markup`${icon(18)}<span class="${css('switches', 'name')}">${regionTextsOf(region).regionName[locale]}</span>${icon(16)}`
  return markup`<div class="${css('header', 'tools')}"><span class="${css('header', 'widest')}" aria-hidden="true">${trigger(market, css('switches', 'region'))}</span><span class="${css('header', 'wide')}" aria-hidden="true">${trigger(markup`${icon(18)}<span>${localeConfig(locale).short}</span>`)}</span>${!page.isSignedIn && [markup`<span class="${css('header', 'wide')}" aria-hidden="true">${trigger(icon())}</span>`, markup`<a class="${css('button', 'button', 'primary', 'small')} ${css('account', 'logIn')}" href="${signInUrl(page)}"><span class="${css('button', 'content')}"><span class="${css('button', 'label')}">${shell('header.logIn')}</span></span></a>`]}</div>`
}
