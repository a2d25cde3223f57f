import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useNavigateTo } from '@tradeport/web/navigation'
import { usePlatform } from '@tradeport/web/react'
import { Chat } from './chat'
import styles from './chat.module.css'

/** The chat in its own window; its address names the conversation, so that a reload comes back to it. */
export default function ChatPageScreen() {
  const [search, setSearch] = useSearchParams()
  const navigateTo = useNavigateTo()
  const { app } = usePlatform()
  const onConversation = useCallback(
    (id: string | null) => setSearch(id === null ? {} : { conversation: id }, { replace: true }),
    [setSearch],
  )
  return (
    <div className={styles['window']} data-fills-window>
      <Chat
        entry={app === 'h5' ? 'h5' : 'page'}
        look="page"
        conversationId={search.get('conversation') ?? undefined}
        onConversation={onConversation}
        onLeaveMessage={text => navigateTo(`/message?from=assistant&needs=${encodeURIComponent(text)}`)}
      />
    </div>
  )
}
