import { marketFavourite, marketFavouriteMarks } from '@tradeport/domain/service-market/contract'
import { useT } from '@tradeport/web/i18n'
import { useLookingOn } from '@tradeport/web/navigation'
import { useAction, useEndpoint } from '@tradeport/web/react'
import { HeartIcon, classNames } from '@tradeport/web/ui'
import styles from '../compare/compare.module.css'
import { useIsSeller } from '../use-is-seller'

const ASK_AGAIN_MS = 60_000

/** Keeps a service or lets it go; there for sellers alone. One question for all hearts of a page. */
export function HeartButton({ id, name }: { id: string; name: string }) {
  const t = useT('serviceMarket')
  const isSeller = useIsSeller()
  const { data } = useEndpoint(marketFavouriteMarks, {}, { enabled: isSeller, quiet: true, staleMs: ASK_AGAIN_MS })
  const keep = useAction(marketFavourite)
  const lookingOn = useLookingOn()
  if (!isSeller || !data) return null
  const isKept = data.ids.includes(id)
  // Shown at once, and taken back where the server refuses.
  const isShown = keep.pending ? !isKept : isKept
  const label = t('favourites.keep', { name })
  return (
    <button
      type="button"
      className={classNames(styles['choose'])}
      aria-label={label}
      title={lookingOn ?? label}
      disabled={lookingOn !== undefined}
      aria-pressed={isShown}
      onClick={() => {
        if (!keep.pending) void keep.run({ serviceId: id, kept: !isKept })
      }}
    >
      <HeartIcon size={20} />
    </button>
  )
}
