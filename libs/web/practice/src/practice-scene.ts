import type { ComponentType } from 'react'

export interface PracticeGuideProps {
  readonly step: string
  /** Leads to the field or button that the step is about. */
  readonly onShow?: () => void
  /** Where the other side acts: it does so when the learner goes on. */
  readonly onNext?: () => void
}

/** What the page of a practice hands to a scene, which knows neither where its progress is kept nor what is said of its steps. */
export interface PracticeSceneProps {
  readonly step: string
  /** As it was kept last; null at the beginning. */
  readonly data: string | null
  /** Of this run, an ISO instant. */
  readonly startedAt: string
  /** Keeps where the learner is. */
  readonly onMove: (step: string, data: string) => void
  readonly onFinish: (data: string) => void
  /** What to do now, said in the learner's language. */
  readonly Guide: ComponentType<PracticeGuideProps>
  /** A sample's name in the learner's language. */
  readonly sample: (name: PracticeSample) => string
  readonly refusedText: string
}

/** What samples are called. */
export const PRACTICE_SAMPLES = ['provider', 'company', 'translation', 'inspection', 'design', 'outcome'] as const
export type PracticeSample = (typeof PRACTICE_SAMPLES)[number]

/** A scene as a front-end hands it to the page of practices. */
export type PracticeScene = ComponentType<PracticeSceneProps>
