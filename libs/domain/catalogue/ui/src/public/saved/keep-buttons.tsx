import { useEffect } from 'react'
import type { FavouriteTarget } from '@tradeport/domain/catalogue/contract'
import { useT } from '@tradeport/web/i18n'
import { MAX_COMPARED } from '@tradeport/web/react'
import { HeartIcon, ScalesIcon, classNames, toasts } from '@tradeport/web/ui'
import { toggleCompared, useCompared } from './compared'
import { useFavourites } from './use-favourites'
import { takeWish } from './wish'
import styles from './keep-buttons.module.css'

export interface KeepButtonsProps {
  readonly type: FavouriteTarget
  readonly id: string
  readonly name: string
  /** Over the picture of a card, or in the line of a page's title. */
  readonly place?: 'card' | 'line' | undefined
}

/** A heart, and for products scales. */
export default function KeepButtons({ type, id, name, place = 'card' }: KeepButtonsProps) {
  return (
    <span className={classNames(styles.buttons)} data-place={place}>
      <Heart type={type} id={id} name={name} />
      {type === 'product' && <Scales id={id} name={name} />}
    </span>
  )
}

function Heart({ type, id, name }: KeepButtonsProps) {
  const t = useT('goods')
  const favourites = useFavourites()
  const isKept = favourites.has(type, id)
  const { isReady, toggle } = favourites
  useEffect(() => {
    // Pressed before the sign-in that leads back here.
    if (isReady && takeWish(type, id) && !isKept) void toggle(type, id)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once it is known what is kept, not at every change of it
  }, [isReady, type, id])
  const label = t(favourites.isSignedIn ? 'favourite.keep' : 'favourite.signIn', { name })
  return (
    <button
      type="button"
      className={classNames(styles.button)}
      aria-label={label}
      title={favourites.lockedBy ?? label}
      disabled={favourites.lockedBy !== undefined}
      aria-pressed={favourites.isSignedIn ? isKept : undefined}
      data-kept={isKept || undefined}
      onClick={() => void favourites.toggle(type, id)}
    >
      <HeartIcon size={20} />
    </button>
  )
}

function Scales({ id, name }: { readonly id: string; readonly name: string }) {
  const t = useT('goods')
  const isChosen = useCompared().includes(id)
  const label = t('compare.add', { name })
  return (
    <button
      type="button"
      className={classNames(styles.button)}
      aria-label={label}
      title={label}
      aria-pressed={isChosen}
      data-kept={isChosen || undefined}
      onClick={() => {
        if (!toggleCompared(id)) toasts.show({ tone: 'warning', title: t('compare.full', { max: MAX_COMPARED }) })
      }}
    >
      <ScalesIcon size={20} />
    </button>
  )
}
