export function applyViewport(page: Document, content: string): void {
  const existing = page.querySelector('meta[name="viewport"]')
  const meta = existing ?? page.head.appendChild(page.createElement('meta'))
  meta.setAttribute('name', 'viewport')
  meta.setAttribute('content', content)
}
