import { Modal } from 'antd'
import { menuPublish, type MenuContent, type MenuDetail } from '@tradeport/domain/identity/contract'
import { PLATFORM_TITLES } from '@tradeport/kernel/config'
import type { MenuFrontEnd } from '@tradeport/kernel/contract-kit'
import { ReasonForm, textOf } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useAction, useLocale, useNotify } from '@tradeport/web/react'
import { ChangeList } from './change-list'

export interface PublishDialogProps {
  frontEnd: MenuFrontEnd
  detail: MenuDetail
  content: MenuContent
  onDone(): void
  onClose(): void
}

/** What publishing changes, and why it is done. */
export default function PublishDialog({ frontEnd, detail, content, onDone, onClose }: PublishDialogProps) {
  const t = useT('identityMenus')
  const { locale } = useLocale()
  const notify = useNotify()
  const publish = useAction(menuPublish, {
    onSuccess: ({ version }) => {
      notify.success(t('published', { no: version }))
      onDone()
    },
  })
  return (
    <Modal
      open
      title={t('publishTitle', { name: PLATFORM_TITLES[frontEnd][locale] })}
      footer={null}
      width={640}
      onCancel={onClose}
    >
      <ChangeList detail={detail} before={detail.content} after={content} />
      <ReasonForm
        intro={t('publishIntro')}
        noteLabel={t('reason')}
        noteRequired
        submit={t('publish')}
        pending={publish.pending}
        fieldErrors={publish.fieldErrors.map(error => (error.path === 'reason' ? { ...error, path: 'note' } : error))}
        onCancel={onClose}
        onSubmit={values =>
          void publish.run({ frontEnd, version: detail.version, content, reason: textOf(values, 'note') ?? '' })
        }
      />
    </Modal>
  )
}
