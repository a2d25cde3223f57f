import type { Page } from '@playwright/test'

const LOOKS = 5

/** How much slower a device really was: whatever else runs on this machine is felt as well. */
export class Slowness {
  private readonly free: number[] = []
  private readonly slowed: number[] = []

  /** Before the device is made slower. */
  async lookAtFree(page: Page): Promise<void> {
    for (let time = 0; time < LOOKS; time += 1) this.free.push(await workMs(page))
  }

  async lookAtSlowed(page: Page): Promise<void> {
    for (let time = 0; time < LOOKS; time += 1) this.slowed.push(await workMs(page))
  }

  told(wanted: number): string {
    const sorted = this.slowed.toSorted((one, other) => one - other)
    const median = sorted[sorted.length >> 1] ?? 0
    const really = (median / Math.min(...this.free)).toFixed(1)
    return `The device was to be ${wanted} times slower than this machine alone, and was ${really} times slower.`
  }
}

/** A piece of work that takes a few milliseconds. */
function workMs(page: Page): Promise<number> {
  return page.evaluate(() => {
    const begun = performance.now()
    let sum = 0
    for (let step = 0; step < 4_000_000; step += 1) sum = (sum + step * 31) % 1_000_003
    return performance.now() - begun + (sum < 0 ? 1 : 0)
  })
}
