import type { CDPSession, Page } from '@playwright/test'

/** The windows in which every page must be right. */
const SIZES = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 768, height: 1024 },
  phone: { width: 360, height: 740 },
} as const

export type Device = keyof typeof SIZES

/**
 * The window of a page as another device has it: a phone's is narrow, touched, and follows what the page says of its width. A page that
 * is open stays, as when a window is drawn smaller; what is opened then is opened there.
 */
export class Window {
  private readonly page: Page
  private client: CDPSession | undefined

  constructor(page: Page) {
    this.page = page
  }

  async become(device: Device): Promise<void> {
    await this.leavePhone()
    const size = SIZES[device]
    await this.page.setViewportSize(size)
    if (device === 'phone') {
      this.client = await this.page.context().newCDPSession(this.page)
      await this.client.send('Emulation.setDeviceMetricsOverride', { ...size, deviceScaleFactor: 1, mobile: true })
      await this.client.send('Emulation.setTouchEmulationEnabled', { enabled: true })
    }
    await this.drawn()
  }

  private async leavePhone(): Promise<void> {
    if (!this.client) return
    await this.client.send('Emulation.setTouchEmulationEnabled', { enabled: false })
    await this.client.send('Emulation.clearDeviceMetricsOverride')
    await this.client.detach()
    this.client = undefined
  }

  /** What a page does about its new width comes with the next picture, what comes of that with the one after it. */
  private drawn(): Promise<void> {
    return this.page.evaluate(
      () => new Promise<void>(done => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
    )
  }
}
