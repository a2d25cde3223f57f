import { PRACTICE_STEPS, type ExperienceScene, type PracticeStep } from '@tradeport/domain/service-market/contract'
import { known } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import type { PracticeGuideProps } from '@tradeport/web/practice'
import { Button } from '@tradeport/web/ui'
import { useEffect, useRef, type RefObject } from 'react'
import styles from './practice.module.css'

type StepKey = { [Scene in ExperienceScene]: `${Scene}.${PracticeStep<Scene>}` }[ExperienceScene]

const STEPS = [
  'service_order.choose',
  'service_order.quote',
  'service_order.pay',
  'service_order.work',
  'service_order.result',
  'service_order.rate',
  'declaration.check',
  'declaration.mend',
  'declaration.submit',
  'declaration.send',
  'declaration.follow',
  'customs_order.request',
  'customs_order.fees',
  'customs_order.papers',
  'customs_order.confirm',
  'customs_order.follow',
  'customs_order.complete',
] as const satisfies readonly StepKey[]

/** What to do now: said aloud when it changes, with a way to the place where it is done. */
export function Guide({ scene, step, onShow, onNext }: PracticeGuideProps & { readonly scene: ExperienceScene }) {
  const t = useT('practice')
  const guide = useHeightFor('--tp-over')
  const key = known(STEPS, `${scene}.${step}`)
  if (!key) return null
  const names: readonly string[] = PRACTICE_STEPS[scene]
  return (
    <section ref={guide} className={styles['guide']} aria-label={t('guide')}>
      <div aria-live="polite">
        <p className={styles['count']}>
          {t('step', { step: String(names.indexOf(step) + 1), steps: String(names.length) })}
        </p>
        <h2 className={styles['what']}>{t(`${key}.title`)}</h2>
        <p>{t(`${key}.text`)}</p>
      </div>
      {(onShow || onNext) && (
        <div className={styles['buttons']}>
          {onNext && (
            <Button variant="primary" onClick={onNext}>
              {t('next')}
            </Button>
          )}
          {onShow && (
            <Button variant={onNext ? 'quiet' : 'secondary'} onClick={onShow}>
              {t('show')}
            </Button>
          )}
        </div>
      )}
    </section>
  )
}

/** Tells what it stands above how much of the page it takes: heads below it stick under it. */
function useHeightFor(variable: string): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    const { current } = ref
    const page = current?.parentElement
    if (!current || !page || typeof ResizeObserver === 'undefined') return
    const measured = new ResizeObserver(() => page.style.setProperty(variable, `${current.offsetHeight}px`))
    measured.observe(current)
    return () => measured.disconnect()
  }, [variable])
  return ref
}
