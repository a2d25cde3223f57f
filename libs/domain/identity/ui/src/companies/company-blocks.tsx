import { blockOfCompany } from '@tradeport/domain/sourcing/contract'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint, useFormat, useMay } from '@tradeport/web/react'
import { Rows } from './company-rows'

/** Whom it wants nothing new of, and who wants nothing new of it; every look is in the log. */
export function CompanyBlocks({ companyId }: { companyId: string }) {
  const t = useT('block')
  const format = useFormat()
  const { data } = useEndpoint(blockOfCompany, { id: companyId }, { quiet: true, enabled: useMay('block:read') })
  if (!data) return null
  return (
    <Rows
      title={t('block.ofCompany')}
      empty={t('block.none')}
      rows={data.records}
      columns={[
        { key: 'blocker', title: t('block.column.blocker'), render: ({ blocker }) => blocker },
        {
          key: 'blocked',
          title: t('block.column.blocked'),
          render: ({ blocked, inquiryNo }) => blocked ?? t('block.unnamed', { no: inquiryNo ?? '' }),
        },
        {
          key: 'reason',
          title: t('block.column.reason'),
          render: ({ reason, note }) => [t(`block.reason.${reason}`), note].filter(Boolean).join(' – '),
        },
        { key: 'byName', title: t('block.column.byName'), render: ({ byName }) => byName },
        { key: 'createdAt', title: t('block.column.createdAt'), render: ({ createdAt }) => format.date(createdAt) },
      ]}
    />
  )
}
