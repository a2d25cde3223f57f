import {
  messageTrackFile,
  type TrackDetail,
  type TrackInput,
  type TrackStatus,
} from '@tradeport/domain/support/contract'
import { useT } from '@tradeport/web/i18n'
import { useDownload, useFormat } from '@tradeport/web/react'
import { Banner, Tag, type Tone } from '@tradeport/web/ui'
import { AnswerForm } from './answer-form'
import { Conversation } from './conversation'
import { Rating } from './rating'
import styles from './track.module.css'

const TONES: Record<TrackStatus, Tone> = { new: 'info', assigned: 'progress', replied: 'success', resolved: 'neutral' }

export interface MessageThreadProps {
  target: TrackInput
  detail: TrackDetail
}

/** Where it stands, what was said, and what the writer may do about it. */
export function MessageThread({ target, detail }: MessageThreadProps) {
  const t = useT('support')
  const format = useFormat()
  const { download } = useDownload(messageTrackFile)
  const { actions } = detail
  return (
    <div className={styles['thread']}>
      <p className={styles['state']}>
        <Tag tone={TONES[detail.status]}>{t(`track.status.${detail.status}`)}</Tag>
        <span>{t(`type.${detail.type}`)}</span>
        <span className="tp-tabular">{detail.no}</span>
      </p>
      {detail.dueAt && <p className={styles['soft']}>{t('track.due', { when: format.dateTime(detail.dueAt) })}</p>}
      <Conversation
        turns={detail.conversation}
        own="visitor"
        authorOf={turn => (turn.side === 'visitor' ? t('track.you') : (turn.authorName ?? t('track.team')))}
        onFile={file => void download({ ...target, fileId: file.id }, file.name)}
      />
      {(actions.includes('rate') || detail.csat !== null) && <Rating target={target} given={detail.csat} />}
      {actions.includes('answer') || actions.includes('reopen') ? (
        <AnswerForm target={target} detail={detail} />
      ) : (
        <Banner tone="neutral">{t('track.ended')}</Banner>
      )}
    </div>
  )
}
