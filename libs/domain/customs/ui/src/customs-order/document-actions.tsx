import { lazy } from 'react'
import {
  customsOrderUploadDocument,
  customsOrderVerifyDocument,
  type CustomsOrderDocument,
} from '@tradeport/domain/customs/contract'
import { paperActions } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'

const UploadForm = lazy(async () => ({ default: (await import('./paper-forms')).UploadForm }))

/** Steps of one paper of the list. */
export const documentActions = paperActions<CustomsOrderDocument>({
  steps: { upload: 'upload_document', verify: 'verify_document' },
  upload: customsOrderUploadDocument,
  verify: customsOrderVerifyDocument,
  UploadForm,
  useTexts: () => {
    const t = useT('customsOrder')
    const tc = useT('customs')
    return {
      action: action => t(`action.${action}_document`),
      confirm: tc('ask.other'),
      refuse: { intro: t('refuse.intro'), note: tc('form.reason') },
    }
  },
})
