import type { ReactNode } from 'react'
import { BANNER_SLOTS, DOCUMENT_KINDS, type ContentDifference } from '@tradeport/domain/content/contract'
import { fileInfo } from '@tradeport/domain/files/contract'
import { isLocaleCode, localeConfig } from '@tradeport/kernel/config'
import { AUDIENCES, z } from '@tradeport/kernel/contract-kit'
import { known, textOfHtml, wordsBeside } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint, useRegionNames } from '@tradeport/web/react'
import { Picture } from '@tradeport/web/ui'
import styles from '../content-work.module.css'
import { useNewsCategories } from '../news/news.entity'

const PICTURES = ['coverFileId', 'images']
const list = z.array(z.string())

/** Both sides of a difference as people read them: words beside each other, pictures seen, codes named. */
export function useShownSides(): (difference: ContentDifference) => { before: ReactNode; after: ReactNode } {
  const t = useT('contentWork')
  const regionName = useRegionNames()
  const categories = useNewsCategories()
  const listed = (value: string, nameOf: (code: string) => string, none = '') =>
    z.parse(list, JSON.parse(value)).map(nameOf).join(', ') || none
  const audience = (code: string) => {
    const name = known(AUDIENCES, code)
    return name ? t(`audience.${name}`) : code
  }
  const formats: Partial<Record<string, (value: string) => string>> = {
    body: textOfHtml,
    categoryCode: code => categories.find(category => category.value === code)?.label ?? code,
    regionIds: value => listed(value, regionName),
    audiences: value => listed(value, audience, t('audience.everybody')),
    tags: value => listed(value, tag => tag),
    sourceLocale: code => (isLocaleCode(code) ? localeConfig(code).name : code),
    mustAccept: value => t(value === 'true' ? 'document.accept.yes' : 'document.accept.no'),
    kind: code => {
      const kind = known(DOCUMENT_KINDS, code)
      return kind ? t(`document.kind.${kind}`) : code
    },
    slot: code => {
      const slot = known(BANNER_SLOTS, code)
      return slot ? t(`banner.slot.${slot}`) : code
    },
  }
  return ({ field, before, after }) => {
    if (PICTURES.includes(field)) return { before: <Shot id={before} />, after: <Shot id={after} /> }
    if (field === 'files') return { before: <FileName id={before} />, after: <FileName id={after} /> }
    const words = (value: string | null) => (value === null ? '' : (formats[field]?.(value) ?? value))
    return wordsBeside(words(before), words(after))
  }
}

function Shot({ id }: { id: string | null }) {
  return id === null ? <>–</> : <Picture id={id} alt="" width={160} ratio={16 / 9} className={styles['shot'] ?? ''} />
}

function FileName({ id }: { id: string | null }) {
  const { data } = useEndpoint(fileInfo, { ids: id ? [id] : [] }, { enabled: id !== null, quiet: true })
  return <>{data?.files[0]?.fileName ?? '–'}</>
}
