import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { AssistantIcon, ChatIcon, QrIcon, classNames, Link, layout, PhoneIcon, Tooltip } from '@tradeport/web/ui'
import { useT } from '@tradeport/web/i18n'
import { useWidgetDrag } from './use-widget-drag'
import styles from './floating-widget.module.css'

export interface FloatingWidgetProps {
  /** Address of the AI customer-service page; it opens in a window of its own. */
  assistantHref?: string | undefined
  /** The operators' own face of the assistant. */
  assistantIcon?: string | undefined
  /** The QR image of the region's WeChat account. */
  qrUrl?: string | undefined
  hotline?: string | undefined
  /** Leave a message for the platform. */
  onMessage?: (() => void) | undefined
}

/**
 * Hangs at the right edge; drawn up, down and to the left, clamped to the window, back at the edge when let go. It stands beside the
 * text: where the margin is too narrow for it, a tab in the margin opens it.
 */
export function FloatingWidget({ assistantHref, assistantIcon, qrUrl, hotline, onMessage }: FloatingWidgetProps) {
  const t = useT('shell')
  const widget = useRef<HTMLElement>(null)
  const tab = useRef<HTMLButtonElement>(null)
  const { style, dragging, handlers, hasMoved, settle } = useWidgetDrag(widget)
  const [open, setOpen] = useState(false)

  // Opened low in the window, it would reach below its end.
  useLayoutEffect(settle, [open, settle])
  useEffect(() => {
    if (!open) return
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !widget.current?.contains(target)) setOpen(false)
    }
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      setOpen(false)
      tab.current?.focus()
    }
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('keydown', onKey)
    }
  }, [open])

  return (
    <aside
      ref={widget}
      className={classNames(
        styles['widget'],
        style && styles['moved'],
        dragging && styles['dragging'],
        open && styles['open'],
      )}
      aria-label={t('widget.label')}
      data-print="hide"
      style={style}
    >
      <button
        ref={tab}
        type="button"
        className={styles['tab']}
        aria-label={t('widget.label')}
        aria-expanded={open}
        {...handlers}
        onClick={() => !hasMoved() && setOpen(!open)}
      >
        <ChatIcon size={14} />
      </button>
      <div className={styles['panel']}>
        <button type="button" className={styles['grip']} aria-label={t('widget.move')} {...handlers} />
        {qrUrl !== undefined && (
          <Tooltip
            content={
              <span className={styles['qr']}>
                <img src={qrUrl} width={layout.qr} height={layout.qr} alt={t('widget.qrImage')} />
                <span>{t('widget.qrText')}</span>
              </span>
            }
          >
            <button type="button" className={styles['item']} aria-label={t('widget.qr')}>
              <QrIcon />
              <span className={styles['word']}>{t('widget.qr')}</span>
            </button>
          </Tooltip>
        )}
        {assistantHref !== undefined && (
          <Tooltip content={t('widget.assistant')}>
            <Link
              className={classNames(styles['item'], styles['assistant'])}
              href={assistantHref}
              target="_blank"
              rel="noopener"
              aria-label={`${t('widget.assistant')} (${t('header.newWindow')})`}
            >
              {assistantIcon ? <img src={assistantIcon} width={24} height={24} alt="" /> : <AssistantIcon size={24} />}
            </Link>
          </Tooltip>
        )}
        {hotline !== undefined && (
          <Tooltip content={t('widget.hotline', { number: hotline })}>
            <a
              className={styles['item']}
              href={`tel:${hotline.replace(/[^\d+]/g, '')}`}
              aria-label={t('widget.hotline', { number: hotline })}
            >
              <PhoneIcon />
            </a>
          </Tooltip>
        )}
        {onMessage !== undefined && (
          <Tooltip content={t('widget.message')}>
            <button type="button" className={styles['item']} aria-label={t('widget.message')} onClick={onMessage}>
              <ChatIcon />
            </button>
          </Tooltip>
        )}
      </div>
    </aside>
  )
}
