import { Button } from 'antd'
import type { PriceMode } from '@tradeport/domain/catalogue/contract'
import {
  compareDecimal,
  divDecimal,
  isDecimal,
  isPositive,
  mulDecimal,
  subtractDecimal,
} from '@tradeport/kernel/values'
import { DecimalInput } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useFormat } from '@tradeport/web/react'
import { CloseIcon, PlusIcon } from '@tradeport/web/ui'
import { EMPTY_STEP, type PriceStepDraft } from './model/draft'
import styles from './ladder.module.css'

export interface LadderStepsProps {
  path: string
  steps: readonly PriceStepDraft[]
  mode: Exclude<PriceMode, 'negotiable'>
  unit: string
  currency: string
  max: number
  errorAt(path: string): string | undefined
  onChange(steps: PriceStepDraft[]): void
}

/** What is saved against the first step, in per cent; undefined while it cannot be said. */
export function savingOf(first: string, price: string): string | undefined {
  if (!isDecimal(first) || !isDecimal(price) || !isPositive(first)) return undefined
  if (compareDecimal(price, first) >= 0) return undefined
  return divDecimal(mulDecimal(subtractDecimal(first, price), '100'), first, 1)
}

/** The steps of a ladder; what does not rise in quantity or falls in price wrongly is named while it is typed. */
export function LadderSteps({ path, steps, mode, unit, currency, max, errorAt, onChange }: LadderStepsProps) {
  const t = useT('catalogue')
  const format = useFormat()
  const range = mode === 'range'
  const set = (index: number, step: Partial<PriceStepDraft>) =>
    onChange(steps.map((other, position) => (position === index ? { ...other, ...step } : other)))
  const first = steps[0]?.price ?? ''

  return (
    <div className={styles['steps']}>
      <div className={styles['stepHead']} aria-hidden>
        <span>{t('product.ladder.minQty')}</span>
        <span>{range ? t('product.ladder.priceFrom') : t('product.ladder.price')}</span>
        {range && <span>{t('product.ladder.priceTo')}</span>}
      </div>
      {steps.map((step, index) => {
        const at = `${path}.steps.${index}`
        const saving = range || index === 0 ? undefined : savingOf(first, step.price)
        const fields = ['minQty', 'price', ...(range ? (['priceTo'] as const) : [])] as const
        const errors = [errorAt(at), ...fields.map(name => errorAt(`${at}.${name}`))]
        return (
          // Steps have no identity of their own; their place is it.
          <div key={index} className={styles['step']} data-range={range || undefined} id={`field-${at}`}>
            {fields.map(name => {
              const error = errorAt(`${at}.${name}`)
              return (
                <DecimalInput
                  key={name}
                  id={`field-${at}.${name}`}
                  aria-label={t(`product.ladder.cell.${name}`, { number: index + 1 })}
                  aria-describedby={error === undefined ? undefined : `field-${at}-errors`}
                  aria-invalid={error === undefined ? undefined : true}
                  {...(error === undefined ? {} : { status: 'error' as const })}
                  scale={name === 'minQty' ? 3 : 4}
                  unit={name === 'minQty' ? unit : currency}
                  value={step[name] || undefined}
                  onChange={value => set(index, { [name]: value ?? '' })}
                />
              )
            })}
            <span className={styles['stepEnd']}>
              {saving !== undefined && (
                <span className={styles['saving']}>
                  {t('product.ladder.saving', { percent: format.percent(saving) })}
                </span>
              )}
              <Button
                type="text"
                icon={<CloseIcon size={16} />}
                disabled={steps.length === 1}
                aria-label={t('product.ladder.removeStep', { number: index + 1 })}
                onClick={() => onChange(steps.filter((_step, position) => position !== index))}
              />
            </span>
            <div id={`field-${at}-errors`} className={styles['stepErrors']} aria-live="polite">
              {[...new Set(errors)].map(error => error !== undefined && <p key={error}>{error}</p>)}
            </div>
          </div>
        )
      })}
      {!range && (
        <Button
          type="link"
          className={styles['add'] ?? ''}
          icon={<PlusIcon size={16} />}
          disabled={steps.length >= max}
          onClick={() => onChange([...steps, EMPTY_STEP])}
        >
          {t('product.ladder.addStep')}
        </Button>
      )}
    </div>
  )
}
