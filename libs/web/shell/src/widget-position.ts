/** The widget hangs at the right edge: `x` is how far it was pulled away from it, `y` its top, both in pixels. */
export interface WidgetPosition {
  readonly x: number
  readonly y: number
}

export interface WidgetBounds {
  readonly viewWidth: number
  readonly viewHeight: number
  readonly width: number
  readonly height: number
}

const EDGE = 8

function between(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), Math.max(least, most))
}

/** Inside the window on every side; never past the right edge, from which it can only be pulled to the left. */
export function clampWidget(position: WidgetPosition, bounds: WidgetBounds): WidgetPosition {
  return {
    x: between(position.x, 0, bounds.viewWidth - bounds.width - EDGE),
    y: between(position.y, EDGE, bounds.viewHeight - bounds.height - EDGE),
  }
}

/** Where it is while dragged: the pointer's way, left being positive. */
export function dragWidget(
  start: WidgetPosition,
  way: { readonly dx: number; readonly dy: number },
  bounds: WidgetBounds,
): WidgetPosition {
  return clampWidget({ x: start.x - way.dx, y: start.y + way.dy }, bounds)
}

/** On release it returns to the edge and keeps its height. */
export function releaseWidget(position: WidgetPosition, bounds: WidgetBounds): WidgetPosition {
  return clampWidget({ x: 0, y: position.y }, bounds)
}
