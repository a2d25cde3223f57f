import { useT } from '@tradeport/web/i18n'
import { usePlatform, useRegion } from '@tradeport/web/react'
import { Link, ThreadLine, classNames } from '@tradeport/web/ui'
import { useSearchParams } from 'react-router-dom'
import { MessageForm } from './message-form'
import styles from './message.module.css'

/** The form as a page: on the phone, and where the quick entry is opened in a new tab. */
export default function MessageScreen() {
  const t = useT('support')
  const { region } = useRegion()
  const { key } = usePlatform()
  const [params] = useSearchParams()
  const isPhone = key === 'h5'
  const isFromChat = params.get('from') === 'assistant'
  return (
    <div className={classNames('tp-content', styles['page'])}>
      <div className={styles['narrow']}>
        <header>
          <h1 className={styles['title']}>{t('title')}</h1>
          <ThreadLine region={region} />
          <p className={styles['lead']}>{t('lead')}</p>
          <p className={styles['lead']}>
            <Link href="/message/track">{t('track.find')}</Link>
          </p>
        </header>
        <MessageForm
          form={isPhone || isFromChat ? '2' : '1'}
          origin={isFromChat ? 'ai_handoff' : isPhone ? 'h5' : 'portal'}
        />
      </div>
    </div>
  )
}
