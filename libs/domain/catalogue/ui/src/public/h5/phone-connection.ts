import { createConnection, forgetAllTyped, type Connection } from '@tradeport/web/offline'
import type { AppRuntime } from '@tradeport/web/react'
import { buyerSession } from '../buyer/buyer-session'

let connection: Connection | undefined

/** The one connection of this page, made when the first page stands. */
export function phoneConnection({ platform, basename }: Pick<AppRuntime, 'platform' | 'basename'>): Connection {
  const session = buyerSession()
  connection ??= createConnection({
    script: `${platform.basicPath}sw.js`,
    scope: `${basename}/`,
    token: session.token,
    onSession: listener => void session.subscribe(listener),
    onLeft: forgetAllTyped,
  })
  return connection
}
