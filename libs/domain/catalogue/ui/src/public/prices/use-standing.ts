import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import {
  relationAccept,
  relationRequest,
  relationStanding,
  type RelationRow,
} from '@tradeport/domain/catalogue/contract'
import type { OutputOf } from '@tradeport/kernel/contract-kit'
import { useLocale } from '@tradeport/web/react'
import { useAsBuyer } from '../frame/use-buyer'

export interface Standing {
  /** Nobody asks before they have signed in as a buyer. */
  readonly isSignedIn: boolean
  readonly data: OutputOf<typeof relationStanding> | undefined
  readonly isPending: boolean
  /** @returns whether it was sent. */
  ask(note: string): Promise<boolean>
  accept(relation: RelationRow): Promise<boolean>
}

/** How the signed-in buyer's company stands to a store. */
export function useStanding(storeId: string): Standing {
  const { locale } = useLocale()
  const client = useQueryClient()
  const [isPending, setPending] = useState(false)
  const { layer, isNobody, data } = useAsBuyer(
    relationStanding,
    { storeId },
    { key: ['buyer', relationStanding.name, locale, storeId] },
  )
  async function done(call: Promise<{ ok: boolean }> | undefined): Promise<boolean> {
    setPending(true)
    const result = await call
    setPending(false)
    // Prices, lists and what stands here are another's now.
    await client.invalidateQueries({ queryKey: ['buyer'] })
    return result?.ok ?? false
  }
  return {
    isSignedIn: !isNobody,
    data,
    isPending,
    ask: note => done(layer?.call(relationRequest, { storeId, note }, {})),
    accept: ({ id, version }) => done(layer?.call(relationAccept, { id, version }, {})),
  }
}
