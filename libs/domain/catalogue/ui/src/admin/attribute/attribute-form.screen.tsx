import { adminAttributeDetail, catalogueRoutes } from '@tradeport/domain/catalogue/contract'
import { profile } from '@tradeport/domain/identity/contract'
import { FormScreen } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint, useOpened } from '@tradeport/web/react'
import { LinkButton } from '@tradeport/web/ui'
import { useParams } from 'react-router-dom'
import { AttributeForm } from './attribute-form'

/** `/attributes/new` and `/attributes/:id/edit`. */
export default function AttributeFormScreen() {
  const t = useT('categories')
  const { id } = useParams()
  return (
    <FormScreen
      id={id}
      who={useEndpoint(profile, {}, { staleMs: 300_000 })}
      state={useOpened(adminAttributeDetail, { id: id ?? '' }, { enabled: id !== undefined, quiet: true })}
      back={<LinkButton href={catalogueRoutes.attributes}>{t('attribute.title')}</LinkButton>}
      locked={{ title: t('attribute.locked') }}
    >
      {(detail, userId) => <AttributeForm key={id ?? 'new'} detail={detail} userId={userId} />}
    </FormScreen>
  )
}
