import { Suspense, useState } from 'react'
import { customsRoutes } from '@tradeport/domain/customs/contract'
import { DECLARANTS } from '@tradeport/domain/customs/rules'
import { EntityList } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { lazyDressed, useHasRole, useMay } from '@tradeport/web/react'
import { Button, LinkButton } from '@tradeport/web/ui'
import { useAudience } from '../shared/audience'
import { ExportListButton } from '../transfer/export-list-button'
import { declarationEntity } from './declaration.entity'

const OfflineRecord = lazyDressed(() => import('./offline-record'))

export default function DeclarationListScreen() {
  const audience = useAudience()
  return (
    <EntityList
      entity={declarationEntity}
      audience={audience}
      toolbar={audience === 'platform' ? <DeskTools /> : <Tools />}
    />
  )
}

function Tools() {
  const t = useT('customs')
  const writes = useHasRole(DECLARANTS, 'declarationForm:create')
  return (
    <>
      {writes && (
        <LinkButton href={customsRoutes.create()} size="small" variant="primary">
          {t('list.create')}
        </LinkButton>
      )}
      <ExportListButton />
      <LinkButton href={customsRoutes.delegations()} size="small">
        {t('delegation.title')}
      </LinkButton>
      {writes && <RecordButton />}
    </>
  )
}

/** Operators record what a company declared elsewhere. */
function DeskTools() {
  const mayRecord = useMay('declarationForm:offline_create')
  return mayRecord ? <RecordButton /> : null
}

function RecordButton() {
  const t = useT('customs')
  const [recording, setRecording] = useState(false)
  return (
    <>
      <Button size="small" onClick={() => setRecording(true)}>
        {t('channel.offline')}
      </Button>
      {recording && (
        <Suspense fallback={null}>
          <OfflineRecord onClose={() => setRecording(false)} />
        </Suspense>
      )}
    </>
  )
}
