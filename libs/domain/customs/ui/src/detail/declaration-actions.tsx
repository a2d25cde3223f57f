import { lazy } from 'react'
import { useNavigate } from 'react-router-dom'
import {
  OFFLINE_STATUSES,
  customsRoutes,
  declarationContent,
  declarationFormApproveBatch,
  declarationFormApprovePass,
  declarationFormApproveReject,
  declarationFormCancel,
  declarationFormCopy,
  declarationFormManualReceipt,
  declarationFormOfflineUpdate,
  declarationFormPushBatch,
  declarationFormPushSingleWindow,
  declarationFormRedeclare,
  declarationFormReopen,
  declarationFormRequestAmendment,
  declarationFormSubmit,
  declarationFormSubmitBatch,
  type DeclarationAction,
  type DeclarationRow,
} from '@tradeport/domain/customs/contract'
import { DECLARATION_BATCH_ABILITY, abilityQuery } from '@tradeport/domain/membership/contract'
import { entityAction, entityBatch, entityLink, filesOf, known, textOf, type ActionSource } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import type { DeclarationAudience } from '../shared/audience'
import { askedOf } from '../shared/asked-changes'
import { customsInstant } from '../shared/customs-clock'
import { offlineValues } from '../shared/offline-values'

const words = () => import('./word-forms')
const ApproveForm = lazy(async () => ({ default: (await words()).ApproveForm }))
const RejectForm = lazy(async () => ({ default: (await words()).RejectForm }))
const PushForm = lazy(async () => ({ default: (await import('./push-form')).PushForm }))
const ReceiptForm = lazy(async () => ({ default: (await import('./receipt-form')).ReceiptForm }))
const AmendForm = lazy(async () => ({ default: (await import('./amend-form')).AmendForm }))
const OfflineForm = lazy(async () => ({ default: (await import('./offline-form')).OfflineForm }))
const ReopenForm = lazy(async () => ({ default: (await words()).ReopenForm }))
const CancelForm = lazy(async () => ({ default: (await words()).CancelForm }))

/** What is asked about before it is done. */
const ASKED = ['submit', 'redeclare', 'copy'] as const

export const DETAIL_STEPS = [
  'update',
  'submit',
  'push_single_window',
  'redeclare',
  'reopen',
  'offline_update',
  'manual_receipt',
  'request_amendment',
  'copy',
  'cancel',
] as const satisfies readonly DeclarationAction[]
export const REVIEW_STEPS = ['approve_pass', 'approve_reject'] as const
export type DeclarationStepName = (typeof DETAIL_STEPS)[number] | (typeof REVIEW_STEPS)[number]

const sendingOf = (values: Record<string, unknown>) => ({
  swConfigId: textOf(values, 'swConfigId'),
  operType: textOf(values, 'operType') === 'stage' ? ('stage' as const) : ('declare' as const),
})

const target = ({ id, version }: DeclarationRow) => ({ id, version })

/** Many are submitted and sent from the list, each with what was seen of it there. */
export const BATCH_STEPS = ['submit', 'push_single_window'] as const satisfies readonly DeclarationAction[]

const problemsOf = ({ failed }: { failed: readonly { id: string; msg: string }[] }) =>
  new Map(failed.map(({ id, msg }) => [id, msg]))

/** One call for all selected rows; it answers for each of them. */
const reviewed = (result: 'pass' | 'reject') =>
  entityBatch<DeclarationRow, typeof declarationFormApproveBatch>({
    endpoint: declarationFormApproveBatch,
    input: (rows, values) => ({ items: rows.map(target), result, reason: textOf(values, 'note') }),
    problems: problemsOf,
  })

const submitted = entityBatch<DeclarationRow, typeof declarationFormSubmitBatch>({
  endpoint: declarationFormSubmitBatch,
  input: rows => ({ items: rows.map(target) }),
  problems: problemsOf,
})
const sent = entityBatch<DeclarationRow, typeof declarationFormPushBatch>({
  endpoint: declarationFormPushBatch,
  ability: { query: abilityQuery, key: DECLARATION_BATCH_ABILITY },
  input: (rows, values) => ({ items: rows.map(target), ...sendingOf(values) }),
  problems: problemsOf,
})

/** Steps of a form: those the server says this person may take now. */
export const declarationActions: ActionSource<DeclarationRow, DeclarationStepName, DeclarationAudience> = {
  actions: {
    update: entityLink(row => customsRoutes.edit(row.id)),
    submit: entityAction<DeclarationRow, typeof declarationFormSubmit>({
      endpoint: declarationFormSubmit,
      emphasis: 'primary',
      confirm: true,
      batch: submitted,
      input: row => target(row),
    }),
    approve_pass: entityAction<DeclarationRow, typeof declarationFormApprovePass>({
      endpoint: declarationFormApprovePass,
      emphasis: 'primary',
      Form: ApproveForm,
      batch: reviewed('pass'),
      input: (row, values) => ({ ...target(row), remark: textOf(values, 'note') }),
    }),
    approve_reject: entityAction<DeclarationRow, typeof declarationFormApproveReject>({
      endpoint: declarationFormApproveReject,
      Form: RejectForm,
      batch: reviewed('reject'),
      input: (row, values) => ({ ...target(row), reason: textOf(values, 'note') ?? '' }),
    }),
    push_single_window: entityAction<DeclarationRow, typeof declarationFormPushSingleWindow>({
      endpoint: declarationFormPushSingleWindow,
      emphasis: 'primary',
      Form: PushForm,
      batch: sent,
      input: (row, values) => ({ ...target(row), ...sendingOf(values) }),
    }),
    redeclare: entityAction<DeclarationRow, typeof declarationFormRedeclare>({
      endpoint: declarationFormRedeclare,
      emphasis: 'primary',
      confirm: true,
      input: row => target(row),
    }),
    reopen: entityAction<DeclarationRow, typeof declarationFormReopen>({
      endpoint: declarationFormReopen,
      Form: ReopenForm,
      input: (row, values) => ({ ...target(row), reason: textOf(values, 'note') }),
    }),
    offline_update: entityAction<DeclarationRow, typeof declarationFormOfflineUpdate>({
      endpoint: declarationFormOfflineUpdate,
      Form: OfflineForm,
      input: (row, values) => ({
        ...target(row),
        ...offlineValues(values),
        status: known(OFFLINE_STATUSES, textOf(values, 'status')),
        content: declarationContent.parse(values['content']),
      }),
    }),
    manual_receipt: entityAction<DeclarationRow, typeof declarationFormManualReceipt>({
      endpoint: declarationFormManualReceipt,
      Form: ReceiptForm,
      input: (row, values) => ({
        ...target(row),
        channel: textOf(values, 'channel') ?? '',
        noticeDate: customsInstant(textOf(values, 'noticeDate') ?? ''),
        entryId: textOf(values, 'entryId'),
        preEntryId: textOf(values, 'preEntryId'),
        note: textOf(values, 'note'),
        fileIds: filesOf(values, 'files').map(({ fileId }) => fileId),
        reason: textOf(values, 'reason') ?? '',
      }),
    }),
    request_amendment: entityAction<DeclarationRow, typeof declarationFormRequestAmendment>({
      endpoint: declarationFormRequestAmendment,
      Form: AmendForm,
      input: (row, values) => ({
        ...target(row),
        ...askedOf(values),
      }),
    }),
    copy: entityAction<DeclarationRow, typeof declarationFormCopy>({
      endpoint: declarationFormCopy,
      confirm: true,
      input: ({ id }) => ({ id }),
      useDone: () => {
        const navigate = useNavigate()
        return ({ id }) => void navigate(customsRoutes.form(id))
      },
    }),
    cancel: entityAction<DeclarationRow, typeof declarationFormCancel>({
      endpoint: declarationFormCancel,
      emphasis: 'danger',
      Form: CancelForm,
      input: (row, values) => ({ ...target(row), reason: textOf(values, 'note') ?? '' }),
    }),
  },
  audiences: { company: {}, broker: {}, platform: { hideActions: REVIEW_STEPS } },
  useTexts: () => {
    const t = useT('customs')
    return {
      action: action => t(`step.${action}`),
      confirm: action => t(`ask.${known(ASKED, action) ?? 'other'}`),
    }
  },
}
