import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { deskOpen, deskRelease, deskReply, deskTake } from '@tradeport/domain/assistant/contract'
import { localeConfig } from '@tradeport/kernel/config'
import { useT } from '@tradeport/web/i18n'
import { AppLink } from '@tradeport/web/navigation'
import { LoadFailed, useAction, useDialogAction, useEndpoint, useNotify, useTitle } from '@tradeport/web/react'
import { Banner, Button, Dialog, Field, SkeletonText, TextArea } from '@tradeport/web/ui'
import { MessageItem } from '../chat/message-item'
import chat from '../chat/chat.module.css'
import styles from './desk.module.css'

const MAX_REPLY = 5_000
const MAX_SUMMARY = 2_000

export function DeskConversation({ id }: { id: string }) {
  const t = useT('assistant')
  const notify = useNotify()
  // Every word of the other side is told to the desk's open pages, which then ask again.
  const { data, error, refetch } = useEndpoint(deskOpen, { id }, { keepPrevious: true })
  const take = useAction(deskTake, { onSuccess: () => notify.success(t('desk.taken')) })
  const [isReleasing, setReleasing] = useState(false)
  const log = useRef<HTMLDivElement>(null)
  const count = data?.messages.length ?? 0
  const who = data?.personName ?? t('desk.visitor')
  useTitle(who)
  useLayoutEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight })
  }, [count])

  if (error && !data) return <LoadFailed error={error} onRetry={refetch} />
  if (!data) return <SkeletonText lines={8} />
  return (
    <section className={styles['thread']} aria-label={who}>
      <header className={styles['threadHead']}>
        <AppLink to="/assistant-desk" className={styles['back']}>
          {t('desk.back')}
        </AppLink>
        <p>
          <strong>{who}</strong>
          {data.companyName !== null && <span className={styles['soft']}>{data.companyName}</span>}
          <span className={styles['soft']}>{localeConfig(data.locale).name}</span>
        </p>
        {data.actions.includes('take') && (
          <Button variant="primary" loading={take.pending} onClick={() => void take.run({ id, version: data.version })}>
            {t('desk.take')}
          </Button>
        )}
        {data.actions.includes('release') && <Button onClick={() => setReleasing(true)}>{t('desk.release')}</Button>}
      </header>
      {data.summary !== null && <Banner tone="neutral">{data.summary}</Banner>}
      <div ref={log} className={styles['log']} role="log" aria-label={t('log.label')} tabIndex={0}>
        <ol className={chat['messages']}>
          {data.messages.map(message => (
            <MessageItem key={message.id} message={message} session={undefined} isLast={false} />
          ))}
        </ol>
      </div>
      {data.status === 'with_agent' && data.actions.includes('release') && <Reply id={id} />}
      {isReleasing && <Release id={id} version={data.version} onClose={() => setReleasing(false)} />}
    </section>
  )
}

function Reply({ id }: { id: string }) {
  const t = useT('assistant')
  const [content, setContent] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const reply = useAction(deskReply, {
    onSuccess: () => {
      setContent('')
      field.current?.focus()
    },
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    void reply.run({ id, content })
  }
  return (
    <form className={chat['composer']} onSubmit={send}>
      <Field label={t('desk.reply')} error={reply.fieldErrors.find(({ path }) => path === 'content')?.message}>
        <TextArea ref={field} value={content} onValue={setContent} limit={MAX_REPLY} rows={3} />
      </Field>
      <div className={chat['tools']}>
        <Button type="submit" variant="primary" loading={reply.pending} disabled={content.trim() === ''}>
          {t('desk.send')}
        </Button>
      </div>
    </form>
  )
}

function Release({ id, version, onClose }: { id: string; version: number; onClose(): void }) {
  const t = useT('assistant')
  const tc = useT('common')
  const [summary, setSummary] = useState('')
  const release = useDialogAction(deskRelease, { done: () => t('desk.released'), onClose })
  const send = (event: FormEvent) => {
    event.preventDefault()
    void release.run({ id, version, summary })
  }
  return (
    <Dialog open onClose={onClose} title={t('desk.releaseTitle')} closeLabel={tc('action.close')}>
      <form className={chat['rename']} onSubmit={send}>
        <Field
          label={t('desk.summary')}
          required
          error={release.fieldErrors.find(({ path }) => path === 'summary')?.message}
        >
          <TextArea value={summary} onValue={setSummary} limit={MAX_SUMMARY} rows={4} />
        </Field>
        <Button type="submit" variant="primary" loading={release.pending}>
          {t('desk.release')}
        </Button>
      </form>
    </Dialog>
  )
}
