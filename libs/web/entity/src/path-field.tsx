import { createContext, use, type ReactNode } from 'react'
import { Field, useFieldControl, type ControlAttributes, type FieldProps } from '@tradeport/web/ui'

const Problems = createContext<ReadonlyMap<string, string>>(new Map())

/** What is wrong in a form whose values are held as one object, by path; fields inside find their own. */
export function FormProblems({ problems, children }: { problems: ReadonlyMap<string, string>; children: ReactNode }) {
  return <Problems value={problems}>{children}</Problems>
}

/** The finding at the first of these paths that has one. */
export function useProblemAt(...paths: readonly string[]): string | undefined {
  const problems = use(Problems)
  return paths.map(path => problems.get(path)).find(problem => problem !== undefined)
}

const anchorOf = (path: string) => `field-${path.replaceAll('.', '-')}`

/** Where a path stands in the page. One inside a list falls back to the list. */
function anchorAt(path: string): HTMLElement | undefined {
  const parts = path.split('.')
  for (let length = parts.length; length > 0; length -= 1) {
    const anchor = document.getElementById(anchorOf(parts.slice(0, length).join('.')))
    if (anchor) return anchor
  }
  return undefined
}

/** Brings the uppermost of these fields into view and puts the cursor in it, whatever order they were found in. */
export function goToFirst(paths: readonly string[]): void {
  const [first] = paths
    .map(anchorAt)
    .filter(anchor => anchor !== undefined)
    .sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_PRECEDING ? 1 : -1))
  first?.scrollIntoView({ behavior: 'smooth', block: 'center' })
  first
    ?.querySelector<HTMLElement>('input, textarea, select, [contenteditable="true"], button')
    ?.focus({ preventScroll: true })
}

/** Brings a field into view and puts the cursor in it. */
export const goToField = (path: string): void => goToFirst([path])

/** Marks a place in the form that is no single field: a list of parts. */
export function PathAnchor({ path, className, children }: { path: string; className?: string; children: ReactNode }) {
  return (
    <div id={anchorOf(path)} {...(className ? { className } : {})}>
      {children}
    </div>
  )
}

export interface PathFieldControl extends ControlAttributes {
  status: '' | 'error'
}

export interface PathFieldProps extends Omit<FieldProps, 'error' | 'children'> {
  path: string
  /** Further paths whose findings belong here: the languages of a text. */
  also?: readonly string[] | undefined
  /** Takes the whole row of a grid. */
  wide?: boolean | undefined
  /** Ours take what they need by themselves; antd's get it handed. */
  children: ReactNode | ((control: PathFieldControl) => ReactNode)
}

/** One field of such a form: label, control, and the finding at its path. */
export function PathField({ path, also = [], wide = false, children, ...field }: PathFieldProps) {
  const error = useProblemAt(path, ...also)
  return (
    <div id={anchorOf(path)} data-wide={wide || undefined}>
      <Field {...field} error={error}>
        {typeof children === 'function' ? <Control>{children}</Control> : children}
      </Field>
    </div>
  )
}

function Control({ children }: { children(control: PathFieldControl): ReactNode }) {
  const attributes = useFieldControl()
  return children({ ...attributes, status: attributes['aria-invalid'] ? 'error' : '' })
}
