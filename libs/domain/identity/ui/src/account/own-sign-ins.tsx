import { Pagination, Tag } from 'antd'
import { useState } from 'react'
import { ownSignIns, type SignInResult } from '@tradeport/domain/identity/contract'
import { DetailSection } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { LoadFailed, useEndpoint, useFormat } from '@tradeport/web/react'
import { DataTable, SkeletonText } from '@tradeport/web/ui'
import { useDeviceName } from './device-name'

const PAGE_SIZE = 10

const SHOWN = {
  ok: { colour: 'success', text: 'result.ok' },
  wrong_password: { colour: 'error', text: 'result.wrong_password' },
  wrong_code: { colour: 'error', text: 'result.wrong_code' },
  wrong_second_factor: { colour: 'error', text: 'result.wrong_second_factor' },
  wrong_passkey: { colour: 'error', text: 'result.wrong_passkey' },
  locked: { colour: 'warning', text: 'result.locked' },
  disabled: { colour: 'warning', text: 'result.disabled' },
  unknown: { colour: 'warning', text: 'result.unknown' },
  // Texts that end in a plural form's name are taken for one.
  too_many: { colour: 'warning', text: 'result.tooMany' },
} as const satisfies Record<SignInResult, { colour: string; text: string }>

/** Who tried to sign in with this account, and how it went. */
export function OwnSignIns() {
  const t = useT('identityAccount')
  const format = useFormat()
  const deviceName = useDeviceName()
  const [pageNum, setPageNum] = useState(1)
  const page = useEndpoint(ownSignIns, { pageNum, pageSize: PAGE_SIZE }, { keepPrevious: true })
  return (
    <DetailSection title={t('signIns.title')}>
      {!page.data &&
        (page.error ? <LoadFailed error={page.error} onRetry={page.refetch} /> : <SkeletonText lines={5} />)}
      {page.data && (
        <div aria-busy={page.isPrevious}>
          <DataTable
            label={t('signIns.title')}
            rows={page.data.records}
            columns={[
              { key: 'at', title: t('signIns.at'), render: row => format.dateTime(row.at) },
              {
                key: 'result',
                title: t('signIns.result'),
                render: row => <Tag color={SHOWN[row.result].colour}>{t(SHOWN[row.result].text)}</Tag>,
              },
              { key: 'method', title: t('signIns.method'), render: row => t(`method.${row.method}`) },
              { key: 'device', title: t('sessions.device'), render: row => deviceName(row.device) },
              { key: 'network', title: t('sessions.network'), render: row => row.ip },
            ]}
          />
          {page.data.total > PAGE_SIZE && (
            <Pagination
              align="end"
              size="small"
              current={pageNum}
              pageSize={PAGE_SIZE}
              total={page.data.total}
              showSizeChanger={false}
              onChange={setPageNum}
            />
          )}
        </div>
      )}
    </DetailSection>
  )
}
