import { EmbeddedDatabaseError } from '@tradeport/node/embedded-db'
import { readEnvironment } from './environment'
import { StartFault } from './fault'
import { toTerminal } from './progress'
import { startProduct } from './start-product'
import { verifyAuditLog } from './verify-audit-log'
import { welcome } from './welcome'

interface StartOptions {
  /** Settles when the front-ends are built; meanwhile the database is opened and the demo made. */
  readonly frontEnds?: Promise<unknown>
}

/** Starts the product, or says what hinders it and ends the process. */
export async function main(options: StartOptions = {}): Promise<void> {
  await run(options).catch(fail)
}

async function run({ frontEnds }: StartOptions): Promise<void> {
  const environment = readEnvironment(process.env)
  if (process.argv.includes('--verify-audit')) return verifyAuditLog(environment, toTerminal)
  const product = await startProduct(environment, toTerminal, frontEnds)
  process.stdout.write(`${welcome(environment, product.demo)}\n`)

  let stopping = false
  const stop = () => {
    // A second Ctrl-C does not wait any longer; the database then repairs itself at the next start.
    if (stopping) process.exit(130)
    stopping = true
    toTerminal('stopping')
    product.stop().then(() => {
      toTerminal('stopped')
      process.exit(0)
    }, fail)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}

/** A fault that people can mend is one sentence; anything else is ours and shows where it happened. */
function fail(error: unknown): never {
  const known = error instanceof StartFault || error instanceof EmbeddedDatabaseError
  process.stderr.write(`\n${known ? error.message : error instanceof Error ? error.stack : String(error)}\n`)
  process.exit(1)
}

if (import.meta.main) await main()
