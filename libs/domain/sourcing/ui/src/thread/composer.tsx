import { Button } from 'antd'
import { useState, type KeyboardEvent } from 'react'
import { MAX_MESSAGE_LENGTH, type Attachment, type ThreadDetail } from '@tradeport/domain/sourcing/contract'
import { AttachmentField, GrowingText } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { CoinsIcon, SendIcon } from '@tradeport/web/ui'
import { useFiles } from '../shared/use-files'
import { OfferDialog } from './offer-dialog'
import type { Outgoing } from './use-talk'
import styles from './talk.module.css'

export interface ComposerProps {
  thread: ThreadDetail
  onSend(message: Omit<Outgoing, 'state'>): Promise<boolean>
}

const MAX_FILES = 10

/** Words, files, or a price for one line. Enter sends, Shift and Enter starts a new line. */
export function Composer({ thread, onSend }: ComposerProps) {
  const t = useT('sourcing')
  const tc = useT('common')
  const { upload, maxBytes } = useFiles()
  const [body, setBody] = useState('')
  const [files, setFiles] = useState<Attachment[]>([])
  const [offering, setOffering] = useState(false)
  const empty = body.trim() === '' && files.length === 0

  const send = () => {
    if (empty) return
    void onSend({ clientMsgId: crypto.randomUUID(), body: body.trim(), files })
    setBody('')
    setFiles([])
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // An input method's Enter chooses a word and sends nothing.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  return (
    <>
      <form
        className={styles['composer']}
        onSubmit={event => {
          event.preventDefault()
          send()
        }}
      >
        <GrowingText
          aria-label={t('talk.write')}
          placeholder={t('talk.write')}
          value={body}
          maxLength={MAX_MESSAGE_LENGTH}
          minRows={2}
          maxRows={8}
          onChange={event => setBody(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <div className={styles['tools']}>
          <div className={styles['toolsStart']}>
            <AttachmentField
              look="button"
              value={files}
              onChange={setFiles}
              upload={upload}
              max={MAX_FILES}
              maxBytes={maxBytes}
            />
            <Button icon={<CoinsIcon size={16} />} onClick={() => setOffering(true)}>
              {t('offer.name')}
            </Button>
          </div>
          <div className={styles['sendSide']}>
            <Button type="primary" htmlType="submit" disabled={empty} icon={<SendIcon size={16} />}>
              {tc('action.send')}
            </Button>
          </div>
        </div>
      </form>
      {offering && (
        <OfferDialog
          items={thread.inquiry.items}
          currency={thread.latestQuotation?.currency ?? thread.inquiry.currencyWish}
          onClose={() => setOffering(false)}
          onOffer={offer => {
            setOffering(false)
            void onSend({ clientMsgId: crypto.randomUUID(), body: body.trim(), files, offer })
            setBody('')
            setFiles([])
          }}
        />
      )}
    </>
  )
}
