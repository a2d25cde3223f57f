import { frontEndAt } from '@tradeport/kernel/config'
import { useT } from '@tradeport/web/i18n'
import { SkeletonText } from '@tradeport/web/ui'
import NoEntry from '../frame/no-entry'
import { useProfile } from '../frame/use-profile'
import { SignInFrame } from './sign-in-frame'

export interface RefusedEntryProps {
  address: string
  leaving: boolean
  onLeave(): void
}

/** Signed in, but not for where the person wanted to go on to. */
export default function RefusedEntry({ address, leaving, onLeave }: RefusedEntryProps) {
  const t = useT('identity')
  const { data } = useProfile()
  const frontEnd = frontEndAt(data?.frontEnds ?? [], address)?.key
  return (
    <SignInFrame title={data?.user?.displayName ?? t('signIn.title.operator')} note={data?.user?.email ?? ''}>
      {frontEnd ? (
        <NoEntry frontEnd={frontEnd} scope="block" leaving={leaving} onLeave={onLeave} />
      ) : (
        <SkeletonText lines={6} />
      )}
    </SignInFrame>
  )
}
