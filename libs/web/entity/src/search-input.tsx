import { useT } from '@tradeport/web/i18n'
import { CloseIcon, IconButton, SearchIcon, TextInput, classNames, type TextInputProps } from '@tradeport/web/ui'
import { useState } from 'react'
import styles from './entity.module.css'

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
        if (event.key !== 'Enter') return
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
