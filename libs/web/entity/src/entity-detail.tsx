import type { FieldChange } from '@tradeport/kernel/contract-kit'
import { useState, type ReactNode } from 'react'
import { useT } from '@tradeport/web/i18n'
import { AppLink } from '@tradeport/web/navigation'
import { useFormat, useLive } from '@tradeport/web/react'
import { Breadcrumb, SkeletonText } from '@tradeport/web/ui'
import { ActionBar } from './action-bar'
import type { EndpointState, EntityDefinition, EntityRow } from './entity-definition'
import { EntityStatus } from './entity-list'
import { DetailSection } from './detail-section'
import { DocumentFailed } from './document-failed'
import styles from './entity.module.css'

export interface TimelineEvent {
  id: string
  at: string
  action: string
  actorSide: string
  actorName: string | null
  toStatus: string | null
  note: string | null
  /** What was written differently. */
  changes?: readonly FieldChange[] | undefined
}

export interface EntityDetailProps<
  Row extends EntityRow,
  Detail extends Row,
  Status extends string,
  ColumnKey extends string,
  FilterKey extends string,
  Action extends string,
  Audience extends string,
> {
  entity: EntityDefinition<Row, Status, ColumnKey, FilterKey, Action, Audience>
  audience: Audience
  state: EndpointState<Detail>
  /** What the document is called on its own page, where its number says too little. */
  title?(detail: Detail): string
  /** Who must act next and by when, in words. */
  next?(detail: Detail): { who: string; due?: string | null } | null
  /** More buttons of this page (print, open the PDF). */
  extra?(detail: Detail): ReactNode
  /** `extra` draws the steps, each with its own form; those of the list's rows are not drawn beside them. */
  ownSteps?: boolean
  timeline?(detail: Detail): readonly TimelineEvent[]
  describeEvent?(event: TimelineEvent): string
  /** What the field at a path is called. */
  describeChange?(path: string): string
  related?(detail: Detail): readonly { label: string; href: string }[]
  backTo: string
  children(detail: Detail): ReactNode
}

/** The one detail page: number, status, who acts next, the actions allowed now, sections, history and related documents. */
export function EntityDetail<
  Row extends EntityRow,
  Detail extends Row,
  Status extends string,
  ColumnKey extends string,
  FilterKey extends string,
  Action extends string,
  Audience extends string,
>(props: EntityDetailProps<Row, Detail, Status, ColumnKey, FilterKey, Action, Audience>) {
  const { entity, audience, state } = props
  const t = useT('entity')
  const format = useFormat()
  const { title } = entity.useTexts()
  useLive(entity.name)
  const detail = state.data
  if (!detail) {
    if (!state.error) return <SkeletonText lines={12} />
    return (
      <DocumentFailed
        error={state.error}
        back={<AppLink to={props.backTo}>{t('detail.back')}</AppLink>}
        onRetry={() => void state.refetch()}
      />
    )
  }
  const next = props.next?.(detail) ?? null
  const name = props.title?.(detail) ?? entity.nameOf(detail)
  const events = props.timeline?.(detail) ?? []
  const related = props.related?.(detail) ?? []
  const hasAside = events.length > 0 || related.length > 0
  return (
    <article className={styles['detail']}>
      <div className={styles['detailPath']}>
        <Breadcrumb label={t('detail.path')} items={[{ key: 'list', label: title, href: props.backTo }]} />
      </div>
      <header className={styles['detailHead']}>
        <h1 className={styles['detailNo']}>{name}</h1>
        <EntityStatus entity={entity} status={detail.status} />
        {next && <NextMove {...next} />}
        <div className={styles['detailActions']}>
          {props.extra?.(detail)}
          {!props.ownSteps && (
            <ActionBar entity={entity} row={detail} audience={audience} onDone={() => void state.refetch()} />
          )}
        </div>
      </header>
      <div className={styles['detailBody']} data-aside={hasAside}>
        <div className={styles['detailMain']}>{props.children(detail)}</div>
        {hasAside && (
          <aside className={styles['detailAside']}>
            {related.length > 0 && (
              <DetailSection title={t('detail.related')}>
                <ul className="tp-plain-list">
                  {related.map(document => (
                    <li key={document.href}>
                      <AppLink to={document.href}>{document.label}</AppLink>
                    </li>
                  ))}
                </ul>
              </DetailSection>
            )}
            {events.length > 0 && (
              <DetailSection title={t('detail.history')}>
                <ol className={styles['events']}>
                  {[...events].reverse().map(event => (
                    <li key={event.id} className={styles['event']}>
                      <div>{props.describeEvent?.(event) ?? event.action}</div>
                      {event.note && <div className={styles['eventNote']}>{event.note}</div>}
                      <EventChanges changes={event.changes ?? []} describe={props.describeChange} />
                      <div className={styles['eventMeta']}>
                        {[event.actorName, format.dateTime(event.at)].filter(Boolean).join(' · ')}
                      </div>
                    </li>
                  ))}
                </ol>
              </DetailSection>
            )}
          </aside>
        )}
      </div>
    </article>
  )
}

/** Who must act next, and by when, or since when it is too late. */
function NextMove({ who, due }: { who: string; due?: string | null }) {
  const t = useT('entity')
  const format = useFormat()
  const [opened] = useState(() => Date.now())
  // A day is over with its last moment, wherever that is counted: of days nothing is said.
  const isLate = due?.includes('T') === true && Date.parse(due) < opened
  return (
    <span className={styles['detailNext']}>
      {t('detail.nextActor', { who })}
      {due && (
        <>
          {' · '}
          <span data-late={isLate || undefined}>
            {t(isLate ? 'detail.late' : 'detail.due', { when: format.due(due) })}
          </span>
        </>
      )}
    </span>
  )
}

interface EventChangesProps {
  changes: readonly FieldChange[]
  describe: ((path: string) => string) | undefined
}

function EventChanges({ changes, describe }: EventChangesProps) {
  if (changes.length === 0) return null
  return (
    <ul className={styles['eventChanges']}>
      {changes.map(({ path, before, after }, place) => (
        // One path may be named several times, as rows of a list are that were taken out.
        <li key={`${place} ${path}`}>
          {describe?.(path) ?? path}
          {before !== null && <del>{before}</del>}
          {after !== null && <ins>{after}</ins>}
        </li>
      ))}
    </ul>
  )
}
