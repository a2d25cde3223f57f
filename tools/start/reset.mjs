import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DATA_DIR, outsideFolder, refuse, runningInstance, say } from './workspace.mjs'

const holder = runningInstance(DATA_DIR)
if (holder !== undefined) refuse(`Tradeport is running on ${DATA_DIR} (process ${holder}): stop it first, then reset.`)

// Where the data folder cannot be entered by the database's user, the database lies elsewhere and a note names it.
const note = join(DATA_DIR, 'database-location')
const outside = existsSync(note) ? outsideFolder(readFileSync(note, 'utf8')) : undefined
if (outside !== undefined) rmSync(outside, { recursive: true, force: true })

if (existsSync(DATA_DIR))
  for (const entry of readdirSync(DATA_DIR)) rmSync(join(DATA_DIR, entry), { recursive: true, force: true })
say(`${DATA_DIR} is empty; the next start makes a new database with the demo data`)
if (process.env.DATABASE_URL) say('the database of DATABASE_URL was left as it is')
