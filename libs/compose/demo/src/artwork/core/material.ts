import { fade, shade, WHITE, type Hex } from './colour'
import type { Stop } from './sheet'

/** How a round surface answers the light, from its lit edge (0) to its shaded edge (1). */
export type Finish = 'matte' | 'satin' | 'gloss' | 'chrome' | 'steel' | 'glass' | 'rubber' | 'paper'

export function roundStops(colour: Hex, finish: Finish): readonly Stop[] {
  const finishes: Record<Finish, () => readonly Stop[]> = {
    matte: () => [
      [0, shade(colour, -0.16)],
      [0.16, shade(colour, 0.08)],
      [0.34, shade(colour, 0.16)],
      [0.6, colour],
      [0.86, shade(colour, -0.26)],
      [1, shade(colour, -0.36)],
    ],
    satin: () => [
      [0, shade(colour, -0.24)],
      [0.12, shade(colour, 0.02)],
      [0.26, shade(colour, 0.36)],
      [0.4, shade(colour, 0.1)],
      [0.66, shade(colour, -0.06)],
      [0.9, shade(colour, -0.36)],
      [1, shade(colour, -0.2)],
    ],
    gloss: () => [
      [0, shade(colour, -0.3)],
      [0.1, shade(colour, -0.02)],
      [0.17, shade(colour, 0.12)],
      [0.19, shade(colour, 0.72)],
      [0.27, shade(colour, 0.66)],
      [0.3, shade(colour, 0.12)],
      [0.62, colour],
      [0.86, shade(colour, -0.38)],
      [0.95, shade(colour, -0.3)],
      [1, shade(colour, -0.05)],
    ],
    chrome: () => [
      [0, shade(colour, -0.5)],
      [0.08, shade(colour, 0.5)],
      [0.2, WHITE],
      [0.3, shade(colour, 0.3)],
      [0.44, shade(colour, -0.3)],
      [0.52, shade(colour, -0.72)],
      [0.6, shade(colour, -0.4)],
      [0.76, shade(colour, 0.34)],
      [0.86, shade(colour, 0.6)],
      [1, shade(colour, -0.45)],
    ],
    steel: () => [
      [0, shade(colour, -0.4)],
      [0.14, shade(colour, 0.06)],
      [0.28, shade(colour, 0.62)],
      [0.4, shade(colour, 0.18)],
      [0.58, shade(colour, -0.14)],
      [0.74, shade(colour, -0.3)],
      [0.88, shade(colour, 0.1)],
      [1, shade(colour, -0.44)],
    ],
    glass: () => [
      [0, fade(shade(colour, -0.3), 0.85)],
      [0.08, fade(shade(colour, 0.4), 0.5)],
      [0.18, fade(WHITE, 0.85)],
      [0.25, fade(colour, 0.42)],
      [0.6, fade(colour, 0.34)],
      [0.84, fade(shade(colour, -0.2), 0.6)],
      [0.93, fade(WHITE, 0.55)],
      [1, fade(shade(colour, -0.4), 0.85)],
    ],
    rubber: () => [
      [0, shade(colour, -0.3)],
      [0.2, shade(colour, 0.12)],
      [0.36, shade(colour, 0.22)],
      [0.62, colour],
      [1, shade(colour, -0.4)],
    ],
    paper: () => [
      [0, shade(colour, -0.06)],
      [0.3, shade(colour, 0.14)],
      [0.65, shade(colour, -0.03)],
      [1, shade(colour, -0.22)],
    ],
  }
  return finishes[finish]()
}

export const STEEL: Hex = '#aeb4ba'
export const DARK_STEEL: Hex = '#5c6269'
export const CAST_IRON: Hex = '#3b3e42'
export const ALUMINIUM: Hex = '#c6cacd'
export const BRASS: Hex = '#c9a35a'
export const COPPER: Hex = '#c07a50'
export const RUBBER: Hex = '#2c2e31'
export const KRAFT: Hex = '#c79f6f'
export const OAK: Hex = '#c69c6d'
export const WALNUT: Hex = '#7a5236'
export const BEECH: Hex = '#dcbc8f'
