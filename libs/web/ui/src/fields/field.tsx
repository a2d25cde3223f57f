import { createContext, type ReactNode, use, useId } from 'react'
import { classNames } from '../class-names'
import { ErrorIcon } from '../icons/icons'
import styles from './field.module.css'

interface FieldContextValue {
  id: string
  describedBy: string | undefined
  invalid: boolean
  required: boolean
}

const FieldContext = createContext<FieldContextValue | null>(null)

export interface ControlAttributes {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

/** What a control needs to belong to the `Field` around it: its id, its help and error, and whether it is wrong or required. */
export function useFieldControl(
  own: { id?: string | undefined; describedBy?: string | undefined } = {},
): ControlAttributes {
  const field = use(FieldContext)
  const fallback = useId()
  const describedBy = [field?.describedBy, own.describedBy].filter(Boolean).join(' ')
  return {
    id: own.id ?? field?.id ?? fallback,
    'aria-describedby': describedBy === '' ? undefined : describedBy,
    'aria-invalid': field?.invalid === true ? true : undefined,
    'aria-required': field?.required === true ? true : undefined,
  }
}

export interface FieldProps {
  label: ReactNode
  help?: ReactNode
  error?: ReactNode
  required?: boolean | undefined
  /** Shown behind the label of a field that may stay empty, for example "optional". */
  optionalText?: string | undefined
  /** At the end of the label row: a counter, a link such as "Forgot password?". */
  aside?: ReactNode
  className?: string | undefined
  children: ReactNode
}

/** Label above, control, then error or help; the control inside is associated by itself. */
export function Field({ label, help, error, required = false, optionalText, aside, className, children }: FieldProps) {
  const id = useId()
  const invalid = error !== undefined && error !== null && error !== '' && error !== false
  const helpId = help === undefined ? undefined : `${id}-help`
  const errorId = invalid ? `${id}-error` : undefined
  const describedBy = [errorId, helpId].filter(part => part !== undefined).join(' ')
  return (
    <div className={classNames(styles['field'], className)} data-invalid={invalid || undefined}>
      <div className={styles['head']}>
        <label className={styles['label']} htmlFor={id}>
          {label}
          {required && (
            <span className={styles['required']} aria-hidden="true">
              {' *'}
            </span>
          )}
          {!required && optionalText !== undefined && <span className={styles['optional']}> {optionalText}</span>}
        </label>
        {aside !== undefined && <div className={styles['aside']}>{aside}</div>}
      </div>
      <FieldContext value={{ id, invalid, required, describedBy: describedBy === '' ? undefined : describedBy }}>
        {children}
      </FieldContext>
      {invalid && (
        <p className={styles['error']} id={errorId}>
          <ErrorIcon size={16} />
          <span>{error}</span>
        </p>
      )}
      {help !== undefined && (
        <p className={styles['help']} id={helpId}>
          {help}
        </p>
      )}
    </div>
  )
}

/** Two columns above 992 px, one below; a child with `data-wide` takes the whole row. */
export function FieldGrid({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return <div className={classNames(styles['grid'], className)}>{children}</div>
}
