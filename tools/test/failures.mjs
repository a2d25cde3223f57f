import { relative } from 'node:path'
import { ROOT } from '../start/workspace.mjs'

/** Enough of a message to see what went wrong; the whole of it stands further up. */
const MESSAGE_LINES = 12

/**
 * What a JSON report of vitest says of the tests that failed: where, which, why. Also files that did not load.
 * @returns {string[]}
 */
export function failedInVitest(report) {
  return report.testResults.flatMap(file => {
    const tests = file.assertionResults.filter(test => test.status === 'failed')
    if (tests.length === 0 && file.status === 'failed') return [described(file.name, '(the file)', file.message)]
    return tests.map(test => described(file.name, test.fullName, test.failureMessages?.[0]))
  })
}

/**
 * The same of a JSON report of Playwright.
 * @returns {string[]}
 */
export function failedInPlaywright(report) {
  const outside = (report.errors ?? []).map(error => described('', '(outside of a test)', error.message))
  return [...outside, ...report.suites.flatMap(suite => failedInSuite(suite, []))]
}

function failedInSuite(suite, above) {
  const path = [...above, suite.title]
  const own = (suite.specs ?? [])
    .filter(spec => !spec.ok)
    .flatMap(spec =>
      spec.tests
        .filter(test => test.status === 'unexpected')
        .map(test => {
          const error = test.results.at(-1)?.error
          return described(spec.file, [test.projectName, ...path.slice(1), spec.title].join(' › '), error?.message)
        }),
    )
  return [...own, ...(suite.suites ?? []).flatMap(inner => failedInSuite(inner, path))]
}

function described(file, name, message) {
  const lines = plain(message ?? 'no message')
    .split('\n')
    .filter(line => !line.includes('node_modules'))
    .slice(0, MESSAGE_LINES)
  const place = file.startsWith(ROOT) ? relative(ROOT, file) : file
  return [`${place} › ${name}`, ...lines.map(line => `    ${line}`)].join('\n')
}

/** Reports keep the colours of the terminal. */
function plain(text) {
  return text.replace(/\u001b\[[0-9;]*m/g, '')
}
