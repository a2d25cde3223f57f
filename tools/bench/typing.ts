import type { Browser, ElementHandle, Locator, Page, Route } from '@playwright/test'
import { withBrowser, withProduct, type Product } from './own-product'
import { Watch, type Felt } from './typing/watch'
import { Verdicts } from './verdicts'

/** As slow as the phone of somebody whose first look decides. */
const SLOWER = 4
const MOST_WAIT_MS = 200
const LONG_TASK_MS = 50
const MESSAGES = 500
/** Between two keys of somebody who types fast. */
const KEY_MS = 90
const KEYS_WHILE_WRITTEN = 40
const SCREEN = { width: 1440, height: 900 }

async function main({ portal }: Product): Promise<boolean> {
  const verdicts = new Verdicts()
  const alone = await withBrowser(browser => feel(browser, portal, verdicts))
  verdicts.print()
  process.stdout.write(`\n${Watch.slowness.told(SLOWER)}\n`)
  process.stdout.write(
    alone.length === 0
      ? 'A page of nothing but lines, scrolled in the same way, had no task over 50 ms: what is told above is the product.\n'
      : `A page of nothing but lines, scrolled in the same way, had ${alone.length} of them, worst ${Math.max(...alone)} ms: as much of what is told above is this machine, not the product.\n`,
  )
  return verdicts.good
}

/** @returns tasks over 50 ms that have nothing to do with the product. */
async function feel(browser: Browser, portal: string, verdicts: Verdicts): Promise<number[]> {
  const pageOf = async () => {
    const context = await browser.newContext({ viewport: SCREEN, locale: 'en-US' })
    return context.newPage()
  }
  const waits = (what: string, { waits: each }: Felt) => {
    const worst = Math.max(0, ...each)
    const told = `worst ${worst} ms of ${each.length} events`
    verdicts.add(`${what}: wait under ${MOST_WAIT_MS} ms`, told, each.length > 0 && worst < MOST_WAIT_MS)
  }
  const tasks = (what: string, { tasks: each }: Felt) =>
    verdicts.add(
      `${what}: no task over ${LONG_TASK_MS} ms`,
      each.length === 0 ? 'none' : `${each.length}, worst ${Math.max(...each)} ms`,
      each.length === 0,
    )

  waits('typing in the search', await typingInSearch(await pageOf(), portal))
  waits('typing while an answer is written', await typingWhileWritten(await pageOf(), portal))
  const chat = await longChat(await pageOf(), portal)
  const alone = await pageOfLines(await pageOf())
  tasks(`drawing ${MESSAGES} messages after opening`, chat.drawing)
  tasks(`scrolling ${MESSAGES} messages`, chat.scrolling)
  tasks(`typing below ${MESSAGES} messages`, chat.typing)
  waits(`typing below ${MESSAGES} messages`, chat.typing)
  return alone.tasks
}

async function typingInSearch(page: Page, portal: string): Promise<Felt> {
  const watch = await Watch.over(page, SLOWER)
  await page.goto(`${portal}/?noRedirect=1`)
  const search = page.getByRole('main').getByRole('combobox')
  await search.waitFor()
  await page.waitForLoadState('networkidle')
  await watch.begin()
  await search.pressSequentially('merino', { delay: KEY_MS })
  // The next keys find a list of suggestions open, and change it.
  await page.getByRole('listbox').waitFor()
  await search.pressSequentially(' sweater for women', { delay: KEY_MS })
  return watch.end()
}

const chatOf = (page: Page) => ({
  field: page.getByRole('textbox', { name: 'Your question' }),
  log: page.getByRole('log', { name: 'Conversation' }),
  stop: page.getByRole('button', { name: 'Stop', exact: true }),
})

async function typingWhileWritten(page: Page, portal: string): Promise<Felt> {
  const watch = await Watch.over(page, SLOWER)
  await page.goto(`${portal}/IntelligentCustomerService?noRedirect=1`)
  const { field, log, stop } = chatOf(page)
  const felt: Felt = { waits: [], tasks: [] }
  for (let typed = 0, asked = 0; typed < KEYS_WHILE_WRITTEN; asked += 1) {
    await field.fill(asked % 2 === 0 ? 'Do you have merino sweaters?' : 'How do I register as a seller?')
    await field.press('Enter')
    await stop.waitFor()
    await watch.begin()
    while (await stop.isVisible()) {
      await field.press('abcdefghij'[typed % 10] ?? 'x', { delay: KEY_MS })
      typed += 1
    }
    const { waits, tasks } = await watch.end()
    felt.waits.push(...waits)
    felt.tasks.push(...tasks)
    await log.getByRole('button', { name: 'Copy' }).last().waitFor()
  }
  return felt
}

async function longChat(page: Page, portal: string): Promise<{ drawing: Felt; scrolling: Felt; typing: Felt }> {
  const address = `${portal}/IntelligentCustomerService?noRedirect=1`
  await page.goto(address)
  const { field, log } = chatOf(page)
  for (const question of ['Do you have merino sweaters?', 'How do I register as a seller?']) {
    const answers = log.getByRole('button', { name: 'Copy' })
    const before = await answers.count()
    await field.fill(question)
    await field.press('Enter')
    await answers.nth(before).waitFor()
  }
  await page.route('**/api/ai/conversation/detail*', route => withManyMessages(route))
  const watch = await Watch.over(page, SLOWER)
  await page.reload()
  await log.getByRole('button', { name: 'Copy' }).last().waitFor()

  // Earlier messages follow when there is time; nobody who has scrolled through five hundred opened them a moment ago.
  await watch.begin()
  await log.locator('ol[aria-hidden]').first().waitFor({ state: 'detached' })
  const drawing = await watch.end()

  await watch.begin()
  await field.pressSequentially('and which papers do you need from me', { delay: KEY_MS })
  const typing = await watch.end()

  return { drawing, scrolling: await scrolledThrough(page, watch, log), typing }
}

/** To the start and back to the end. */
async function scrolledThrough(page: Page, watch: Watch, log: Locator): Promise<Felt> {
  await log.hover()
  // Found once: looking for a role among thousands of elements is itself a long task.
  const found = await log.elementHandle()
  if (!found) throw new Error('there is nothing to scroll')
  await watch.begin()
  await scrollTo(page, found, 'start')
  await scrollTo(page, found, 'end')
  return watch.end()
}

/** As much to scroll as in the chat, and nothing that could take long: what is slow here is the machine. */
async function pageOfLines(page: Page): Promise<Felt> {
  const watch = await Watch.over(page, SLOWER)
  await page.goto('data:text/html,<title>Lines</title>')
  await page.setContent(
    `<div role="log" style="height: 80vh; overflow-y: auto">${'<p style="height: 120px">A line of text.</p>'.repeat(MESSAGES)}</div>`,
  )
  const log = page.getByRole('log')
  await log.evaluate(element => (element.scrollTop = element.scrollHeight))
  return scrolledThrough(page, watch, log)
}

/** What was said, so often that it makes a long conversation; what comes after it stays in its place. */
async function withManyMessages(route: Route): Promise<void> {
  // Node does not resolve *.localhost by itself.
  const url = new URL(route.request().url())
  const response = await route.fetch({
    url: `http://127.0.0.1:${url.port}${url.pathname}${url.search}`,
    headers: { ...route.request().headers(), host: url.host },
  })
  const answer: { data?: { messages?: { id: string; seq: number }[] } } = await response.json()
  const said = answer.data?.messages ?? []
  const missing = MESSAGES - said.length
  const earlier = Array.from({ length: said.length > 0 ? missing : 0 }, (_, place) => ({
    ...said[place % said.length],
    id: crypto.randomUUID(),
    seq: place - missing + 1,
  }))
  await route.fulfill({ response, json: { ...answer, data: { ...answer.data, messages: [...earlier, ...said] } } })
}

/** Six thousand pixels a second: a hand in a hurry. */
const WHEEL = 300
const WHEEL_MS = 50

/** Turns the wheel until there is no more. */
async function scrollTo(
  page: Page,
  log: ElementHandle<HTMLElement | SVGElement>,
  where: 'start' | 'end',
): Promise<void> {
  const rest = () =>
    log.evaluate(
      ({ scrollTop, scrollHeight, clientHeight }, isStart) =>
        isStart ? scrollTop : scrollHeight - clientHeight - scrollTop,
      where === 'start',
    )
  while ((await rest()) > 1) {
    await page.mouse.wheel(0, where === 'start' ? -WHEEL : WHEEL)
    await page.waitForTimeout(WHEEL_MS)
  }
}

process.exitCode = (await withProduct(process.argv.slice(2), main)) ? 0 : 1
