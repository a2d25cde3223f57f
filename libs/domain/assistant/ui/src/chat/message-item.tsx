import { memo, useState } from 'react'
import type { ChatMessage, ProposedAction } from '@tradeport/domain/assistant/contract'
import { useT } from '@tradeport/web/i18n'
import { useFormat, useNotify, useRegion } from '@tradeport/web/react'
import {
  AssistantIcon,
  Button,
  CheckIcon,
  CloseIcon,
  CopyIcon,
  ExternalIcon,
  HeadsetIcon,
  IconButton,
  Link,
  RefreshIcon,
  Tag,
  classNames,
} from '@tradeport/web/ui'
import { AnswerText } from './answer-text'
import type { ChatSession } from './chat-session'
import { guessedHeight } from './guessed-height'
import styles from './chat.module.css'

export interface MessageItemProps {
  readonly message: ChatMessage
  /** Absent where somebody else's conversation is read. */
  readonly session: ChatSession | undefined
  /** Only the last word can be gone on with. */
  readonly isLast: boolean
}

function AssistantFace() {
  const { own } = useRegion()
  return own?.aiIcon ? <img src={own.aiIcon} width={20} height={20} alt="" /> : <AssistantIcon size={20} />
}

export const MessageItem = memo(function MessageItem({ message, session, isLast }: MessageItemProps) {
  const t = useT('assistant')
  if (message.role === 'system') return <Notice message={message} />
  const isPerson = message.role === 'user'
  return (
    <li
      className={classNames(styles['message'], isPerson && styles['mine'])}
      data-status={message.status}
      style={roomOf(message)}
    >
      {!isPerson && (
        <span className={styles['face']}>
          {message.role === 'agent' ? <HeadsetIcon size={20} /> : <AssistantFace />}
        </span>
      )}
      <div className={styles['bubble']}>
        <Head message={message} />
        {message.reasoning !== null && <Thoughts message={message} />}
        {message.content === '' && message.status === 'queued' && (
          <p className={styles['soft']}>{t('message.waiting')}</p>
        )}
        {isPerson ? (
          <p className={styles['said']}>{message.content}</p>
        ) : (
          <AnswerText text={message.content} sources={message.sources} />
        )}
        {message.attachments.length > 0 && (
          <ul className={styles['files']}>
            {message.attachments.map(({ fileId, fileName }) => (
              <li key={fileId}>{fileName}</li>
            ))}
          </ul>
        )}
        {message.sources.length > 0 && <Sources message={message} />}
        {message.actions.map(action => (
          <Proposal key={action.id} action={action} session={session} />
        ))}
        {!isPerson && session && <Foot message={message} session={session} isLast={isLast} />}
      </div>
    </li>
  )
})

/** Until it is laid out for the first time; then the browser remembers what it takes. */
const roomOf = (message: ChatMessage) => ({ containIntrinsicBlockSize: `auto ${guessedHeight(message)}px` })

function Notice({ message }: { message: ChatMessage }) {
  const t = useT('assistant')
  const name = message.authorName ?? t('message.agent')
  const texts: Record<string, string> = {
    waiting_agent: t('notice.waiting_agent'),
    agent_joined: t('notice.agent_joined', { name }),
    agent_left: t('notice.agent_left', { name }),
    waiting_ended: t('notice.waiting_ended'),
  }
  return (
    <li className={styles['notice']} style={roomOf(message)}>
      {texts[message.content] ?? message.content}
    </li>
  )
}

function Head({ message }: { message: ChatMessage }) {
  const t = useT('assistant')
  const format = useFormat()
  const name =
    message.role === 'user'
      ? t('message.you')
      : message.role === 'agent'
        ? (message.authorName ?? t('message.agent'))
        : t('message.assistant')
  return (
    <p className={styles['head']}>
      <strong>{name}</strong>
      <time dateTime={message.createdAt}>{format.dateTime(message.createdAt)}</time>
      {message.voice && <span>{t('message.voice')}</span>}
    </p>
  )
}

function Thoughts({ message }: { message: ChatMessage }) {
  const t = useT('assistant')
  const isThinking = message.status === 'streaming' && message.content === ''
  return (
    <details className={styles['thoughts']} open={isThinking}>
      <summary>{t(isThinking ? 'message.thinking' : 'message.thoughts')}</summary>
      <p>{message.reasoning}</p>
    </details>
  )
}

function Sources({ message }: { message: ChatMessage }) {
  const t = useT('assistant')
  // Most are never opened.
  const [wasOpened, setOpened] = useState(false)
  return (
    <details className={styles['sources']} onToggle={() => setOpened(true)}>
      <summary>
        {t('message.sources')} ({message.sources.length})
      </summary>
      {wasOpened && <SourceList message={message} />}
    </details>
  )
}

function SourceList({ message }: { message: ChatMessage }) {
  const t = useT('assistant')
  return (
    <ol>
      {message.sources.map(({ kind, title, url, snippet }) => (
        <li key={`${url} ${title}`}>
          <Link href={url} target="_blank" rel="noopener">
            {title} <ExternalIcon size={12} />
          </Link>{' '}
          <Tag tone="neutral">{t(`source.${kind}`)}</Tag>
          {snippet !== '' && <span className={styles['soft']}>{snippet}</span>}
        </li>
      ))}
    </ol>
  )
}

function Proposal({ action, session }: { action: ProposedAction; session: ChatSession | undefined }) {
  const t = useT('assistant')
  const [isPending, setPending] = useState(false)
  const decide = async (accept: boolean) => {
    setPending(true)
    await session?.decide(action.id, accept)
    setPending(false)
  }
  return (
    <div className={styles['proposal']}>
      <p>
        <strong>{t(`action.${action.action}`)}</strong>
      </p>
      {Object.keys(action.facts).length > 0 && (
        <dl>
          {Object.entries(action.facts).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {action.state === 'asked' && session ? (
        <div className={styles['row']}>
          <Button size="small" variant="primary" loading={isPending} onClick={() => void decide(true)}>
            {t('action.yes')}
          </Button>
          <Button size="small" changes onClick={() => void decide(false)}>
            {t('action.no')}
          </Button>
        </div>
      ) : (
        <p className={styles['soft']}>
          {action.state !== 'asked' && t(`action.${action.state}`)}{' '}
          {action.url !== null && <Link href={action.url}>{t('action.open')}</Link>}
        </p>
      )}
    </div>
  )
}

function Foot({ message, session, isLast }: MessageItemProps & { session: ChatSession }) {
  const t = useT('assistant')
  const notify = useNotify()
  const { status, feedback } = message
  if (status === 'queued' || status === 'streaming') return null
  const copy = async () => {
    if (!('clipboard' in navigator)) {
      notify.error(t('message.copyByHand'))
      return
    }
    try {
      await navigator.clipboard.writeText(message.content)
      notify.success(t('message.copied'))
    } catch {
      notify.error(t('message.copyFailed'))
    }
  }
  const judge = (value: 'up' | 'down') => void session.judge(message.id, feedback === value ? null : value)
  const canGoOn = isLast && message.role === 'assistant' && ['stopped', 'truncated', 'error'].includes(status)
  return (
    <div className={styles['foot']}>
      {status === 'stopped' && <span className={styles['soft']}>{t('message.stopped')}</span>}
      {status === 'truncated' && <span className={styles['soft']}>{t('message.truncated')}</span>}
      {status === 'cancelled' && <span className={styles['soft']}>{t('message.cancelled')}</span>}
      {status === 'error' && <span className={styles['wrong']}>{t('error.ask')}</span>}
      {canGoOn && (
        <Button size="small" icon={<RefreshIcon size={16} />} changes onClick={() => void session.goOn(message.id)}>
          {t(status === 'error' && message.content === '' ? 'message.tryAgain' : 'message.continue')}
        </Button>
      )}
      {message.content !== '' && (
        <>
          <IconButton
            size="small"
            icon={<CopyIcon size={16} />}
            label={t('message.copy')}
            onClick={() => void copy()}
          />
          <IconButton
            size="small"
            icon={<CheckIcon size={16} />}
            label={t('message.good')}
            aria-pressed={feedback === 'up'}
            changes
            onClick={() => judge('up')}
          />
          <IconButton
            size="small"
            icon={<CloseIcon size={16} />}
            label={t('message.bad')}
            aria-pressed={feedback === 'down'}
            changes
            onClick={() => judge('down')}
          />
        </>
      )}
    </div>
  )
}
