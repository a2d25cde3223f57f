// Plain JavaScript, because it begins on whatever Node is there: it installs, and goes on under the pinned one.
//   npm test                          everything
//   npm test -- lint types            only these steps
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { underPinnedNode } from '../start/under-pinned-node.mjs'
import { ROOT, seconds } from '../start/workspace.mjs'

const REPORTS = join(ROOT, '.cache/test-reports')
const BESIDE_EACH_OTHER = new Set(['format', 'lint'])

await underPinnedNode(import.meta.url, 'TRADEPORT_TEST_UNDER_PINNED_NODE', run)

async function run(wanted) {
  // Loaded only now: these need the installed packages.
  const { runProgram } = await import('./run-program.mjs')
  const { checkTypes } = await import('./types.mjs')
  const { checkBudgets } = await import('./budgets.mjs')
  const { buildStale } = await import('../start/builds.mjs')
  const { compressWell } = await import('../vite/compression.ts')
  const { ensureChromium } = await import('./chromium.mjs')
  const { failedInPlaywright, failedInVitest } = await import('./failures.mjs')
  const succeeds = async (script, ...parameters) => (await runProgram(script, parameters)).code === 0

  /** Each step answers true or false, or with the numbers of its own report. */
  const steps = {
    format: () => succeeds('node_modules/prettier/bin/prettier.cjs', '--check', '--log-level', 'warn', '.'),
    lint: () => succeeds('node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0'),
    types: checkTypes,
    vitest: async () => {
      const report = join(REPORTS, 'vitest.json')
      const { code } = await runProgram('node_modules/vitest/vitest.mjs', [
        ...['run', '--config', 'vitest.workspace.ts', '--reporter', 'dot', '--reporter', 'json'],
        ...['--outputFile.json', report],
      ])
      return numbersOf(report, code, read => ({
        passed: read.numPassedTests,
        failed: read.numFailedTests,
        named: failedInVitest(read),
      }))
    },
    build: async () => {
      await buildStale().everything
      await compressWell()
      return true
    },
    budgets: () => checkBudgets(),
    browser: async () => {
      const report = join(REPORTS, 'playwright.json')
      const { code } = await runProgram(
        'node_modules/@playwright/test/cli.js',
        ['test', '--config', 'e2e/playwright.config.ts'],
        { environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, CHROMIUM: ensureChromium() } },
      )
      return numbersOf(report, code, read => ({
        passed: read.stats.expected + read.stats.flaky,
        failed: read.stats.unexpected,
        named: failedInPlaywright(read),
      }))
    },
  }

  rmSync(REPORTS, { recursive: true, force: true })
  mkdirSync(REPORTS, { recursive: true })
  const begun = Date.now()
  const total = { passed: 0, failed: 0 }
  const failures = []
  const take = async name => {
    const since = Date.now()
    process.stdout.write(`\n── ${name}\n`)
    const numbers = asNumbers(await attempt(steps[name]))
    total.passed += numbers.passed
    total.failed += numbers.failed
    if (numbers.failed > 0) failures.push([name, ...numbers.named].join('\n\n'))
    process.stdout.write(`── ${name}: ${numbers.failed === 0 ? 'good' : 'failed'} (${seconds(since)})\n`)
  }
  const names = Object.keys(steps).filter(name => wanted.length === 0 || wanted.includes(name))
  // Each of the first two keeps one core busy; all others use what there is.
  await Promise.all(names.filter(name => BESIDE_EACH_OTHER.has(name)).map(take))
  for (const name of names) if (!BESIDE_EACH_OTHER.has(name)) await take(name)
  // Once more at the end: of a long log often only that is kept.
  if (failures.length > 0) process.stdout.write(`\nfailed: ${failures.join('\n\nfailed: ')}\n`)
  process.stdout.write(`\nall of it took ${seconds(begun)}\n${total.passed} passed, ${total.failed} failed\n`)
  process.exit(total.failed === 0 ? 0 : 1)
}

/** A step that breaks has failed; the others still run. */
async function attempt(step) {
  try {
    return await step()
  } catch (error) {
    process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`)
    return false
  }
}

function asNumbers(result) {
  if (typeof result === 'object') return result
  return result ? { passed: 1, failed: 0, named: [] } : { passed: 0, failed: 1, named: [] }
}

/** A report's numbers. A run that broke without a failing test (an error outside of all of them) counts as one failure. */
function numbersOf(file, code, read) {
  if (!existsSync(file)) return { passed: 0, failed: 1, named: [] }
  const numbers = read(JSON.parse(readFileSync(file, 'utf8')))
  return code !== 0 && numbers.failed === 0 ? { ...numbers, failed: 1 } : numbers
}
