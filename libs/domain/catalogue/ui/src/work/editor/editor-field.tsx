import type { ReactNode } from 'react'
import { Field, WarningIcon, useFieldControl } from '@tradeport/web/ui'
import { fieldId, useEditor } from './editor-context'
import styles from './editor.module.css'

export interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
  status: '' | 'error'
}

function Control({ children }: { children(control: ControlProps): ReactNode }) {
  const attributes = useFieldControl()
  return children({ ...attributes, status: attributes['aria-invalid'] ? 'error' : '' })
}

export interface EditorFieldProps {
  /** In the content, or in the form where it differs. */
  path: string
  label: ReactNode
  help?: ReactNode
  required?: boolean
  aside?: ReactNode
  /** Takes the whole row of a grid. */
  wide?: boolean
  children(control: ControlProps): ReactNode
}

/** One field of the product form: label above, its finding below, what the reviewer said about it. */
export function EditorField({ path, label, help, required = false, aside, wide = false, children }: EditorFieldProps) {
  const { errorAt, reasonAt } = useEditor()
  const reason = reasonAt(path)
  return (
    <div id={fieldId(path)} className={styles['field']} data-wide={wide || undefined}>
      <Field label={label} help={help} error={errorAt(path)} required={required} aside={aside}>
        <Control>{children}</Control>
      </Field>
      {reason !== undefined && <ReviewerSays reason={reason} />}
    </div>
  )
}

export interface EditorGroupProps {
  path: string
  label: ReactNode
  help?: ReactNode
  required?: boolean
  wide?: boolean
  children: ReactNode
}

/** Several controls that answer one question together. */
export function EditorGroup({ path, label, help, required = false, wide = true, children }: EditorGroupProps) {
  const { errorAt, reasonAt } = useEditor()
  const error = errorAt(path)
  const reason = reasonAt(path)
  return (
    <fieldset id={fieldId(path)} className={styles['group']} data-wide={wide || undefined}>
      <legend className={styles['legend']}>
        {label}
        {required && (
          <span className={styles['required']} aria-hidden>
            {' *'}
          </span>
        )}
      </legend>
      {help !== undefined && <p className={styles['help']}>{help}</p>}
      {children}
      {error !== undefined && (
        <p className={styles['error']} role="status">
          {error}
        </p>
      )}
      {reason !== undefined && <ReviewerSays reason={reason} />}
    </fieldset>
  )
}

function ReviewerSays({ reason }: { reason: string }) {
  return (
    <p className={styles['reason']}>
      <WarningIcon size={16} />
      <span>{reason}</span>
    </p>
  )
}

/** A control in a table of rows: named for those who hear the page, its finding below it. */
export function EditorCell({
  path,
  children,
}: {
  path: string
  children(control: Omit<ControlProps, 'aria-required'>): ReactNode
}) {
  const error = useEditor().errorAt(path)
  const id = fieldId(path)
  return (
    <div className={styles['cell']} id={`${id}-cell`}>
      {children({
        id,
        'aria-describedby': error === undefined ? undefined : `${id}-error`,
        'aria-invalid': error === undefined ? undefined : true,
        status: error === undefined ? '' : 'error',
      })}
      {error !== undefined && (
        <p id={`${id}-error`} className={styles['error']}>
          {error}
        </p>
      )}
    </div>
  )
}
