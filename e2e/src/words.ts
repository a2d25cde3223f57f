import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { LocaleCode } from '@tradeport/kernel/contract-kit'
import ts from 'typescript'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const SOURCE: LocaleCode = 'en_US'
const DATA = '…'
const PLACEHOLDER = /\{\w+\}/g
/** What is counted or costs: no words. */
const NUMBERS = new Set(['{number}', '{count}', '{page}', '{total}', '{min}', '{max}'])

interface Pattern {
  readonly text: string
  readonly matches: RegExp
}

/** The texts of the product in one language, to tell what it says itself from what it shows; they are named by their English. */
export class Words {
  private readonly exact = new Map<string, string[]>()
  private readonly patterns: Pattern[] = []
  private readonly meant = new Map<string, readonly string[]>()

  constructor(locale: LocaleCode) {
    const english = textsIn(SOURCE)
    for (const [key, text] of textsIn(locale)) {
      // One thing and several of them are the same place.
      const shown = english.get(key.replace(/_(?:zero|one|two|few|many)$/, '_other')) ?? english.get(key)
      if (shown === undefined) continue
      if (/\{\w+\}/.test(text)) this.addPattern(text, shown)
      else this.exact.set(tidy(text), [...(this.exact.get(tidy(text)) ?? []), tidy(shown)])
    }
    this.patterns.sort((one, other) => other.matches.source.length - one.matches.source.length)
  }

  private addPattern(text: string, shown: string): void {
    // Short words before or after data, and words between two pieces of data, would be found in too many names.
    const letters = shown.replaceAll(PLACEHOLDER, '').match(/\p{L}/gu) ?? []
    const isCounted = [...shown.matchAll(PLACEHOLDER)].every(([each]) => NUMBERS.has(each))
    if (letters.length < (isCounted ? 2 : 5) || /^\{\w+\}.*\{\w+\}$/.test(shown)) return
    const source = tidy(text)
      .split(/(\{\w+\})/)
      .map(part => {
        if (!part.startsWith('{')) return part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
        return NUMBERS.has(part) ? String.raw`\P{L}+` : '.+'
      })
      .join('')
    this.patterns.push({
      text: tidy(shown).replaceAll(PLACEHOLDER, DATA),
      matches: new RegExp(`^${source}$`, 'u'),
    })
  }

  private candidatesOf(text: string): readonly string[] {
    const shaped = this.patterns.filter(({ matches }) => matches.test(text)).map(pattern => pattern.text)
    // A word and a number that stand in boxes of their own.
    const [, word = ''] = /^(.*\p{L})[^\p{L}]*\d$/u.exec(text) ?? []
    const numbered = this.exact.get(word)?.map(each => `${each} ${DATA}`) ?? []
    return [...(this.exact.get(text) ?? []), ...numbered, ...shaped]
  }

  /**
   * The name as the product's text, `…` where it is data. One word may be said for several English ones: then the one that is
   * `expected` is meant, and data that happens to read like another text stays data.
   *
   * @param expected the names that things of this kind have on the page
   */
  said(name: string, expected: ReadonlySet<string>): string {
    const text = tidy(name)
    if (text === '') return ''
    const candidates = this.meant.get(text) ?? this.candidatesOf(text)
    this.meant.set(text, candidates)
    return candidates.find(each => expected.has(each)) ?? (expected.has(DATA) ? DATA : candidates[0]) ?? DATA
  }
}

function textsIn(locale: LocaleCode): Map<string, string> {
  const texts = new Map<string, string>()
  const files = globSync(`libs/{web,domain,kernel}/**/{locale,field-locale}/${locale}.ts`, { cwd: ROOT })
  for (const file of files.sort())
    for (const [key, text] of textsOf(readFileSync(join(ROOT, file), 'utf8')))
      texts.set(`${dirname(file)}:${key}`, text)
  return texts
}

const tidy = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

function textsOf(code: string): [key: string, text: string][] {
  const texts: [string, string][] = []
  const visit = (node: ts.Node) => {
    if (ts.isPropertyAssignment(node) && ts.isStringLiteralLike(node.initializer) && 'text' in node.name)
      texts.push([node.name.text, node.initializer.text])
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('texts.ts', code, ts.ScriptTarget.Latest, true))
  return texts
}
