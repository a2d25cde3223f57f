import { logout } from '@tradeport/domain/identity/contract'
import { useT } from '@tradeport/web/i18n'
import { useAction, useLeavingFirst, useSession } from '@tradeport/web/react'
import { Button } from '@tradeport/web/ui'

/** The way out where there is no account menu. */
export function LogOut() {
  const t = useT('identity')
  const session = useSession()
  const leave = useAction(logout, { ignoreError: true })
  const leaveFirst = useLeavingFirst()
  const signOut = async () => {
    await leave.run({ everywhere: false })
    session.signOut()
    return true
  }
  return (
    <Button variant="quiet" loading={leave.pending} onClick={() => void leaveFirst(signOut)}>
      {t('frame.logOut')}
    </Button>
  )
}
