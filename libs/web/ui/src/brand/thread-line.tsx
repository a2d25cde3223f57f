import { useEffect, useRef, useState } from 'react'
import type { BrandLine } from '@tradeport/kernel/config'
import { classNames } from '../class-names'
import type { RegionKey } from '../tokens'
import styles from './brand.module.css'

/** 240 x 24: the line under a heading; the region's thread begins as its motif and runs out straight to a port. */
const UNDERLINE: Record<RegionKey, BrandLine> = {
  demo: { path: 'M2 20C10 2 38 2 46 20M14 20c4-12 16-12 20 0M24 6.5v13.5M2 20h226', knot: [231, 20] },
  puyuan: {
    path: 'M2 16c8 6 16 4 22-2s4-12-2-12-6 8 0 12 14 4 20-1 4-11-2-11-6 8 0 12 14 3 20-1 4-11-2-11-6 8 0 12 12 4 20 4h148',
    knot: [229, 18],
  },
  chongqing: {
    path: 'M2 20c8 0 9-9 15-9s6 5 10 3S34 2 41 2s9 12 15 13 7-4 12-4 6 9 16 9h144',
    knot: [231, 20],
  },
  guangzhou: { path: 'M2 14c8-8 16-8 24 0s16 8 24 0 16-8 24 0c6 6 11 6 18 6h136', knot: [231, 20] },
}

/** 1440 x 160: the long line across a band of the page. */
const BAND: Record<RegionKey, BrandLine> = {
  demo: {
    path: 'M0 126C170 126 250 26 420 26s250 100 420 100 210-82 350-82 150 62 250 62',
    knot: [420, 26],
  },
  puyuan: {
    path: 'M0 110c120 0 190-10 230-46s10-60-24-56-34 50 10 80 130 34 190 4 60-76 18-76-44 52 8 80 170 26 280 10 130-66 90-72-60 40-16 68 190 30 320 16 220-28 334-28',
    knot: [206, 8],
  },
  chongqing: {
    path: 'M0 134c70 0 110-6 150-40s70-22 100-30 60-52 104-52 70 64 110 78 70-26 110-22 80 66 160 66 100-46 140-50 60 14 96 6 70-58 110-58 66 70 110 86 110 16 250 16',
    knot: [354, 12],
  },
  guangzhou: {
    path: 'M0 96c90-50 170-50 260 0s170 50 260 0 150-60 240-16 150 60 240 16 150-50 220-16 120 40 220 20',
    knot: [760, 80],
  },
}

export interface ThreadLineProps {
  region: RegionKey
  look?: 'underline' | 'band' | undefined
  className?: string | undefined
}

/** The brand's continuous line. It draws itself once, when it is first seen; under reduced motion it is simply there. */
export function ThreadLine({ region, look = 'underline', className }: ThreadLineProps) {
  const svg = useRef<SVGSVGElement>(null)
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    const element = svg.current
    if (element === null || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(entries => {
      if (!entries.some(entry => entry.isIntersecting)) return
      setSeen(true)
      observer.disconnect()
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const motif = (look === 'underline' ? UNDERLINE : BAND)[region]
  return (
    <svg
      ref={svg}
      className={classNames(styles['thread'], styles[look], className)}
      data-seen={seen || undefined}
      viewBox={look === 'underline' ? '0 0 240 24' : '0 0 1440 160'}
      preserveAspectRatio={look === 'underline' ? 'xMinYMid meet' : 'xMidYMid slice'}
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      <path d={motif.path} pathLength="1" />
      <circle cx={motif.knot[0]} cy={motif.knot[1]} r={look === 'underline' ? 3 : 5} />
    </svg>
  )
}
