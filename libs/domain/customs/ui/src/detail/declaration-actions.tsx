import { lazy } from 'react'
import { useNavigate } from 'react-router-dom'
import {
  customsRoutes,
  declarationFormApproveBatch,
  declarationFormApprovePass,
  declarationFormApproveReject,
  declarationFormCancel,
  declarationFormCopy,
  declarationFormRedeclare,
  declarationFormSubmit,
  type DeclarationRow,
} from '@tradeport/domain/customs/contract'
import { entityAction, entityBatch, known, textOf, type ActionSource } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import type { DeclarationAudience } from '../shared/audience'

const words = () => import('./word-forms')
const ApproveForm = lazy(async () => ({ default: (await words()).ApproveForm }))
const RejectForm = lazy(async () => ({ default: (await words()).RejectForm }))
const CancelForm = lazy(async () => ({ default: (await words()).CancelForm }))

/** What is asked about before it is done. */
const ASKED = ['submit', 'redeclare', 'copy'] as const

export const DETAIL_STEPS = ['submit', 'redeclare', 'copy', 'cancel'] as const
export const REVIEW_STEPS = ['approve_pass', 'approve_reject'] as const
export type DeclarationStepName = (typeof DETAIL_STEPS)[number] | (typeof REVIEW_STEPS)[number]

const target = ({ id, version }: DeclarationRow) => ({ id, version })

/** One call for all selected rows; it answers for each of them. */
const reviewed = (result: 'pass' | 'reject') =>
  entityBatch<DeclarationRow, typeof declarationFormApproveBatch>({
    endpoint: declarationFormApproveBatch,
    input: (rows, values) => ({ ids: rows.map(row => row.id), result, reason: textOf(values, 'note') }),
    problems: ({ failed }) => new Map(failed.map(({ id, msg }) => [id, msg])),
  })

/** Steps of a form: those the server says this person may take now. */
export const declarationActions: ActionSource<DeclarationRow, DeclarationStepName, DeclarationAudience> = {
  actions: {
    submit: entityAction<DeclarationRow, typeof declarationFormSubmit>({
      endpoint: declarationFormSubmit,
      emphasis: 'primary',
      confirm: true,
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
    redeclare: entityAction<DeclarationRow, typeof declarationFormRedeclare>({
      endpoint: declarationFormRedeclare,
      emphasis: 'primary',
      confirm: true,
      input: row => target(row),
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
  // Looking over is a step of the list too: on its page the entity itself offers it.
  audiences: {
    company: { hideActions: REVIEW_STEPS },
    broker: { hideActions: REVIEW_STEPS },
    platform: { hideActions: REVIEW_STEPS },
  },
  useTexts: () => {
    const t = useT('customs')
    return {
      action: action => t(`step.${action}`),
      confirm: action => t(`ask.${known(ASKED, action) ?? 'other'}`),
    }
  },
}
