import {
  PRACTICE_STEPS,
  practiceRoutes,
  type ExperienceScene,
  type PracticeProgress,
} from '@tradeport/domain/service-market/contract'
import { useT } from '@tradeport/web/i18n'
import { AppLink } from '@tradeport/web/navigation'
import type { PracticeGuideProps, PracticeScene } from '@tradeport/web/practice'
import { LoadFailed, useNotify } from '@tradeport/web/react'
import { PageHeader } from '@tradeport/web/shell'
import { Banner, Button, EmptyState, SkeletonText } from '@tradeport/web/ui'
import { Suspense, useState, type ComponentType } from 'react'
import { Guide } from './guide'
import styles from './practice.module.css'
import { firstStep, useKeepProgress, useProgress } from './use-progress'

/** The page on which one scene is practised. */
export function practicePage(scene: ExperienceScene, Scene: PracticeScene): ComponentType {
  const SceneGuide = (props: PracticeGuideProps) => <Guide scene={scene} {...props} />
  return function PracticePage() {
    const t = useT('practice')
    const { data, error, refetch } = useProgress()
    // What was there when the page was opened: from then on the page knows better.
    const [opened, setOpened] = useState<PracticeProgress>()
    const found = data?.scenes.find(progress => progress.scene === scene)
    if (!opened && found) setOpened(found)
    return (
      <div className={styles['page']}>
        <PageHeader
          title={t(`scene.${scene}`)}
          path={[
            { key: 'list', label: t('title'), href: practiceRoutes.list },
            { key: 'here', label: t(`scene.${scene}`) },
          ]}
        />
        <Banner tone="warning" title={t('banner.title')}>
          {t('banner.text')}
        </Banner>
        {opened ? (
          <Run scene={scene} Scene={Scene} Guide={SceneGuide} opened={opened} />
        ) : error ? (
          <LoadFailed error={error} onRetry={refetch} />
        ) : (
          <SkeletonText lines={8} />
        )}
      </div>
    )
  }
}

interface RunProps {
  readonly scene: ExperienceScene
  readonly Scene: PracticeScene
  readonly Guide: ComponentType<PracticeGuideProps>
  readonly opened: PracticeProgress
}

interface Place {
  readonly status: 'running' | 'finished'
  readonly step: string
  readonly data: string | null
  readonly startedAt: string
  /** Counts the beginnings on this page: each draws the scene anew. */
  readonly run: number
}

function placeOf(scene: ExperienceScene, { status, step, data, startedAt }: PracticeProgress): Place {
  const isOn = status === 'running' || status === 'finished'
  const known = PRACTICE_STEPS[scene].find(name => name === step)
  return {
    status: status === 'finished' ? 'finished' : 'running',
    step: isOn && known ? known : firstStep(scene),
    data: isOn && known ? data : null,
    startedAt: startedAt ?? new Date().toISOString(),
    run: 0,
  }
}

function Run({ scene, Scene, Guide: SceneGuide, opened }: RunProps) {
  const t = useT('practice')
  const notify = useNotify()
  const keep = useKeepProgress(scene)
  const [place, setPlace] = useState<Place>(() => placeOf(scene, opened))
  const restart = async () => {
    const sure = await notify.confirm({ title: t('restart'), text: t('restart.ask'), confirmLabel: t('restart') })
    if (!sure) return
    const step = firstStep(scene)
    const anew = await keep({ status: 'running', step, data: null, restart: true })
    if (anew) setPlace(({ run }) => ({ ...placeOf(scene, anew), run: run + 1 }))
  }
  const again = (
    <Button variant="quiet" size="small" onClick={() => void restart()}>
      {t('restart')}
    </Button>
  )
  const leave = <AppLink to={practiceRoutes.list}>{t('leave')}</AppLink>
  if (place.status === 'finished')
    return (
      <EmptyState
        title={t('finished.title')}
        actions={
          <>
            {again}
            {leave}
          </>
        }
      >
        {t(`finished.${scene}`)}
      </EmptyState>
    )
  return (
    <>
      <Suspense fallback={<SkeletonText lines={8} />}>
        <Scene
          key={place.run}
          step={place.step}
          data={place.data}
          startedAt={place.startedAt}
          Guide={SceneGuide}
          sample={name => t(`sample.${name}`)}
          refusedText={t('refused')}
          onMove={(step, data) => {
            setPlace(before => ({ ...before, step, data }))
            void keep({ status: 'running', step, data })
          }}
          onFinish={data => {
            setPlace(before => ({ ...before, status: 'finished', data }))
            void keep({ status: 'finished', step: PRACTICE_STEPS[scene].at(-1) ?? place.step, data })
          }}
        />
      </Suspense>
      <footer className={styles['foot']}>
        {again}
        {leave}
      </footer>
    </>
  )
}
