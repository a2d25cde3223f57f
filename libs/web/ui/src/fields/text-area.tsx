import { type Ref, type TextareaHTMLAttributes, useState } from 'react'
import { classNames } from '../class-names'
import styles from './control.module.css'
import { useFieldControl } from './field'

export interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  onValue?: ((value: string) => void) | undefined
  /** With a limit, the counter shows how much is used; typing past it is possible, so that a paste is never cut silently. */
  limit?: number | undefined
  ref?: Ref<HTMLTextAreaElement> | undefined
}

export function TextArea({ onValue, onChange, limit, className, rows = 4, ...rest }: TextAreaProps) {
  const control = useFieldControl({ id: rest.id, describedBy: rest['aria-describedby'] })
  const [typed, setTyped] = useState(typeof rest.defaultValue === 'string' ? rest.defaultValue : '')
  const used = [...(typeof rest.value === 'string' ? rest.value : typed)].length
  return (
    <div className={styles['stack']}>
      <div className={classNames(styles['frame'], rest.disabled && styles['disabled'], className)}>
        <textarea
          {...rest}
          {...control}
          rows={rows}
          className={classNames(styles['input'], styles['area'])}
          onChange={event => {
            setTyped(event.target.value)
            onChange?.(event)
            onValue?.(event.target.value)
          }}
        />
      </div>
      {limit !== undefined && (
        <span className={classNames(styles['counter'], used > limit && styles['counterOver'])} aria-hidden="true">
          {used} / {limit}
        </span>
      )}
    </div>
  )
}
