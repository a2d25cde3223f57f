import { messageTrack } from '@tradeport/domain/support/contract'
import { useT } from '@tradeport/web/i18n'
import { LoadFailed, useEndpoint, useTitle } from '@tradeport/web/react'
import { PageHeader } from '@tradeport/web/shell'
import { SkeletonText } from '@tradeport/web/ui'
import { useParams } from 'react-router-dom'
import { MessageThread } from '../track/message-thread'
import styles from './own.module.css'

/** One conversation with the platform, for the one who began it. */
export default function OwnMessageScreen() {
  const t = useT('support')
  const { no = '' } = useParams()
  const target = { no }
  const { data, error, refetch } = useEndpoint(messageTrack, target, { quiet: true })
  useTitle(data?.no)
  return (
    <div className={styles['page']}>
      <PageHeader
        title={t('track.title')}
        path={[
          { key: 'all', label: t('own.back'), href: '/support/messages' },
          { key: 'this', label: no },
        ]}
      />
      <div className={styles['card']}>
        {data ? (
          <MessageThread target={target} detail={data} />
        ) : error ? (
          <LoadFailed error={error} onRetry={refetch} />
        ) : (
          <SkeletonText lines={8} />
        )}
      </div>
    </div>
  )
}
