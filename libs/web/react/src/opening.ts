const FIELD = 'input[type="search"]'
/** The server's opening is still in the app's place. */
const MARK = 'data-opening'
const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set

/**
 * The app takes the place of the opening that the server sent. What somebody has typed into its search goes on in the app's own.
 * Called before the first render; what it returns, after it.
 */
export function takeOver(root: HTMLElement): () => void {
  const before = root.querySelector<HTMLInputElement>(FIELD)
  const wasFocused = before !== null && document.activeElement === before
  return () => {
    root.removeAttribute(MARK)
    const field = root.querySelector<HTMLInputElement>(FIELD)
    if (!before || !field || field === before || (!wasFocused && before.value === '')) return
    field.focus()
    if (before.value === '') return
    // As if it were typed: the field is React's.
    setValue?.call(field, before.value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}
