export { goToAction } from './go-to-action'
export {
  PracticeRefusal,
  createPracticeLayer,
  practiceAnswer,
  type PracticeAnswer,
  type PracticeLayerOptions,
  type PracticeSource,
} from './practice-layer'
export { PracticeRuntime, type PracticeRuntimeProps } from './practice-runtime'
export {
  PRACTICE_SAMPLES,
  type PracticeGuideProps,
  type PracticeSample,
  type PracticeScene,
  type PracticeSceneProps,
} from './practice-scene'
export { sampleState } from './sample-state'
export { usePracticeData } from './use-practice-data'
