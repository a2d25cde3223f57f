import type { FormInstance } from 'antd'
import type { FieldError } from '@tradeport/kernel/contract-kit'

/** What is wrong is brought into view, and can be mended at once. */
export const SHOW_FIRST_ERROR = { behavior: 'smooth', block: 'center', focus: true } as const

/** Path of a field error as antd names fields: numbers are list indexes. */
export function namePath(path: string): (string | number)[] {
  return path.split('.').map(part => (/^\d+$/.test(part) ? Number(part) : part))
}

/** Shows the server's findings at their fields and brings the first into view. */
export function showFieldErrors(form: FormInstance, errors: readonly FieldError[]): void {
  if (errors.length === 0) return
  form.setFields(errors.map(error => ({ name: namePath(error.path), errors: [error.message] })))
  const first = errors[0]
  if (first) form.scrollToField(namePath(first.path), SHOW_FIRST_ERROR)
}
