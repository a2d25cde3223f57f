import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { OWN_READS, PUBLIC_READS } from '../../libs/web/offline/src/plan'

const LOCK = fileURLToPath(new URL('../contract/lock/', import.meta.url))
const entries = readdirSync(LOCK).flatMap(name => readFileSync(LOCK + name, 'utf8').split(/\n\n+/))

/** Of the endpoint at this path; a line of one that writes ends with that word, and is not found. */
function audiencesOf(path: string): string {
  const entry = entries.find(each => each.split('\n', 1)[0]?.endsWith(`: POST /api${path}`))
  return entry?.split('\n')[1] ?? ''
}

test.each(PUBLIC_READS)('%s answers visitors and writes nothing', path => {
  expect(audiencesOf(path)).toMatch(/^ {2}for .*visitor/)
})

test.each(OWN_READS)('%s answers buyers and writes nothing', path => {
  expect(audiencesOf(path)).toMatch(/^ {2}for .*buyer/)
})
