import { Button, Segmented, Tooltip } from 'antd'
import { useRef, useState } from 'react'
import { GrowingText, RichText } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import styles from './rich-text.module.css'
import { htmlOf } from './markup-to-html'
import { FORMATS, formatted, type Format } from './format-text'

export interface RichTextFieldProps {
  id: string
  value: string
  onChange(markup: string): void
  maxLength: number
  /** Name of the text for those who hear the page. */
  label: string
  'aria-describedby'?: string | undefined
  'aria-invalid'?: true | undefined
  status?: '' | 'error'
}

/** A description: plain text with a few marks, a toolbar that writes them, and a look at what comes of it. */
export function RichTextField({ value, onChange, maxLength, label, ...control }: RichTextFieldProps) {
  const t = useT('catalogue')
  const [view, setView] = useState<'write' | 'look'>('write')
  const frame = useRef<HTMLDivElement>(null)

  const apply = (format: Format) => {
    const area = frame.current?.querySelector('textarea')
    if (!area) return
    const next = formatted(value, area.selectionStart, area.selectionEnd, format)
    if (next.text.length > maxLength) return
    onChange(next.text)
    // The selection belongs to the text that is shown after this change.
    requestAnimationFrame(() => {
      area.focus()
      area.setSelectionRange(next.from, next.to)
    })
  }

  return (
    <div className={styles['frame']} ref={frame}>
      <div className={styles['bar']}>
        <div role="toolbar" aria-label={t('product.text.tools')} className={styles['tools']}>
          {FORMATS.map(format => (
            <Tooltip key={format} title={t(`product.text.${format}`)} mouseEnterDelay={0.1}>
              <Button
                type="text"
                size="small"
                className={styles['tool'] ?? ''}
                data-format={format}
                disabled={view === 'look'}
                aria-label={t(`product.text.${format}`)}
                onClick={() => apply(format)}
              >
                {SIGNS[format]}
              </Button>
            </Tooltip>
          ))}
        </div>
        <Segmented
          size="small"
          aria-label={t('product.text.look')}
          value={view}
          onChange={setView}
          options={[
            { value: 'write', label: t('product.text.write') },
            { value: 'look', label: t('product.text.look') },
          ]}
        />
      </div>
      {view === 'write' ? (
        <GrowingText
          {...control}
          className={styles['area'] ?? ''}
          minRows={8}
          maxRows={24}
          maxLength={maxLength}
          value={value}
          onChange={event => onChange(event.target.value)}
        />
      ) : (
        <div className={styles['look']} aria-label={label} role="region">
          {value.trim() === '' ? <p>{t('product.text.empty')}</p> : <RichText html={htmlOf(value)} />}
        </div>
      )}
    </div>
  )
}

const SIGNS: Readonly<Record<Format, string>> = {
  bold: 'B',
  italic: 'I',
  heading: 'H',
  bullets: '•',
  numbers: '1.',
  quote: '“',
  table: '▦',
  line: '—',
}
