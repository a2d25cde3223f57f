import { Alert } from 'antd'
import { lazy } from 'react'
import {
  declarationAmendmentApprove,
  declarationAmendmentCancel,
  declarationAmendmentReject,
  declarationAmendmentSubmit,
  declarationAmendmentUpdate,
  type DeclarationDetail,
} from '@tradeport/domain/customs/contract'
import type { AmendmentAction } from '@tradeport/domain/customs/rules'
import { LIST_CODES } from '@tradeport/domain/reference/contract'
import {
  ActionBar,
  DetailSection,
  OwnStake,
  StatusTag,
  entityAction,
  known,
  textOf,
  type ActionSource,
} from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useFormat } from '@tradeport/web/react'
import { useCustomsTime } from '../shared/customs-clock'
import { fieldAt } from '../shared/amendable-fields'
import { askedOf } from '../shared/asked-changes'
import { FAILURES } from '../shared/failures'
import { useAudience, type DeclarationAudience } from '../shared/audience'
import { AMENDMENT_TONES } from '../shared/tones'
import { usePathLabel } from '../shared/use-path-label'
import { named, useCodeNames } from './use-code-names'
import styles from './detail.module.css'

type Amendment = DeclarationDetail['amendments'][number]
export type AmendmentRow = Amendment & { readonly formId: string }

const words = () => import('./word-forms')
const GrantForm = lazy(async () => ({ default: (await words()).GrantForm }))
const TakeBackForm = lazy(async () => ({ default: (await words()).TakeBackForm }))
const AmendAgainForm = lazy(async () => ({ default: (await import('./amend-form')).AmendAgainForm }))
const HandInForm = lazy(async () => ({ default: (await import('./hand-in-form')).HandInForm }))
const RefuseForm = lazy(async () => ({ default: (await words()).RefuseForm }))

const target = ({ id, version }: Amendment) => ({ id, version })

const amendmentActions: ActionSource<AmendmentRow, AmendmentAction, DeclarationAudience> = {
  actions: {
    submit: entityAction<AmendmentRow, typeof declarationAmendmentSubmit>({
      endpoint: declarationAmendmentSubmit,
      emphasis: 'primary',
      Form: HandInForm,
      input: row => target(row),
    }),
    update: entityAction<AmendmentRow, typeof declarationAmendmentUpdate>({
      endpoint: declarationAmendmentUpdate,
      Form: AmendAgainForm,
      input: (row, values) => ({ ...target(row), ...askedOf(values) }),
    }),
    cancel: entityAction<AmendmentRow, typeof declarationAmendmentCancel>({
      endpoint: declarationAmendmentCancel,
      emphasis: 'danger',
      Form: TakeBackForm,
      input: (row, values) => ({ ...target(row), remark: textOf(values, 'note') }),
    }),
    approve: entityAction<AmendmentRow, typeof declarationAmendmentApprove>({
      endpoint: declarationAmendmentApprove,
      emphasis: 'primary',
      Form: GrantForm,
      input: (row, values) => ({ ...target(row), remark: textOf(values, 'note') }),
    }),
    reject: entityAction<AmendmentRow, typeof declarationAmendmentReject>({
      endpoint: declarationAmendmentReject,
      emphasis: 'danger',
      Form: RefuseForm,
      input: (row, values) => ({ ...target(row), remark: textOf(values, 'note') ?? '' }),
    }),
  },
  audiences: { company: {}, broker: {}, platform: {} },
  useTexts: () => {
    const t = useT('customs')
    return { action: action => t(`amendment.step.${action}`), confirm: () => t('amendment.ask.submit') }
  },
}

/** What an answer says of a request, in the reader's words. */
function useAnswerMeaning(): (answer: Amendment['receipts'][number]['answer']) => string {
  const t = useT('customs')
  return answer => {
    switch (answer) {
      case 'taken':
      case 'failed':
        return t(`event.amendment_receive_${answer}`)
      case 'granted':
        return t('amendment.status.approved')
      case 'refused':
        return t('amendment.status.rejected')
      case null:
        return t('receipt.info')
    }
  }
}

function Failure({ reason }: { reason: string }) {
  const t = useT('customs')
  const own = known(FAILURES, reason)
  return (
    <Alert
      type="error"
      showIcon
      title={t('event.amendment_receive_failed')}
      description={own ? t(`notice.failure.${own}`) : reason}
    />
  )
}

/** A value that is asked for, a code with what it stands for. */
function useAmendedValue(): (path: string, value: string) => string {
  const nameOf = useCodeNames({})
  return (path, value) => {
    const list = known(LIST_CODES, fieldAt(path)?.field.list)
    if (value === '') return '–'
    return list ? named(nameOf(list, value), value) : value
  }
}

/** What was asked of customs about an entry that they have, and what became of it. */
export function AmendmentSection({ form, onDone }: { form: DeclarationDetail; onDone: () => void }) {
  const t = useT('customs')
  const format = useFormat()
  const audience = useAudience()
  const nameOf = usePathLabel(form.content)
  const customsTime = useCustomsTime()
  const meaningOf = useAnswerMeaning()
  const valueOf = useAmendedValue()
  if (form.amendments.length === 0) return null
  return (
    <DetailSection id="amendments" title={t('section.amendments')}>
      <ul className={styles['entries']}>
        {[...form.amendments].reverse().map(amendment => (
          <li key={amendment.id} className={styles['entry']}>
            <div className={styles['entryHead']}>
              <span className={styles['place']}>
                {`${t(`amendment.kind.${amendment.kind}`)} · ${t(`amendment.reason.${amendment.reason}`)}`}
              </span>
              <StatusTag tone={AMENDMENT_TONES[amendment.status]}>
                {t(`amendment.status.${amendment.status}`)}
              </StatusTag>
              {amendment.ownStake && <OwnStake />}
            </div>
            <span>{amendment.explanation}</span>
            {amendment.changes.map(({ path, before, after }) => (
              <span key={path}>{`${nameOf(path) || path}: ${valueOf(path, before)} → ${valueOf(path, after)}`}</span>
            ))}
            {amendment.remark !== null && <span>{amendment.remark}</span>}
            {amendment.failure !== null && <Failure reason={amendment.failure} />}
            {amendment.clientSeqNo !== null && (
              <span className={styles['quiet']}>{t('receipt.sending', { number: amendment.clientSeqNo })}</span>
            )}
            {amendment.receipts.length > 0 && (
              <ul className={styles['answers']} aria-label={t('section.receipts')}>
                {amendment.receipts.map(receipt => (
                  <li key={receipt.id}>
                    {[customsTime(receipt.noticeDate), receipt.channel, meaningOf(receipt.answer), receipt.note]
                      .filter(Boolean)
                      .join(' · ')}
                  </li>
                ))}
              </ul>
            )}
            <span className={styles['quiet']}>
              {[amendment.createdBy, format.dateTime(amendment.createdAt)].filter(Boolean).join(' · ')}
            </span>
            {amendment.actions.length > 0 && (
              <div className={styles['buttons']}>
                <ActionBar
                  entity={amendmentActions}
                  row={{ ...amendment, formId: form.id }}
                  audience={audience}
                  size="row"
                  onDone={onDone}
                />
              </div>
            )}
          </li>
        ))}
      </ul>
    </DetailSection>
  )
}
