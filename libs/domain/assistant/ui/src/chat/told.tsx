import { useState } from 'react'
import type { ChatMessage } from '@tradeport/domain/assistant/contract'
import { useT } from '@tradeport/web/i18n'
import { isRunning } from './chat-state'

interface ToldProps {
  readonly messages: readonly ChatMessage[]
  readonly isLoading: boolean
}

/** Says to those who listen what has been said, once it is complete: not word by word. */
export function Told({ messages, isLoading }: ToldProps) {
  const t = useT('assistant')
  const last = messages.at(-1)
  const [heardTo, setHeardTo] = useState<string>()
  // What was there when a conversation was opened is read, not told.
  if (isLoading && heardTo !== undefined) setHeardTo(undefined)
  if (!isLoading && heardTo === undefined) setHeardTo(last && !isRunning(last) ? last.id : '')
  const isNews = heardTo !== undefined && last !== undefined && last.id !== heardTo
  const isSpoken = last?.role === 'assistant' || last?.role === 'agent'
  return (
    <p className="tp-visually-hidden" role="status">
      {isNews && isSpoken && (isRunning(last) ? t('message.waiting') : plain(last.content))}
    </p>
  )
}

/** Without the marks that are only seen. */
const plain = (text: string): string => text.replaceAll(/\*\*|\[\d{1,2}\]/g, '')
