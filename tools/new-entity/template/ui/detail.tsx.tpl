import { {{entity}}Detail } from '@tradeport/domain/{{domain}}/contract'
import { DetailSection, EntityDetail, Facts } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint, useTitle } from '@tradeport/web/react'
import { useParams } from 'react-router-dom'
import { {{entity}}Entity } from './{{entity-kebab}}.entity'

const EVENTS = ['create', 'update', 'activate'] as const

export default function {{Entity}}DetailScreen() {
  const t = useT('{{entity}}')
  const { id = '' } = useParams()
  const state = useEndpoint({{entity}}Detail, { id }, { enabled: id !== '' })
  useTitle(state.data?.no)
  return (
    <EntityDetail
      entity={ {{entity}}Entity }
      audience="operator"
      state={state}
      backTo="/{{entity-kebabs}}"
      timeline={detail => detail.events}
      describeEvent={({ action }) => {
        const event = EVENTS.find(known => known === action)
        return event ? t(`event.${event}`) : action
      }}
    >
      {detail => (
        <DetailSection title={t('facts')}>
          <Facts
            facts={[
              { key: 'name', label: t('column.name'), value: detail.name },
              { key: 'note', label: t('note'), value: detail.note },
            ]}
          />
        </DetailSection>
      )}
    </EntityDetail>
  )
}
