import { registrationCheck, type CheckOutcome, type RegistrationDetail } from '@tradeport/domain/identity/contract'
import { useT } from '@tradeport/web/i18n'
import { useAction, useFormat } from '@tradeport/web/react'
import { Button, Tag } from '@tradeport/web/ui'
import { useReasonDialog } from '../checklist/use-reason-dialog'
import { CHECK_TONES } from '../register/platform-checks'

type Paper = RegistrationDetail['documents'][number]

const OUTCOMES = ['passed', 'failed', 'waived'] as const

/** How a requirement stands that the platform looks after, what the register says, and what the reviewer says of it. */
export function CheckFact({
  detail,
  requirement,
  check,
}: {
  detail: RegistrationDetail
  requirement: Paper
  check: NonNullable<Paper['check']>
}) {
  const t = useT('identityCompany')
  const format = useFormat()
  const reason = useReasonDialog()
  const { run, pending } = useAction(registrationCheck)
  const { id, version } = detail
  const say = (outcome: CheckOutcome, note?: string) =>
    run({ id, version, requirement: requirement.key, outcome, ...(note === undefined ? {} : { note }) })
  const ask = async (outcome: (typeof OUTCOMES)[number]) => {
    const note = await reason.ask({
      title: t(`check.action.${outcome}`),
      intro: t('check.intro'),
      label: t('member.reason'),
      danger: outcome === 'failed',
    })
    if (note !== null) await say(outcome, note)
  }
  const { found, differences, note, byName, at } = check
  return (
    <>
      <Tag tone={CHECK_TONES[check.state]}>{t(`check.state.${check.state}`)}</Tag>{' '}
      {differences.map(difference => (
        <Tag key={difference} tone="warning">
          {t(`check.difference.${difference}`)}
        </Tag>
      ))}
      {found && (
        <p>
          {t('check.found', { entry: [found.name, found.number, found.address].filter(Boolean).join(' · ') })}
          {found.isSimulated && ` ${t('check.simulated')}`}
        </p>
      )}
      {note !== null && <p>{[note, byName, format.dateTime(at)].filter(Boolean).join(' · ')}</p>}
      {detail.actions.includes('reject') && (
        <p>
          {OUTCOMES.filter(outcome => outcome !== check.state).map(outcome => (
            <Button key={outcome} size="small" variant="quiet" disabled={pending} onClick={() => void ask(outcome)}>
              {t(`check.action.${outcome}`)}
            </Button>
          ))}
          {requirement.kind === 'registry_lookup' && (
            <Button size="small" variant="quiet" disabled={pending} onClick={() => void say('again')}>
              {t('check.action.again')}
            </Button>
          )}
        </p>
      )}
      {reason.dialog}
    </>
  )
}
