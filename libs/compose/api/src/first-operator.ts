import { inviteFirstOperator } from '@tradeport/domain/identity/server'
import { publicUrlsUnder } from '@tradeport/domain/messaging/server'
import { asSystem } from '@tradeport/node/server-kit'
import type { Api } from './create-api'

/** Mails the way in to the platform's first operator, where there is none yet. @returns whether a link was mailed. */
export function inviteFirst({ parts }: Api, publicUrl: string, email: string): Promise<boolean> {
  const urls = publicUrlsUnder(publicUrl)
  return asSystem(parts, 'first-operator', ctx =>
    inviteFirstOperator(ctx, email, (from, route) => urls('userCenter', route, from.region)),
  )
}
