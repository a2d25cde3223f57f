import { useEffect, useEffectEvent, useState } from 'react'
import { Dialog } from '@tradeport/web/ui'
import { useT } from '@tradeport/web/i18n'
import { createShortcutMatcher, isTyping, type Shortcut } from './shortcut-keys'
import styles from './shortcuts-dialog.module.css'

/** Listens for the page's shortcuts; "?" shows them. */
export function Shortcuts({ shortcuts }: { shortcuts: readonly Shortcut[] }) {
  const t = useT('shell')
  const [open, setOpen] = useState(false)
  const [match] = useState(() => createShortcutMatcher(() => performance.now()))
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || isTyping(event.target)) return
    // A dialog on top has the keys for itself.
    if (document.querySelector('dialog[open], .ant-modal-wrap:not([style*="display: none"])') !== null) return
    if (event.key === '?') {
      event.preventDefault()
      setOpen(true)
      return
    }
    const found = match(shortcuts, event.key)
    if (found === undefined) return
    event.preventDefault()
    found.run()
  })
  useEffect(() => {
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return (
    <Dialog
      open={open}
      onClose={() => setOpen(false)}
      title={t('work.shortcuts')}
      description={t('work.shortcutsHelp')}
      closeLabel={t('header.close')}
    >
      <dl className={styles['list']}>
        {shortcuts.map(shortcut => (
          <div key={shortcut.keys.join(' ')} className={styles['row']}>
            <dt>{shortcut.label}</dt>
            <dd>
              <kbd>{shortcut.keys[0]}</kbd>
              {shortcut.keys[1] !== undefined && (
                <>
                  {' '}
                  {t('work.shortcutThen')} <kbd>{shortcut.keys[1]}</kbd>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
