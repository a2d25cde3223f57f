import { Button } from 'antd'
import { profile } from '@tradeport/domain/identity/contract'
import { serviceDetail, serviceRoutes } from '@tradeport/domain/service-market/contract'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint, useOpened } from '@tradeport/web/react'
import { EmptyState, ErrorState, LinkButton, NotFoundState, SkeletonText } from '@tradeport/web/ui'
import { useParams } from 'react-router-dom'
import { ServiceFormPage } from './service-form'

/** `/services/new` and `/services/:id/edit`. */
export default function ServiceFormScreen() {
  const t = useT('serviceWork')
  const te = useT('entity')
  const { id } = useParams()
  const who = useEndpoint(profile, {}, { staleMs: 300_000 })
  const detail = useOpened(serviceDetail, { id: id ?? '' }, { enabled: id !== undefined, quiet: true })
  const error = detail.error ?? who.error
  if (who.data && id === undefined) return <ServiceFormPage key="new" detail={null} who={who.data} />
  if (who.data && id !== undefined && detail.data) {
    if (!detail.data.actions.includes('update')) {
      return (
        <EmptyState
          scope="page"
          title={t('form.locked.title')}
          actions={<LinkButton href={serviceRoutes.service(id)}>{t('form.locked.open')}</LinkButton>}
        >
          {t('form.locked.text')}
        </EmptyState>
      )
    }
    return <ServiceFormPage key={id} detail={detail.data} who={who.data} />
  }
  if (!error) return <SkeletonText lines={14} />
  if (error.code.endsWith('404')) {
    return (
      <NotFoundState
        scope="page"
        title={te('detail.notFound.title')}
        actions={<LinkButton href="/services">{te('detail.back')}</LinkButton>}
      >
        {te('detail.notFound.hint')}
      </NotFoundState>
    )
  }
  return (
    <ErrorState
      scope="page"
      title={te('detail.failed.title')}
      actions={
        <Button
          onClick={() => {
            who.refetch()
            detail.refetch()
          }}
        >
          {te('action.retry')}
        </Button>
      }
    >
      {te('list.failed.hint')}
    </ErrorState>
  )
}
