import type { QueryClient } from '@tanstack/react-query'

const ELEMENT_ID = 'tp-data'

/**
 * Answers of the first page's calls that the server sent along with it: the page is drawn with them at once, and they grow stale like
 * any others.
 */
export function takeFirstAnswers(client: QueryClient, locale: string): void {
  const element = document.getElementById(ELEMENT_ID)
  if (!element) return
  element.remove()
  const sent: unknown = parsed(element.textContent)
  if (!isRecord(sent) || sent['locale'] !== locale || !Array.isArray(sent['answers'])) return
  for (const answer of sent['answers']) {
    if (isRecord(answer) && typeof answer['name'] === 'string' && answer['data'] !== undefined)
      client.setQueryData([answer['name'], locale, answer['input']], answer['data'])
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
