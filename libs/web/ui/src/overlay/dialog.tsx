import { type ReactNode, useEffect, useId, useRef } from 'react'
import { classNames } from '../class-names'
import { CloseIcon } from '../icons/icons'
import styles from './dialog.module.css'

export interface DialogProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  titleHidden?: boolean | undefined
  /** Under the title; also what assistive technology reads first. */
  description?: ReactNode
  children?: ReactNode
  footer?: ReactNode
  size?: 'small' | 'medium' | 'large' | undefined
  /** `end` and `start` come from the side (a drawer), `bottom` is a sheet for phones. */
  from?: 'centre' | 'end' | 'start' | 'bottom' | undefined
  closeLabel: string
  /** False where leaving would lose work or money: only the buttons in the footer close it. */
  dismissible?: boolean | undefined
}

let heldBy = 0

/** The page under dialogs does not scroll. Said by an attribute: `:has(dialog)` would ask the whole page again for every key somebody presses. */
function holdPage(): () => void {
  const root = document.documentElement
  if (heldBy === 0) root.dataset['dialog'] = window.innerWidth > root.clientWidth ? 'beside-scrollbar' : 'open'
  heldBy += 1
  return () => {
    heldBy -= 1
    if (heldBy === 0) delete root.dataset['dialog']
  }
}

/** A modal dialog on `<dialog>`: the browser keeps the focus inside, makes the rest inert and gives the focus back. */
export function Dialog({
  open,
  onClose,
  title,
  titleHidden = false,
  description,
  children,
  footer,
  size = 'medium',
  from = 'centre',
  closeLabel,
  dismissible = true,
}: DialogProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  // What was typed is not thrown away by a slip beside the dialog.
  const holdsInput = useRef(false)
  useEffect(() => {
    const element = dialog.current
    if (!open || element === null) return
    holdsInput.current = false
    const opener = document.activeElement
    const release = holdPage()
    element.showModal()
    return () => {
      element.close()
      release()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [open])
  if (!open) return null
  return (
    <dialog
      ref={dialog}
      className={classNames(styles['dialog'], styles[size], styles[from])}
      aria-labelledby={`${id}-title`}
      aria-describedby={description === undefined ? undefined : `${id}-description`}
      onCancel={event => {
        // A file dialog or a picker inside bubbles its own cancel.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        if (dismissible) onClose()
      }}
      onInput={() => {
        holdsInput.current = true
      }}
      onPointerDown={event => {
        if (dismissible && !holdsInput.current && event.target === event.currentTarget) onClose()
      }}
    >
      <div className={styles['panel']}>
        <header className={classNames(styles['head'], titleHidden && styles['headHidden'])}>
          <h2 id={`${id}-title`} className={titleHidden ? 'tp-visually-hidden' : styles['title']}>
            {title}
          </h2>
          {dismissible && (
            <button type="button" className={styles['close']} aria-label={closeLabel} onClick={onClose}>
              <CloseIcon />
            </button>
          )}
        </header>
        <div className={styles['body']}>
          {description !== undefined && (
            <p id={`${id}-description`} className={styles['description']}>
              {description}
            </p>
          )}
          {children}
        </div>
        {footer !== undefined && <footer className={styles['footer']}>{footer}</footer>}
      </div>
    </dialog>
  )
}

export interface DrawerProps extends Omit<DialogProps, 'from'> {
  side?: 'end' | 'start' | 'bottom' | undefined
}

/** A dialog that comes from the side: menus and filters on small screens, details beside a list. */
export function Drawer({ side = 'end', ...rest }: DrawerProps) {
  return <Dialog {...rest} from={side} />
}
