import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { CloseIcon } from '../icons/icons'
import type { Tone } from '../tokens'
import { TONE_ICON } from './banner'
import styles from './feedback.module.css'

export interface ToastMessage {
  tone?: Tone | undefined
  title: ReactNode
  description?: ReactNode
  action?: { label: string; run: () => void } | undefined
  /** Milliseconds; errors stay until they are closed. */
  stay?: number | undefined
}

interface ShownToast extends ToastMessage {
  id: number
}

const MOST_SHOWN = 4
const STAY = 5000

function createToasts() {
  let shown: readonly ShownToast[] = []
  let last = 0
  const listeners = new Set<() => void>()
  const set = (next: readonly ShownToast[]) => {
    shown = next
    for (const listener of listeners) listener()
  }
  return {
    /** Shows a message, in place of one that says the same; the answer closes it early. */
    show(message: ToastMessage): () => void {
      last += 1
      const id = last
      const others = shown.filter(({ tone, title, description }) => {
        const isSame = tone === message.tone && title === message.title && description === message.description
        return !isSame
      })
      set([...others, { ...message, id }].slice(-MOST_SHOWN))
      return () => set(shown.filter(toast => toast.id !== id))
    },
    close(id: number): void {
      set(shown.filter(toast => toast.id !== id))
    },
    clear(): void {
      set([])
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    snapshot: () => shown,
  }
}

/** Short-lived messages about what just happened. One `ToastHost` shows them; anything may call `toasts.show`. */
export const toasts = /* @__PURE__ */ createToasts()

export function ToastHost({ label, closeLabel }: { label: string; closeLabel: string }) {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.snapshot, toasts.snapshot)
  const host = useRef<HTMLElement>(null)
  const newest = shown.at(-1)?.id
  useEffect(() => {
    const element = host.current
    // Into the top layer, above an open dialog; where popovers are unknown the z-index has to do.
    if (element === null || typeof element.showPopover !== 'function') return
    if (element.matches(':popover-open')) element.hidePopover()
    if (newest !== undefined) element.showPopover()
  }, [newest])
  return (
    <section ref={host} className={styles['toasts']} aria-label={label} popover="manual" data-print="hide">
      {shown.map(toast => (
        <Toast key={toast.id} toast={toast} closeLabel={closeLabel} />
      ))}
    </section>
  )
}

function Toast({ toast, closeLabel }: { toast: ShownToast; closeLabel: string }) {
  const tone = toast.tone ?? 'neutral'
  const stay = toast.stay ?? (tone === 'danger' ? Number.POSITIVE_INFINITY : STAY)
  const [held, setHeld] = useState(false)
  const { id } = toast
  useEffect(() => {
    if (held || !Number.isFinite(stay)) return
    const timer = setTimeout(() => toasts.close(id), stay)
    return () => clearTimeout(timer)
  }, [held, stay, id])
  const Sign = TONE_ICON[tone]
  return (
    <div
      className={styles['toast']}
      data-tone={tone}
      role={tone === 'danger' ? 'alert' : 'status'}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Sign size={20} />
      <div className={styles['toastText']}>
        <p className={styles['toastTitle']}>{toast.title}</p>
        {toast.description !== undefined && <p>{toast.description}</p>}
        {toast.action !== undefined && (
          <button
            type="button"
            className={styles['toastAction']}
            onClick={() => {
              toast.action?.run()
              toasts.close(id)
            }}
          >
            {toast.action.label}
          </button>
        )}
      </div>
      <button type="button" className={styles['toastClose']} aria-label={closeLabel} onClick={() => toasts.close(id)}>
        <CloseIcon size={18} />
      </button>
    </div>
  )
}
