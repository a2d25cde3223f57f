import { sellerStoreList } from '@tradeport/domain/catalogue/contract'
import { switchStore, type Profile } from '@tradeport/domain/identity/contract'
import { useT } from '@tradeport/web/i18n'
import { useAction, useEndpoint, useLeavingFirst, useSession, useText } from '@tradeport/web/react'

/** The shop that a seller's member works for, and entries of the account menu for the others; nothing where there is one shop. */
export function useStoreSwitch(who: Profile | undefined) {
  const t = useT('identityCompany')
  const text = useText()
  const session = useSession()
  const leaveFirst = useLeavingFirst()
  const isSeller = who?.kind === 'seller' && who.storeId !== null
  const { data } = useEndpoint(sellerStoreList, {}, { enabled: isSeller, quiet: true, staleMs: 300_000 })
  const change = useAction(switchStore, { onSuccess: ({ token }) => session.signIn(token) })
  const open = (data?.stores ?? []).filter(store => store.status !== 'closed' || store.current)
  const current = open.find(store => store.current)
  return {
    name: open.length > 1 && current ? text(current.name) : undefined,
    items: open
      .filter(store => !store.current)
      .map(store => ({
        key: `store-${store.id}`,
        label: t('company.switchTo', { name: text(store.name) }),
        onSelect: () => void leaveFirst(async () => (await change.run({ storeId: store.id })).ok),
      })),
  }
}
