import type { ReactNode } from 'react'
import type { CompanySnapshot, RegistrationDetail, RegistrationRound } from '@tradeport/domain/identity/contract'
import { companyChanges } from '@tradeport/domain/identity/rules'
import { useT } from '@tradeport/web/i18n'
import { useFormat } from '@tradeport/web/react'
import { useRejectReasons } from '../registration/reject-reason'
import { useFieldName } from './field-name'
import { useFieldValue } from './field-value'
import { WrittenIn } from './written-in'

export type Rounds = Pick<RegistrationDetail, 'base' | 'rounds' | 'documents'>

/** Everything that was sent, and what was asked and decided about it: the last round first. */
export function RoundList({ of, papers }: { of: Rounds; papers?(round: RegistrationRound): ReactNode }) {
  const t = useT('identityCompany')
  const format = useFormat()
  return [...of.rounds].reverse().map(round => {
    const before = of.rounds.find(other => other.round === round.round - 1)?.company ?? of.base
    return (
      <details key={round.round}>
        <summary>
          {[t('round.name', { round: round.round }), t('round.sent', { date: format.dateTime(round.sentAt) })].join(
            ' · ',
          )}
        </summary>
        <Decision round={round} documents={of.documents} />
        <Sent before={before} company={round.company} />
        {papers?.(round)}
      </details>
    )
  })
}

/** What a reviewer said about a round, with the answers that came since. */
function Decision({ round, documents }: { round: RegistrationRound; documents: Rounds['documents'] }) {
  const t = useT('identity')
  const format = useFormat()
  const { nameOf } = useRejectReasons()
  const fieldName = useFieldName(documents)
  const { decision, requests } = round
  if (decision === null) return null
  const why = [round.reason && round.reason !== 'other' ? nameOf(round.reason) : '', round.note].filter(Boolean)
  return (
    <>
      <p>
        <strong>{t(`registration.event.${decision}`)}</strong>{' '}
        {[round.decidedByName, format.dateTime(round.decidedAt)].filter(Boolean).join(' · ')}
      </p>
      {why.length > 0 && (
        <p>
          {why.join(' – ')}
          <WrittenIn locale={round.noteWrittenIn} />
        </p>
      )}
      {requests.length > 0 && (
        <ul>
          {requests.map(({ field, comment, writtenIn, answer }) => (
            <li key={field}>
              {`${fieldName(field)}: ${comment}`}
              <WrittenIn locale={writtenIn} />
              {answer && <blockquote>{answer}</blockquote>}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** What a round said that the one before did not; of the first, all of it. */
function Sent({ before, company }: { before: CompanySnapshot | null; company: CompanySnapshot }) {
  const t = useT('identityCompany')
  const fieldName = useFieldName()
  const valueOf = useFieldValue()
  const changes = companyChanges(before, company)
  if (changes.length === 0) return <p>{t('round.same')}</p>
  return (
    <ul>
      {changes.map(change => (
        <li key={change.field}>
          {`${fieldName(change.field)}: `}
          {before && (
            <>
              <del>{valueOf(change.field, change.before)}</del>{' '}
            </>
          )}
          {valueOf(change.field, change.after)}
        </li>
      ))}
    </ul>
  )
}
