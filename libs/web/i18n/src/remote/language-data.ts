import { readCopy, writeCopy } from '../language-copy'
import type { LanguageTexts } from '../overlay'
import { persistently } from '../persistently'
import { readDataConfig, readLanguageFile, type FileSource } from './language-files'

export interface LanguageDataOptions extends FileSource {
  readonly locale: () => string
  readonly show: (texts: LanguageTexts | undefined) => void
}

export interface LanguageData {
  /** The local copy first; the host's texts where its version is another one; on any failure the local copy stays. */
  load(): Promise<void>
}

/** The work apps' language data (spec sections 4 and 7): a version file, and one file for each version and language. */
export function createLanguageData(options: LanguageDataOptions): LanguageData {
  const { regionId, locale, show } = options

  const refresh = async () => {
    const copy = readCopy(regionId)
    const { version, fileVersion } = await readDataConfig(options)
    const wanted = locale()
    // A host that was set up anew begins at a lower version: what it says counts.
    const isSame = copy?.version === version
    if (isSame && copy.data[wanted]) return
    if (version === 0) {
      writeCopy(regionId, undefined)
      if (copy) show(undefined)
      return
    }
    const texts = await persistently(() => readLanguageFile(options, fileVersion, wanted).catch(() => undefined))
    if (!texts) return
    const data = isSame ? { ...copy.data, [wanted]: texts } : { [wanted]: texts }
    writeCopy(regionId, { version, timestamp: Date.now(), data })
    show(data)
  }

  return { load: () => refresh().catch(() => undefined) }
}
