import {
  PRACTICE_STEPS,
  practiceRoutes,
  type ExperienceScene,
  type PracticeProgress,
} from '@tradeport/domain/service-market/contract'
import { useT } from '@tradeport/web/i18n'
import { LoadFailed } from '@tradeport/web/react'
import { PageHeader } from '@tradeport/web/shell'
import { Banner, LinkButton, SkeletonText } from '@tradeport/web/ui'
import styles from './practice.module.css'
import { SkipButton } from './skip-button'
import { useProgress } from './use-progress'

/** Everything that can be practised, and how far the reader is in it. */
export default function PracticeListScreen() {
  const t = useT('practice')
  const { data, error, refetch } = useProgress()
  return (
    <div className={styles['page']}>
      <PageHeader title={t('title')} note={t('lead')} />
      <Banner tone="warning" title={t('banner.title')}>
        {t('banner.text')}
      </Banner>
      {data ? (
        <ul className={styles['scenes']}>
          {data.scenes.map(progress => (
            <Scene key={progress.scene} progress={progress} />
          ))}
        </ul>
      ) : error ? (
        <LoadFailed error={error} onRetry={refetch} />
      ) : (
        <SkeletonText lines={8} />
      )}
    </div>
  )
}

function placeOf(scene: ExperienceScene, step: string | null) {
  const names: readonly string[] = PRACTICE_STEPS[scene]
  return { step: String(Math.max(1, names.indexOf(step ?? '') + 1)), steps: String(names.length) }
}

function Scene({ progress }: { readonly progress: PracticeProgress }) {
  const t = useT('practice')
  const { scene, status, step } = progress
  const state =
    status === 'running' ? t('step', placeOf(scene, step)) : status === null ? t('state.new') : t(`state.${status}`)
  const begin = status === 'running' ? 'goOn' : status === 'finished' ? 'open' : 'begin'
  return (
    <li className={styles['scene']}>
      <h2 className={styles['what']}>{t(`scene.${scene}`)}</h2>
      <p>{t(`scene.${scene}.text`)}</p>
      <p className={styles['state']}>{state}</p>
      <div className={styles['buttons']}>
        <LinkButton
          href={practiceRoutes.scene(scene)}
          variant={status === 'finished' || status === 'skipped' ? 'secondary' : 'primary'}
          aria-label={t(`${begin}.named`, { name: t(`scene.${scene}`) })}
        >
          {t(begin)}
        </LinkButton>
        {(status === null || status === 'running') && (
          <SkipButton scene={scene} label={t('skip')} name={t('skip.named', { name: t(`scene.${scene}`) })} />
        )}
      </div>
    </li>
  )
}
