import { createConnection, forgetAllTyped, type Connection } from '@tradeport/web/offline'
import { whenAnswered, type AppRuntime } from '@tradeport/web/react'
import { openBuyerRuntime } from '../buyer/buyer-runtime'
import { buyerSession } from '../buyer/buyer-session'

let connection: Connection | undefined

/** The one connection of this page, made when the first page stands. */
export function phoneConnection({
  platform,
  basename,
  queryClient,
}: Pick<AppRuntime, 'platform' | 'basename' | 'queryClient'>): Connection {
  const session = buyerSession()
  connection ??= createConnection({
    script: `${platform.basicPath}sw.js`,
    scope: `${basename}/`,
    token: session.token,
    onSession: listener => void session.subscribe(listener),
    onLeft: forgetAllTyped,
    onTakenOver: () => {
      askAgain(queryClient)
      void openBuyerRuntime()?.then(buyer => askAgain(buyer.queryClient))
    },
  })
  return connection
}

/** What this page shows, once it is there: read through the worker it is kept. */
function askAgain(queries: AppRuntime['queryClient']): void {
  const ask = () => void queries.invalidateQueries()
  if (queries.isFetching() === 0) ask()
  else whenAnswered(queries, ask)
}
