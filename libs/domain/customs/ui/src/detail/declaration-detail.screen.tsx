import { Alert } from 'antd'
import { useParams } from 'react-router-dom'
import { customsRoutes, declarationFormDetail, type DeclarationDetail } from '@tradeport/domain/customs/contract'
import { ActionBar, EntityDetail, OwnStake, known } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint, useTitle } from '@tradeport/web/react'
import { declarationEntity } from '../list/declaration.entity'
import { useChangeName } from './use-change-name'
import { useAudience, type DeclarationAudience } from '../shared/audience'
import { describeEvent } from '../shared/events'
import { FAILURES } from '../shared/failures'
import { useNextActor } from '../shared/next-actor'
import { ExportFormButtons } from '../transfer/export-buttons'
import { ImportMenu } from '../transfer/import-menu'
import { AmendmentSection } from './amendment-section'
import { declarationActions } from './declaration-actions'
import { DeclarationSheet } from './declaration-sheet'
import { DeclaredSection } from './declared-section'
import { FindingSection } from './finding-section'
import { PaperSection } from './paper-section'
import { ProgressLine } from './progress-line'
import { ReceiptSection } from './receipt-section'
import { RevisionSection } from './revision-section'
import { useRelated } from './use-related'

export default function DeclarationDetailScreen() {
  const t = useT('customs')
  const { id = '' } = useParams()
  const audience = useAudience()
  const nextActor = useNextActor()
  const related = useRelated()
  const nameOf = useChangeName()
  const state = useEndpoint(declarationFormDetail, { id }, { enabled: id !== '' })
  const readAgain = () => void state.refetch()
  useTitle(state.data?.no)
  return (
    <EntityDetail
      entity={declarationEntity}
      audience={audience}
      state={state}
      backTo={customsRoutes.forms()}
      ownSteps
      next={form => {
        const who = nextActor(form)
        return who === undefined ? null : { who }
      }}
      extra={form => (
        <>
          <ActionBar entity={declarationActions} row={form} audience={audience} onDone={readAgain} />
          {form.actions.includes('update') && <ImportMenu form={form} />}
          <ExportFormButtons id={form.id} no={form.no} attempt={form.attempt} />
        </>
      )}
      related={related}
      timeline={form => form.timeline}
      describeEvent={event => describeEvent(t, event)}
      describeChange={nameOf}
    >
      {form => (
        <>
          {form.ownStake && (
            <div>
              <OwnStake />
            </div>
          )}
          <Notices form={form} audience={audience} />
          <ProgressLine form={form} />
          {isAmending(form) && <AmendmentSection form={form} onDone={readAgain} />}
          <FindingSection form={form} />
          <DeclarationSheet form={form} />
          <DeclaredSection form={form} />
          <PaperSection form={form} />
          <ReceiptSection form={form} />
          {!isAmending(form) && <AmendmentSection form={form} onDone={readAgain} />}
          <RevisionSection form={form} />
        </>
      )}
    </EntityDetail>
  )
}

/** Whether something asked of customs waits, here or with them: then it stands before what was declared. */
const isAmending = ({ amendments }: DeclarationDetail) =>
  amendments.some(({ status }) => status === 'open' || status === 'submitted')

/** What has to be known before anything else: that nothing real happens, why it came back, what is still owed. */
function Notices({ form, audience }: { form: DeclarationDetail; audience: DeclarationAudience }) {
  const t = useT('customs')
  const failure = known(FAILURES, form.failure)
  return (
    <>
      {form.unconfirmed && <Alert type="warning" showIcon title={t(`agency.unconfirmed.${audience}`)} />}
      {form.simulated && <Alert type="info" showIcon title={t('notice.simulated')} />}
      {form.channel === 'offline' && <Alert type="info" showIcon title={t('notice.offline')} />}
      {(form.status === 'push_failed' || form.status === 'declare_failed') && (
        <Alert
          type="error"
          showIcon
          title={t('notice.failed')}
          description={failure ? t(`notice.failure.${failure}`) : form.failure}
        />
      )}
      {form.status === 'pending_review' && audience !== 'platform' && !form.actions.includes('approve_pass') && (
        <Alert type="info" showIcon title={t('notice.review')} />
      )}
      {form.status === 'review_rejected' && (
        <Alert type="warning" showIcon title={t('notice.sentBack')} description={form.reviewRemark} />
      )}
      {form.reviewerName !== null && (form.status === 'reviewed' || form.status === 'review_rejected') && (
        <Alert type="info" showIcon title={t('notice.reviewedBy', { name: form.reviewerName })} />
      )}
      {form.status === 'returned' && (
        <Alert
          type="error"
          showIcon
          title={t('notice.returned')}
          description={form.actions.includes('redeclare') ? t('notice.returnedHint') : undefined}
        />
      )}
      {form.paperDocsRequired && <Alert type="warning" showIcon title={t('notice.papers')} />}
      {form.refundEligible && <Alert type="success" showIcon title={t('notice.refundable')} />}
      {form.guaranteed && <Alert type="info" showIcon title={t('notice.guaranteed')} />}
    </>
  )
}
