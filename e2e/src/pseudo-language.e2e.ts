import type { Page } from '@playwright/test'
import type { AppKey } from '@tradeport/kernel/config'
import type { Identity } from '@tradeport/domain/identity/contract'
import { expect, goOn, test, urlOf } from './fixtures'
import { demo, signIn } from './people'
import { KnownData, outsideBrackets, speakPseudo } from './pseudo-language'

const SCREENS_MOST = 10

/** `85 %`, `15 Nm`, `PR2608230572000231`, `Nov 15`, `November 2026`, `FOB`, `1.`; `3 days ago`, `in 2 hours`, `this minute`, `yesterday` as the browser says them. */
const FORMATTED = new RegExp(
  [
    String.raw`\b[A-Z]{2}\d{10,}`,
    String.raw`\b\d[\d.,]*\s*(?:%|[A-Za-z²³]{1,3}\b)`,
    String.raw`\b[A-Z][a-z]{2} \d{1,2}\b`,
    String.raw`\b[A-Z][a-z]{2,8} 20\d{2}\b`,
    String.raw`\b(?:\d+ \w+ ago|in \d+ \w+|(?:this|last|next) (?:second|minute|hour|day|week|month|year)|now|yesterday|today|tomorrow)\b`,
    String.raw`\b[A-Z]{3} `,
    String.raw`^\d+\. `,
  ].join('|'),
  'g',
)

/** Codes and signs of the trade that are the same in every language. */
const SAME_EVERYWHERE = /^(?:[A-Z]{2,5}|[\d\s.,:%×–—/·+#()-]+|[ap]m|https?:.*)$/i

const FRONT_ENDS: [AppKey, [Identity, string] | null][] = [
  ['portal', null],
  ['h5', null],
  ['serviceMarket', null],
  ['buyer', ['buyer', 'nordhaus']],
  ['seller', ['seller', 'lanyun']],
  ['admin', ['operator', 'admin']],
  ['providerAdmin', ['provider', 'clearway']],
]

for (const [app, who] of FRONT_ENDS) {
  test(`the front-end ${app} says nothing that is not in the locale files`, async ({ page, context, request }) => {
    test.slow()
    if (who) await signIn(context, await demo(request, ...who))
    await speakPseudo(context)
    const data = new KnownData(page)
    const found = new Set<string>()
    const toSee = [urlOf(app)]
    for (const address of toSee) {
      await goOn(page, address)
      await expect(page.locator('#root')).not.toBeEmpty()
      await untilQuiet(page)
      const spoken = await outsideBrackets(page)
      // After the look: what had come by then is read, also what came at the last moment.
      await data.settled()
      for (const { text, where } of spoken) {
        if (data.has(text)) continue
        const parts = text
          .replace(FORMATTED, '\n')
          .split(/[·|,;:()/›→\n]| [–—-] /)
          .map(part => part.replace(/^[–—-] /, '').trim())
        const ours = parts.filter(part => /\p{L}{2}/u.test(part) && !SAME_EVERYWHERE.test(part) && !data.has(part))
        for (const part of ours) found.add(`${new URL(address).pathname}: ${part} (${where})`)
      }
      for (const link of await linksOf(page))
        if (toSee.length < SCREENS_MOST && isNew(link, toSee, urlOf(app))) toSee.push(link)
    }
    expect([...found]).toEqual([])
  })
}

/** Nothing is loading any more and the page stays as it is. */
async function untilQuiet(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]:visible')).toHaveCount(0)
  let before = ''
  await expect
    .poll(
      async () => {
        const now = await page.locator('body').innerText()
        const isQuiet = now === before
        before = now
        return isQuiet
      },
      { intervals: [150] },
    )
    .toBe(true)
}

const linksOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('a')].map(link => link.href).filter(href => href.startsWith(location.origin)),
  )

/** One page of a kind is enough: `category/#`, `products/new`. */
function isNew(link: string, known: readonly string[], base: string): boolean {
  const shapeOf = (address: string) =>
    address
      .replace(base, '')
      .replace(/[?#].*/, '')
      .split('/')
      .map((part, depth) => (depth > 0 && part !== 'new' && part !== 'edit' ? '#' : part))
      .join('/')
  return !known.map(shapeOf).includes(shapeOf(link))
}
