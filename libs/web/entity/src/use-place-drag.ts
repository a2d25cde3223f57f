import { useState, type PointerEvent } from 'react'

export interface PlaceDragOptions {
  id: string
  /** In their order, itself among them; each has its place in an element with `data-place-of`. */
  neighbours: readonly string[]
  /** From 0. */
  onDrop(place: number): void
}

/** Below the last of its neighbours whose place is above the pointer; those of other pages are passed over. */
function placeUnder(y: number, { id, neighbours }: PlaceDragOptions): number {
  const elements = [...document.querySelectorAll<HTMLElement>('[data-place-of]')]
  const shown = neighbours
    .filter(other => other !== id)
    .flatMap((other, index) => {
      const element = elements.find(({ dataset }) => dataset['placeOf'] === other)
      if (!element) return []
      const { top, height } = element.getBoundingClientRect()
      return [{ index, isAbove: top + height / 2 < y }]
    })
  const last = shown.findLast(({ isAbove }) => isAbove)
  return last ? last.index + 1 : (shown[0]?.index ?? neighbours.indexOf(id))
}

/** One of a tree drawn to another place among its neighbours, by mouse, pen or finger. */
export function usePlaceDrag(options: PlaceDragOptions) {
  const [isDragged, setDragged] = useState(false)
  const [over, setOver] = useState<number>()
  const end = () => {
    setDragged(false)
    setOver(undefined)
  }
  return {
    /** Where it would come to stand, while it is drawn. */
    over,
    handlers: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        setDragged(true)
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (isDragged) setOver(placeUnder(event.clientY, options))
      },
      onPointerUp() {
        if (isDragged && over !== undefined && over !== options.neighbours.indexOf(options.id)) options.onDrop(over)
        end()
      },
      onPointerCancel: end,
    },
  }
}
