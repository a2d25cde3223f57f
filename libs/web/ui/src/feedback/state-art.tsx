import type { ReactNode } from 'react'
import styles from './feedback.module.css'

function Scene({ children }: { children: ReactNode }) {
  return (
    <svg
      className={styles['scene']}
      viewBox="0 0 240 150"
      width="240"
      height="150"
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  )
}

/** An empty quay: a crane waits, its line hangs ready. */
function EmptyArt() {
  return (
    <Scene>
      <g className={styles['sceneSoft']}>
        <path d="M36 122V54l6-6h4v74M46 54l20 68M36 122l32-66M28 50h128M46 48V30l60 20M46 30 28 50" />
        <path d="M150 122h62v-12h-62zM150 110h30v-12h-30z" strokeDasharray="4 4" />
      </g>
      <path
        className={styles['sceneLine']}
        d="M8 122h224M122 50v34m-9 0h18l-3 10h-12zM16 132c6 0 6 4 12 4s6-4 12-4 6 4 12 4 6-4 12-4 6 4 12 4 6-4 12-4"
      />
      <circle className={styles['sceneDot']} cx="122" cy="50" r="4" />
    </Scene>
  )
}

/** The line snapped between two bollards. */
function ErrorArt() {
  return (
    <Scene>
      <g className={styles['sceneSoft']}>
        <path d="M8 122h224M30 122V96h-6v-8h28v8h-6v26M194 122V96h-6v-8h28v8h-6v26" />
        <path d="M70 134h40M128 134h56" />
      </g>
      <path
        className={styles['sceneLine']}
        d="M38 92c0-30 22-44 44-40 16 3 20 16 32 14M202 92c0-26-20-40-38-36-14 3-18 12-28 12"
      />
      <path className={styles['sceneLine']} d="m117 66 6-4m-7 6 8 3m12-3-6-5m6 6-8 2" />
      <path className={styles['sceneSoft']} d="M126 40v-8M112 44l-5-6M140 44l5-6" />
    </Scene>
  )
}

/** A barrier across the yard gate. */
function ForbiddenArt() {
  return (
    <Scene>
      <g className={styles['sceneSoft']}>
        <path d="M8 122h224M112 122V62h104v60M112 78h104M130 78v44M148 78v44M166 78v44M184 78v44M202 78v44" />
        <path d="M34 122V84h24v38M40 92h12v10H40z" />
      </g>
      <path className={styles['sceneFill']} d="M50 82 218 40l2 8L52 92z" />
      <path className={styles['sceneLine']} d="M50 82 218 40l2 8L52 92zM86 73l3 9M118 65l3 9M150 57l3 9M182 49l3 9" />
      <circle className={styles['sceneDot']} cx="48" cy="86" r="5" />
    </Scene>
  )
}

/** A route that leads off the chart. */
function NotFoundArt() {
  return (
    <Scene>
      <g className={styles['sceneSoft']}>
        <path d="m24 42 60-18 72 18 60-18v90l-60 18-72-18-60 18zM84 24v90M156 42v90" />
        <path d="M36 66c14-8 26 2 36-6M98 98c18 6 28-6 46 4M170 60c10-6 22 0 34-8" />
      </g>
      <path
        className={styles['sceneLine']}
        d="M48 100c22 0 20-34 46-34 20 0 20 22 42 22 16 0 22-12 34-24"
        strokeDasharray="0.1 6"
      />
      <path className={styles['sceneLine']} d="m184 50 14 14m0-14-14 14" />
      <circle className={styles['sceneDot']} cx="48" cy="100" r="5" />
    </Scene>
  )
}

export type State = 'empty' | 'error' | 'forbidden' | 'notFound'

const ART: Record<State, () => ReactNode> = {
  empty: EmptyArt,
  error: ErrorArt,
  forbidden: ForbiddenArt,
  notFound: NotFoundArt,
}

export default function StateArt({ state }: { state: State }) {
  const Art = ART[state]
  return <Art />
}
