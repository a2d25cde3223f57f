import { Tag } from 'antd'
import { useState } from 'react'
import { IDENTITIES, onlineUserPage, onlineUserSignOut } from '@tradeport/domain/identity/contract'
import { personContact } from '@tradeport/domain/identity/rules'
import type { OutputOf } from '@tradeport/kernel/contract-kit'
import { GraveMenu, useListState } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useDialogAction, useEndpoint, useFormat, useRegionNames } from '@tradeport/web/react'
import { useMayDo } from '../frame/use-may-do'
import { PeopleTable } from './people-table'
import { PersonName } from './person-name'
import { ReasonDialog } from './reason-dialog'

type OnlineRecord = OutputOf<typeof onlineUserPage>['records'][number]

/** Whose sessions were used within the last quarter of an hour. */
export default function OnlineListScreen() {
  const t = useT('people')
  const ti = useT('identity')
  const may = useMayDo()
  const format = useFormat()
  const regionName = useRegionNames()
  const { query } = useListState()
  const [asked, setAsked] = useState<OnlineRecord>()
  const identity = IDENTITIES.find(known => known === query.filters['identity'])
  const state = useEndpoint(
    onlineUserPage,
    {
      pageNum: query.pageNum,
      pageSize: query.pageSize,
      ...(query.keyword ? { keyword: query.keyword } : {}),
      identity,
    },
    { keepPrevious: true },
  )
  return (
    <>
      <PeopleTable
        title={t('online.title')}
        empty={t('online.empty')}
        rowKey={row => row.id}
        state={state}
        filter={{
          key: 'identity',
          label: t('roles.party'),
          options: IDENTITIES.map(value => ({ value, label: ti(`companies.party.${value}`) })),
        }}
        columns={[
          {
            title: t('operators.name'),
            render: row => <PersonName person={row}>{`${row.displayName} · ${personContact(row)}`}</PersonName>,
          },
          { title: t('roles.party'), render: row => ti(`companies.party.${row.identity}`) },
          { title: t('online.region'), render: row => regionName(row.regionId) },
          { title: t('online.address'), render: row => row.ip },
          { title: t('online.since'), render: row => format.dateTime(row.createdAt) },
          { title: t('online.lastSeen'), render: row => format.dateTime(row.lastSeenAt) },
          {
            title: t('actions'),
            whole: true,
            render: row =>
              row.isOwn ? (
                <Tag>{t('online.you')}</Tag>
              ) : (
                may.holds('onlineUser:sign_out') && (
                  <GraveMenu acts={[{ key: 'sign_out', label: t('action.sign_out'), onSelect: () => setAsked(row) }]} />
                )
              ),
          },
        ]}
      />
      {asked && <SignOutDialog row={asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}

function SignOutDialog({ row, onClose }: { row: OnlineRecord; onClose(): void }) {
  const t = useT('people')
  const signOut = useDialogAction(onlineUserSignOut, {
    done: () => t('online.signedOut', { name: row.displayName }),
    onClose,
  })
  return (
    <ReasonDialog
      title={`${t('action.sign_out')}: ${row.displayName}`}
      intro={t('online.intro')}
      submit={t('action.sign_out')}
      danger
      pending={signOut.pending}
      fieldErrors={signOut.fieldErrors}
      onCancel={onClose}
      onSubmit={reason => void signOut.run({ id: row.id, reason })}
    />
  )
}
