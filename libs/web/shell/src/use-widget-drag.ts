import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { clampWidget, dragWidget, releaseWidget, type WidgetBounds, type WidgetPosition } from './widget-position'

const KEY_STEP = 24
/** A finger that presses trembles. */
const PRESS_PX = 4

export interface WidgetDrag {
  /** Where it hangs, once it has been moved. */
  readonly style: CSSProperties | undefined
  readonly dragging: boolean
  /** For what it is drawn by. */
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void
    readonly onPointerUp: () => void
    readonly onPointerCancel: () => void
    readonly onKeyDown: (event: KeyboardEvent) => void
  }
  /** Whether the press that just ended drew it somewhere. */
  readonly hasMoved: () => boolean
  /** Back into the window, after it became larger or the window smaller. */
  readonly settle: () => void
}

export function useWidgetDrag(widget: RefObject<HTMLElement | null>): WidgetDrag {
  const drag = useRef<{ start: WidgetPosition; x: number; y: number } | null>(null)
  const moved = useRef(false)
  const [position, setPosition] = useState<WidgetPosition | null>(null)
  const [dragging, setDragging] = useState(false)

  const bounds = useCallback((): WidgetBounds => {
    const box = widget.current?.getBoundingClientRect()
    return { viewWidth: innerWidth, viewHeight: innerHeight, width: box?.width ?? 0, height: box?.height ?? 0 }
  }, [widget])
  const settle = useCallback(
    () => setPosition(place => (place === null ? null : clampWidget(place, bounds()))),
    [bounds],
  )
  useEffect(() => {
    window.addEventListener('resize', settle)
    return () => window.removeEventListener('resize', settle)
  }, [settle])

  const current = (): WidgetPosition => position ?? { x: 0, y: widget.current?.getBoundingClientRect().top ?? 0 }
  const release = () => {
    if (drag.current === null) return
    drag.current = null
    setDragging(false)
    setPosition(place => (place === null ? null : releaseWidget(place, bounds())))
  }
  return {
    style: position === null ? undefined : { top: position.y, right: position.x, bottom: 'auto' },
    dragging,
    hasMoved: () => moved.current,
    settle,
    handlers: {
      onPointerDown(event) {
        if (event.button !== 0) return
        drag.current = { start: current(), x: event.clientX, y: event.clientY }
        moved.current = false
        event.currentTarget.setPointerCapture(event.pointerId)
      },
      onPointerMove(event) {
        if (drag.current === null) return
        const way = { dx: event.clientX - drag.current.x, dy: event.clientY - drag.current.y }
        if (!moved.current && Math.hypot(way.dx, way.dy) < PRESS_PX) return
        moved.current = true
        setDragging(true)
        setPosition(dragWidget(drag.current.start, way, bounds()))
      },
      onPointerUp: release,
      onPointerCancel: release,
      onKeyDown(event) {
        const step = event.key === 'ArrowUp' ? -KEY_STEP : event.key === 'ArrowDown' ? KEY_STEP : 0
        moved.current = false
        if (step === 0) return
        event.preventDefault()
        setPosition(dragWidget(current(), { dx: 0, dy: step }, bounds()))
      },
    },
  }
}
