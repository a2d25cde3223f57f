import { declarationFormDetail, type DeclarationDetail, type DeclarationRow } from '@tradeport/domain/customs/contract'
import { ActionFrame, DetailPending, type ActionFormProps } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint } from '@tradeport/web/react'
import { useState } from 'react'
import { OfflineFields } from '../shared/offline-fields'

/** What became of a declaration that was made elsewhere: its content stays as it was recorded. */
export function OfflineForm(props: ActionFormProps<DeclarationRow>) {
  const state = useEndpoint(declarationFormDetail, { id: props.row.id })
  const { data } = state
  return data ? <RecordedFields {...props} form={data} /> : <DetailPending state={state} lines={6} />
}

function RecordedFields({ onSubmit, form, ...frame }: ActionFormProps<DeclarationRow> & { form: DeclarationDetail }) {
  const t = useT('customs')
  // Customs may move it while this is open: who leaves the status as it was shown names none, and takes nothing back.
  const [shown] = useState(form.status)
  return (
    <ActionFrame
      {...frame}
      onSubmit={values =>
        onSubmit({ ...values, ...(values['status'] === shown ? { status: undefined } : {}), content: form.content })
      }
      submit={t('step.offline_update')}
      initial={{
        entryId: form.entryId,
        preEntryId: form.preEntryId || undefined,
        declareDate: form.declareDate ?? undefined,
        status: shown,
        files: form.files,
      }}
    >
      <OfflineFields current={shown} />
    </ActionFrame>
  )
}
