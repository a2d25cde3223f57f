import type { TimelineEvent } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useFormat } from '@tradeport/web/react'
import { Timeline } from '@tradeport/web/ui'

/** What happened to a document, by whom and when, the latest first. */
export function History({
  events,
  describe,
}: {
  events: readonly TimelineEvent[]
  describe(event: TimelineEvent): string
}) {
  const t = useT('sourcing')
  const format = useFormat()
  return (
    <Timeline
      label={t('history')}
      entries={[...events].reverse().map(event => ({
        key: event.id,
        title: describe(event),
        time: { iso: event.at, text: format.dateTime(event.at) },
        ...(event.actorName ? { by: event.actorName } : {}),
        ...(event.note ? { note: event.note } : {}),
      }))}
    />
  )
}
