import type { CDPSession, Page } from '@playwright/test'
import { Slowness } from '../slowness'

/** What somebody felt between `begin` and `end`, in milliseconds. */
export interface Felt {
  /** From a key, a click or a touch to the next picture; what takes less than 16 ms is not told. */
  waits: number[]
  /** Pieces of work that nothing could go before. */
  tasks: number[]
}

/** The browser's own measure of waiting, on a device that is so many times slower. */
export class Watch {
  static readonly slowness = new Slowness()

  private readonly page: Page
  private readonly devtools: CDPSession
  private readonly slower: number

  private constructor(page: Page, devtools: CDPSession, slower: number) {
    this.page = page
    this.devtools = devtools
    this.slower = slower
  }

  /** Before the page is opened: what is watched is what it does from its first line. */
  static async over(page: Page, slower: number): Promise<Watch> {
    await page.addInitScript(() => {
      const felt = { waits: new Array<number>(), tasks: new Array<number>() }
      Object.assign(window, { felt })
      new PerformanceObserver(list => {
        for (const entry of list.getEntries())
          if ('interactionId' in entry && entry.interactionId) felt.waits.push(entry.duration)
      }).observe({ type: 'event', buffered: true, ...{ durationThreshold: 16 } })
      new PerformanceObserver(list => {
        for (const entry of list.getEntries()) felt.tasks.push(Math.round(entry.duration))
      }).observe({ type: 'longtask', buffered: true })
    })
    return new Watch(page, await page.context().newCDPSession(page), slower)
  }

  async begin(): Promise<void> {
    await Watch.slowness.lookAtFree(this.page)
    await this.devtools.send('Emulation.setCPUThrottlingRate', { rate: this.slower })
    await this.settle()
    await this.take()
  }

  async end(): Promise<Felt> {
    await this.settle()
    const felt = await this.take()
    await Watch.slowness.lookAtSlowed(this.page)
    await this.devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    return felt
  }

  /** What was measured is told a little after it was painted. */
  private async settle(): Promise<void> {
    await this.page.waitForTimeout(500)
  }

  private take(): Promise<Felt> {
    return this.page.evaluate(() => {
      const felt: unknown = Reflect.get(window, 'felt')
      const list = (name: string): number[] => {
        const found: unknown = typeof felt === 'object' && felt !== null ? Reflect.get(felt, name) : undefined
        return Array.isArray(found) ? found.splice(0).map(Number) : []
      }
      return { waits: list('waits'), tasks: list('tasks') }
    })
  }
}
