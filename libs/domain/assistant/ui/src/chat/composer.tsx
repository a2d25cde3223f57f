import { type FormEvent, type KeyboardEvent, memo, useRef, useState } from 'react'
import { MAX_QUESTION } from '@tradeport/domain/assistant/contract'
import { useT } from '@tradeport/web/i18n'
import { useLookingOn } from '@tradeport/web/navigation'
import { useFormat, useNotify, usePlatform, useSession } from '@tradeport/web/react'
import { Button, IconButton, MicrophoneIcon, SendIcon, StopIcon, classNames } from '@tradeport/web/ui'
import { AttachButton, AttachedFiles, useAttachments } from './attachments'
import type { ChatSession } from './chat-session'
import { useKeptDraft } from './use-kept-draft'
import { useVoice } from './use-voice'
import styles from './chat.module.css'

export interface ComposerProps {
  readonly session: ChatSession
  readonly conversationId: string | null
  /** One that was chosen is on its way. */
  readonly isOpening: boolean
  readonly isWriting: boolean
  readonly isAsking: boolean
  /** Who answers instead of the assistant. */
  readonly agent: string | undefined
  readonly visitorKey: string | undefined
  readonly assistant: AssistantFacts | undefined
  readonly onAsked: ((conversationId: string) => void) | undefined
}

export interface AssistantFacts {
  readonly webSearch: boolean
  readonly transcription: boolean
  readonly quota: { readonly tokensPerDay: number; readonly tokensLeft: number }
}

/** Does not follow the answer that is being written: typing stays light. */
export const Composer = memo(function Composer(props: ComposerProps) {
  const { session, conversationId, isOpening, isWriting, isAsking, agent, visitorKey, assistant, onAsked } = props
  const t = useT('assistant')
  const format = useFormat()
  const notify = useNotify()
  const { isSignedIn, token } = useSession()
  const { text, setText, sent } = useKeptDraft({
    owner: token ?? visitorKey,
    conversationId,
    isOpening,
    onPhone: usePlatform().app === 'h5',
  })
  const attachments = useAttachments()
  const [deepThinking, setDeepThinking] = useState(false)
  const [webSearch, setWebSearch] = useState(false)
  const spoken = useRef(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const voice = useVoice({
    byServer: assistant?.transcription ?? false,
    visitorKey,
    onWords: words => {
      spoken.current = true
      setText(words)
    },
  })

  const isTooLong = text.length > MAX_QUESTION
  const looksOn = useLookingOn() !== undefined
  const canSend = !looksOn && text.trim() !== '' && !isTooLong && !isAsking && !isWriting && !attachments.sending.isBusy

  const send = async () => {
    if (!canSend) return
    voice.abandon()
    const asked = await session.ask({
      content: text.trim(),
      fileIds: attachments.files.map(({ fileId }) => fileId),
      deepThinking,
      webSearch,
      voice: spoken.current,
      route: location.pathname,
    })
    if (asked === undefined) return
    sent(asked)
    attachments.clear()
    spoken.current = false
    field.current?.focus()
    onAsked?.(asked)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // In the middle of composing a Chinese or Japanese word, Enter chooses the word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    void send()
  }
  const type = (typed: string) => {
    // A hand that corrects is not spoken over.
    voice.abandon()
    setText(typed)
  }
  const isListening = voice.state === 'listening'

  return (
    <form
      className={styles['composer']}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void send()
      }}
    >
      <AttachedFiles attachments={attachments} />
      <textarea
        ref={field}
        className={styles['field']}
        aria-label={t('ask.label')}
        aria-invalid={isTooLong || undefined}
        aria-describedby="assistant-hint"
        placeholder={agent === undefined ? t('ask.placeholder') : t('ask.toAgent', { name: agent })}
        rows={1}
        value={text}
        onChange={event => type(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div className={styles['tools']}>
        <Toggle
          label={t('think.label')}
          isOn={deepThinking}
          onToggle={on => {
            setDeepThinking(on)
            notify.success(t(on ? 'think.on' : 'think.off'))
          }}
        />
        <Toggle
          label={t('web.label')}
          isOn={webSearch}
          onToggle={on => {
            setWebSearch(on)
            notify.success(t(on ? 'web.on' : 'web.off'))
            if (on && assistant?.webSearch === false) notify.info(t('web.missing'))
          }}
        />
        {isSignedIn && <AttachButton attachments={attachments} />}
        {voice.isOffered && (
          <IconButton
            icon={isListening ? <StopIcon size={20} /> : <MicrophoneIcon size={20} />}
            label={t(isListening ? 'voice.stop' : 'voice.start')}
            aria-pressed={isListening}
            disabled={voice.state === 'understanding'}
            changes
            onClick={() => (isListening ? voice.stop() : voice.start(text))}
          />
        )}
        {!isWriting ? (
          <Button
            type="submit"
            className={styles['send']}
            variant="primary"
            icon={<SendIcon size={18} />}
            loading={isAsking}
            disabled={!canSend}
          >
            {t('ask.send')}
          </Button>
        ) : (
          <Button
            type="button"
            className={styles['send']}
            icon={<StopIcon size={18} />}
            changes
            onClick={() => void session.stop()}
          >
            {t('ask.stop')}
          </Button>
        )}
      </div>
      <p id="assistant-hint" className={classNames(styles['hint'], isTooLong && styles['wrong'])}>
        <span aria-live="polite">
          {voice.state !== 'off' ? (
            t(`voice.${voice.state}`)
          ) : isTooLong ? (
            t('ask.tooLong', { limit: format.number(String(MAX_QUESTION)) })
          ) : (
            <span className={styles['keys']}>{t('ask.hint')}</span>
          )}
        </span>
        {assistant && (
          <span>
            {t('ask.left', {
              left: format.number(String(assistant.quota.tokensLeft)),
              limit: format.number(String(assistant.quota.tokensPerDay)),
            })}
          </span>
        )}
      </p>
    </form>
  )
})

function Toggle({ label, isOn, onToggle }: { label: string; isOn: boolean; onToggle(on: boolean): void }) {
  return (
    <button
      type="button"
      className={classNames(styles['toggle'], isOn && styles['on'])}
      aria-pressed={isOn}
      onClick={() => onToggle(!isOn)}
    >
      {label}
    </button>
  )
}
