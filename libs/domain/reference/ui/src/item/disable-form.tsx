import { useState, type ReactNode } from 'react'
import type { ItemRow, Scope } from '@tradeport/domain/reference/contract'
import { FormButtons, FormProblems, type ActionFormProps } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { ForceFields, NO_FORCE, forceFrom } from './force-fields'
import { ScopeField, useStartScope } from './scope-field'

interface ScopeStepProps extends Omit<ActionFormProps<ItemRow>, 'onSubmit'> {
  intro: string
  /** What becomes of the regions' own states when it is for all of them. */
  forAll: string
  /** What to say where this region has it so already: then it is for all. */
  rest: string | undefined
  submit: string
  danger?: boolean
  children?: ReactNode
  onSubmit(scope: Scope): void
}

function ScopeStep({
  row,
  intro,
  forAll,
  rest,
  submit,
  danger = false,
  children,
  pending,
  fieldErrors,
  onCancel,
  onSubmit,
}: ScopeStepProps) {
  const start = useStartScope()
  const [chosen, setScope] = useState<Scope>()
  const scope = rest === undefined ? (chosen ?? start) : 'all'
  return (
    <FormProblems problems={new Map(fieldErrors.map(({ path, message }) => [path, message]))}>
      <form
        className="tp-stack"
        onSubmit={event => {
          event.preventDefault()
          onSubmit(scope)
        }}
      >
        <p className="tp-soft">{rest ?? intro}</p>
        {!row.ofRegion && rest === undefined && <ScopeField value={scope} onChange={setScope} />}
        {!row.ofRegion && scope === 'all' && <p className="tp-soft">{forAll}</p>}
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
      forAll={t('item.enable.all')}
      rest={props.row.status === 'enabled' ? t('item.enable.rest') : undefined}
      submit={t('item.action.enable')}
      onSubmit={scope => props.onSubmit({ scope })}
    />
  )
}

/** Open documents keep the item from being switched off, unless somebody says why it must be. */
export function DisableForm(props: ActionFormProps<ItemRow>) {
  const t = useT('reference')
  const [force, setForce] = useState(NO_FORCE)
  return (
    <ScopeStep
      {...props}
      intro={t('item.confirm.disable')}
      forAll={t('item.disable.all')}
      rest={props.row.status === 'disabled' ? t('item.disable.rest') : undefined}
      submit={t('item.action.disable')}
      danger
      onSubmit={scope => props.onSubmit({ scope, ...forceFrom(force) })}
    >
      <ForceFields value={force} onChange={setForce} />
    </ScopeStep>
  )
}
