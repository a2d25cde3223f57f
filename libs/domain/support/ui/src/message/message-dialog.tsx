import type { MessageSource } from '@tradeport/domain/support/contract'
import { useT } from '@tradeport/web/i18n'
import { Button, Dialog } from '@tradeport/web/ui'
import { MessageForm } from './message-form'

export interface MessageDialogProps {
  origin: MessageSource
  onClose(): void
}

/** The portal's form, over the page somebody is on. Closing loses nothing: the draft stays. */
export default function MessageDialog({ origin, onClose }: MessageDialogProps) {
  const t = useT('support')
  const common = useT('common')
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      description={t('lead')}
      closeLabel={common('action.close')}
      size="medium"
    >
      <MessageForm
        form="1"
        origin={origin}
        afterwards={
          <Button variant="quiet" onClick={onClose}>
            {common('action.close')}
          </Button>
        }
      />
    </Dialog>
  )
}
