import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useNavigateTo } from '@tradeport/web/navigation'
import { Chat } from './chat'
import styles from './chat.module.css'

/** The chat inside a signed-in front-end: it then answers about own inquiries and orders too. */
export default function WorkChatScreen() {
  const [search, setSearch] = useSearchParams()
  const navigateTo = useNavigateTo()
  const onConversation = useCallback(
    (id: string | null) => setSearch(id === null ? {} : { conversation: id }, { replace: true }),
    [setSearch],
  )
  return (
    <div className={styles['inside']}>
      <Chat
        entry="work"
        look="page"
        conversationId={search.get('conversation') ?? undefined}
        onConversation={onConversation}
        onLeaveMessage={text => navigateTo(`/support/messages/new?from=assistant&needs=${encodeURIComponent(text)}`)}
      />
    </div>
  )
}
