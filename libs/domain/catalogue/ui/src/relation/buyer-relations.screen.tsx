import { Suspense, useState } from 'react'
import { SELLERS_WHO_RELATE } from '@tradeport/domain/catalogue/contract'
import { EntityList } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { lazyDressed, useHasRole } from '@tradeport/web/react'
import { Button } from '@tradeport/web/ui'
import { relationEntity } from './relation.entity'

const InviteDialog = lazyDressed(() => import('./invite-dialog'))

export default function BuyerRelationsScreen() {
  const mayInvite = useHasRole(SELLERS_WHO_RELATE, 'relation:invite')
  const invite = mayInvite && <Invite />
  return <EntityList entity={relationEntity} audience="seller" toolbar={invite} emptyAction={invite} />
}

function Invite() {
  const t = useT('relation')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        {t('relation.invite')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <InviteDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
