import { storeDetail } from '@tradeport/domain/catalogue/contract'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint, useFormat } from '@tradeport/web/react'
import styles from './store-closure.module.css'

export interface ClosureFacts {
  readonly name: string
  readonly closedFrom: string | null
  readonly closedTo: string | null
}

/** Says that a shop is or will be closed; nothing where it is not. */
export function ClosureNote({ store }: { readonly store: ClosureFacts }) {
  const t = useT('sourcing')
  const format = useFormat()
  const { name, closedFrom, closedTo } = store
  if (closedFrom === null || closedTo === null) return null
  return (
    <p className={styles['closure']} role="note">
      {t('store.closure', { store: name, from: format.civilDate(closedFrom), to: format.civilDate(closedTo) })}
    </p>
  )
}

/** The same of a shop that is known by its id alone; one that is no longer open says nothing. */
export function StoreClosure({ storeId }: { readonly storeId: string }) {
  const { data } = useEndpoint(storeDetail, { id: storeId }, { quiet: true, ignoreError: true })
  return data ? <ClosureNote store={data} /> : null
}
