import { isPublicFrontEnd } from '@tradeport/kernel/config'
import { watchLanguages } from '@tradeport/web/i18n'
import type { AppRuntime } from './runtime'
import { holdLeftPages } from './session-question'

/** What a page that stands open is told of: the connection, new texts, and who is signed in by other windows. Loaded once it is shown. */
export function watchPage(runtime: AppRuntime): void {
  const { presenter, i18n } = runtime
  window.addEventListener('offline', () => presenter.toast('warning', i18n.translate('common')('state.offline')))
  window.addEventListener('online', () => presenter.toast('success', i18n.translate('common')('state.online')))
  void followLanguages(runtime)
  holdLeftPages(runtime)
}

/** Texts that operators publish reach the open page: visitors ask for them, whoever is signed in is told. */
async function followLanguages({ platform, region, i18n, live }: AppRuntime): Promise<void> {
  const open = isPublicFrontEnd(platform.key)
  const watch = await watchLanguages({ i18n, regionId: region.regionId, isPublic: open })
  if (!open) live.subscribe('language', () => void watch.check())
}
