import { useCallback, useEffect, useMemo, useState } from 'react'
import {
  threadMessages,
  threadRead,
  threadSend,
  type Attachment,
  type MessageOffer,
  type ThreadDetail,
  type ThreadMessage,
} from '@tradeport/domain/sourcing/contract'
import { useAction, useEndpoint } from '@tradeport/web/react'
import type { Side } from '../shared/turn'

const PAGE = 50
const NOT_LOOKED_AT: readonly string[] = ['new', 'unanswered']

/** A message on its way; one that failed stays to be sent again and is stored once only. */
export interface Outgoing {
  clientMsgId: string
  body: string
  files: Attachment[]
  offer?: MessageOffer
  state: 'sending' | 'failed'
}

function merged(known: readonly ThreadMessage[], fresh: readonly ThreadMessage[]): ThreadMessage[] {
  const bySeq = new Map(known.map(message => [message.seq, message]))
  for (const message of fresh) bySeq.set(message.seq, message)
  return [...bySeq.values()].sort((a, b) => a.seq - b.seq)
}

/** The talk of one negotiation: newest first loaded, older on demand, live, and read as it is seen. */
export function useTalk(thread: ThreadDetail, side: Side | null) {
  const threadId = thread.id
  const [before, setBefore] = useState<number>()
  const newest = useEndpoint(threadMessages, { threadId, limit: PAGE })
  const older = useEndpoint(
    threadMessages,
    { threadId, limit: PAGE, beforeSeq: before ?? 1 },
    { enabled: before !== undefined, keepPrevious: true },
  )
  const [store, setStore] = useState<{ from: readonly unknown[]; messages: ThreadMessage[] }>({
    from: [],
    messages: [],
  })
  // Answers are collected: what has scrolled out of the newest page stays on the screen.
  if (store.from[0] !== newest.data || store.from[1] !== older.data) {
    setStore({
      from: [newest.data, older.data],
      messages: merged(store.messages, [...(older.data?.messages ?? []), ...(newest.data?.messages ?? [])]),
    })
  }
  const first = store.messages[0]
  const hasOlder = (before === undefined ? newest.data?.hasMore : older.data?.hasMore) ?? false

  useReading(thread, side, newest.data?.lastSeq, newest.data?.lastReadSeq)
  const [outgoing, setOutgoing] = useState<Outgoing[]>([])
  const { run } = useAction(threadSend)
  const send = useCallback(
    async (message: Omit<Outgoing, 'state'>) => {
      setOutgoing(all => [
        ...all.filter(one => one.clientMsgId !== message.clientMsgId),
        { ...message, state: 'sending' },
      ])
      const result = await run({ threadId, ...message })
      if (result.ok) {
        setStore(current => ({ ...current, messages: merged(current.messages, [result.data.message]) }))
        setOutgoing(all => all.filter(one => one.clientMsgId !== message.clientMsgId))
      } else {
        setOutgoing(all =>
          all.map(one => (one.clientMsgId === message.clientMsgId ? { ...one, state: 'failed' } : one)),
        )
      }
      return result.ok
    },
    [run, threadId],
  )
  const drop = (clientMsgId: string) => setOutgoing(all => all.filter(one => one.clientMsgId !== clientMsgId))
  const waiting = useMemo(
    () => outgoing.filter(one => !store.messages.some(message => message.clientMsgId === one.clientMsgId)),
    [outgoing, store.messages],
  )
  return {
    messages: store.messages,
    outgoing: waiting,
    otherReadSeq: newest.data?.otherReadSeq ?? 0,
    isLoading: newest.isLoading,
    error: newest.error,
    refetch: newest.refetch,
    loadOlder: hasOlder && first ? () => setBefore(first.seq) : undefined,
    isLoadingOlder: before !== undefined && older.isFetching,
    send,
    drop,
  }
}

/** Whoever has the page open in front of them has read it; a seller's first look also opens the inquiry. */
function useReading(thread: ThreadDetail, side: Side | null, lastSeq = 0, lastReadSeq = 0) {
  const { run } = useAction(threadRead, { ignoreError: true })
  const firstLook = side === 'seller' && NOT_LOOKED_AT.includes(thread.status)
  const unread = lastSeq > lastReadSeq
  useEffect(() => {
    if (side === null || (!firstLook && !unread)) return
    const read = () => {
      if (document.visibilityState === 'visible') void run({ threadId: thread.id, seq: lastSeq })
    }
    read()
    document.addEventListener('visibilitychange', read)
    return () => document.removeEventListener('visibilitychange', read)
  }, [run, side, firstLook, unread, thread.id, lastSeq])
}
