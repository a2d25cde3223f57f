import type { ChatMessage } from '@tradeport/domain/assistant/contract'

const PART = 4

export interface Part {
  readonly key: number
  readonly messages: readonly ChatMessage[]
}

/** Cuts by the messages' places, so that one stays in its part when earlier ones or new ones come. */
export function partsOf(messages: readonly ChatMessage[]): Part[] {
  const parts: { key: number; messages: ChatMessage[] }[] = []
  for (const message of messages) {
    const key = Math.floor(message.seq / PART)
    const last = parts.at(-1)
    if (last?.key === key) last.messages.push(message)
    else parts.push({ key, messages: [message] })
  }
  return parts
}
