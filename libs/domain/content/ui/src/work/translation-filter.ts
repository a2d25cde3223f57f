import { TRANSLATION_FILTERS } from '@tradeport/domain/content/contract'
import type { EntityFilter, ListQuery } from '@tradeport/web/entity'
import { known } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'

/** Narrows a list to what somebody has to translate again. */
export const translationFilter: EntityFilter = {
  kind: 'choice',
  useOptions() {
    const t = useT('contentWork')
    return TRANSLATION_FILTERS.map(value => ({ value, label: t(`translations.filter.${value}`) }))
  },
}

export const translationsOf = ({ filters }: ListQuery) => ({
  translations: known(TRANSLATION_FILTERS, filters['translations']),
})
