import { useEffect, useRef, useState } from 'react'
import { documentAccept, type DocumentToAccept } from '@tradeport/domain/content/contract'
import { logout } from '@tradeport/domain/identity/contract'
import { toBcp47 } from '@tradeport/kernel/config'
import { useT } from '@tradeport/web/i18n'
import { useAction, useFormat, useRuntime, useSession } from '@tradeport/web/react'
import { Button, Dialog, Prose } from '@tradeport/web/ui'
import { DownloadButton } from '../documents/download-button'
import styles from './acceptance-dialog.module.css'

export interface AcceptanceDialogProps {
  readonly documents: readonly DocumentToAccept[]
  /** One of them was not accepted: another edition may be in force. */
  onOutdated(): void
}

/** One document after the other. */
export default function AcceptanceDialog({ documents, onOutdated }: AcceptanceDialogProps) {
  // What was accepted is not shown again until the list is there without it.
  const [accepted, setAccepted] = useState<readonly string[]>([])
  const [next] = documents.filter(({ id }) => !accepted.includes(id))
  if (!next) return null
  return (
    <OneDocument
      key={next.id}
      document={next}
      onAccepted={() => setAccepted(before => [...before, next.id])}
      onOutdated={onOutdated}
    />
  )
}

interface OneDocumentProps {
  readonly document: DocumentToAccept
  onAccepted(): void
  onOutdated(): void
}

function OneDocument({ document, onAccepted, onOutdated }: OneDocumentProps) {
  const t = useT('content')
  const common = useT('common')
  const format = useFormat()
  const accept = useAction(documentAccept, { onSuccess: onAccepted, onFailure: onOutdated })
  const { leave, signOut } = useLeave()
  const { documentId, edition, title, body, hasFile, effectiveAt } = document
  const lang = toBcp47(document.contentLocale)
  const text = useRef<HTMLDivElement>(null)
  // Not a button: whoever was typing when it came must not answer by that. The keys scroll the text.
  useEffect(() => text.current?.focus({ preventScroll: true }), [])
  return (
    <Dialog
      open
      size="large"
      dismissible={false}
      title={<span lang={lang}>{title}</span>}
      description={t('accept.lead')}
      closeLabel={common('action.close')}
      onClose={() => undefined}
      footer={
        <>
          <Button variant="quiet" loading={leave.pending} onClick={() => void signOut()}>
            {t('accept.logOut')}
          </Button>
          <Button
            variant="primary"
            loading={accept.pending}
            onClick={() => void accept.run({ id: documentId, edition })}
          >
            {t('accept.accept')}
          </Button>
        </>
      }
    >
      <div ref={text} className={styles['document']} tabIndex={-1}>
        <p className={styles['facts']}>
          <span>{t('documents.edition', { edition })}</span>
          <span>{t('documents.effective', { date: format.date(effectiveAt) })}</span>
        </p>
        {body !== '' && (
          <div lang={lang}>
            <Prose html={body} />
          </div>
        )}
        {hasFile && (
          <p>
            <DownloadButton document={document} />
          </p>
        )}
      </div>
    </Dialog>
  )
}

/** Whoever does not accept leaves. */
function useLeave() {
  const session = useSession()
  const { live } = useRuntime()
  const leave = useAction(logout, { ignoreError: true })
  const signOut = async () => {
    // This page leaves by itself, and need not be told.
    live.close()
    await leave.run({ everywhere: false })
    session.signOut()
  }
  return { leave, signOut }
}
