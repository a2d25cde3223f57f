import { useEffect, useRef } from 'react'
import { CheckIcon } from '../icons/icons'
import styles from './step-rail.module.css'

export interface RailStep<K extends string> {
  readonly key: K
  readonly label: string
  /** So much is wrong in it: told behind its name. */
  readonly wrong?: number
  readonly done?: boolean
  /** The same in words, for those who hear the page. */
  readonly said?: string | undefined
}

export interface StepRailProps<K extends string> {
  readonly label: string
  readonly steps: readonly RailStep<K>[]
  readonly current: K
  /** Below each other beside the form, where there is room; else in a row above it. */
  readonly upright?: boolean
  onStep(step: K): void
}

/** The steps of a long form, any of which may be opened at any time. */
export function StepRail<K extends string>({ label, steps, current, upright, onStep }: StepRailProps<K>) {
  const open = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    open.current?.scrollIntoView?.({ block: 'nearest', inline: 'center' })
  }, [current])
  return (
    <nav aria-label={label} className={styles['rail']} data-upright={upright || undefined}>
      <ol className={styles['steps']}>
        {steps.map(({ key, label: name, wrong = 0, done, said }, index) => (
          <li key={key}>
            <button
              ref={key === current ? open : null}
              type="button"
              className={styles['step']}
              aria-current={key === current ? 'step' : undefined}
              onClick={() => onStep(key)}
            >
              <span className={styles['knot']} data-state={wrong > 0 ? 'wrong' : done ? 'done' : undefined} aria-hidden>
                {wrong === 0 && done ? <CheckIcon size={14} /> : index + 1}
              </span>
              <span className={styles['name']}>{name}</span>
              {wrong > 0 && (
                <span className={styles['wrong']} aria-hidden>
                  {wrong}
                </span>
              )}
              {said !== undefined && <span className="tp-visually-hidden">{said}</span>}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
