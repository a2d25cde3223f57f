import { Button } from 'antd'
import { IDENTITIES, SIGN_IN_RESULTS, loginLogExport, loginLogPage } from '@tradeport/domain/identity/contract'
import { personContact } from '@tradeport/domain/identity/rules'
import { PLATFORM_KEYS, PLATFORM_TITLES, PLATFORMS } from '@tradeport/kernel/config'
import { StatusTag, known, useListState } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useDownload, useEndpoint, useFormat, useLocale, useRegionNames } from '@tradeport/web/react'
import { useDeviceName } from '../account/device-name'
import { useMayDo } from '../frame/use-may-do'
import { PeopleTable } from './people-table'
import { PersonName } from './person-name'
import styles from './people.module.css'

/** The application by its title; its parts call themselves the same. */
function useFrontEndName(): (requestSource: number) => string {
  const { locale } = useLocale()
  return requestSource => {
    const key = PLATFORM_KEYS.find(each => PLATFORMS[each].requestSource === requestSource)
    return key === undefined ? '–' : PLATFORM_TITLES[key][locale]
  }
}

/** Every attempt to sign in, by whom and from where. */
export default function SignInListScreen() {
  const t = useT('people')
  const ti = useT('identity')
  const ta = useT('identityAccount')
  const deviceName = useDeviceName()
  const frontEndName = useFrontEndName()
  const may = useMayDo()
  const format = useFormat()
  const regionName = useRegionNames()
  const book = useDownload(loginLogExport)
  const { query } = useListState()
  const filters = {
    ...(query.keyword ? { keyword: query.keyword } : {}),
    identity: IDENTITIES.find(each => each === query.filters['identity']),
  }
  const state = useEndpoint(
    loginLogPage,
    { pageNum: query.pageNum, pageSize: query.pageSize, ...filters },
    { keepPrevious: true },
  )
  return (
    <PeopleTable
      title={t('signIns.title')}
      empty={t('signIns.empty')}
      rowKey={row => row.id}
      state={state}
      extra={
        may.holds('loginLog:export') && (
          <Button loading={book.pending} onClick={() => void book.download(filters, 'sign-in-log.xlsx')}>
            {t('action.export')}
          </Button>
        )
      }
      filter={{
        key: 'identity',
        label: t('roles.party'),
        options: IDENTITIES.map(value => ({ value, label: ti(`companies.party.${value}`) })),
      }}
      columns={[
        { title: t('signIns.at'), render: row => format.dateTime(row.at) },
        {
          title: t('operators.name'),
          render: row => {
            const { displayName, avatarUrl } = row
            const contact = personContact(row)
            if (!contact) return t('signIns.nobody')
            const name = displayName ?? ''
            return <PersonName person={{ displayName: name, avatarUrl }}>{`${name} · ${contact}`}</PersonName>
          },
        },
        { title: t('roles.party'), render: row => ti(`companies.party.${row.identity}`) },
        { title: t('online.region'), render: row => regionName(row.regionId) },
        {
          title: t('signIns.result'),
          render: row => {
            const result = known(SIGN_IN_RESULTS, row.result)
            return (
              <StatusTag tone={row.result === 'ok' ? 'success' : 'warning'}>
                {result === undefined
                  ? row.result
                  : result === 'too_many'
                    ? t('signIns.tooMany')
                    : t(`signIns.result.${result}`)}
              </StatusTag>
            )
          },
        },
        { title: ta('signIns.method'), render: row => ta(`method.${row.method}`) },
        { title: t('signIns.frontEnd'), render: row => frontEndName(row.requestSource) },
        {
          title: `${ta('sessions.device')} · ${t('online.address')}`,
          render: row => (
            <span className={styles['pair']}>
              {deviceName(row.device)}
              <span className={styles['soft']}>{row.ip}</span>
            </span>
          ),
        },
      ]}
    />
  )
}
