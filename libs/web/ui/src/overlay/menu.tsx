import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { classNames } from '../class-names'
import { CheckIcon } from '../icons/icons'
import { Link } from '../link'
import styles from './menu.module.css'

export interface MenuItem {
  key: string
  label: ReactNode
  icon?: ReactNode
  /** At the end of the line: a code, a shortcut, a count. */
  hint?: ReactNode
  href?: string | undefined
  target?: '_blank' | undefined
  onSelect?: (() => void) | undefined
  /** The chosen one of several (language, region). */
  current?: boolean | undefined
  /** One of several that can be on at once; choosing it leaves the menu open. */
  checked?: boolean | undefined
  /** The language its label is written in. */
  lang?: string | undefined
  disabled?: boolean | undefined
  /** It takes something away. */
  danger?: boolean | undefined
  /** A line above it. */
  divided?: boolean | undefined
}

export interface MenuProps {
  /** What stands on the button. */
  trigger: ReactNode
  /** Its name where the trigger is only a sign. */
  label?: string | undefined
  items: readonly MenuItem[]
  align?: 'start' | 'end' | undefined
  triggerClassName?: string | undefined
  /** Opens above everything: where the button stands in a box that is scrolled and would cut the list off. */
  floating?: boolean | undefined
  /** Above the items: who is signed in. */
  head?: ReactNode
}

/** A button with a list of actions or places (WAI-ARIA menu button): arrows, Home, End, letters, Escape. */
export function Menu({ trigger, label, items, align = 'end', triggerClassName, floating = false, head }: MenuProps) {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState<false | 'first' | 'last'>(false)

  const entries = () => [
    ...(root.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([aria-disabled="true"])') ?? []),
  ]
  const button = () => root.current?.querySelector<HTMLElement>('[aria-haspopup]')

  useLayoutEffect(() => {
    const [list, anchor] = [popup.current, root.current]
    if (open === false || !floating || list === null || anchor === null) return
    if (hasTopLayer()) list.showPopover()
    placeBeside(list, anchor.getBoundingClientRect(), align)
    // It goes along with what it belongs to, which a list that is read anew moves too, until that is out of sight.
    const follow = () => {
      const at = anchor.getBoundingClientRect()
      if (at.bottom < 0 || at.top > window.innerHeight) setOpen(false)
      else placeBeside(list, at, align)
    }
    window.addEventListener('resize', follow)
    document.addEventListener('scroll', follow, true)
    return () => {
      window.removeEventListener('resize', follow)
      document.removeEventListener('scroll', follow, true)
    }
  }, [open, floating, align])

  useEffect(() => {
    if (open === false) return
    const list = [
      ...(root.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([aria-disabled="true"])') ?? []),
    ]
    list.at(open === 'last' ? -1 : 0)?.focus()
    const onPointer = (event: PointerEvent) => {
      if (event.target instanceof Node && root.current?.contains(event.target) !== true) setOpen(false)
    }
    document.addEventListener('pointerdown', onPointer)
    return () => document.removeEventListener('pointerdown', onPointer)
  }, [open])

  const close = () => {
    setOpen(false)
    button()?.focus()
  }
  const onMenuKey = (event: KeyboardEvent) => {
    const list = entries()
    const at = list.findIndex(entry => entry === document.activeElement)
    const moves: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: list.length - 1 }
    const to = moves[event.key]
    if (to !== undefined && list.length > 0) {
      event.preventDefault()
      list[(to + list.length) % list.length]?.focus()
    } else if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      close()
    } else if (event.key === 'Tab') {
      setOpen(false)
    } else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey && event.key !== ' ') {
      const letter = event.key.toLowerCase()
      const starts = (entry: HTMLElement) => entry.textContent.trim().toLowerCase().startsWith(letter)
      const found = list.slice(at + 1).find(starts) ?? list.find(starts)
      found?.focus()
    }
  }

  return (
    <div ref={root} className={styles['menu']}>
      <button
        type="button"
        className={classNames(styles['trigger'], triggerClassName)}
        aria-haspopup="menu"
        aria-expanded={open !== false}
        aria-controls={open === false ? undefined : id}
        aria-label={label}
        onClick={() => setOpen(current => (current === false ? 'first' : false))}
        onKeyDown={event => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          setOpen(event.key === 'ArrowDown' ? 'first' : 'last')
        }}
      >
        {trigger}
      </button>
      {open !== false && (
        <div
          ref={popup}
          className={classNames(styles['popup'], floating && styles['floating'])}
          data-align={align}
          // Browsers that know no top layer show it where it stands.
          {...(floating && hasTopLayer() ? { popover: 'manual' as const } : {})}
        >
          {head !== undefined && <div className={styles['head']}>{head}</div>}
          <ul id={id} role="menu" aria-label={label} className={styles['list']} onKeyDown={onMenuKey}>
            {items.map(item => (
              <li key={item.key} role="none" className={styles['line']} data-divided={item.divided || undefined}>
                <Entry item={item} onDone={close} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

const hasTopLayer = () => typeof HTMLElement.prototype.showPopover === 'function'

const GAP = 6
const EDGE = 8

/** Below the button, above it where there is no room, and never beyond the window. */
function placeBeside(popup: HTMLElement, anchor: DOMRect, align: 'start' | 'end'): void {
  const { width, height } = popup.getBoundingClientRect()
  const below = anchor.bottom + GAP
  const top = below + height > window.innerHeight - EDGE ? Math.max(EDGE, anchor.top - GAP - height) : below
  const left = align === 'end' ? anchor.right - width : anchor.left
  popup.style.top = `${top}px`
  popup.style.left = `${Math.max(EDGE, Math.min(left, window.innerWidth - EDGE - width))}px`
}

function Entry({ item, onDone }: { item: MenuItem; onDone: () => void }) {
  const content = (
    <>
      {item.icon}
      {item.checked !== undefined && <CheckIcon size={18} className={styles['checked']} />}
      <span className={styles['label']} lang={item.lang}>
        {item.label}
      </span>
      {item.hint !== undefined && <span className={styles['hint']}>{item.hint}</span>}
    </>
  )
  const choice =
    item.checked !== undefined
      ? { role: 'menuitemcheckbox', 'aria-checked': item.checked }
      : item.current === undefined
        ? { role: 'menuitem' }
        : { role: 'menuitemradio', 'aria-checked': item.current }
  if (item.href !== undefined) {
    return (
      <Link
        {...choice}
        className={classNames(styles['item'], item.danger && styles['danger'])}
        href={item.href}
        tabIndex={-1}
        target={item.target}
        rel={item.target === '_blank' ? 'noopener' : undefined}
        aria-current={undefined}
        onClick={() => {
          item.onSelect?.()
          onDone()
        }}
      >
        {content}
      </Link>
    )
  }
  return (
    <button
      type="button"
      {...choice}
      className={classNames(styles['item'], item.danger && styles['danger'])}
      tabIndex={-1}
      aria-disabled={item.disabled || undefined}
      onClick={() => {
        if (item.disabled === true) return
        if (item.checked === undefined) onDone()
        item.onSelect?.()
      }}
    >
      {content}
    </button>
  )
}
