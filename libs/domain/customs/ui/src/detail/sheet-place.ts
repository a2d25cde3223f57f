import { formPath } from '../shared/form-path'

/** Parts of the sheet that a finding leads to, by the path of their row. */
export const placeOf = (path: string): string => `sheet-${path.replaceAll('.', '-')}`

const SHEET = 'declaration-sheet'
export const isSheetShown = (): boolean => document.getElementById(SHEET) !== null

/** Where the page shows what stands at a path: the field, its row, or the sheet itself for what has none. */
export function goToPlace(path: string): void {
  const parts = formPath(path).split('.')
  for (let length = parts.length; length >= 0; length -= 1) {
    const place = document.getElementById(length === 0 ? SHEET : placeOf(parts.slice(0, length).join('.')))
    if (!place) continue
    place.scrollIntoView({ behavior: 'smooth', block: 'center' })
    place.focus({ preventScroll: true })
    return
  }
}
