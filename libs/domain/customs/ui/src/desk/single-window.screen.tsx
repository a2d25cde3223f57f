import { useState } from 'react'
import { MAX_SENDERS, declarationFormConfig, declarationFormConfigReview } from '@tradeport/domain/customs/contract'
import { CHECKERS, DECLARANTS } from '@tradeport/domain/customs/rules'
import type { OutputOf } from '@tradeport/kernel/contract-kit'
import { DetailSection } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { LoadFailed, useAction, useEndpoint, useFormat, useHasRole } from '@tradeport/web/react'
import { PageHeader } from '@tradeport/web/shell'
import { Checkbox, SkeletonText, Tabs } from '@tradeport/web/ui'
import { senderLabel } from '../shared/sender-label'
import { SenderPage, type SenderPlace } from './sender-form'

const NEW = 'new'

/** `/single-window`: who a company is to the Single Window, and whether it is reached. */
export default function SingleWindowScreen() {
  const t = useT('customs')
  const { data, error, refetch } = useEndpoint(declarationFormConfig, {})
  return (
    <div className="tp-stack">
      <PageHeader title={t('desk.settings')} />
      {!data && (error ? <LoadFailed error={error} onRetry={refetch} /> : <SkeletonText lines={8} />)}
      {data && <Senders {...data} />}
      {data && <Review required={data.reviewRequired} timeline={data.reviewTimeline} />}
    </div>
  )
}

/** One of them at a time, so that nothing is typed into the wrong one. */
function Senders({ configs, ...here }: Pick<OutputOf<typeof declarationFormConfig>, 'configs'> & SenderPlace) {
  const t = useT('customs')
  const mayChange = useHasRole(DECLARANTS, 'singleWindow:update')
  const [chosen, setChosen] = useState<string>()
  const first = configs[0]
  if (!first) return <SenderPage config={null} here={here} onSaved={setChosen} />
  const value = chosen === NEW || configs.some(({ id }) => id === chosen) ? (chosen ?? first.id) : first.id
  const config = configs.find(({ id }) => id === value) ?? null
  const mayAdd = mayChange && configs.length < MAX_SENDERS
  return (
    <Tabs
      label={t('desk.settings.senders')}
      items={[
        ...configs.map(sender => ({ key: sender.id, label: senderLabel(sender) })),
        ...(mayAdd ? [{ key: NEW, label: t('desk.settings.add') }] : []),
      ]}
      value={value}
      onValue={setChosen}
    >
      <SenderPage key={value} config={config} here={here} onSaved={setChosen} />
    </Tabs>
  )
}

type ReviewEntry = OutputOf<typeof declarationFormConfig>['reviewTimeline'][number]

function Review({ required, timeline }: { required: boolean; timeline: readonly ReviewEntry[] }) {
  const t = useT('customs')
  const format = useFormat()
  const mayChange = useHasRole(CHECKERS, 'singleWindow:check')
  const save = useAction(declarationFormConfigReview)
  return (
    <DetailSection title={t('desk.settings.review')}>
      <Checkbox
        checked={required}
        disabled={!mayChange || save.pending}
        onValue={reviewRequired => void save.run({ reviewRequired })}
      >
        {t('desk.settings.reviewRequired')}
      </Checkbox>
      {!mayChange && <p>{t('desk.settings.reviewBy')}</p>}
      {timeline.length > 0 && (
        <ul aria-label={t('desk.settings.reviewHistory')}>
          {[...timeline].reverse().map(entry => (
            <li key={entry.at}>
              {[
                format.dateTime(entry.at),
                t(entry.action === 'review_on' ? 'desk.settings.review.on' : 'desk.settings.review.off'),
                entry.actorName,
              ]
                .filter(Boolean)
                .join(' · ')}
            </li>
          ))}
        </ul>
      )}
    </DetailSection>
  )
}
