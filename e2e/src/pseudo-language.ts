import type { BrowserContext, Page, Response } from '@playwright/test'
import antd from 'antd/locale/en_US.js'
import * as config from '@tradeport/kernel/config'
import { ALL_LOCALES, CURRENCIES, toBcp47 } from '@tradeport/kernel/config'
import ts from 'typescript'

/**
 * Every text that is looked up arrives as ⟦text⟧: the files of the English texts are rewritten on their way into the browser, so
 * that the build under test is the one that is shipped. What a page shows outside the brackets, and no answer of the API
 * contains, was written into the code.
 */
export async function speakPseudo(context: BrowserContext): Promise<void> {
  // A page whose requests are watched keeps no cache: each of its chunks comes again and again.
  const rewritten = new Map<string, Promise<string>>()
  await context.route(/\/assets\/en_US-[\w-]+\.js$/, async route => {
    const { host, port, pathname } = new URL(route.request().url())
    const read = async () => {
      // Node does not resolve *.localhost by itself.
      const file = await context.request.get(`http://127.0.0.1:${port}${pathname}`, { headers: { host } })
      return bracketed(await file.text())
    }
    const body = rewritten.get(pathname) ?? read()
    rewritten.set(pathname, body)
    await route.fulfill({ contentType: 'text/javascript', body: await body })
  })
}

function bracketed(code: string): string {
  const syntax = ts.createSourceFile('texts.js', code, ts.ScriptTarget.Latest, true)
  const texts: ts.StringLiteralLike[] = []
  const visit = (node: ts.Node) => {
    if (ts.isPropertyAssignment(node) && ts.isStringLiteralLike(node.initializer)) texts.push(node.initializer)
    ts.forEachChild(node, visit)
  }
  visit(syntax)
  return texts
    .reverse()
    .reduce((rest, { text, pos, end }) => rest.slice(0, pos) + JSON.stringify(`⟦${text}⟧`) + rest.slice(end), code)
}

/** What the API has answered, and what the product knows of countries, languages, brands and antd's own words. */
export class KnownData {
  private known = words([config, antd, namesOfCodes()])
  private readonly reading: Promise<void>[] = []

  constructor(page: Page) {
    page.on('response', response => this.reading.push(this.read(response)))
  }

  private async read(response: Response): Promise<void> {
    const type = response.headers()['content-type'] ?? ''
    const isAnswer = response.url().includes('/api/') && type.includes('json')
    if (!isAnswer && !type.includes('text/html')) return
    const body = await response.text().catch(() => '')
    this.known += isAnswer && body !== '' ? words(JSON.parse(body)) : ` ${body.toLowerCase()}`
  }

  async settled(): Promise<void> {
    await Promise.all(this.reading)
  }

  has(text: string): boolean {
    return this.known.includes(plain(text))
  }
}

const plain = (text: string) =>
  text
    .replace(/<[^>]*>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()

function words(value: unknown): string {
  if (typeof value === 'string') return ` ${plain(value)}`
  if (typeof value !== 'object' || value === null) return ''
  return Object.entries(value)
    .map(([name, inner]) => ` ${name.toLowerCase()}${words(inner)}`)
    .join('')
}

function namesOfCodes(): string[] {
  const codes = Array.from({ length: 26 * 26 }, (_, n) => String.fromCharCode(65 + Math.floor(n / 26), 65 + (n % 26)))
  const regions = new Intl.DisplayNames('en', { type: 'region' })
  const months = Array.from({ length: 12 }, (_, month) => new Date(2026, month, 1)).flatMap(date =>
    (['long', 'short'] as const).map(month => date.toLocaleDateString('en-US', { month })),
  )
  const currencies = CURRENCIES.map(({ code }) => new Intl.DisplayNames('en', { type: 'currency' }).of(code) ?? '')
  const languages = ALL_LOCALES.flatMap(of =>
    ALL_LOCALES.map(code => new Intl.DisplayNames(toBcp47(of), { type: 'language' }).of(toBcp47(code)) ?? ''),
  )
  return [...codes.map(code => regions.of(code) ?? ''), ...months, ...currencies, ...languages]
}

export interface Spoken {
  readonly text: string
  readonly where: string
}

/** Everything that can be read or heard on the page and is not in brackets; antd's signs for more pages cannot be renamed. */
export function outsideBrackets(page: Page): Promise<Spoken[]> {
  return page.evaluate(() => {
    const found: { text: string; where: string }[] = []
    const nameOf = (element: Element) =>
      [element.parentElement, element]
        .map(one => `${one?.tagName.toLowerCase() ?? ''}.${one?.getAttribute('class')?.split(' ')[0] ?? ''}`)
        .join(' > ')
    const blockOf = (element: Element | null): Element | null =>
      element && getComputedStyle(element).display.startsWith('inline') ? blockOf(element.parentElement) : element
    let block: Element | null = null
    let depth = 0
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (!parent || parent.closest('script, style, noscript, [lang]:not(html)') || !parent.checkVisibility()) continue
      if (blockOf(parent) !== block) depth = 0
      block = blockOf(parent)
      let outside = ''
      for (const letter of node.textContent ?? '') {
        if (letter === '⟦') depth += 1
        else if (letter === '⟧') depth = Math.max(0, depth - 1)
        else outside += depth === 0 ? letter : '\n'
      }
      found.push(...outside.split('\n').map(text => ({ text, where: nameOf(parent) })))
    }
    for (const name of ['aria-label', 'aria-description', 'placeholder', 'title', 'alt']) {
      for (const element of document.querySelectorAll(`[${name}]`)) {
        const text = element.getAttribute(name) ?? ''
        const isHidden =
          element.closest('[aria-hidden="true"], .ant-pagination-item-container') || !element.checkVisibility()
        if (!text.includes('⟦') && !isHidden) found.push({ text, where: `${nameOf(element)} [${name}]` })
      }
    }
    return found
  })
}
