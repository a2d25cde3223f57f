import { abilityOfferList } from '@tradeport/domain/membership/contract'
import { EntityList } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint } from '@tradeport/web/react'
import { LinkButton, PlusIcon } from '@tradeport/web/ui'
import { offeringEntity } from './offering.entity'

export default function OfferingListScreen() {
  const t = useT('membership')
  const { data } = useEndpoint(abilityOfferList, {}, { quiet: true })
  return (
    <EntityList
      entity={offeringEntity}
      audience="operator"
      toolbar={
        <>
          <LinkButton href="/membership/settings" variant="secondary" size="small">
            {t('nav.settings')}
          </LinkButton>
          {data?.mayChange && (
            <LinkButton href="/membership/offerings/new" size="small" icon={<PlusIcon size={16} />}>
              {t('offering.new')}
            </LinkButton>
          )}
        </>
      }
    />
  )
}
