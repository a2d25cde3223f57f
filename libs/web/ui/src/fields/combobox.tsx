import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { classNames } from '../class-names'
import { ChevronDownIcon, CloseIcon } from '../icons/icons'
import control from './control.module.css'
import { useFieldControl } from './field'
import { ComboboxList, optionId } from './combobox-list'
import { type ComboboxOption, matchOptions, nextActive } from './combobox-options'
import { type LoadOptions, useLoadedOptions } from './use-loaded-options'

export interface ComboboxTexts {
  /** No option fits what was typed. */
  empty: string
  loading: string
  failed: string
  clear: string
  open: string
}

export interface ComboboxProps {
  value: ComboboxOption | null
  onValue: (option: ComboboxOption | null) => void
  /** Options that are all here … */
  options?: readonly ComboboxOption[] | undefined
  /** … or asked for while typing; an answer that was overtaken is dropped. */
  load?: LoadOptions | undefined
  texts: ComboboxTexts
  placeholder?: string | undefined
  disabled?: boolean | undefined
  icon?: ReactNode
  id?: string | undefined
  'aria-label'?: string | undefined
  controlSize?: 'medium' | 'large' | undefined
}

/** Type code or name, choose with arrows or pointer (WAI-ARIA combobox with a list). */
export function Combobox({
  value,
  onValue,
  options,
  load,
  texts,
  placeholder,
  disabled = false,
  icon,
  id,
  controlSize = 'medium',
  ...rest
}: ComboboxProps) {
  const field = useFieldControl({ id })
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const [above, setAbove] = useState(false)
  const [query, setQuery] = useState<string | null>(null)
  const [active, setActive] = useState(-1)
  const loaded = useLoadedOptions(load, query ?? '', open)
  const shown = load === undefined ? matchOptions(options ?? [], query ?? '') : loaded.options
  const state = load === undefined ? 'ready' : loaded.state

  const show = () => {
    if (disabled || open) return
    const box = frame.current?.getBoundingClientRect()
    setAbove(box !== undefined && window.innerHeight - box.bottom < 300 && box.top > 300)
    setOpen(true)
    setActive(value === null ? -1 : shown.findIndex(option => option.value === value.value))
  }
  const hide = () => {
    setOpen(false)
    setQuery(null)
    setActive(-1)
  }
  const choose = (option: ComboboxOption) => {
    if (option.disabled === true) return
    onValue(option)
    hide()
  }

  useEffect(() => {
    if (open && active >= 0) document.getElementById(optionId(listId, active))?.scrollIntoView?.({ block: 'nearest' })
  }, [open, active, listId])

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    const moves: Record<string, 1 | -1 | 'first' | 'last'> = {
      ArrowDown: 1,
      ArrowUp: -1,
      PageDown: 'last',
      PageUp: 'first',
    }
    const move = moves[event.key]
    if (move !== undefined) {
      event.preventDefault()
      if (open) setActive(nextActive(shown, active, move))
      else show()
      return
    }
    const option = shown[active]
    if (event.key === 'Enter' && open && option !== undefined) {
      event.preventDefault()
      choose(option)
    } else if (event.key === 'Escape' && open) {
      // Only the list closes, not the dialog around it.
      event.preventDefault()
      event.stopPropagation()
      hide()
    } else if (event.key === 'Tab') {
      if (open && option !== undefined) choose(option)
      else hide()
    }
  }

  return (
    <div
      ref={frame}
      className={classNames(
        control['frame'],
        controlSize === 'large' && control['large'],
        disabled && control['disabled'],
      )}
      onBlur={event => {
        if (!event.currentTarget.contains(event.relatedTarget)) hide()
      }}
    >
      {icon !== undefined && <span className={control['lead']}>{icon}</span>}
      <input
        {...field}
        ref={input}
        className={control['input']}
        role="combobox"
        type="text"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        aria-label={rest['aria-label']}
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={open && active >= 0 ? optionId(listId, active) : undefined}
        placeholder={placeholder}
        disabled={disabled}
        value={query ?? value?.label ?? ''}
        onChange={event => {
          setQuery(event.target.value)
          setOpen(true)
          setActive(event.target.value === '' ? -1 : 0)
          if (event.target.value === '' && value !== null) onValue(null)
        }}
        onClick={show}
        onKeyDown={onKeyDown}
      />
      <span className={control['tail']}>
        {value !== null && !disabled && (
          <button
            type="button"
            className={control['inner']}
            aria-label={texts.clear}
            onClick={() => {
              onValue(null)
              hide()
              input.current?.focus()
            }}
          >
            <CloseIcon size={16} />
          </button>
        )}
        <button
          type="button"
          className={control['inner']}
          tabIndex={-1}
          aria-label={texts.open}
          disabled={disabled}
          onClick={() => {
            if (open) hide()
            else show()
            input.current?.focus()
          }}
        >
          <ChevronDownIcon size={18} />
        </button>
      </span>
      {open && (
        <ComboboxList
          id={listId}
          label={rest['aria-label'] ?? placeholder ?? texts.open}
          options={shown}
          active={active}
          chosen={value?.value}
          above={above}
          note={
            state === 'loading'
              ? texts.loading
              : state === 'failed'
                ? texts.failed
                : shown.length === 0
                  ? texts.empty
                  : ''
          }
          onActive={setActive}
          onChoose={choose}
        />
      )}
    </div>
  )
}
