import { Button } from 'antd'
import { MAX_QUANTITIES } from '@tradeport/domain/sourcing/contract'
import { DecimalInput } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { CloseIcon, PlusIcon } from '@tradeport/web/ui'
import styles from './quantity-steps.module.css'

export interface QuantityStepsProps {
  id?: string
  value?: readonly string[]
  onChange?(steps: string[]): void
  onBlur?(): void
  unit: string
  /** Names the goods for people who hear the page. */
  label: string
}

/** The quantities a price is asked for, from small to large. */
export function QuantitySteps({ id, value = [''], onChange, onBlur, unit, label }: QuantityStepsProps) {
  const t = useT('sourcing')
  const steps = value.length === 0 ? [''] : value
  const set = (index: number, next: string | undefined) =>
    onChange?.(steps.map((step, position) => (position === index ? (next ?? '') : step)))
  return (
    <div className={styles['steps']} role="group" aria-label={label} {...(id ? { id } : {})}>
      {steps.map((step, index) => (
        // Steps have no identity of their own; their place is it.
        <span key={index} className={styles['step']}>
          <DecimalInput
            className={styles['input'] ?? ''}
            value={step || undefined}
            scale={3}
            unit={unit}
            aria-label={t('quantity.step', { number: index + 1 })}
            onChange={next => set(index, next)}
            onBlur={() => onBlur?.()}
          />
          {steps.length > 1 && (
            <Button
              type="text"
              icon={<CloseIcon size={16} />}
              aria-label={t('quantity.remove', { number: index + 1 })}
              onClick={() => {
                onChange?.(steps.filter((_step, position) => position !== index))
                onBlur?.()
              }}
            />
          )}
        </span>
      ))}
      {steps.length < MAX_QUANTITIES && (
        <Button type="link" icon={<PlusIcon size={16} />} onClick={() => onChange?.([...steps, ''])}>
          {t('quantity.add')}
        </Button>
      )}
    </div>
  )
}
