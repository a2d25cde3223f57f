import { useT } from '@tradeport/web/i18n'
import { CloseIcon, IconButton, SearchIcon, TextInput, classNames, type TextInputProps } from '@tradeport/web/ui'
import { useEffect, useState } from 'react'
import styles from './entity.module.css'
import { useDebounced } from './use-debounced'

export interface SearchInputProps extends Omit<TextInputProps, 'type' | 'placeholder' | 'tail' | 'onChange'> {
  'aria-label': string
  onValue?(text: string): void
  /** Enter, or the lens. */
  onSearch?(text: string): void
}

/** A field to search by: it says what for, and searches at Enter. */
export function SearchInput({ value, defaultValue = '', className, onValue, onSearch, ...rest }: SearchInputProps) {
  const t = useT('entity')
  const [own, setOwn] = useState(String(defaultValue))
  const text = value === undefined ? own : String(value)
  const put = (next: string) => {
    setOwn(next)
    onValue?.(next)
  }
  return (
    <TextInput
      {...rest}
      type="search"
      className={classNames(styles['searchField'], className)}
      placeholder={rest['aria-label']}
      value={text}
      onValue={put}
      onKeyDown={event => {
        // An Enter that takes what an input method offers searches nothing yet.
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
        event.preventDefault()
        onSearch?.(text)
      }}
      tail={
        <>
          {text !== '' && (
            <IconButton
              icon={<CloseIcon size={16} />}
              label={t('search.clear')}
              size="small"
              onClick={() => {
                put('')
                onSearch?.('')
              }}
            />
          )}
          {onSearch && (
            <IconButton
              icon={<SearchIcon size={16} />}
              label={t('search.go')}
              size="small"
              onClick={() => onSearch(text)}
            />
          )}
        </>
      }
    />
  )
}

/** How long the typing rests before a list is asked for what was typed. */
const REST_MS = 300

export interface KeywordInputProps {
  /** What the list is narrowed by, as its address has it. */
  value: string
  label: string
  className?: string | undefined
  /** What was typed, once the typing has rested; at once by Enter, the lens or clearing. */
  onChange(keyword: string): void
}

/** The search of a list, as one types. It stays the same field whatever the list answers, so that nothing typed meanwhile is lost. */
export function KeywordInput({ value, label, className, onChange }: KeywordInputProps) {
  const [text, setText] = useState(value)
  // The keyword this field has put into the address: any other that stands there comes from elsewhere, and is shown.
  const [own, setOwn] = useState(value)
  const [shown, setShown] = useState(value)
  if (value !== shown) {
    setShown(value)
    if (value !== own) {
      setOwn(value)
      setText(value)
    }
  }
  const put = (next: string) => {
    setOwn(next)
    if (next !== value) onChange(next)
  }
  // What is still composed (pinyin on its way to a word) is no keyword.
  const [isComposing, setIsComposing] = useState(false)
  const rested = useDebounced(isComposing ? own : text, REST_MS)
  useEffect(() => {
    // Also what rested before something else was put at once, and is typed again.
    if (rested === text && text !== own) put(text)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- reacts to typing that has come to rest alone
  }, [rested, text])
  return (
    <SearchInput
      className={className}
      aria-label={label}
      value={text}
      maxLength={200}
      onValue={setText}
      onSearch={put}
      onCompositionStart={() => setIsComposing(true)}
      onCompositionEnd={() => setIsComposing(false)}
    />
  )
}
