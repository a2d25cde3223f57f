import { categoryTree, mallRoutes } from '@tradeport/domain/catalogue/contract'
import { firstCategories } from '@tradeport/domain/catalogue/rules'
import { portalFigures } from '@tradeport/domain/content/contract'
import { z } from '@tradeport/kernel/contract-kit'
import { formatNumber } from '@tradeport/kernel/values'
import { markup, type PageRequest } from '@tradeport/node/edge'
import { wordsOf } from '../first-page-words'
import { css } from './css'
import { thread } from './drawings'
import { pathTo } from './links'
import type { Opening } from './opening'
import { phoneFrame } from './phone-frame'
import { portalFrame } from './portal-frame'
import { searchBox } from './search-box'

const SHORTCUTS = 5
const FIGURES = ['products', 'stores', 'services', 'countries'] as const

/** The portal's first screen: the region's picture, its sentence, the search, categories to begin with and the figures. */
export const homeOpening: Opening = async (found, page) => {
  const { data: tree } = z.safeParse(categoryTree.output, found.answer(categoryTree))
  const { data: figures } = z.safeParse(portalFigures.output, found.answer(portalFigures))
  const mall = await wordsOf(page, 'mall')
  const { region } = page.region
  const shortcuts = firstCategories(tree?.nodes ?? [])
    .slice(0, SHORTCUTS)
    .map(
      ({ slug, name }) =>
        markup`<li><a class="${css('home', 'shortcut')}" href="${pathTo(page, mallRoutes.category(slug))}">${name}</a></li>`,
    )
  const counted = FIGURES.map(
    key =>
      markup`<div class="${css('home', 'figure')}"><dt>${mall(`home.figure.${key}`)}</dt><dd>${figures ? formatNumber(figures[key], { region: page.region }) : '–'}</dd></div>`,
  )
  const frame = await portalFrame(page, { place: 'home', ground: 'transparent', isDarkAtTop: true, hasOwnSearch: true })
  return asset =>
    frame(
      markup`<section class="${css('hero', 'hero', 'tall', 'filled')}" data-hero="dark">${heroArt(css('hero', 'art'), asset(heroFile(page)))}<div class="${css('hero', 'shade')}"></div><div class="tp-content ${css('hero', 'content')}"><h1 class="${css('hero', 'title')}">${mall(`home.title.${region}`)}</h1>${thread()}<p class="${css('hero', 'lead')}">${mall(`home.lead.${region}`)}</p><div class="${css('hero', 'actions')}"><div class="${css('home', 'search')}">${searchBox(page, mall, 'large')}</div></div><ul role="list" class="${css('home', 'shortcuts')}" aria-label="${mall('home.shortcuts')}">${shortcuts}</ul><dl class="${css('home', 'figures')}">${counted}</dl></div></section>`,
    )
}

/** The phone's first screen. */
export const homeH5Opening: Opening = async (_found, page) => {
  const mall = await wordsOf(page, 'mall')
  const frame = await phoneFrame(page, 'home')
  return asset =>
    frame(
      markup`<section class="${css('homeH5', 'opening')}" data-hero="dark">${heroArt(css('homeH5', 'art'), asset(heroFile(page)))}<div class="${css('homeH5', 'words')}"><h1 class="${css('homeH5', 'title')}">${mall(`home.title.${page.region.region}`)}</h1>${thread()}${searchBox(page, mall, 'large')}</div></section>`,
    )
}

/** The region's picture among the files of the front-ends. */
export const heroFile = ({ region }: PageRequest): string => `ui/src/art/hero-${region.region}.svg`

const heroArt = (name: string, address: string | undefined) =>
  address !== undefined &&
  markup`<img class="${name}" src="${address}" alt="" width="1600" height="900" fetchpriority="high">`
