import { useId, useState } from 'react'
import { classNames } from '../class-names'
import { CheckIcon, EyeIcon, EyeOffIcon, MinusIcon } from '../icons/icons'
import styles from './control.module.css'
import { PASSWORD_RULES, type PasswordRule, passwordRules } from './password-rules'
import { TextInput, type TextInputProps } from './text-input'

export interface PasswordInputProps extends Omit<TextInputProps, 'type' | 'tail'> {
  showLabel: string
  hideLabel: string
  /** The checklist's sentences; given where a new password is chosen, left out where one is entered. */
  rules?: Record<PasswordRule, string> | undefined
  /** Words for assistive technology behind a rule: "met" and "not met yet". */
  ruleState?: { met: string; open: string } | undefined
}

export function PasswordInput({ showLabel, hideLabel, rules, ruleState, onValue, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false)
  const [typed, setTyped] = useState('')
  const listId = useId()
  const value = typeof rest.value === 'string' ? rest.value : typed
  const label = shown ? hideLabel : showLabel
  const input = (
    <TextInput
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      autoComplete={rules === undefined ? 'current-password' : 'new-password'}
      {...rest}
      type={shown ? 'text' : 'password'}
      aria-describedby={rules === undefined ? rest['aria-describedby'] : listId}
      onValue={next => {
        setTyped(next)
        onValue?.(next)
      }}
      tail={
        <button
          type="button"
          className={styles['inner']}
          aria-label={label}
          title={label}
          onClick={() => setShown(current => !current)}
        >
          {shown ? <EyeOffIcon /> : <EyeIcon />}
        </button>
      }
    />
  )
  if (rules === undefined) return input
  const met = passwordRules(value)
  return (
    <div className={styles['stack']}>
      {input}
      <ul className={styles['rules']} id={listId}>
        {PASSWORD_RULES.map(rule => (
          <li key={rule} className={classNames(styles['rule'], met[rule] && styles['ruleMet'])}>
            {met[rule] ? <CheckIcon size={16} /> : <MinusIcon size={16} />}
            <span>
              {rules[rule]}
              {ruleState !== undefined && (
                <span className="tp-visually-hidden"> {met[rule] ? ruleState.met : ruleState.open}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
