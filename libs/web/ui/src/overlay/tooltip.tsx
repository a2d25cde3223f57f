import {
  cloneElement,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { delay } from '../tokens'
import styles from './tooltip.module.css'
import { type Place, tooltipPlace } from './tooltip-place'

export interface TooltipProps {
  /** What it says; with nothing to say it stays closed, so that what it describes need not be drawn anew once there is something. */
  content: ReactNode
  /** `end` beside a narrow column; above by default. */
  side?: 'above' | 'end' | undefined
  /** One focusable element; it is described by the tooltip. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>
}

/** At most 250 px wide, after 0.1 s (spec 9); stays while the pointer is on it, leaves with Escape. */
export function Tooltip({ content, side = 'above', children }: TooltipProps) {
  const id = useId()
  const anchor = useRef<HTMLSpanElement>(null)
  const tip = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [open, setOpen] = useState(false)
  const [place, setPlace] = useState<Place | null>(null)
  const hasWords = Boolean(content)

  const later = (next: boolean) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(next), delay.tooltip)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!open) return
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false)
    const onScroll = () => setOpen(false)
    document.addEventListener('keydown', onKey)
    window.addEventListener('scroll', onScroll, { capture: true, passive: true })
    return () => {
      document.removeEventListener('keydown', onKey)
      window.removeEventListener('scroll', onScroll, { capture: true })
    }
  }, [open])
  useLayoutEffect(() => {
    const target = anchor.current?.firstElementChild
    if (!open || !target || tip.current === null) return
    const size = tip.current.getBoundingClientRect()
    setPlace(tooltipPlace(target.getBoundingClientRect(), size, { width: innerWidth, height: innerHeight }, side))
  }, [open, content, side])

  return (
    <span
      ref={anchor}
      className={styles['anchor']}
      onPointerEnter={event => event.pointerType !== 'touch' && later(true)}
      onPointerLeave={() => later(false)}
      onFocus={() => later(true)}
      onBlur={() => later(false)}
    >
      {cloneElement(children, { 'aria-describedby': open && hasWords ? id : children.props['aria-describedby'] })}
      {open &&
        hasWords &&
        createPortal(
          <div
            ref={tip}
            id={id}
            role="tooltip"
            className={styles['tip']}
            data-side={place?.side}
            style={place === null ? { visibility: 'hidden' } : { top: place.top, left: place.left }}
          >
            {content}
          </div>,
          anchor.current?.closest('dialog') ?? document.body,
        )}
    </span>
  )
}
