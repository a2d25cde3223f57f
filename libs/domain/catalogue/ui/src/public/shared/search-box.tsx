import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { mallRoutes, searchSuggestions } from '@tradeport/domain/catalogue/contract'
import { useT } from '@tradeport/web/i18n'
import { useNavigateTo } from '@tradeport/web/navigation'
import { useEndpoint } from '@tradeport/web/react'
import { SearchIcon, classNames } from '@tradeport/web/ui'
import { searchPath } from '../frame/addresses'
import { useCategories } from './use-categories'
import styles from './search-box.module.css'

export interface SearchBoxProps {
  readonly size?: 'medium' | 'large' | undefined
  /** What is being searched for now. */
  readonly value?: string | undefined
  /** Where words are searched; the mall's list by default. */
  readonly onSearch?: ((keyword: string) => void) | undefined
  readonly autoFocus?: boolean | undefined
  /** What is searched: goods, with suggestions, or suppliers. */
  readonly of?: 'goods' | 'stores' | undefined
}

const TYPING_PAUSE_MS = 180
const LONGEST = 60

interface Suggestion {
  readonly key: string
  readonly label: string
  readonly go: () => void
  readonly isCategory: boolean
}

/** Words of the reader's language with what goes on from them (WAI-ARIA combobox with a list). */
export function SearchBox({ size = 'medium', value = '', onSearch, autoFocus = false, of = 'goods' }: SearchBoxProps) {
  const t = useT('mall')
  const listId = useId()
  const navigate = useNavigateTo()
  const box = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState(value)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [known, setKnown] = useState(value)
  if (known !== value) {
    setKnown(value)
    setTyped(value)
  }
  const search = (keyword: string) => {
    setOpen(false)
    setTyped(keyword)
    if (onSearch) onSearch(keyword.trim())
    else navigate(searchPath(keyword.trim()))
  }
  const suggestions = useSuggestions(open && of === 'goods' ? typed : '', search, path => {
    setOpen(false)
    navigate(path)
  })
  const isShown = open && suggestions.length > 0

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const chosen = isShown ? suggestions[active] : undefined
    if (chosen) chosen.go()
    else search(typed)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !isShown) return
    const count = suggestions.length + 1
    if (event.key === 'Escape') setOpen(false)
    else if (event.key === 'ArrowDown') setActive(at => ((at + 2) % count) - 1)
    else if (event.key === 'ArrowUp') setActive(at => ((at + count) % count) - 1)
    else return
    event.preventDefault()
  }

  return (
    <form
      ref={box}
      role="search"
      className={classNames(styles.box, styles[size])}
      onSubmit={onSubmit}
      onBlur={event => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
      }}
    >
      <SearchIcon size={size === 'large' ? 22 : 18} />
      <input
        className={styles.input}
        type="search"
        enterKeyHint="search"
        role="combobox"
        aria-label={t(`search.${of}`)}
        aria-expanded={isShown}
        aria-controls={isShown ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={isShown && active >= 0 ? `${listId}-${active}` : undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        autoFocus={autoFocus}
        placeholder={t(size === 'large' ? 'search.placeholder' : `search.${of}`)}
        value={typed}
        onChange={event => {
          setTyped(event.target.value)
          setOpen(true)
          setActive(-1)
        }}
        onKeyDown={onKeyDown}
      />
      {/* The small box's has no room: who writes ends with Enter, and nobody stops where nothing can be seen. */}
      <button type="submit" className={styles.button} tabIndex={size === 'large' ? undefined : -1}>
        {size === 'large' ? t('search.button') : <span className="tp-visually-hidden">{t('search.button')}</span>}
      </button>
      {isShown && (
        <ul id={listId} role="listbox" aria-label={t('search.suggestions')} className={styles.list}>
          {suggestions.map((suggestion, index) => (
            <li
              key={suggestion.key}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === active}
              className={styles.option}
              onPointerDown={event => event.preventDefault()}
              onPointerMove={() => setActive(index)}
              onClick={suggestion.go}
            >
              <span className={styles.label}>{suggestion.label}</span>
              {suggestion.isCategory && <span className={styles.hint}>{t('search.inCategory')}</span>}
            </li>
          ))}
        </ul>
      )}
    </form>
  )
}

function useSuggestions(
  typed: string,
  onWord: (word: string) => void,
  onPath: (path: string) => void,
): readonly Suggestion[] {
  const text = useRested(typed.trim().slice(0, LONGEST))
  const { data } = useEndpoint(
    searchSuggestions,
    { text: text || ' ' },
    { enabled: text !== '', keepPrevious: true, ignoreError: true },
  )
  const { byId } = useCategories({ enabled: text !== '' })
  if (typed.trim() === '' || !data) return []
  return [
    ...data.words.map(word => ({ key: `w:${word}`, label: word, isCategory: false, go: () => onWord(word) })),
    ...data.categories.flatMap(({ id, name }) => {
      const slug = byId.get(id)?.slug
      if (slug === undefined) return []
      return [{ key: `c:${id}`, label: name, isCategory: true, go: () => onPath(mallRoutes.category(slug)) }]
    }),
  ]
}

/** The value once it has not changed for a moment. */
function useRested(value: string): string {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return value === '' ? '' : rested
}
