import { randomInt } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ApiOptions, Wiring } from '@tradeport/compose/api'
import { seedDemo, type DemoAccount } from '@tradeport/compose/demo'
import type { Environment } from './environment'
import { StartFault } from './fault'
import type { Progress } from './progress'

export interface DemoSignIn {
  readonly password: string
  readonly accounts: readonly DemoAccount[]
}

const fileOf = (environment: Environment) => join(environment.dataDir, 'demo-accounts.json')

/** Letters and digits that cannot be mistaken for each other when they are typed off a screen. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz'

function newPassword(): string {
  const letters = (count: number) => Array.from({ length: count }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return `Demo-${letters(5)}-${randomInt(2, 10)}${randomInt(2, 10)}`
}

function isSignIn(value: unknown): value is DemoSignIn {
  return typeof value === 'object' && value !== null && 'password' in value && 'accounts' in value
}

async function keptSignIn(environment: Environment): Promise<DemoSignIn | undefined> {
  try {
    const kept: unknown = JSON.parse(await readFile(fileOf(environment), 'utf8'))
    return isSignIn(kept) ? kept : undefined
  } catch {
    // No demo was made here, or somebody removed the file: there is nothing to print then.
    return undefined
  }
}

/**
 * Makes the demo in an empty database and keeps its accounts beside the data, so that later starts can print them again.
 *
 * @throws StartFault when an earlier start was ended in the middle of it.
 */
export async function openDemo(
  environment: Environment,
  options: ApiOptions,
  wiring: Wiring,
  progress: Progress,
): Promise<DemoSignIn | undefined> {
  if (!environment.demo) return undefined
  const password = newPassword()
  const made = await seedDemo({ options, wiring, password, progress })
  if (made === 'interrupted')
    throw new StartFault('The first start was ended while it made the demo data: run npm run reset and start again.')
  if (made === 'inhabited') return keptSignIn(environment)
  const signIn = { password, accounts: made }
  await mkdir(dirname(fileOf(environment)), { recursive: true })
  await writeFile(fileOf(environment), JSON.stringify(signIn, null, 2), { mode: 0o600 })
  return signIn
}
