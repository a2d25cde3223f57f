export interface Box {
  top: number
  left: number
  width: number
  height: number
}

export interface Place {
  top: number
  left: number
  side: 'above' | 'below' | 'end'
}

const GAP = 8
const EDGE = 8

/** Above the control, below where there is no room, or beside it; never over the window's edge. */
export function tooltipPlace(
  anchor: Box,
  tip: { width: number; height: number },
  view: { width: number; height: number },
  wanted: 'above' | 'end' = 'above',
): Place {
  const beside = anchor.left + anchor.width + GAP
  if (wanted === 'end' && beside + tip.width + EDGE <= view.width) {
    const middle = anchor.top + anchor.height / 2 - tip.height / 2
    return { side: 'end', top: within(middle, view.height - tip.height), left: beside }
  }
  const above = anchor.top - tip.height - GAP
  const side = above >= EDGE ? 'above' : 'below'
  const centred = anchor.left + anchor.width / 2 - tip.width / 2
  return {
    side,
    top: side === 'above' ? above : anchor.top + anchor.height + GAP,
    left: within(centred, view.width - tip.width),
  }
}

function within(value: number, most: number): number {
  return Math.max(EDGE, Math.min(value, most - EDGE))
}
