import { profile } from '@tradeport/domain/identity/contract'
import { serviceDetail, serviceRoutes } from '@tradeport/domain/service-market/contract'
import { FormScreen } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint, useOpened } from '@tradeport/web/react'
import { LinkButton } from '@tradeport/web/ui'
import { useParams } from 'react-router-dom'
import { ServiceFormPage } from './service-form'

/** `/services/new` and `/services/:id/edit`. */
export default function ServiceFormScreen() {
  const t = useT('serviceWork')
  const te = useT('entity')
  const { id } = useParams()
  const who = useEndpoint(profile, {}, { staleMs: 300_000 })
  return (
    <FormScreen
      id={id}
      who={who}
      state={useOpened(serviceDetail, { id: id ?? '' }, { enabled: id !== undefined, quiet: true })}
      back={<LinkButton href="/services">{te('detail.back')}</LinkButton>}
      locked={{
        title: t('form.locked.title'),
        text: t('form.locked.text'),
        open: <LinkButton href={serviceRoutes.service(id ?? '')}>{t('form.locked.open')}</LinkButton>,
      }}
    >
      {detail => who.data && <ServiceFormPage key={id ?? 'new'} detail={detail} who={who.data} />}
    </FormScreen>
  )
}
