import { lazy } from 'react'
import {
  customsOrderUploadDocument,
  customsOrderVerifyDocument,
  type CustomsOrderDetail,
  type CustomsOrderDocument,
} from '@tradeport/domain/customs/contract'
import {
  ReasonForm,
  entityAction,
  filesOf,
  textOf,
  type ActionFormProps,
  type ActionSource,
  type EntityRow,
} from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'

const UploadForm = lazy(async () => ({ default: (await import('./paper-forms')).UploadForm }))

export interface DocumentRow extends EntityRow {
  document: CustomsOrderDocument
}

/** A paper with what this person may do about it: send it, look it over. */
export const documentRow = (order: CustomsOrderDetail, document: CustomsOrderDocument): DocumentRow => ({
  id: order.id,
  version: order.version,
  status: document.status,
  actions: [
    ...(order.actions.includes('upload_document') && document.status !== 'verified' ? ['upload'] : []),
    ...(order.actions.includes('verify_document') && document.status === 'uploaded' ? ['verify', 'refuse'] : []),
  ],
  document,
})

const target = ({ id, version, document }: DocumentRow) => ({ id, version, no: document.no })

function RefuseForm(props: ActionFormProps<DocumentRow>) {
  const t = useT('customsOrder')
  const tc = useT('customs')
  return (
    <ReasonForm
      {...props}
      danger
      noteRequired
      intro={t('refuse.intro')}
      noteLabel={tc('form.reason')}
      submit={t('action.refuse_document')}
    />
  )
}

/** Steps of one paper of the list. */
export const documentActions: ActionSource<DocumentRow, 'upload' | 'verify' | 'refuse', 'all'> = {
  actions: {
    upload: entityAction<DocumentRow, typeof customsOrderUploadDocument>({
      endpoint: customsOrderUploadDocument,
      Form: UploadForm,
      input: (row, values) => ({ ...target(row), files: filesOf(values, 'files') }),
    }),
    verify: entityAction<DocumentRow, typeof customsOrderVerifyDocument>({
      endpoint: customsOrderVerifyDocument,
      emphasis: 'primary',
      input: row => ({ ...target(row), result: 'pass' }),
    }),
    refuse: entityAction<DocumentRow, typeof customsOrderVerifyDocument>({
      endpoint: customsOrderVerifyDocument,
      Form: RefuseForm,
      input: (row, values) => ({ ...target(row), result: 'reject', reason: textOf(values, 'note') }),
    }),
  },
  audiences: { all: {} },
  useTexts: () => {
    const t = useT('customsOrder')
    const tc = useT('customs')
    return {
      action: action =>
        t(
          action === 'upload'
            ? 'action.upload_document'
            : action === 'verify'
              ? 'action.verify_document'
              : 'action.refuse_document',
        ),
      confirm: () => tc('ask.other'),
    }
  },
}
