import { fieldText, loadFieldTexts } from '@tradeport/kernel/errors'
import { useEdition, useI18n } from '@tradeport/web/i18n'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useLocale } from './runtime-context'

/**
 * Texts of the field rules, for checks in the browser: `fieldText('too_long', { max: 40 })`. One language is loaded with
 * the first form; until it is there a rule has an empty text.
 */
export function useFieldText(): (rule: string, params?: Readonly<Record<string, string | number>>) => string {
  const { locale } = useLocale()
  const i18n = useI18n()
  const edition = useEdition()
  const { data: texts } = useQuery({
    queryKey: ['fieldTexts', locale],
    queryFn: () => loadFieldTexts(locale),
    staleTime: Infinity,
  })
  return useCallback(
    (rule, params) => (texts ? fieldText(texts, rule, params, key => i18n.published('validation', key)) : ''),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the function says what was published when it was made
    [texts, i18n, edition],
  )
}
