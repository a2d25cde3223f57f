import { MEMBERSHIP_PARTIES, OFFERING_KINDS } from '@tradeport/domain/membership/contract'
import { known, type EntityFilter, type ListQuery } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'

export type OfferFilter = 'kind' | 'party'

/** What is sold and to whom: for lists of offerings and of orders alike. */
export const offerFilters: Record<OfferFilter, EntityFilter> = {
  kind: {
    kind: 'choice',
    useOptions() {
      const t = useT('membership')
      return OFFERING_KINDS.map(value => ({ value, label: t(`kind.${value}`) }))
    },
  },
  party: {
    kind: 'choice',
    useOptions() {
      const t = useT('membership')
      return MEMBERSHIP_PARTIES.map(value => ({ value, label: t(`party.${value}`) }))
    },
  },
}

export const offerFiltersOf = ({ filters }: ListQuery) => ({
  kind: known(OFFERING_KINDS, filters['kind']),
  party: known(MEMBERSHIP_PARTIES, filters['party']),
})
