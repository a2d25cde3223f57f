import { Button, type GetRef, type Input } from 'antd'
import { languageTextSave, type TextRow } from '@tradeport/domain/language/contract'
import { placeholderProblem, placeholdersOf, tidyText } from '@tradeport/domain/language/rules'
import { localeConfig, toBcp47, type LocaleCode } from '@tradeport/kernel/config'
import { GrowingText } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useAction, useLeaveGuard, useNotify } from '@tradeport/web/react'
import { useEffect, useId, useRef, useState } from 'react'
import styles from '../language.module.css'
import { TextPreview } from './text-preview'

export interface TextEditorProps {
  row: TextRow
  scope: string
  locale: LocaleCode
  onDone(): void
}

/** The text in its place in the list: placeholders to insert, what is wrong with it, and how it will read. */
export function TextEditor({ row, scope, locale, onDone }: TextEditorProps) {
  const t = useT('languageWork')
  const common = useT('common')
  const notify = useNotify()
  const id = useId()
  const area = useRef<GetRef<typeof Input.TextArea>>(null)
  // What is being typed stays when somebody else saves the same text; saving it is then refused as stale.
  const [{ version, start }] = useState({ version: row.version, start: row.draft ?? row.inherited ?? '' })
  const [value, setValue] = useState(start)
  const [touched, setTouched] = useState(false)
  const release = useLeaveGuard(value !== start)
  const save = useAction(languageTextSave, { onSuccess: () => notify.success(t('done.saved')) })
  // One writes on at the end; who comes back later goes on where they were.
  useEffect(() => area.current?.focus({ cursor: 'end' }), [])
  const text = tidyText(value)
  const problem = placeholderProblem(row.key, row.english, text)
  const refusal =
    text === ''
      ? t('problem.empty')
      : [
          ...(problem?.missing.length ? [t('problem.missing', { names: named(problem.missing) })] : []),
          ...(problem?.unknown.length ? [t('problem.unknown', { names: named(problem.unknown) })] : []),
        ].join(' ')
  const shown = touched || value !== start ? refusal : ''

  const store = async () => {
    setTouched(true)
    if (refusal !== '') return area.current?.focus()
    const address = { scope, locale, namespace: row.namespace, key: row.key }
    const result = await save.run({ ...address, version, text })
    if (!result.ok) return
    release()
    onDone()
  }
  /** A key that is pressed by a slip does not throw away what was typed. */
  const leave = async () => {
    const isSure =
      value === start ||
      (await notify.confirm({ title: common('leave.text'), confirmLabel: common('leave.leave'), danger: true }))
    if (isSure) onDone()
    else area.current?.focus()
  }
  const insert = (name: string) => {
    const field = area.current?.resizableTextArea?.textArea
    const at = field?.selectionStart ?? value.length
    const before = `${value.slice(0, at)}{${name}}`
    setValue(`${before}${value.slice(field?.selectionEnd ?? at)}`)
    // One writes on behind it; the place belongs to the text that is shown after this change.
    requestAnimationFrame(() => {
      field?.focus()
      field?.setSelectionRange(before.length, before.length)
    })
  }
  return (
    <div className={styles['editor']}>
      <label className="tp-visually-hidden" htmlFor={id}>
        {`${localeConfig(locale).name}: ${row.english}`}
      </label>
      <GrowingText
        id={id}
        ref={area}
        lang={toBcp47(locale)}
        value={value}
        maxLength={row.maxLength}
        status={shown ? 'error' : ''}
        aria-describedby={`${id}-about`}
        aria-invalid={shown !== ''}
        onChange={event => setValue(event.target.value)}
        onKeyDown={event => {
          // While characters are being composed, both keys belong to the input method.
          if (event.nativeEvent.isComposing) return
          if (event.key === 'Escape') {
            // Else the question that it opens would be closed by it.
            event.stopPropagation()
            void leave()
          }
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void store()
        }}
      />
      <div id={`${id}-about`} role="status">
        {shown && <p className={styles['refusal']}>{shown}</p>}
        {!shown && text !== '' && (
          <p className={styles['preview']}>
            <b>{t('item.preview')}</b> <TextPreview text={text} lang={toBcp47(locale)} />
          </p>
        )}
      </div>
      <div className={styles['buttons']}>
        {placeholdersOf(row.english).map(name => (
          <Button
            key={name}
            size="small"
            aria-label={t('item.insert', { name })}
            className={styles['chip'] ?? ''}
            onClick={() => insert(name)}
          >{`{${name}}`}</Button>
        ))}
        <span className={styles['grow']} />
        <Button onClick={onDone}>{t('action.cancel')}</Button>
        <Button type="primary" loading={save.pending} onClick={() => void store()}>
          {t('action.save')}
        </Button>
      </div>
    </div>
  )
}

const named = (names: readonly string[]) => names.map(name => `{${name}}`).join(', ')
