import { type ReactNode, useEffect, useRef, useState } from 'react'
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/icons'
import { classNames } from '../class-names'
import styles from './layout.module.css'

export interface RailProps {
  label: string
  previousLabel: string
  nextLabel: string
  /** Narrowest an item may be, in pixels. */
  itemWidth?: number | undefined
  children: ReactNode
}

/** One row that scrolls sideways by touch, wheel, keyboard or its two buttons; the page itself never does. */
export function Rail({ label, previousLabel, nextLabel, itemWidth = 240, children }: RailProps) {
  const track = useRef<HTMLUListElement>(null)
  const [ends, setEnds] = useState({ start: true, end: true })
  useEffect(() => {
    const element = track.current
    if (element === null) return
    const measure = () =>
      setEnds({
        start: element.scrollLeft <= 4,
        end: element.scrollLeft + element.clientWidth >= element.scrollWidth - 4,
      })
    measure()
    element.addEventListener('scroll', measure, { passive: true })
    window.addEventListener('resize', measure)
    return () => {
      element.removeEventListener('scroll', measure)
      window.removeEventListener('resize', measure)
    }
  }, [children])
  const move = (direction: 1 | -1) => {
    const element = track.current
    element?.scrollBy({ left: direction * element.clientWidth * 0.85, behavior: 'smooth' })
  }
  const fits = ends.start && ends.end
  return (
    <div className={styles['rail']}>
      <ul
        ref={track}
        role="list"
        aria-label={label}
        tabIndex={fits ? undefined : 0}
        className={styles['railTrack']}
        style={{ gridAutoColumns: `minmax(${itemWidth}px, 1fr)` }}
      >
        {children}
      </ul>
      {!fits && (
        <div className={styles['railMoves']}>
          <button
            type="button"
            className={styles['railMove']}
            aria-label={previousLabel}
            disabled={ends.start}
            onClick={() => move(-1)}
          >
            <ChevronLeftIcon />
          </button>
          <button
            type="button"
            className={styles['railMove']}
            aria-label={nextLabel}
            disabled={ends.end}
            onClick={() => move(1)}
          >
            <ChevronRightIcon />
          </button>
        </div>
      )}
    </div>
  )
}

export interface GridProps {
  /** Narrowest a cell may be, in pixels; as many columns as fit. */
  min?: number | undefined
  gap?: 'small' | 'medium' | 'large' | undefined
  as?: 'ul' | 'div' | undefined
  label?: string | undefined
  className?: string | undefined
  children: ReactNode
}

const GRID_GAP = { small: 'gapSmall', medium: 'gapMedium', large: 'gapLarge' } as const

export function Grid({ min = 240, gap = 'medium', as = 'ul', label, className, children }: GridProps) {
  const Element = as
  return (
    <Element
      role={as === 'ul' ? 'list' : undefined}
      aria-label={label}
      className={classNames(styles['grid'], styles[GRID_GAP[gap]], className)}
      style={{ gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${min}px), 1fr))` }}
    >
      {children}
    </Element>
  )
}

export interface SectionProps {
  title: ReactNode
  /** Small words above the title. */
  eyebrow?: ReactNode
  lead?: ReactNode
  /** At the end of the heading line: "All categories". */
  action?: ReactNode
  /** The brand's thread under the title. */
  thread?: ReactNode
  tone?: 'paper' | 'tint' | 'ink' | undefined
  level?: 1 | 2 | undefined
  children?: ReactNode
}

/** A full-width band of a public page: heading, thread, content. */
export function Section({ title, eyebrow, lead, action, thread, tone = 'paper', level = 2, children }: SectionProps) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <section className={styles['section']} data-tone={tone}>
      <div className="tp-content">
        <div className={styles['sectionHead']}>
          <div className={styles['sectionWords']}>
            {eyebrow !== undefined && <p className={styles['eyebrow']}>{eyebrow}</p>}
            <Heading className={styles['sectionTitle']}>{title}</Heading>
            {thread}
            {lead !== undefined && <p className={styles['sectionLead']}>{lead}</p>}
          </div>
          {action !== undefined && <div className={styles['sectionAction']}>{action}</div>}
        </div>
        {children}
      </div>
    </section>
  )
}
