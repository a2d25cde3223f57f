import { Modal } from 'antd'
import { useState } from 'react'
import { registrationCheck, type CheckOutcome, type RegistrationDetail } from '@tradeport/domain/identity/contract'
import { LICENCE_KEY as LICENCE } from '@tradeport/domain/identity/rules'
import { ActionFrame, AttachmentList, textOf } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useAction, useFormat } from '@tradeport/web/react'
import { Button, Tag } from '@tradeport/web/ui'
import { ReadersLanguage, WordsField } from './words-field'
import { useReasonDialog } from '../checklist/use-reason-dialog'
import { CHECK_TONES, PAPER_TONES } from '../register/platform-checks'

type Paper = RegistrationDetail['documents'][number]

const OUTCOMES = ['passed', 'failed', 'waived'] as const

interface CheckProps {
  detail: RegistrationDetail
  requirement: Paper
}

/** Checks belong to deciding: who may do that alone, by either word, is offered them. */
const mayCheck = ({ actions }: RegistrationDetail): boolean => actions.includes('approve') || actions.includes('reject')

/** What the reviewer says of a requirement or of one of its papers. */
function useSaying({ detail, requirement }: CheckProps, fileId?: string) {
  const { run, pending } = useAction(registrationCheck)
  const { id, version } = detail
  const say = (outcome: CheckOutcome, note?: string) =>
    run({
      ...{ id, version, requirement: requirement.key, outcome },
      ...(fileId === undefined ? {} : { fileId }),
      ...(note === undefined ? {} : { note }),
    })
  return { say, pending }
}

/** Asks why a paper is refused: the applicant reads it. */
function RefusalDialog({
  detail,
  pending,
  onRefuse,
  onClose,
}: {
  detail: RegistrationDetail
  pending: boolean
  onRefuse(reason: string): void
  onClose(): void
}) {
  const t = useT('identityCompany')
  return (
    <Modal open title={t('paper.refuse')} footer={null} onCancel={onClose}>
      <ActionFrame
        pending={pending}
        fieldErrors={[]}
        submit={t('paper.refuse')}
        danger
        onCancel={onClose}
        onSubmit={values => onRefuse(textOf(values, 'note') ?? '')}
      >
        <p>{t('paper.refuse.intro')}</p>
        <ReadersLanguage detail={detail} />
        <WordsField name="note" label={t('member.reason')} rows={3} kinds={['paper']} detail={detail} />
      </ActionFrame>
    </Modal>
  )
}

/** A paper with what was said of it; it is accepted with one press, and refused with a reason. */
export function PaperFact({ file, open, ...of }: CheckProps & { file: Paper['files'][number]; open(): void }) {
  const t = useT('identityCompany')
  const [refusing, setRefusing] = useState(false)
  const { say, pending } = useSaying(of, file.fileId)
  const refuse = async (reason: string) => {
    await say('failed', reason)
    setRefusing(false)
  }
  return (
    <div>
      <AttachmentList files={[file]} open={open} />
      <Tag tone={PAPER_TONES[file.state]}>{t(`paper.state.${file.state}`)}</Tag> {file.reason}
      {mayCheck(of.detail) && (
        <>
          {file.state !== 'accepted' && (
            <Button size="small" variant="quiet" disabled={pending} onClick={() => void say('passed')}>
              {t('paper.accept')}
            </Button>
          )}
          {file.state !== 'rejected' && (
            <Button size="small" variant="quiet" disabled={pending} onClick={() => setRefusing(true)}>
              {t('paper.refuse')}
            </Button>
          )}
          {file.state !== 'pending' && (
            <Button size="small" variant="quiet" disabled={pending} onClick={() => void say('again')}>
              {t('paper.undo')}
            </Button>
          )}
        </>
      )}
      {refusing && (
        <RefusalDialog
          detail={of.detail}
          pending={pending}
          onRefuse={reason => void refuse(reason)}
          onClose={() => setRefusing(false)}
        />
      )}
    </div>
  )
}

/** That what the applicant has to bring is waived, and why; or the way to waive it. */
export function WaiverFact(of: CheckProps) {
  const t = useT('identityCompany')
  const format = useFormat()
  const reason = useReasonDialog()
  const { say, pending } = useSaying(of)
  const { check, key } = of.requirement
  const waive = async () => {
    const note = await reason.ask({
      title: t('check.action.waived'),
      intro: t('check.intro'),
      label: t('member.reason'),
    })
    if (note !== null) await say('waived', note)
  }
  return (
    <>
      {check && (
        <p>
          <Tag tone="success">{t('check.state.waived')}</Tag>{' '}
          {[check.note, check.byName, format.dateTime(check.at)].filter(Boolean).join(' · ')}
        </p>
      )}
      {mayCheck(of.detail) && key !== LICENCE && (
        <Button size="small" variant="quiet" disabled={pending} onClick={() => void (check ? say('again') : waive())}>
          {t(check ? 'paper.undo' : 'check.action.waived')}
        </Button>
      )}
      {reason.dialog}
    </>
  )
}

/** How a requirement stands that the platform looks after, what the register says, and what the reviewer says of it. */
export function CheckFact({
  detail,
  requirement,
  check,
}: CheckProps & {
  check: NonNullable<Paper['check']>
}) {
  const t = useT('identityCompany')
  const format = useFormat()
  const reason = useReasonDialog()
  const { say, pending } = useSaying({ detail, requirement })
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
      {mayCheck(detail) && (
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
