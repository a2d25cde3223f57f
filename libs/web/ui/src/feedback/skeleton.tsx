import { classNames } from '../class-names'
import styles from './feedback.module.css'

export interface SkeletonProps {
  width?: number | string | undefined
  height?: number | string | undefined
  radius?: 'small' | 'medium' | 'large' | 'round' | undefined
  /** width / height, for pictures. */
  ratio?: number | undefined
  className?: string | undefined
}

/** A quiet block of the final size; the surrounding region says `aria-busy`. */
export function Skeleton({ width = '100%', height, radius = 'small', ratio, className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(styles['skeleton'], className)}
      style={{
        inlineSize: width,
        blockSize: height ?? (ratio === undefined ? '1em' : undefined),
        aspectRatio: ratio,
        borderRadius: `var(--tp-radius-${radius})`,
      }}
    />
  )
}

export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <span className={styles['skeletonText']} aria-hidden="true">
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} height="0.8em" width={index === lines - 1 && lines > 1 ? '62%' : '100%'} />
      ))}
    </span>
  )
}
