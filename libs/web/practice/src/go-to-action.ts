/** Brings the first step that a document's page offers into view and puts the focus on it; before there is a page, its first field. */
export function goToAction(areaId: string): void {
  const area = document.getElementById(areaId)
  const target = area?.querySelector<HTMLElement>('header button') ?? area?.querySelector<HTMLElement>('input, button')
  target?.scrollIntoView({ behavior: 'smooth', block: 'center' })
  target?.focus({ preventScroll: true })
}
