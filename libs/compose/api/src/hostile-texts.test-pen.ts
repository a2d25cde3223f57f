import type { Endpoint, InputOf } from '@tradeport/kernel/contract-kit'
import { withTexts } from '@tradeport/testing/harness'

const script = (no: number) => `<svg onload=stolen=${no}>`
const scripts = (no: number) =>
  `<script>stolen=${no}</script><img src=x onerror=stolen=${no}><a href="javascript:stolen=${no}">more</a>`
const SHORT = script(9999).length
const LONG = scripts(9999).length

/** What a machine reads: codes, keys and secrets, which no contract's form tells from a text. */
const CODES =
  /(?:^|\.)(?:unit|saleUnit|customsUnit|currency|currencyWish|targetCurrency|timeZone|locale|password|token|formToken|clientMsgId|contentHash|categoryCode|regNo|email|phone|website|skuCode|code|field|origin|companyType|regionIds\[\]|transports\[\]|attributes\..*|serviceRegions\[\])$/

/** Where the contract takes formatted text: it is cleaned instead of kept. */
const RICH = /(?:^|\.)(?:description|body)\.\w+$/
/** Its part that does no harm, and stays. */
const HARMLESS = 'Merino and cashmere'

/** Whatever runs, loads, links out or is a page of its own. */
const ALIVE = /<(?:script|img|svg|iframe|object|embed|form|style|link)\b|\son\w+\s*=|javascript:/i

/** Of all pens: a company is told also what was written to it before. */
const everWritten: string[] = []

/** Fills calls with scripts, and looks for them in what others are told. */
export class HostilePen {
  private readonly kept = new Map<string, string>()

  /** The call with a script in each of its texts. */
  write<E extends Endpoint>(endpoint: E, input: InputOf<E> & object): InputOf<E> {
    return withTexts(endpoint.input, input, (place, most) => {
      if (CODES.test(place)) return undefined
      if (RICH.test(place)) return `<p>${HARMLESS}</p>${scripts(0)}`
      if (most < SHORT) return undefined
      const no = everWritten.length + 1000
      // Lengths that are counted in letters are not in the contract's form: a short text fits all.
      const text = most < LONG || !Number.isFinite(most) ? script(no) : scripts(no)
      this.kept.set(text, `${endpoint.name} ${place}`)
      everWritten.push(text)
      return text
    })
  }

  /**
   * What is wrong with the answers that others get: texts that are not there as they were written, and rich texts that still can do
   * something.
   */
  faultsIn(answers: readonly unknown[]): string[] {
    const told = answers.flatMap(answer => stringsIn(answer, ''))
    const texts = [...this.kept.keys()]
    const changed = told.filter(({ text }) => {
      const rest = everWritten.reduce((soFar, each) => soFar.replaceAll(each, ''), text)
      const isCutShort = rest.endsWith('…') && everWritten.some(each => each.startsWith(rest.slice(0, -1)))
      return !isCutShort && (ALIVE.test(rest) || rest.includes('&lt;'))
    })
    const lost = texts.filter(each => !told.some(({ text }) => text.includes(each)))
    return [
      ...changed.map(({ place, text }) => `${place}: ${text}`),
      ...lost.map(each => `nobody reads ${this.kept.get(each)}`),
    ]
  }
}

function stringsIn(value: unknown, place: string): { place: string; text: string }[] {
  if (typeof value === 'string') return [{ place, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) => stringsIn(each, `${place}.${name}`))
}
