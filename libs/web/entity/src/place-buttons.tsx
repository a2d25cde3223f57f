import { useEffect, useRef } from 'react'
import { useT } from '@tradeport/web/i18n'
import { Button, ChevronDownIcon, ChevronUpIcon } from '@tradeport/web/ui'

/** The same list with one of them so many places further down, or up. */
export function movedTo<Part>(parts: readonly Part[], from: number, by: number): Part[] {
  const next = [...parts]
  next.splice(from + by, 0, ...next.splice(from, 1))
  return next
}

export interface PlaceButtonsProps {
  /** What is moved, for those who hear the page. */
  name: string
  at: number
  /** How many there are. */
  of: number
  disabled?: boolean
  onMove(by: 1 | -1): void
}

/** Moves one of several a place up or down; at the end of the way the focus goes to the way back. */
export function PlaceButtons({ name, at, of, disabled = false, onMove }: PlaceButtonsProps) {
  const t = useT('entity')
  const up = useRef<HTMLButtonElement>(null)
  const down = useRef<HTMLButtonElement>(null)
  const wasPressed = useRef(false)
  const move = (by: 1 | -1) => {
    wasPressed.current = true
    onMove(by)
  }
  useEffect(() => {
    if (wasPressed.current && up.current?.disabled) down.current?.focus()
    else if (wasPressed.current && down.current?.disabled) up.current?.focus()
    wasPressed.current = false
  }, [at])
  return (
    <>
      <Button
        ref={up}
        variant="quiet"
        size="small"
        icon={<ChevronUpIcon size={16} />}
        aria-label={t('place.up', { name })}
        disabled={at === 0 || disabled}
        onClick={() => move(-1)}
      />
      <Button
        ref={down}
        variant="quiet"
        size="small"
        icon={<ChevronDownIcon size={16} />}
        aria-label={t('place.down', { name })}
        disabled={at === of - 1 || disabled}
        onClick={() => move(1)}
      />
    </>
  )
}
