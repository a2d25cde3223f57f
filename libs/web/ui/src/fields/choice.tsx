import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import { classNames } from '../class-names'
import styles from './choice.module.css'

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'size'> {
  children: ReactNode
  description?: ReactNode
  error?: ReactNode
  onValue?: ((checked: boolean) => void) | undefined
  ref?: Ref<HTMLInputElement> | undefined
}

function useNotes(description: ReactNode, error: ReactNode) {
  const id = useId()
  const descriptionId = description === undefined ? undefined : `${id}-description`
  const errorId = error === undefined || error === null || error === '' ? undefined : `${id}-error`
  const describedBy = [errorId, descriptionId].filter(part => part !== undefined).join(' ')
  return { id, descriptionId, errorId, describedBy: describedBy === '' ? undefined : describedBy }
}

export function Checkbox({ children, description, error, onValue, onChange, className, ...rest }: CheckboxProps) {
  const notes = useNotes(description, error)
  const id = rest.id ?? notes.id
  return (
    <div className={classNames(styles['choice'], className)}>
      <input
        {...rest}
        id={id}
        type="checkbox"
        className={styles['box']}
        aria-describedby={notes.describedBy}
        aria-invalid={notes.errorId === undefined ? undefined : true}
        onChange={event => {
          onChange?.(event)
          onValue?.(event.target.checked)
        }}
      />
      <label htmlFor={id} className={styles['label']}>
        {children}
      </label>
      {description !== undefined && (
        <p className={styles['description']} id={notes.descriptionId}>
          {description}
        </p>
      )}
      {notes.errorId !== undefined && (
        <p className={styles['error']} id={notes.errorId}>
          {error}
        </p>
      )}
    </div>
  )
}

export interface SwitchProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'size' | 'role'> {
  children: ReactNode
  description?: ReactNode
  onValue?: ((checked: boolean) => void) | undefined
}

/** For what takes effect at once; a choice inside a form that is sent later is a Checkbox. */
export function Switch({ children, description, onValue, onChange, className, ...rest }: SwitchProps) {
  const notes = useNotes(description, undefined)
  const id = rest.id ?? notes.id
  return (
    <div className={classNames(styles['choice'], className)}>
      <input
        {...rest}
        id={id}
        type="checkbox"
        role="switch"
        className={styles['switch']}
        aria-describedby={notes.describedBy}
        onChange={event => {
          onChange?.(event)
          onValue?.(event.target.checked)
        }}
      />
      <label htmlFor={id} className={styles['label']}>
        {children}
      </label>
      {description !== undefined && (
        <p className={styles['description']} id={notes.descriptionId}>
          {description}
        </p>
      )}
    </div>
  )
}

export interface RadioOption<Value extends string> {
  value: Value
  label: ReactNode
  description?: ReactNode
  icon?: ReactNode
  disabled?: boolean | undefined
}

export interface RadioGroupProps<Value extends string> {
  legend: ReactNode
  /** Keeps the legend for assistive technology only. */
  legendHidden?: boolean | undefined
  name?: string | undefined
  options: readonly RadioOption<Value>[]
  value: Value | null
  onValue: (value: Value) => void
  /** `cards` for a choice that deserves space, `row` for short words side by side. */
  look?: 'list' | 'row' | 'cards' | undefined
  error?: ReactNode
  required?: boolean | undefined
}

export function RadioGroup<Value extends string>({
  legend,
  legendHidden = false,
  name,
  options,
  value,
  onValue,
  look = 'list',
  error,
  required = false,
}: RadioGroupProps<Value>) {
  const notes = useNotes(undefined, error)
  return (
    <fieldset className={styles['group']} aria-describedby={notes.describedBy}>
      <legend className={legendHidden ? 'tp-visually-hidden' : styles['legend']}>
        {legend}
        {required && (
          <span className={styles['required']} aria-hidden="true">
            {' *'}
          </span>
        )}
      </legend>
      <div className={styles[look]}>
        {options.map(option => (
          <RadioChoice
            key={option.value}
            option={option}
            name={name ?? notes.id}
            card={look === 'cards'}
            checked={option.value === value}
            required={required}
            onChoose={() => onValue(option.value)}
          />
        ))}
      </div>
      {notes.errorId !== undefined && (
        <p className={styles['groupError']} id={notes.errorId}>
          {error}
        </p>
      )}
    </fieldset>
  )
}

interface RadioChoiceProps<Value extends string> {
  option: RadioOption<Value>
  name: string
  card: boolean
  checked: boolean
  required: boolean
  onChoose: () => void
}

function RadioChoice<Value extends string>({
  option,
  name,
  card,
  checked,
  required,
  onChoose,
}: RadioChoiceProps<Value>) {
  const id = useId()
  const descriptionId = option.description === undefined ? undefined : `${id}-description`
  return (
    <div className={classNames(styles['choice'], card && styles['card'])}>
      <input
        id={id}
        type="radio"
        name={name}
        className={styles['radio']}
        checked={checked}
        required={required}
        disabled={option.disabled}
        aria-describedby={descriptionId}
        onChange={onChoose}
      />
      <label htmlFor={id} className={styles['label']}>
        {option.icon}
        {option.label}
      </label>
      {option.description !== undefined && (
        <p className={styles['description']} id={descriptionId}>
          {option.description}
        </p>
      )}
    </div>
  )
}
