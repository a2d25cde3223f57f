import { Alert } from 'antd'
import {
  leaveMessageDetailOf,
  leaveMessageFile,
  type LeaveMessageDetail,
  type LeaveMessageStatus,
  type MessageTurn,
} from '@tradeport/domain/support/contract'
import { SPAM_REASONS } from '@tradeport/domain/support/rules'
import { localeConfig } from '@tradeport/kernel/config'
import { DetailSection, EntityDetail, Facts, known } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useCountries, useDownload, useEndpoint, useRegionNames, useTitle } from '@tradeport/web/react'
import { useParams } from 'react-router-dom'
import { Conversation } from '../track/conversation'
import { messageEntity } from './message.entity'
import { Offers } from './offers'
import styles from './message-work.module.css'

const NEXT: Record<LeaveMessageStatus, 'agent' | 'writer' | null> = {
  new: 'agent',
  assigned: 'agent',
  replied: 'writer',
  resolved: null,
  spam: null,
}
const EVENTS = [
  'submit',
  'claim',
  'assign',
  'hand_back',
  'reply',
  'to_inquiry',
  'invite',
  'answer',
  'note',
  'resolve',
  'spam',
  'not_spam',
  'reopen',
  'rate',
] as const
const CHANNELS = ['page', 'mail', 'in_app'] as const

export default function MessageDetailScreen() {
  const t = useT('supportWork')
  const { id = '' } = useParams()
  const state = useEndpoint(leaveMessageDetailOf, { id }, { enabled: id !== '' })
  useTitle(state.data?.no)
  return (
    <EntityDetail
      entity={messageEntity}
      audience="operator"
      state={state}
      backTo="/customer-messages"
      next={({ status, dueAt, assignedName }) => {
        const next = NEXT[status]
        return next
          ? { who: next === 'agent' ? (assignedName ?? t('next.agent')) : t('next.writer'), due: dueAt }
          : null
      }}
      timeline={({ timeline }) => timeline}
      describeEvent={({ action }) => {
        const event = known(EVENTS, action)
        return event ? t(`event.${event}`) : action
      }}
    >
      {detail => <Message detail={detail} />}
    </EntityDetail>
  )
}

function Message({ detail }: { detail: LeaveMessageDetail }) {
  const t = useT('supportWork')
  const words = useT('support')
  const { download } = useDownload(leaveMessageFile)
  const reasons = detail.spamReasons.flatMap(reason => {
    const why = known(SPAM_REASONS, reason)
    return why ? [t(`spam.${why}`)] : []
  })
  return (
    <>
      {reasons.length > 0 && (
        <Alert
          type={detail.status === 'spam' ? 'error' : 'warning'}
          showIcon
          title={t('detail.spamWhy', { reasons: reasons.join(', ') })}
        />
      )}
      {detail.email === null && (
        <Alert type="info" showIcon title={t('detail.noMail', { phone: detail.phone ?? '' })} />
      )}
      <DetailSection title={words(`type.${detail.type}`)}>
        <Conversation
          turns={detail.conversation}
          own="operator"
          authorOf={turn => turn.authorName ?? words('track.team')}
          onFile={file => void download({ id: detail.id, fileId: file.id }, file.name)}
          noteOf={turn => <Delivery turn={turn} />}
        />
      </DetailSection>
      <Offers offers={detail.offers} />
      <Writer detail={detail} />
    </>
  )
}

function Delivery({ turn }: { turn: MessageTurn }) {
  const t = useT('supportWork')
  const channels = turn.channels.flatMap(channel => {
    const way = known(CHANNELS, channel)
    return way ? [t(`channel.${way}`)] : []
  })
  if (turn.internal) return <p className={styles['delivery']}>{t('detail.internal')}</p>
  if (channels.length === 0) return null
  return <p className={styles['delivery']}>{t('detail.sentBy', { channels: channels.join(', ') })}</p>
}

function Writer({ detail }: { detail: LeaveMessageDetail }) {
  const t = useT('supportWork')
  const { nameOf } = useCountries()
  const region = useRegionNames()(detail.regionId)
  const { email, phone } = detail
  const rating = detail.csat === null ? null : [`${detail.csat} / 5`, detail.csatComment].filter(Boolean).join(' · ')
  return (
    <DetailSection title={t('detail.writer')}>
      <Facts
        facts={[
          { key: 'name', label: t('detail.name'), value: detail.name },
          { key: 'country', label: t('detail.country'), value: nameOf(detail.country) },
          { key: 'email', label: t('detail.email'), value: email && <a href={`mailto:${email}`}>{email}</a> },
          {
            key: 'phone',
            label: t('detail.phone'),
            value: phone && <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>,
          },
          { key: 'locale', label: t('column.locale'), value: localeConfig(detail.locale).name },
          { key: 'region', label: t('column.region'), value: region },
          { key: 'source', label: t('column.source'), value: t(`source.${detail.source}`) },
          { key: 'page', label: t('detail.page'), value: detail.pageUrl },
          { key: 'account', label: t('detail.account'), value: detail.hasAccount ? t('detail.accountYes') : null },
          { key: 'csat', label: t('column.csat'), value: rating },
        ]}
      />
    </DetailSection>
  )
}
