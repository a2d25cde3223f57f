import { Button, Tag } from 'antd'
import { useState } from 'react'
import { ssoClientPage } from '@tradeport/domain/identity/contract'
import { PLATFORM_TITLES } from '@tradeport/kernel/config'
import type { OutputOf } from '@tradeport/kernel/contract-kit'
import { useListState } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint, useFormat, useLocale } from '@tradeport/web/react'
import { hrefOf } from '../frame/front-end-links'
import { FrontEndDialog } from './front-end-dialog'
import { PeopleTable } from './people-table'
import styles from './people.module.css'
import { useRoleName } from './role-name'

export type FrontEndRecord = OutputOf<typeof ssoClientPage>['records'][number]

/** The operators' front-ends as clients of the one sign-in: where each lies, and whose roles open it. */
export default function FrontEndListScreen() {
  const t = useT('people')
  const { locale } = useLocale()
  const format = useFormat()
  const { query } = useListState()
  const [open, setOpen] = useState<FrontEndRecord>()
  const state = useEndpoint(ssoClientPage, { pageNum: query.pageNum, pageSize: query.pageSize }, { keepPrevious: true })
  return (
    <>
      <PeopleTable
        title={t('frontEnds.title')}
        empty={t('frontEnds.empty')}
        rowKey={row => row.key}
        state={state}
        searchable={false}
        columns={[
          { title: t('operators.name'), render: row => PLATFORM_TITLES[row.key][locale] },
          { title: t('frontEnds.addresses'), render: row => <Addresses row={row} /> },
          { title: t('frontEnds.roles'), render: row => <Roles row={row} /> },
          {
            title: t('frontEnds.changed'),
            render: row =>
              row.updatedAt === null ? '–' : `${format.dateTime(row.updatedAt)} · ${row.updatedBy ?? ''}`,
          },
          {
            title: t('actions'),
            whole: true,
            render: row =>
              row.actions.includes('update') && (
                <Button size="small" onClick={() => setOpen(row)}>
                  {t('edit')}
                </Button>
              ),
          },
        ]}
      />
      {open && <FrontEndDialog row={open} onClose={() => setOpen(undefined)} />}
    </>
  )
}

function Addresses({ row }: { row: FrontEndRecord }) {
  return (
    <ul className={styles['addresses']}>
      {[...row.homeAddresses, ...row.addresses].map(address => (
        <li key={address}>
          <a href={hrefOf(address)}>{hrefOf(address)}</a>
        </li>
      ))}
    </ul>
  )
}

function Roles({ row }: { row: FrontEndRecord }) {
  const t = useT('people')
  const roleName = useRoleName()
  if (row.roles.length === 0) return <>{t('frontEnds.everyRole')}</>
  return (
    <span className={styles['tags']}>
      {row.roles.map(code => (
        <Tag key={code}>{roleName(code, row.roleNames)}</Tag>
      ))}
    </span>
  )
}
