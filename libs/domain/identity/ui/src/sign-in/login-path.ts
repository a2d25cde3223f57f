import type { PlatformConfig } from '@tradeport/kernel/config'

/** The sign-in page as the front-end's own router knows it: the base path is not part of it. */
export function loginPathOf(platform: Pick<PlatformConfig, 'loginPage' | 'basicPath'>): string {
  const base = platform.basicPath.replace(/\/$/, '')
  return base && platform.loginPage.startsWith(`${base}/`) ? platform.loginPage.slice(base.length) : platform.loginPage
}
