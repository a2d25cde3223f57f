import { Checkbox } from 'antd'
import { useState, type ReactNode } from 'react'
import type { ItemRow, Scope } from '@tradeport/domain/reference/contract'
import { FormButtons, FormProblems, PathField, type ActionFormProps } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { TextArea } from '@tradeport/web/ui'
import { ScopeField, useStartScope } from './scope-field'

interface ScopeStepProps extends Omit<ActionFormProps<ItemRow>, 'onSubmit'> {
  intro: string
  submit: string
  danger?: boolean
  children?: ReactNode
  onSubmit(scope: Scope): void
}

function ScopeStep({
  row,
  intro,
  submit,
  danger = false,
  children,
  pending,
  fieldErrors,
  onCancel,
  onSubmit,
}: ScopeStepProps) {
  const start = useStartScope()
  const [scope, setScope] = useState<Scope>()
  return (
    <FormProblems problems={new Map(fieldErrors.map(({ path, message }) => [path, message]))}>
      <form
        className="tp-stack"
        onSubmit={event => {
          event.preventDefault()
          onSubmit(scope ?? start)
        }}
      >
        <p className="tp-soft">{intro}</p>
        {!row.ofRegion && <ScopeField value={scope ?? start} onChange={setScope} />}
        {children}
        <FormButtons pending={pending} onCancel={onCancel} submit={submit} danger={danger} />
      </form>
    </FormProblems>
  )
}

export function ScopeForm(props: ActionFormProps<ItemRow>) {
  const t = useT('reference')
  return (
    <ScopeStep
      {...props}
      intro={t('item.confirm.enable')}
      submit={t('item.action.enable')}
      onSubmit={scope => props.onSubmit({ scope })}
    />
  )
}

/** Open documents keep the item from being switched off, unless somebody says why it must be. */
export function DisableForm(props: ActionFormProps<ItemRow>) {
  const t = useT('reference')
  const [force, setForce] = useState(false)
  const [reason, setReason] = useState('')
  return (
    <ScopeStep
      {...props}
      intro={t('item.confirm.disable')}
      submit={t('item.action.disable')}
      danger
      onSubmit={scope => props.onSubmit({ scope, force, reason: reason.trim() })}
    >
      <Checkbox checked={force} onChange={event => setForce(event.target.checked)}>
        {t('field.force')}
      </Checkbox>
      {force && (
        <PathField path="reason" label={t('field.reason')} required>
          <TextArea maxLength={300} value={reason} onValue={setReason} />
        </PathField>
      )}
    </ScopeStep>
  )
}
