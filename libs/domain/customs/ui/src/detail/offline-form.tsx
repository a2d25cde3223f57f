import { declarationFormDetail, type DeclarationRow } from '@tradeport/domain/customs/contract'
import { ActionFrame, type ActionFormProps } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint } from '@tradeport/web/react'
import { SkeletonText } from '@tradeport/web/ui'
import { OfflineFields } from '../shared/offline-fields'

/** What became of a declaration that was made elsewhere: its content stays as it was recorded. */
export function OfflineForm({ row, onSubmit, ...frame }: ActionFormProps<DeclarationRow>) {
  const t = useT('customs')
  const { data } = useEndpoint(declarationFormDetail, { id: row.id })
  if (!data) return <SkeletonText lines={6} />
  return (
    <ActionFrame
      {...frame}
      onSubmit={values => onSubmit({ ...values, content: data.content })}
      submit={t('step.offline_update')}
      initial={{
        entryId: data.entryId,
        preEntryId: data.preEntryId || undefined,
        declareDate: data.declareDate ?? undefined,
        status: data.status,
        files: data.files,
      }}
    >
      <OfflineFields />
    </ActionFrame>
  )
}
