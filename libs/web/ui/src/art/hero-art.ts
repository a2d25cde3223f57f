import type { RegionKey } from '../tokens'
import chongqing from './hero-chongqing.svg'
import demo from './hero-demo.svg'
import guangzhou from './hero-guangzhou.svg'
import puyuan from './hero-puyuan.svg'

/** The region's picture, 1600 x 900: quiet and dark at the left, where words stand; it may be cropped from the left and the top. */
export const heroArt: Record<RegionKey, string> = { demo, puyuan, chongqing, guangzhou }
