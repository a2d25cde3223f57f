import { PLATFORM_TITLES } from '@tradeport/kernel/config'
import { addressesOf } from '@tradeport/node/edge'
import type { DemoSignIn } from './demo'
import type { Environment } from './environment'

/** What a person needs to begin: where the front-ends are, whom to sign in as, and where mail is read. */
export function welcome(environment: Environment, demo: DemoSignIn | undefined): string {
  const addresses = addressesOf(environment.publicDomain, environment.protocol)
  const rows = addresses.map(({ app, url }) => row(PLATFORM_TITLES[app].en_US, url))
  const hasMailbox = !environment.databaseUrl && !environment.smtpUrl
  const mailbox = hasMailbox ? ['', row('Mail that would go out', `${addresses[0]?.url ?? '/'}mailbox`)] : []
  return ['', 'Tradeport is running:', '', ...rows, ...mailbox, ...accountRows(demo), ''].join('\n')
}

function accountRows(demo: DemoSignIn | undefined): string[] {
  if (!demo) return []
  const rows = demo.accounts.map(({ frontEnd, email }) => row(frontEnd, email))
  return ['', `Demo accounts, all with the password ${demo.password}`, '', ...rows]
}

function row(name: string, value: string): string {
  return `  ${name.padEnd(30)}${value}`
}
