import { MARK_INSIDE, MARK_RING } from '@tradeport/kernel/config'
import type { RegionKey } from '../tokens'
import styles from './brand.module.css'

export interface MarkProps {
  region: RegionKey
  size?: number | undefined
  /** `solid` on the accent, `line` in the colour of the text around it. */
  look?: 'solid' | 'line' | undefined
  /** Of the region's operators, in place of the drawn one. */
  picture?: string | undefined
}

export function Mark({ region, size = 32, look = 'solid', picture }: MarkProps) {
  if (picture) return <img className={styles['mark']} src={picture} width={size} height={size} alt="" />
  const colour = look === 'solid' ? '#fff' : 'currentColor'
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 32 32"
      fill="none"
      aria-hidden="true"
      focusable="false"
      style={{ flex: 'none' }}
    >
      {look === 'solid' && <rect width="32" height="32" rx="8" fill="var(--tp-accent)" />}
      <g stroke={colour} strokeLinecap="round" strokeLinejoin="round">
        <path d={MARK_RING.path} strokeWidth="2.2" />
        <path d={MARK_INSIDE[region]} strokeWidth="1.5" />
      </g>
      <circle cx={MARK_RING.knot[0]} cy={MARK_RING.knot[1]} r="2.3" fill={colour} />
    </svg>
  )
}
