import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { listViews } from '@tradeport/domain/identity/contract'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint, type ListViewsProps } from '@tradeport/web/react'
import { Menu, StarIcon, type MenuItem } from '@tradeport/web/ui'
import styles from './list-views.module.css'

const SaveViewDialog = lazy(() => import('./save-view-dialog'))
const ManageViewsDialog = lazy(() => import('./manage-views-dialog'))

/** All of a person's views come at once: the next list has them already. */
const ASKED_ONCE = { quiet: true, staleMs: Infinity } as const

/** The views of the list at this address: opened, saved, renamed, removed. */
export default function ListViews({ query, onOpen }: ListViewsProps) {
  const t = useT('entity')
  const { pathname: list } = useLocation()
  const [asks, setAsks] = useState<'save' | 'manage'>()
  const { data } = useEndpoint(listViews, {}, ASKED_ONCE)
  const views = (data?.views ?? []).filter(view => view.list === list)
  const items: MenuItem[] = [
    ...views.map(view => ({
      key: view.id,
      label: view.name,
      current: view.query === query,
      onSelect: () => onOpen(view.query),
    })),
    { key: 'save', label: t('views.save'), divided: views.length > 0, onSelect: () => setAsks('save') },
    ...(views.length > 0 ? [{ key: 'manage', label: t('views.manage'), onSelect: () => setAsks('manage') }] : []),
  ]
  const close = () => setAsks(undefined)
  return (
    <>
      <Menu
        label={t('views.menu')}
        trigger={<StarIcon size={18} />}
        triggerClassName={styles['trigger']}
        items={items}
        {...(views.length > 0 ? { head: t('views.menu') } : {})}
      />
      <Suspense>
        {asks === 'save' && <SaveViewDialog list={list} query={query} onClose={close} />}
        {asks === 'manage' && <ManageViewsDialog views={views} query={query} onClose={close} />}
      </Suspense>
    </>
  )
}
