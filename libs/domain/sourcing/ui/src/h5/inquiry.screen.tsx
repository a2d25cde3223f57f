import { useParams } from 'react-router-dom'
import { inquiryDetail, sourcingRoutes, type InquiryDetail, type ThreadRow } from '@tradeport/domain/sourcing/contract'
import { useT } from '@tradeport/web/i18n'
import {
  CardList,
  Loaded,
  PhoneFacts,
  PhoneNotices,
  PhonePage,
  PhoneSection,
  type PhoneCard,
} from '@tradeport/web/phone'
import { useEndpoint, useFormat, useLive, useText, useTitle } from '@tradeport/web/react'
import { Button, LinkButton, Tag } from '@tradeport/web/ui'
import { describeEvent } from '../shared/events'
import { History } from '../shared/history'
import { INQUIRY_TONES, THREAD_TONES } from '../shared/tones'
import { THREAD_TURN } from '../shared/turn'
import { useFiles } from '../shared/use-files'
import { useTurn } from '../shared/use-turn'
import { useWords } from '../shared/use-words'

/** One inquiry: what its sellers say, and what was asked. */
export default function InquiryScreen() {
  const { id = '' } = useParams()
  useLive('inquiry')
  useLive('thread')
  useLive('quotation')
  const state = useEndpoint(inquiryDetail, { id }, { enabled: id !== '' })
  useTitle(state.data?.no ?? undefined)
  return <Loaded state={state}>{inquiry => <Inquiry inquiry={inquiry} />}</Loaded>
}

function Inquiry({ inquiry }: { inquiry: InquiryDetail }) {
  const t = useT('sourcing')
  const cardOf = useThreadCard()
  const quoted = inquiry.threads.filter(thread => thread.latestQuotation).length
  return (
    <PhonePage
      title={inquiry.title ?? t('inquiry.no')}
      note={
        <>
          <Tag tone={INQUIRY_TONES[inquiry.status]}>{t(`inquiry.status.${inquiry.status}`)}</Tag> {inquiry.no}
        </>
      }
    >
      {quoted > 1 && (
        <PhoneNotices>
          <LinkButton variant="primary" block href={sourcingRoutes.comparison(inquiry.id)}>
            {t('comparison.open', { count: quoted })}
          </LinkButton>
        </PhoneNotices>
      )}
      <CardList label={t('inquiry.section.sellers')} cards={inquiry.threads.map(cardOf)} />
      <Request inquiry={inquiry} />
      <PhoneSection title={t('history')}>
        <History events={inquiry.timeline} describe={event => describeEvent(t, 'inquiry', event.action)} />
      </PhoneSection>
    </PhonePage>
  )
}

function useThreadCard(): (thread: ThreadRow) => PhoneCard {
  const t = useT('sourcing')
  const text = useText()
  const format = useFormat()
  const turnOf = useTurn('buyer')
  return thread => {
    const turn = THREAD_TURN[thread.status]
    return {
      key: thread.id,
      href: sourcingRoutes.thread(thread.id),
      name: text(thread.storeName),
      status: (
        <span>
          <Tag tone={THREAD_TONES[thread.status]}>{t(`thread.status.${thread.status}`)}</Tag>{' '}
          {thread.unread > 0 && <Tag tone="danger">{t('unread', { count: thread.unread })}</Tag>}
        </span>
      ),
      lines: [
        thread.latestQuotation && format.money(thread.latestQuotation.total, thread.latestQuotation.currency),
        turn && t(`task.${turn.task}.${turnOf(turn.side)}`),
      ],
    }
  }
}

function Request({ inquiry }: { inquiry: InquiryDetail }) {
  const t = useT('sourcing')
  const text = useText()
  const format = useFormat()
  const words = useWords()
  return (
    <>
      <PhoneSection title={t('inquiry.section.lines')}>
        <PhoneFacts
          facts={inquiry.items.map(line => ({
            key: line.id,
            label: text(line.product?.title) || line.name,
            value: [
              ...line.quantities.map(quantity => words.quantity(quantity, line.unit)),
              line.targetPrice &&
                t('editor.target', { price: format.unitPrice(line.targetPrice, line.targetCurrency) }),
            ]
              .filter(Boolean)
              .join('\n'),
          }))}
        />
      </PhoneSection>
      <PhoneSection title={t('inquiry.section.request')}>
        <PhoneFacts
          facts={[
            { key: 'requirement', label: t('inquiry.field.requirement'), value: inquiry.requirement },
            {
              key: 'destination',
              label: t('inquiry.field.destination'),
              value: words.destination(inquiry.destCountry, inquiry.destPort),
            },
            { key: 'incoterm', label: t('inquiry.field.incotermWish'), value: inquiry.incotermWish },
            { key: 'neededBy', label: t('inquiry.field.neededBy'), value: format.civilDate(inquiry.neededBy) },
            {
              key: 'files',
              label: t('inquiry.field.files'),
              value: inquiry.files.length > 0 && <Files files={inquiry.files} />,
            },
            { key: 'deadline', label: t('inquiry.field.deadline'), value: format.dateTime(inquiry.quoteDeadline) },
          ]}
        />
      </PhoneSection>
    </>
  )
}

function Files({ files }: { files: InquiryDetail['files'] }) {
  const { open } = useFiles()
  return files.map(file => (
    <Button key={file.fileId} variant="quiet" size="small" onClick={() => open(file)}>
      {file.name}
    </Button>
  ))
}
