import type { RegionKey } from './regions/region-config'

/** A line that ends in a knot: its path, and where the knot lies. */
export interface BrandLine {
  readonly path: string
  readonly knot: readonly [number, number]
}

/**
 * The market's mark on 32 x 32: an open ring — globe, ball of yarn, sun over the hills, bend of the river — whose line runs out into the
 * route and ends in a port. The ring and the route are the same everywhere.
 */
export const MARK_RING: BrandLine = { path: 'M23.5 15.5a9 9 0 1 0-9 9h9.5', knot: [25.3, 24.5] }

/** The lines inside the ring are the region's own. */
export const MARK_INSIDE: Record<RegionKey, string> = {
  demo: 'M14.5 6.5c-5.3 4.7-5.3 13.3 0 18M6 15.5h17M14.5 6.5c2.7 2.4 4.1 5.5 4.1 9',
  puyuan: 'M9 8.9c5.6 1 9.9 5.7 10.6 11.7M5.8 15c4.7.7 8 4.2 8.7 9.3',
  chongqing: 'M7.3 20.5 12 13l3 4.8 2-2.8 2.9 4.7M8.3 10.2c2-.9 3.6.9 5.6 0',
  guangzhou: 'M6.7 13c2.6-2.6 5.2-2.6 7.8 0s5.2 2.6 7.8 0M7 18.3c2.5-2.5 5-2.5 7.5 0 1.9 1.9 3.8 2.4 5.6 1.5',
}
