// npm run screenshots [-- de_DE]: every public page and the main pages of the work apps at four widths in four languages, into the folder
// `screenshots`, whose index.html shows them side by side. What follows `--` chooses by language, front-end or walk, as Playwright's -g does.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { underPinnedNode } from '../start/under-pinned-node.mjs'
import { ROOT, say } from '../start/workspace.mjs'

const FOLDER = join(ROOT, 'screenshots')

await underPinnedNode(import.meta.url, 'TRADEPORT_SCREENSHOTS_UNDER_PINNED_NODE', run)

async function run(wanted) {
  // Loaded only now: these need the installed packages.
  const { runProgram } = await import('./run-program.mjs')
  const { ensureChromium } = await import('./chromium.mjs')
  mkdirSync(FOLDER, { recursive: true })
  const { code } = await runProgram(
    'node_modules/@playwright/test/cli.js',
    ['test', '--config', 'e2e/screenshots.config.ts', ...(wanted.length > 0 ? ['-g', wanted.join(' ')] : [])],
    { environment: { CHROMIUM: ensureChromium() } },
  )
  writeFileSync(join(FOLDER, 'index.html'), sheetOf(picturesIn()))
  say(`open ${join(FOLDER, 'index.html')}`)
  process.exit(code)
}

/** `zh_CN/portal/home-360.jpg`, of all runs until now. */
function picturesIn() {
  return readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .flatMap(path => {
      const [, locale, app, page, width] = /^(\w+)\/(\w+)\/(.+)-(\d+)\.jpg$/.exec(path) ?? []
      return locale === undefined ? [] : [{ path, locale, page: `${app} ${page}`, width: Number(width) }]
    })
    .sort((one, other) => one.locale.localeCompare(other.locale) || one.width - other.width)
}

/** A row for each page: one language beside the other, from the narrowest to the widest. */
function sheetOf(pictures) {
  const rows = Object.entries(Object.groupBy(pictures, ({ page }) => page))
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([page, shown = []]) => {
      const figures = shown.map(
        ({ path, locale, width }) =>
          `<figure><a href="${path}"><img src="${path}" alt="" loading="lazy"></a><figcaption>${locale} ${width}</figcaption></figure>`,
      )
      return `<h2>${page}</h2>\n<div>${figures.join('\n')}</div>`
    })
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Tradeport: every page</title>
<style>
  body { font: 14px sans-serif; margin: 24px; }
  div { display: flex; gap: 12px; overflow-x: auto; padding-bottom: 12px; }
  figure { margin: 0; flex: none; }
  img { height: 420px; border: 1px solid #ccc; object-fit: cover; object-position: top; max-width: 480px; }
</style>
<h1>Every page at every width</h1>
${rows.join('\n')}
</html>
`
}
