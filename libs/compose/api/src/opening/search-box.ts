import { markup, type Markup, type PageRequest } from '@tradeport/node/edge'
import type { Words } from '../first-page-words'
import { css } from './css'
import { icon } from './drawings'
import { pathTo } from './links'

export interface SearchedBefore {
  /** What is being searched for now. */
  keyword: string
  /** Where it is searched. */
  path: string
}

const EVERYWHERE: SearchedBefore = { keyword: '', path: '/b2bForeignTradeMall' }

/** The search for goods; without scripts it is an ordinary form. What is typed before the page is there goes on in it. */
export function searchBox(page: PageRequest, t: Words, size: 'medium' | 'large', before = EVERYWHERE): Markup {
  const label = t('search.goods')
  const button = size === 'large' ? markup`${t('search.button')}` : hidden(t('search.button'))
  return markup`<form role="search" class="${css('search', 'box', size)}" action="${pathTo(page, before.path)}">${icon(size === 'large' ? 22 : 18)}<input class="${css('search', 'input')}" type="search" name="q"${before.keyword !== '' && markup` value="${before.keyword}"`} maxlength="200" autocomplete="off" aria-label="${label}" placeholder="${size === 'large' ? t('search.placeholder') : label}"><button type="submit" class="${css('search', 'button')}">${button}</button></form>`
}

const hidden = (text: string): Markup => markup`<span class="tp-visually-hidden">${text}</span>`
