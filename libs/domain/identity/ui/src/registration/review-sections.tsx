import { Alert } from 'antd'
import { fileDownload } from '@tradeport/domain/files/contract'
import type { RegistrationDetail } from '@tradeport/domain/identity/contract'
import { AttachmentList, DetailSection, Facts } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useDownload } from '@tradeport/web/react'
import { LinkButton } from '@tradeport/web/ui'
import { useFieldName } from '../register/field-name'
import { CheckFact, PaperFact, WaiverFact } from './check-fact'
import { isOurs } from '../register/platform-checks'
import { useRequirementName } from '../register/requirement-name'
import { RoundList } from '../register/rounds'
import { WrittenIn } from '../register/written-in'

/** That no company is new by it: one that takes part already comes to another side. */
export function JoinNotice({ detail }: { detail: RegistrationDetail }) {
  const t = useT('identityCompany')
  const identity = useT('identity')
  if (detail.joins === null) return null
  const { id, no, legalName } = detail.joins
  const side = identity(`companies.party.${detail.party}`)
  return (
    <Alert
      type="info"
      showIcon
      title={t('review.joins', { company: legalName, no, side })}
      action={
        <LinkButton variant="quiet" size="small" href={`/companies/${id}`}>
          {no}
        </LinkButton>
      }
    />
  )
}

/** Why two people have to agree, and who was for it already. */
export function RiskNotice({ detail }: { detail: RegistrationDetail }) {
  const t = useT('identityCompany')
  if (detail.riskFlags.length === 0) return null
  return (
    <Alert
      type="warning"
      showIcon
      title={t('review.twoPeople')}
      description={
        <>
          <ul className="tp-plain-list">
            {detail.riskFlags.map(flag => (
              <li key={flag}>{t(`risk.${flag}`)}</li>
            ))}
          </ul>
          {detail.endorsedByName && <p>{t('review.endorsedBy', { name: detail.endorsedByName })}</p>}
        </>
      }
    />
  )
}

export function SimilarNotice({ detail }: { detail: RegistrationDetail }) {
  const t = useT('identity')
  const texts = useT('identityCompany')
  if (detail.similar.length === 0) return null
  return (
    <Alert
      type="warning"
      showIcon
      title={t('registration.similar')}
      description={
        <ul className="tp-plain-list">
          {detail.similar.map(other => (
            <li key={other.id}>
              {`${other.legalName} · ${other.regNo || '–'} · ${texts('review.alike', { percent: other.likeness })}`}
            </li>
          ))}
        </ul>
      }
    />
  )
}

/** Questions of the last round, each with what the applicant answered. */
export function Questions({ detail }: { detail: RegistrationDetail }) {
  const t = useT('identity')
  const nameOf = useFieldName(detail.documents)
  if (detail.requests.length === 0) return null
  return (
    <DetailSection title={t('application.request')}>
      <ul>
        {detail.requests.map(request => (
          <li key={request.field}>
            {`${nameOf(request.field)}: ${request.comment}`}
            <WrittenIn locale={request.writtenIn} />
            {request.answer && <blockquote>{request.answer}</blockquote>}
          </li>
        ))}
      </ul>
    </DetailSection>
  )
}

/** What the applicant has brought for a requirement. */
function HandedIn({ detail, paper }: { detail: RegistrationDetail; paper: RegistrationDetail['documents'][number] }) {
  const t = useT('identityCompany')
  const { download } = useDownload(fileDownload)
  if (paper.kind === 'email_otp') return detail.verifiedEmail ?? t('review.notAttested')
  if (paper.kind === 'attested') return t(paper.attested ? 'review.attested' : 'review.notAttested')
  if (paper.kind === 'phone_otp') return t(detail.contactPhoneVerified ? 'phone.verified' : 'review.notAttested')
  if (paper.files.length === 0) return t(paper.held ? 'papers.held' : 'review.notHandedIn')
  return paper.files.map(file => (
    <PaperFact
      key={file.fileId}
      detail={detail}
      requirement={paper}
      file={file}
      open={() => void download({ id: file.fileId }, file.name)}
    />
  ))
}

export function Papers({ detail }: { detail: RegistrationDetail }) {
  const t = useT('identityCompany')
  const nameOf = useRequirementName()
  return (
    <DetailSection title={t('step.documents')}>
      <Facts
        columns={1}
        facts={detail.documents.map(paper => ({
          key: paper.key,
          label: nameOf(paper),
          value:
            isOurs(paper) && paper.check ? (
              <CheckFact detail={detail} requirement={paper} check={paper.check} />
            ) : (
              <>
                <HandedIn detail={detail} paper={paper} />
                <WaiverFact detail={detail} requirement={paper} />
              </>
            ),
        }))}
      />
    </DetailSection>
  )
}

/** Every round with what was asked and decided, and with its papers. */
export function History({ detail }: { detail: RegistrationDetail }) {
  const t = useT('identityCompany')
  const nameOf = useRequirementName()
  const { download } = useDownload(fileDownload)
  const labelOf = (key: string) => nameOf(detail.documents.find(paper => paper.key === key) ?? { key, name: {} })
  return (
    <DetailSection title={t('round.title')}>
      <RoundList
        of={detail}
        papers={round => (
          <AttachmentList
            files={round.papers.map(({ requirement, fileId, name }) => ({
              fileId,
              name: `${labelOf(requirement)}: ${name}`,
            }))}
            open={({ fileId }) => {
              const paper = round.papers.find(each => each.fileId === fileId)
              if (paper) void download({ id: fileId }, paper.name)
            }}
          />
        )}
      />
    </DetailSection>
  )
}
