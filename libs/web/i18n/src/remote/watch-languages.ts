import { REMOTE_LANGUAGE_CACHE_MS } from '@tradeport/kernel/config'
import type { I18n } from '../i18n'
import { overlayOf } from '../overlay'
import { createLanguageData } from './language-data'
import { readDataConfig, type FileSource } from './language-files'
import { createRemoteLanguages } from './remote-languages'

export interface WatchOptions extends FileSource {
  readonly i18n: I18n
  /** Visitors' front-ends read all languages of the portal in one file, the others their language by version. */
  readonly isPublic: boolean
}

export interface LanguageWatch {
  /** Takes over what has been published, if anything has. */
  check(): Promise<void>
  stop(): void
}

/** Keeps an open page at the published texts: now, when its language changes, when it is looked at again, every ten minutes. */
export function watchLanguages({ i18n, isPublic, ...source }: WatchOptions): LanguageWatch {
  const parts = {
    ...source,
    locale: i18n.locale,
    show: (texts: Parameters<typeof overlayOf>[0] | undefined) => i18n.setOverlay(texts && overlayOf(texts)),
  }
  const load = isPublic ? portalLoad(parts, i18n) : createLanguageData(parts).load
  let running: Promise<void> | undefined
  let again = false

  /** What is asked for while a check is under way is answered by one more. */
  const check = (): Promise<void> => {
    again = running !== undefined
    running ??= load().finally(() => {
      running = undefined
      if (again) return check()
    })
    return running
  }
  const look = () => {
    if (document.visibilityState === 'visible') void check()
  }
  let locale = i18n.locale()
  const unsubscribe = i18n.subscribe(() => {
    if (locale === i18n.locale()) return
    locale = i18n.locale()
    void check()
  })
  const timer = setInterval(() => void check(), REMOTE_LANGUAGE_CACHE_MS)
  document.addEventListener('visibilitychange', look)
  window.addEventListener('focus', look)
  void check()

  return {
    check,
    stop() {
      unsubscribe()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('focus', look)
    },
  }
}

/** The version file says whether the kept languages are still the newest; where it does not come, their age decides. */
function portalLoad(parts: Omit<Parameters<typeof createRemoteLanguages>[0], 'failedText'>, i18n: I18n) {
  const remote = createRemoteLanguages({
    ...parts,
    failedText: () => i18n.translate('common')('error.languages'),
  })
  return async () => {
    const config = await readDataConfig(parts).catch(() => undefined)
    await remote.load(config?.version)
  }
}
