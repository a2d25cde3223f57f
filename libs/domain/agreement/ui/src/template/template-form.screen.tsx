import { agreementRoutes, agreementTemplateDetail } from '@tradeport/domain/agreement/contract'
import { profile } from '@tradeport/domain/identity/contract'
import { DocumentFailed } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint, useOpened } from '@tradeport/web/react'
import { EmptyState, LinkButton, SkeletonText } from '@tradeport/web/ui'
import { useParams, useSearchParams } from 'react-router-dom'
import { TemplateForm } from './template-form'

/** `/agreement-templates/new`, `/agreement-templates/new?from=` for the next edition, and `/agreement-templates/:id/edit`. */
export default function TemplateFormScreen() {
  const t = useT('agreement')
  const { id } = useParams()
  const [params] = useSearchParams()
  const from = params.get('from') ?? ''
  const source = id ?? from
  const who = useEndpoint(profile, {}, { staleMs: 300_000 })
  const state = useOpened(agreementTemplateDetail, { id: source }, { enabled: source !== '', quiet: true })
  const userId = who.data?.user?.id
  const error = who.error ?? state.error
  if (error) {
    const back = <LinkButton href={agreementRoutes.templates}>{t('template.title')}</LinkButton>
    return (
      <DocumentFailed error={error} back={back} onRetry={() => void (who.error ? who.refetch() : state.refetch())} />
    )
  }
  if (!userId || (source !== '' && !state.data)) return <SkeletonText lines={12} />
  const found = state.data ?? null
  if (id !== undefined && !found?.actions.includes('update'))
    return (
      <EmptyState
        scope="page"
        title={t('form.locked')}
        actions={<LinkButton href={agreementRoutes.templates}>{t('template.title')}</LinkButton>}
      />
    )
  return (
    <TemplateForm
      key={source}
      detail={id === undefined ? null : found}
      before={id === undefined ? found : null}
      userId={userId}
    />
  )
}
