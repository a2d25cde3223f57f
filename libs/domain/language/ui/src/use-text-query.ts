import { TEXT_FILTERS, type TextFilter } from '@tradeport/domain/language/contract'
import { ALL_LOCALES, FALLBACK_LOCALE, isLocaleCode, type LocaleCode } from '@tradeport/kernel/config'
import { useLocale } from '@tradeport/web/react'
import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

export const PAGE_SIZE = 20

export interface TextQuery {
  /** Undefined: the first one that the operator may edit. */
  scope: string | undefined
  locale: LocaleCode
  area: string | undefined
  keyword: string | undefined
  show: TextFilter
  pageNum: number
}

/** Where, language, area, words, state and page live in the address, so that a link shows the same list; `lang` is the page's own. */
export function useTextQuery() {
  const [params, setParams] = useSearchParams()
  const { locale: own } = useLocale()
  const asked = params.get('language')
  const fallback = own === FALLBACK_LOCALE ? (ALL_LOCALES.find(code => code !== FALLBACK_LOCALE) ?? own) : own
  const page = Number(params.get('page'))
  const query: TextQuery = {
    scope: params.get('scope') ?? undefined,
    locale: isLocaleCode(asked) ? asked : fallback,
    area: params.get('area') ?? undefined,
    keyword: params.get('q') ?? undefined,
    show: TEXT_FILTERS.find(filter => filter === params.get('show')) ?? 'all',
    pageNum: Number.isInteger(page) && page > 0 ? page : 1,
  }
  /** Everything but a change of the page goes back to the first page. */
  const change = useCallback(
    (next: Readonly<Record<string, string | undefined>>, replace = false) =>
      setParams(
        current => {
          const changed = new URLSearchParams(current)
          changed.delete('page')
          for (const [name, value] of Object.entries(next)) {
            if (value) changed.set(name, value)
            else changed.delete(name)
          }
          return changed
        },
        { replace },
      ),
    [setParams],
  )
  return { query, change }
}
