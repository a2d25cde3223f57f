import { useT } from '@tradeport/web/i18n'
import { Button, ExternalIcon, TextInput, useFieldControl } from '@tradeport/web/ui'
import { useEffect, useRef, useState, type ClipboardEvent } from 'react'
import { cleanHtml } from './clean-html'
import styles from './rich-text.module.css'

const TOOLS = ['bold', 'italic', 'underline', 'heading', 'bullets', 'numbers', 'quote', 'plain'] as const
type Tool = (typeof TOOLS)[number]

const SIGN: Record<Tool, string> = {
  bold: 'B',
  italic: 'I',
  underline: 'U',
  heading: 'H',
  bullets: '•',
  numbers: '1.',
  quote: '”',
  plain: '¶',
}

/**
 * The browser's own editing commands: called deprecated for years and still the only ones that all browsers share without a
 * library of hundreds of kilobytes. What they make is cleaned before it leaves the field.
 */
const COMMAND: Record<Tool, readonly [string, string?]> = {
  bold: ['bold'],
  italic: ['italic'],
  underline: ['underline'],
  heading: ['formatBlock', 'h3'],
  bullets: ['insertUnorderedList'],
  numbers: ['insertOrderedList'],
  quote: ['formatBlock', 'blockquote'],
  plain: ['formatBlock', 'p'],
}
const STATE: Partial<Record<Tool, string>> = {
  bold: 'bold',
  italic: 'italic',
  underline: 'underline',
  bullets: 'insertUnorderedList',
  numbers: 'insertOrderedList',
}

export interface RichTextFieldProps {
  /** Clean HTML. */
  value: string
  onValue(html: string): void
  /** Name of the text for those who hear the page. */
  label: string
  lang?: string | undefined
  links?: boolean | undefined
}

/** Formatted text, written as it will be read. */
export function RichTextField({ value, onValue, label, lang, links = false }: RichTextFieldProps) {
  const t = useT('entity')
  const control = useFieldControl()
  const editor = useRef<HTMLDivElement>(null)
  const given = useRef<string>(undefined)
  const [active, setActive] = useState<readonly Tool[]>([])
  /** What is to become a link, while its address is asked for. */
  const [linking, setLinking] = useState<Range | null>(null)

  useEffect(() => {
    // The editor's own words come back as value; writing them again would lose the cursor.
    if (!editor.current || given.current === value) return
    given.current = value
    editor.current.innerHTML = cleanHtml(value, { links })
  }, [value, links])

  useEffect(() => {
    const onSelection = () => {
      if (editor.current?.contains(document.getSelection()?.anchorNode ?? null)) setActive(activeTools())
    }
    document.addEventListener('selectionchange', onSelection)
    return () => document.removeEventListener('selectionchange', onSelection)
  }, [])

  const tell = () => {
    const html = cleanHtml(editor.current?.innerHTML ?? '', { links })
    given.current = html
    if (html !== value) onValue(html)
  }
  const apply = (tool: Tool) => {
    editor.current?.focus()
    document.execCommand('defaultParagraphSeparator', false, 'p')
    const [command, argument] = COMMAND[tool]
    document.execCommand(command, false, argument)
    setActive(activeTools())
    tell()
  }
  const askLink = () => {
    const selection = document.getSelection()
    const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : null
    if (range && editor.current?.contains(range.commonAncestorContainer)) setLinking(range.cloneRange())
  }
  const link = (address: string) => {
    editor.current?.focus()
    const selection = document.getSelection()
    if (linking && selection) {
      selection.removeAllRanges()
      selection.addRange(linking)
      document.execCommand(address === '' ? 'unlink' : 'createLink', false, address)
      tell()
    }
    setLinking(null)
  }
  const onPaste = (event: ClipboardEvent) => {
    event.preventDefault()
    const html = event.clipboardData.getData('text/html')
    if (html) document.execCommand('insertHTML', false, cleanHtml(html, { links }))
    else document.execCommand('insertText', false, event.clipboardData.getData('text/plain'))
    tell()
  }

  return (
    <div className={styles['frame']} data-invalid={control['aria-invalid']}>
      <div className={styles['tools']} role="toolbar" aria-label={t('richText.tools')}>
        {TOOLS.map(tool => (
          <button
            key={tool}
            type="button"
            className={styles['tool']}
            data-tool={tool}
            aria-label={t(`richText.${tool}`)}
            title={t(`richText.${tool}`)}
            aria-pressed={STATE[tool] ? active.includes(tool) : undefined}
            // Keeps the selection in the text.
            onMouseDown={event => event.preventDefault()}
            onClick={() => apply(tool)}
          >
            <span aria-hidden="true">{SIGN[tool]}</span>
          </button>
        ))}
        {links && (
          <button
            type="button"
            className={styles['tool']}
            aria-label={t('richText.link')}
            title={t('richText.link')}
            aria-expanded={linking !== null}
            onMouseDown={event => event.preventDefault()}
            onClick={askLink}
          >
            <ExternalIcon size={16} />
          </button>
        )}
      </div>
      {linking && <LinkAddress onAddress={link} />}
      <div
        {...control}
        ref={editor}
        className={styles['editor']}
        role="textbox"
        aria-multiline="true"
        aria-label={label}
        lang={lang}
        contentEditable
        suppressContentEditableWarning
        onInput={tell}
        onBlur={tell}
        onPaste={onPaste}
      />
    </div>
  )
}

/** An address for the chosen words; an empty one takes their link away. */
function LinkAddress({ onAddress }: { onAddress(address: string): void }) {
  const t = useT('entity')
  const [address, setAddress] = useState('')
  const apply = () => onAddress(address.trim())
  return (
    <div className={styles['link']}>
      <TextInput
        autoFocus
        type="url"
        aria-label={t('richText.linkAddress')}
        placeholder={t('richText.linkAddress')}
        maxLength={2048}
        value={address}
        onValue={setAddress}
        onKeyDown={event => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          apply()
        }}
      />
      <Button size="small" onClick={apply}>
        {t('action.save')}
      </Button>
    </div>
  )
}

function activeTools(): Tool[] {
  return TOOLS.filter(tool => {
    const command = STATE[tool]
    return command !== undefined && document.queryCommandState(command)
  })
}
