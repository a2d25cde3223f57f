import type { DeclarationField } from '@tradeport/domain/customs/contract'
import { PathField } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { memo, use } from 'react'
import { ownCheck } from '../model/own-checks'
import { WarningsContext, useWizard } from '../wizard-context'
import type { FieldName } from '../../shared/field-names'
import { FieldControl } from './field-control'
import styles from '../wizard.module.css'

export interface DraftFieldProps {
  path: string
  name: FieldName
  field: DeclarationField
  value: string
  /** Default: what the field table says. */
  required?: boolean
  /** What else happens when it is written: default is to write it. */
  onValue?: (value: string) => void
}

/** Bytes from which a text takes a row of its own. */
const LONG = 120
/** Answered by several controls. */
const MANY: ReadonlySet<FieldName> = new Set(['promiseItems', 'relatedParties'])

/** A field of the form by the field table: its label, its control, what is wrong with it and what is only strange. */
export const DraftField = memo(function DraftField({ path, name, field, value, required, onValue }: DraftFieldProps) {
  const t = useT('customs')
  const { ieFlag, set } = useWizard()
  const warning = use(WarningsContext).get(path)
  const needed = required ?? (ieFlag === 'E' ? field.export : field.import) === 'required'
  const help = <FieldHelp name={name} value={value} warning={warning} />
  return (
    <PathField
      path={path}
      label={t(`wizard.field.${name}`)}
      required={needed}
      wide={MANY.has(name) || (field.kind === 'text' && field.max > LONG)}
      help={warning !== undefined || ownCheck(name, value) ? help : undefined}
    >
      <FieldControl name={name} field={field} value={value} onValue={onValue ?? (next => set(path, next))} />
    </PathField>
  )
})

function FieldHelp({ name, value, warning }: { name: string; value: string; warning: string | undefined }) {
  const t = useT('customs')
  const own = ownCheck(name, value)
  return (
    <>
      {own && (
        <span className={styles['own']} data-kind={own.kind}>
          {own.kind === 'right' && t('wizard.own.right')}
          {own.kind === 'length' && t('wizard.own.length', { count: own.missing })}
          {own.kind === 'signs' && t('wizard.own.signs')}
          {own.kind === 'check' && t('wizard.own.check', { sign: own.sign })}
        </span>
      )}
      {warning !== undefined && <span className={styles['warning']}>{warning}</span>}
    </>
  )
}
