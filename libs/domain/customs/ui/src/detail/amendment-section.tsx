import { lazy } from 'react'
import {
  declarationAmendmentApprove,
  declarationAmendmentReject,
  declarationAmendmentSubmit,
  type DeclarationDetail,
} from '@tradeport/domain/customs/contract'
import type { AmendmentStep } from '@tradeport/domain/customs/rules'
import { ActionBar, DetailSection, StatusTag, entityAction, textOf, type ActionSource } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useFormat } from '@tradeport/web/react'
import { useAudience, type DeclarationAudience } from '../shared/audience'
import { AMENDMENT_TONES } from '../shared/tones'
import { useFieldName } from '../shared/use-field-name'
import styles from './detail.module.css'

type Amendment = DeclarationDetail['amendments'][number]

const words = () => import('./word-forms')
const GrantForm = lazy(async () => ({ default: (await words()).GrantForm }))
const RefuseForm = lazy(async () => ({ default: (await words()).RefuseForm }))

const target = ({ id, version }: Amendment) => ({ id, version })

const amendmentActions: ActionSource<Amendment, AmendmentStep, DeclarationAudience> = {
  actions: {
    submit: entityAction<Amendment, typeof declarationAmendmentSubmit>({
      endpoint: declarationAmendmentSubmit,
      emphasis: 'primary',
      confirm: true,
      input: row => target(row),
    }),
    approve: entityAction<Amendment, typeof declarationAmendmentApprove>({
      endpoint: declarationAmendmentApprove,
      emphasis: 'primary',
      Form: GrantForm,
      input: (row, values) => ({ ...target(row), remark: textOf(values, 'note') }),
    }),
    reject: entityAction<Amendment, typeof declarationAmendmentReject>({
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

/** What was asked of customs about an entry that they have, and what became of it. */
export function AmendmentSection({ form, onDone }: { form: DeclarationDetail; onDone: () => void }) {
  const t = useT('customs')
  const format = useFormat()
  const audience = useAudience()
  const nameOf = useFieldName(form.ieFlag)
  if (form.amendments.length === 0) return null
  return (
    <DetailSection title={t('section.amendments')}>
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
            </div>
            <span>{amendment.explanation}</span>
            {amendment.changes.map(({ path, before, after }) => (
              <span key={path}>{`${nameOf(path) || path}: ${before || '–'} → ${after || '–'}`}</span>
            ))}
            {amendment.remark !== null && <span>{amendment.remark}</span>}
            <span className={styles['quiet']}>
              {[amendment.createdBy, format.dateTime(amendment.createdAt)].filter(Boolean).join(' · ')}
            </span>
            {amendment.actions.length > 0 && (
              <div className={styles['buttons']}>
                <ActionBar entity={amendmentActions} row={amendment} audience={audience} size="row" onDone={onDone} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </DetailSection>
  )
}
