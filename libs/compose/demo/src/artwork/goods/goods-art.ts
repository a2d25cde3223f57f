import type { Hex } from '../core/colour'
import type { Point } from '../core/geometry'
import type { Random } from '../core/random'
import type { Sheet } from '../core/sheet'

/** What a drawing function of a kind of goods works with. */
export interface Brush {
  readonly sheet: Sheet
  readonly random: Random
  readonly body: Hex
  readonly accent: Hex
  /** Option code of the stitch and needles per inch, for knitwear. */
  readonly stitch: string
  readonly gauge: number
}

/** Standing goods rest on the floor at GROUND; flat goods lie on a table seen from above; hanging ones need a wall. */
export type Pose = 'standing' | 'flat' | 'hanging'

export interface Drawing {
  /** The goods with their own shadow, centred at x = 600. */
  readonly art: string
  readonly pose: Pose
  /** The place worth a close look. */
  readonly focus: Point
  /** Height of the shoulders of what hangs on a hanger. */
  readonly shoulders?: number
}

export type DrawGoods = (brush: Brush) => Drawing

export const CENTER = 600
export const GROUND = 985

/** Flattening of horizontal circles under the studio camera, which looks down by about 16 degrees. */
export const SQUASH = 0.27
