import { uploadFile } from '@tradeport/domain/files/contract'
import type { Endpoint, InputOf } from '@tradeport/kernel/contract-kit'
import { plainPlace, withTexts, type Caller } from '@tradeport/testing/harness'
import sharp from 'sharp'
import { expect } from 'vitest'

const script = (no: number) => `<svg onload=stolen=${no}>`
const scripts = (no: number) =>
  `<script>stolen=${no}</script><img src=x onerror=stolen=${no}><a href="javascript:stolen=${no}">more</a>`
/** What databases, spreadsheets, templates and screens take for more than it is, and signs of several parts. */
const TRICKS = [
  `'); drop table user_account; --`,
  '=HYPERLINK("https://evil.example","more")',
  '@SUM(1+1)',
  '{{constructor.constructor("stolen=1")()}} ${stolen} %s',
  '\u202Egnp.exe\u202C\u2066a\u2069\u200B\u200D\u200Ez',
  '\u{1F469}\u200D\u{1F469}\u200D\u{1F467}\u{1F1E9}\u{1F1EA} e\u0301\u0323 \u0E01\u0E47\u0E4Cz',
]
/** What is shorter holds no script. */
export const SHORT = script(9999).length
const LONG = [scripts(9999), ...TRICKS].join(' ').length

/** All of them where they fit; else the tag, after one that fits. */
function hostile(no: number, most: number): string {
  // Lengths that are counted in letters are not in the contract's form: a short text fits all.
  if (Number.isFinite(most) && most >= LONG) return [scripts(no), ...TRICKS].join(' ')
  const trick = TRICKS[no % TRICKS.length] ?? ''
  const room = Number.isFinite(most) ? most : 0
  return trick.length + 1 + SHORT <= room ? `${trick} ${script(no)}` : script(no)
}

/** What a machine reads: codes, keys and secrets, which no contract's form tells from a text. */
export const CODES =
  /(?:^|\.)(?:unit|saleUnit|customsUnit|currency|currencyWish|targetCurrency|timeZone|locale|password|token|formToken|clientMsgId|contentHash|categoryCode|regNo|email|phone|website|skuCode|code|field|origin|companyType|regionIds\[\]|transports\[\]|attributes\..*|answers\..*|serviceRegions\[\]|roles\[\]|accountNo|exportLicenceNo|customsRegNo|vatNo|contactEmail|annualRevenue|addresses\[\]|categoryCodes\[\]|held|scope|namespace|key|stamp|icon|hash)$/

/** Where the contract takes formatted text: it is cleaned instead of kept. */
const RICH = /^(?:catalogue|serviceMarket|content)\.\S+ (?:.*\.)?(?:description|body)\.\w+$/
/** Its part that does no harm, and stays. */
const HARMLESS = 'Merino and cashmere'

/** Whatever runs, loads, links out or is a page of its own. */
const ALIVE = /<(?:script|img|svg|iframe|object|embed|form|style|link)\b|\son\w+\s*=|javascript:/i

interface Ink {
  /** Of all pens: a company is told also what was written to it before. */
  readonly everWritten: string[]
  /** Where the tests wrote something. */
  readonly walked: Set<string>
}

/** Of each file of tests: several may share what a worker has loaded. */
const inks = new Map<string, Ink>()
function ink(): Ink {
  const file = expect.getState().testPath ?? ''
  const kept = inks.get(file) ?? { everWritten: [], walked: new Set() }
  inks.set(file, kept)
  return kept
}

export const walkedPlaces = (): string => `${[...ink().walked].sort().join('\n')}\n`

/** Fills calls with scripts, and looks for them in what others are told. */
export class HostilePen {
  private readonly kept = new Map<string, string>()

  /** The call with a script in each of its texts. */
  write<E extends Endpoint>(endpoint: E, input: InputOf<E> & object): InputOf<E> {
    return withTexts(endpoint.input, input, (place, most) => {
      if (CODES.test(place)) return undefined
      const where = `${endpoint.name} ${place}`
      if (RICH.test(where)) {
        ink().walked.add(plainPlace(where))
        return `<p>${HARMLESS}</p>${scripts(0)}`
      }
      return most < SHORT ? undefined : this.text(where, most)
    })
  }

  /**
   * One text, where a call is not filled as a whole.
   * @param place the endpoint and the field, as in `catalogue.storeUpdate name.en_US`
   */
  text(place: string, most = SHORT): string {
    ink().walked.add(plainPlace(place))
    const { everWritten } = ink()
    const text = hostile(everWritten.length + 1000, most)
    this.kept.set(text, place)
    everWritten.push(text)
    return text
  }

  /**
   * What is wrong with the answers that others get: texts that are not there as they were written, and rich texts that still can do
   * something.
   */
  faultsIn(answers: readonly unknown[]): string[] {
    const told = answers.flatMap(answer => stringsIn(answer, ''))
    const texts = [...this.kept.keys()]
    const changed = told.filter(({ text }) => {
      const rest = ink().everWritten.reduce(
        // What is kept of a change is JSON.
        (soFar, each) => soFar.replaceAll(each, '').replaceAll(JSON.stringify(each).slice(1, -1), ''),
        text,
      )
      const isCutShort = rest.endsWith('…') && ink().everWritten.some(each => each.startsWith(rest.slice(0, -1)))
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

export const only = <T>([first]: readonly T[]): T => {
  if (first === undefined) throw new Error('there is nothing')
  return first
}

export const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF')

export const aDocument = async (of: Caller, name = 'paper.pdf') =>
  (await of.upload(uploadFile, { kind: 'document' }, { name, type: 'application/pdf', content: PDF })).data

export async function aPicture(of: Caller): Promise<string> {
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#b8332a' } })
  const file = { name: 'a.png', type: 'image/png', content: await picture.png().toBuffer() }
  return (await of.upload(uploadFile, { kind: 'image' }, file)).data.id
}
