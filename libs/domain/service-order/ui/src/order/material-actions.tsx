import { lazy } from 'react'
import {
  serviceOrderMaterialUpload,
  serviceOrderMaterialVerify,
  type OrderMaterial,
  type ServiceOrderDetail,
} from '@tradeport/domain/service-order/contract'
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

const PaperForm = lazy(async () => ({ default: (await import('./part-forms')).PaperForm }))

export interface MaterialRow extends EntityRow {
  paper: OrderMaterial
}

/** A paper with what this person may do about it: send it, look it over. */
export const materialRow = (order: ServiceOrderDetail, paper: OrderMaterial): MaterialRow => ({
  id: order.id,
  version: order.version,
  status: paper.status,
  actions: [
    ...(order.actions.includes('upload_material') && paper.status !== 'verified' ? ['upload'] : []),
    ...(order.actions.includes('verify_material') && paper.status === 'uploaded' ? ['verify', 'refuse'] : []),
  ],
  paper,
})

const target = ({ id, version, paper }: MaterialRow) => ({ id, version, no: paper.no })

function RefuseForm(props: ActionFormProps<MaterialRow>) {
  const t = useT('serviceOrder')
  return (
    <ReasonForm
      {...props}
      danger
      noteRequired
      intro={t('form.result.reject')}
      noteLabel={t('form.why')}
      submit={t('material.action.refuse')}
    />
  )
}

/** Steps of one paper of the list. */
export const materialActions: ActionSource<MaterialRow, 'upload' | 'verify' | 'refuse', 'all'> = {
  actions: {
    upload: entityAction<MaterialRow, typeof serviceOrderMaterialUpload>({
      endpoint: serviceOrderMaterialUpload,
      Form: PaperForm,
      input: (row, values) => ({ ...target(row), files: filesOf(values, 'files') }),
    }),
    verify: entityAction<MaterialRow, typeof serviceOrderMaterialVerify>({
      endpoint: serviceOrderMaterialVerify,
      emphasis: 'primary',
      input: row => ({ ...target(row), result: 'pass' }),
    }),
    refuse: entityAction<MaterialRow, typeof serviceOrderMaterialVerify>({
      endpoint: serviceOrderMaterialVerify,
      Form: RefuseForm,
      input: (row, values) => ({ ...target(row), result: 'reject', reason: textOf(values, 'note') }),
    }),
  },
  audiences: { all: {} },
  useTexts: () => {
    const t = useT('serviceOrder')
    return { action: action => t(`material.action.${action}`), confirm: () => t('form.result.pass') }
  },
}
