import { describe, expect, it } from 'vitest'
import { clampWidget, dragWidget, releaseWidget } from './widget-position'

const bounds = { viewWidth: 1440, viewHeight: 900, width: 56, height: 240 }

describe('position of the floating widget', () => {
  it('follows the pointer up, down and to the left', () => {
    expect(dragWidget({ x: 0, y: 400 }, { dx: -120, dy: 30 }, bounds)).toEqual({ x: 120, y: 430 })
  })

  it('never leaves the right edge to the right', () => {
    expect(dragWidget({ x: 0, y: 400 }, { dx: 80, dy: 0 }, bounds).x).toBe(0)
  })

  it('stays inside the window on every side', () => {
    expect(dragWidget({ x: 0, y: 400 }, { dx: -5000, dy: 5000 }, bounds)).toEqual({ x: 1376, y: 652 })
    expect(dragWidget({ x: 0, y: 400 }, { dx: 0, dy: -5000 }, bounds).y).toBe(8)
  })

  it('snaps back to the edge and keeps its height when it is let go', () => {
    expect(releaseWidget({ x: 300, y: 120 }, bounds)).toEqual({ x: 0, y: 120 })
  })

  it('comes back into a window that became smaller', () => {
    expect(clampWidget({ x: 0, y: 800 }, { ...bounds, viewHeight: 480 })).toEqual({ x: 0, y: 232 })
  })

  it('shows its top in a window lower than itself', () => {
    expect(clampWidget({ x: 0, y: 100 }, { ...bounds, viewHeight: 200 }).y).toBe(8)
  })
})
