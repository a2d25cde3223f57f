import { customsRoutes, declarationFormDetail } from '@tradeport/domain/customs/contract'
import { DocumentFailed } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { AppLink } from '@tradeport/web/navigation'
import { useEndpoint } from '@tradeport/web/react'
import { EmptyState, SkeletonText } from '@tradeport/web/ui'
import { useParams } from 'react-router-dom'
import { WizardFormPage } from './wizard-form'

export default function EditDeclarationScreen() {
  const t = useT('customs')
  const { id = '' } = useParams()
  const { data, error, refetch } = useEndpoint(declarationFormDetail, { id }, { enabled: id !== '', quiet: true })
  if (data?.actions.includes('update')) return <WizardFormPage key={id} detail={data} />
  if (data)
    return (
      <EmptyState
        scope="page"
        title={t('wizard.locked')}
        actions={<AppLink to={customsRoutes.form(id)}>{t('wizard.locked.open')}</AppLink>}
      >
        {t('wizard.locked.hint')}
      </EmptyState>
    )
  if (!error) return <SkeletonText lines={16} />
  const list = <AppLink to={customsRoutes.forms()}>{t('wizard.list')}</AppLink>
  return <DocumentFailed error={error} back={list} onRetry={refetch} />
}
