import { useState, type PointerEvent } from 'react'

/** Before which item of which group something is let go; at the end of the group with an index beyond its items. */
export interface DropPlace {
  readonly group: string
  readonly index: number
}

/** Rows say what they are by `data-menu-group` and `data-menu-index`; whoever is above a group's rows means its beginning. */
function placeUnder(x: number, y: number): DropPlace | undefined {
  const under = document.elementFromPoint(x, y)
  const section = under?.closest<HTMLElement>('[data-menu-group]')
  const group = section?.dataset['menuGroup']
  if (!section || group === undefined) return undefined
  const rows = [...section.querySelectorAll<HTMLElement>('[data-menu-index]')]
  const before = rows.findIndex(row => {
    const { top, height } = row.getBoundingClientRect()
    return y < top + height / 2
  })
  return { group, index: before < 0 ? rows.length : before }
}

export interface MenuDrag {
  /** What is being drawn, and where it would come to stand. */
  readonly dragged: string | undefined
  readonly over: DropPlace | undefined
  handlers(key: string): {
    onPointerDown(event: PointerEvent<HTMLElement>): void
    onPointerMove(event: PointerEvent<HTMLElement>): void
    onPointerUp(): void
    onPointerCancel(): void
  }
}

/** Items of a menu drawn by mouse, pen or finger. */
export function useMenuDrag(onDrop: (key: string, place: DropPlace) => void): MenuDrag {
  const [dragged, setDragged] = useState<string>()
  const [over, setOver] = useState<DropPlace>()
  const end = () => {
    setDragged(undefined)
    setOver(undefined)
  }
  return {
    dragged,
    over,
    handlers: key => ({
      onPointerDown(event) {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        setDragged(key)
      },
      onPointerMove(event) {
        if (dragged === key) setOver(placeUnder(event.clientX, event.clientY))
      },
      onPointerUp() {
        if (dragged === key && over) onDrop(key, over)
        end()
      },
      onPointerCancel: end,
    }),
  }
}
