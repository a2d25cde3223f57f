import { lazy } from 'react'
import {
  serviceOrderMaterialUpload,
  serviceOrderMaterialVerify,
  type OrderMaterial,
} from '@tradeport/domain/service-order/contract'
import { paperActions } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'

const PaperForm = lazy(async () => ({ default: (await import('./part-forms')).PaperForm }))

/** Steps of one paper of the list. */
export const materialActions = paperActions<OrderMaterial>({
  steps: { upload: 'upload_material', verify: 'verify_material' },
  upload: serviceOrderMaterialUpload,
  verify: serviceOrderMaterialVerify,
  UploadForm: PaperForm,
  useTexts: () => {
    const t = useT('serviceOrder')
    return {
      action: action => t(`material.action.${action}`),
      confirm: t('form.result.pass'),
      refuse: { intro: t('form.result.reject'), note: t('form.why') },
    }
  },
})
