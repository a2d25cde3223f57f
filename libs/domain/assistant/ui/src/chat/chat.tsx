import { memo, useCallback, useDeferredValue, useEffect, useRef, useState } from 'react'
import { assistantState, type ChatEntry } from '@tradeport/domain/assistant/contract'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint, useFormat, useNotify } from '@tradeport/web/react'
import { Banner, Button, Drawer, HeadsetIcon, IconButton, ListIcon, TrashIcon, classNames } from '@tradeport/web/ui'
import type { ChatSession, ChatSnapshot } from './chat-session'
import { Composer } from './composer'
import { History } from './history'
import { Log } from './log'
import { Told } from './told'
import { useChat } from './use-chat'
import styles from './chat.module.css'

export interface ChatProps {
  readonly entry: ChatEntry
  /** The conversation to begin with, from the address. */
  readonly conversationId?: string | undefined
  onConversation?(id: string | null): void
  /** `page`: with the history beside it; `panel`: narrow, the history on demand. */
  readonly look: 'page' | 'panel'
  /** Where a message is left while nobody is at the desk. */
  onLeaveMessage(text: string): void
}

/** The customer-service chat: one conversation, the history, and a person on demand. */
export function Chat({ entry, conversationId, onConversation, look, onLeaveMessage }: ChatProps) {
  const t = useT('assistant')
  const tc = useT('common')
  const notify = useNotify()
  const { session, state, visitorKey, isDeskClosed } = useChat(entry)
  const key = visitorKey === undefined ? {} : { visitorKey }
  const { data: assistant, refetch } = useEndpoint(assistantState, key, { keepPrevious: true, quiet: true })
  const isWriting = session.running !== undefined
  // An answer grows many times a second: a key goes before it.
  const said = useDeferredValue(state)
  const [isHistoryOpen, setHistoryOpen] = useState(false)
  const openId = state.id

  useEffect(() => {
    if (conversationId === undefined || session.snapshot().id === conversationId) return
    void session.open(conversationId).then(found => {
      if (!found) onConversation?.(null)
    })
  }, [conversationId, session, onConversation])

  // What an answer cost is known when it has ended.
  const wasWriting = useRef(false)
  useEffect(() => {
    if (wasWriting.current && !isWriting) refetch()
    wasWriting.current = isWriting
  }, [isWriting, refetch])

  // Kept the same over the many renders of an answer that is being written, so that only the log follows it.
  const open = useCallback(
    (id: string) => {
      setHistoryOpen(false)
      void session.open(id)
      onConversation?.(id)
    },
    [session, onConversation],
  )
  const begin = useCallback(() => {
    setHistoryOpen(false)
    session.leave()
    onConversation?.(null)
  }, [session, onConversation])
  const clear = useCallback(
    async (id: string) => {
      const isOpen = session.snapshot().id === id
      const isSure = await notify.confirm({
        title: t('clear.confirm'),
        text: t('clear.text'),
        confirmLabel: t('clear.label'),
        danger: true,
      })
      if (!isSure || !(await session.clear(id))) return
      notify.success(t('clear.done'))
      if (isOpen) onConversation?.(null)
    },
    [session, notify, t, onConversation],
  )
  const history = <History visitorKey={visitorKey} current={openId} onOpen={open} onNew={begin} onClear={clear} />

  return (
    <div className={classNames(styles['chat'], styles[look])}>
      {look === 'page' && <div className={styles['side']}>{history}</div>}
      <section className={styles['main']} aria-label={t('log.label')}>
        <header className={styles['bar']}>
          <IconButton
            className={look === 'page' ? styles['narrowOnly'] : undefined}
            icon={<ListIcon size={20} />}
            label={t('history.open')}
            onClick={() => setHistoryOpen(true)}
          />
          <h1 className={styles['barTitle']}>{state.title || t('title')}</h1>
          {openId !== null && (
            <IconButton
              icon={<TrashIcon size={20} />}
              label={t('clear.label')}
              changes
              onClick={() => void clear(openId)}
            />
          )}
        </header>
        {state.line === 'lost' && <Banner tone="warning">{t('line.lost')}</Banner>}
        <Said session={session} state={said} onConversation={onConversation} />
        <Human
          session={session}
          state={state}
          isDeskKnown={assistant !== undefined || isDeskClosed}
          closedUntil={assistant?.agents.open === false || isDeskClosed ? (assistant?.agents.opensAt ?? '') : undefined}
          onConversation={onConversation}
          onLeaveMessage={() => onLeaveMessage(lastWords(state))}
        />
        <Composer
          session={session}
          conversationId={openId}
          isOpening={state.isLoading}
          isWriting={isWriting}
          isAsking={state.isAsking}
          agent={state.status === 'with_agent' ? (state.handoff?.agentName ?? t('message.agent')) : undefined}
          visitorKey={visitorKey}
          assistant={assistant}
          onAsked={onConversation}
        />
        {assistant && (
          <p className={styles['provider']}>
            {assistant.provider.kind === 'embedded'
              ? t('answers.embedded')
              : t('answers.model', { name: assistant.provider.name })}
          </p>
        )}
      </section>
      {isHistoryOpen && (
        <Drawer
          open
          side="start"
          title={t('history.title')}
          closeLabel={tc('action.close')}
          onClose={() => setHistoryOpen(false)}
        >
          {history}
        </Drawer>
      )}
    </div>
  )
}

/** As much as an address holds: the form says the rest. */
const MOST_BROUGHT = 600
const lastWords = ({ messages }: ChatSnapshot): string =>
  [...(messages.findLast(({ role }) => role === 'user')?.content ?? '')].slice(0, MOST_BROUGHT).join('')

async function askAtOnce(session: ChatSession, content: string, onConversation: ChatProps['onConversation']) {
  const question = {
    content,
    fileIds: [],
    deepThinking: false,
    webSearch: false,
    voice: false,
    route: location.pathname,
  }
  const id = await session.ask(question)
  if (id !== undefined) onConversation?.(id)
}

interface SaidProps {
  readonly session: ChatSession
  readonly state: ChatSnapshot
  readonly onConversation: ChatProps['onConversation']
}

/** What was said, to see and to hear: drawn behind what is typed meanwhile. */
const Said = memo(function Said({ session, state, onConversation }: SaidProps) {
  return (
    <>
      <Log session={session} state={state}>
        <Empty onAsk={text => void askAtOnce(session, text, onConversation)} />
      </Log>
      <Told messages={state.messages} isLoading={state.isLoading} />
    </>
  )
})

function Empty({ onAsk }: { onAsk(text: string): void }) {
  const t = useT('assistant')
  const questions = [t('empty.goods'), t('empty.terms'), t('empty.register'), t('empty.services')]
  return (
    <div className={styles['empty']}>
      <h2>{t('empty.title')}</h2>
      <p>{t('empty.text')}</p>
      <ul>
        {questions.map(question => (
          <li key={question}>
            <button type="button" className={styles['suggestion']} onClick={() => onAsk(question)}>
              {question}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

interface HumanProps {
  readonly session: ChatSession
  readonly state: ChatSnapshot
  /** Nothing is offered that the desk may not keep. */
  readonly isDeskKnown: boolean
  /** Empty while it is not known until when; undefined while somebody is there. */
  readonly closedUntil: string | undefined
  readonly onConversation: ChatProps['onConversation']
  onLeaveMessage(): void
}

/** A person instead of the assistant: asked for, waited for, there, or away. */
function Human({ session, state, isDeskKnown, closedUntil, onConversation, onLeaveMessage }: HumanProps) {
  const t = useT('assistant')
  const format = useFormat()
  const { status, handoff } = state
  if (status === 'with_agent')
    return <Banner tone="success">{t('human.with', { name: handoff?.agentName ?? t('message.agent') })}</Banner>
  if (status === 'waiting_agent')
    return (
      <Banner
        tone="progress"
        live
        title={t('human.waiting', { position: handoff?.position ?? 1 })}
        actions={
          <Button size="small" changes onClick={() => void session.giveUpHuman()}>
            {t('human.giveUp')}
          </Button>
        }
      >
        {handoff?.expectedMinutes ? t('human.minutes', { count: handoff.expectedMinutes }) : undefined}
      </Banner>
    )
  if (closedUntil !== undefined)
    return (
      <p className={styles['human']}>
        <span className={styles['soft']}>
          {t('human.closed', { time: closedUntil === '' ? '' : format.dateTime(closedUntil) })}
        </span>
        <Button size="small" onClick={onLeaveMessage}>
          {t('human.leave')}
        </Button>
      </p>
    )
  const request = async () => {
    const id = await session.requestHuman('asked')
    if (id !== undefined) onConversation?.(id)
  }
  return (
    <p className={styles['human']}>
      <Button
        size="small"
        variant="quiet"
        icon={<HeadsetIcon size={18} />}
        // The question that is on its way may begin the conversation.
        disabled={state.isAsking || !isDeskKnown}
        changes
        onClick={() => void request()}
      >
        {t('human.ask')}
      </Button>
    </p>
  )
}
