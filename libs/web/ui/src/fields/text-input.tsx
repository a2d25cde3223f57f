import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { classNames } from '../class-names'
import styles from './control.module.css'
import { useFieldControl } from './field'

export interface TextInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'size'> {
  onValue?: ((value: string) => void) | undefined
  controlSize?: 'medium' | 'large' | undefined
  icon?: ReactNode
  /** Inside the frame at its end: a unit, a button. */
  tail?: ReactNode
  ref?: Ref<HTMLInputElement> | undefined
}

export function TextInput({
  onValue,
  onChange,
  controlSize = 'medium',
  icon,
  tail,
  className,
  ...rest
}: TextInputProps) {
  const control = useFieldControl({ id: rest.id, describedBy: rest['aria-describedby'] })
  return (
    <div
      className={classNames(
        styles['frame'],
        controlSize === 'large' && styles['large'],
        rest.disabled && styles['disabled'],
        className,
      )}
    >
      {icon !== undefined && <span className={styles['lead']}>{icon}</span>}
      <input
        type="text"
        {...rest}
        {...control}
        className={styles['input']}
        onChange={event => {
          onChange?.(event)
          onValue?.(event.target.value)
        }}
      />
      {tail !== undefined && <span className={styles['tail']}>{tail}</span>}
    </div>
  )
}
