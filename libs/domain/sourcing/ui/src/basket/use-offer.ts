import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { messageOfferTake } from '@tradeport/domain/support/contract'
import { useAction, useText } from '@tradeport/web/react'
import type { ChosenStore } from '../shared/store-picker'

export interface PreparedOffer {
  pending: boolean
  /** Customer service prepared it for somebody else, or somebody has taken it already. */
  gone: boolean
  /** Sellers that customer service suggests besides those of the goods. */
  stores: readonly ChosenStore[]
}

/** `?message=&key=`: what customer service prepared goes into the draft, once, and the address is made plain. */
export function useOffer(): PreparedOffer {
  const [params, setParams] = useSearchParams()
  const text = useText()
  const no = params.get('message') ?? ''
  const key = params.get('key')
  const { run } = useAction(messageOfferTake, { quiet: true })
  const taken = useRef('')
  const [stores, setStores] = useState<readonly ChosenStore[]>([])
  const [gone, setGone] = useState(false)
  useEffect(() => {
    if (no === '' || taken.current === no) return
    taken.current = no
    void run({ no, ...(key ? { key } : {}) }).then(result => {
      if (result.ok) setStores(result.data.stores.map(store => ({ value: store.id, label: text(store.name) })))
      else setGone(true)
      setParams(new URLSearchParams(), { replace: true })
    })
  }, [no, key, run, setParams, text])
  return { pending: no !== '', gone, stores }
}
