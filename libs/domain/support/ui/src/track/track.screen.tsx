import { messageTrack, type TrackInput } from '@tradeport/domain/support/contract'
import { useT } from '@tradeport/web/i18n'
import { LoadFailed, useEndpoint, useRegion, useTitle } from '@tradeport/web/react'
import { SkeletonText, ThreadLine, classNames } from '@tradeport/web/ui'
import { useSearchParams } from 'react-router-dom'
import { FindMessage } from './find-message'
import { MessageThread } from './message-thread'
import styles from './track.module.css'

/** A page that is left open shows the answer by itself. */
const ASK_AGAIN_MS = 30_000
const NOT_THERE = ['MALL600404', 'MALL600400']

/** The conversation behind a link from the form or from a mail; nobody signs in here. */
export default function TrackScreen() {
  const t = useT('support')
  const { region } = useRegion()
  const [params] = useSearchParams()
  const no = params.get('no') ?? ''
  const key = params.get('key') ?? ''
  const hasLink = no !== '' && key !== ''
  const target: TrackInput = { no, key }
  const { data, error, refetch } = useEndpoint(messageTrack, target, {
    enabled: hasLink,
    quiet: true,
    ignoreError: true,
    refetchEveryMs: ASK_AGAIN_MS,
  })
  const isWrongLink = error !== undefined && NOT_THERE.includes(error.code)
  useTitle(data?.no)
  return (
    <div className={classNames('tp-content', styles['page'])}>
      <div className={styles['narrow']}>
        <h1 className={styles['title']}>{!hasLink || isWrongLink ? t('track.find') : t('track.title')}</h1>
        <ThreadLine region={region} />
        <div className={styles['content']}>
          {!hasLink || isWrongLink ? (
            <FindMessage isWrongLink={isWrongLink} startNo={no} />
          ) : data ? (
            <MessageThread target={target} detail={data} />
          ) : error ? (
            <LoadFailed error={error} onRetry={refetch} />
          ) : (
            <SkeletonText lines={8} />
          )}
        </div>
      </div>
    </div>
  )
}
