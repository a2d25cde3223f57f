import { useParams } from 'react-router-dom'
import { customsRoutes, declarationFormDetail } from '@tradeport/domain/customs/contract'
import { ActionBar, DetailSection, EntityDetail, Facts } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint, useTitle } from '@tradeport/web/react'
import { declarationEntity } from '../list/declaration.entity'
import { useAudience } from '../shared/audience'
import { useNextActor } from '../shared/next-actor'
import { declarationActions } from './declaration-actions'

export default function DeclarationDetailScreen() {
  const t = useT('customs')
  const { id = '' } = useParams()
  const audience = useAudience()
  const nextActor = useNextActor()
  const state = useEndpoint(declarationFormDetail, { id }, { enabled: id !== '' })
  useTitle(state.data?.no)
  return (
    <EntityDetail
      entity={declarationEntity}
      audience={audience}
      state={state}
      backTo={customsRoutes.forms()}
      next={detail => {
        const who = nextActor(detail)
        return who === undefined ? null : { who }
      }}
      extra={detail => <ActionBar entity={declarationActions} row={detail} audience={audience} />}
    >
      {detail => (
        <DetailSection label={t('list.one')}>
          <Facts
            facts={[
              { key: 'entryId', label: t('list.column.entryId'), value: detail.entryId },
              { key: 'contractNo', label: t('list.column.contractNo'), value: detail.contractNo },
            ]}
          />
        </DetailSection>
      )}
    </EntityDetail>
  )
}
