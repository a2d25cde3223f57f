import { useState } from 'react'
import { agreementAccept, agreementUpdate, type AgreementDetail } from '@tradeport/domain/agreement/contract'
import type { LocaleCode } from '@tradeport/kernel/contract-kit'
import { ActButton, DetailSection, FormProblems, PathField } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useAction, useNotify, useText } from '@tradeport/web/react'
import { TextInput } from '@tradeport/web/ui'
import styles from '../agreement.module.css'

/** The customer fills in what is its own, and accepts. */
export function AcceptPanel({ detail, locale }: { detail: AgreementDetail; locale: LocaleCode }) {
  const t = useT('agreement')
  const text = useText()
  const notify = useNotify()
  const [values, setValues] = useState(detail.values)
  const update = useAction(agreementUpdate)
  const accept = useAction(agreementAccept, { onSuccess: () => notify.success(t('done')) })
  const { id, version, variables, templateId } = detail
  const isFilled = variables.every(({ key }) => (values[key] ?? '') === (detail.values[key] ?? ''))
  const problems = [...update.fieldErrors, ...accept.fieldErrors].map(({ path, message }) => [path, message] as const)
  const mayAccept = detail.actions.includes('accept')
  const fill = async () => {
    const result = await update.run({ id, version, variables: values })
    if (result.ok) notify.success(t('form.saved'))
  }
  const agree = async () => {
    const sure = await notify.confirm({ title: t('agreement.action.accept'), text: t('agreement.confirm.accept') })
    if (sure) await accept.run({ id, version, templateId, locale })
  }
  if (variables.length === 0 && !mayAccept) return null
  return (
    <DetailSection
      title={t(variables.length > 0 ? 'variable.title' : 'agreement.action.accept')}
      note={t('section.toAccept')}
    >
      <FormProblems problems={new Map(problems)}>
        <div className={styles['fill']}>
          {variables.map(({ key, label, required }) => (
            <PathField key={key} path={`variables.${key}`} label={text(label) || key} required={required}>
              <TextInput
                maxLength={500}
                value={values[key] ?? ''}
                onValue={value => setValues({ ...values, [key]: value })}
              />
            </PathField>
          ))}
          <div className={styles['tools']}>
            {variables.length > 0 && (
              <ActButton disabled={isFilled} loading={update.pending} onClick={() => void fill()}>
                {t('agreement.action.update')}
              </ActButton>
            )}
            {mayAccept && (
              <ActButton type="primary" disabled={!isFilled} loading={accept.pending} onClick={() => void agree()}>
                {t('agreement.action.accept')}
              </ActButton>
            )}
          </div>
        </div>
      </FormProblems>
    </DetailSection>
  )
}
