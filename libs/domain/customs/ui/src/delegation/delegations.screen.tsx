import { Form, Modal } from 'antd'
import { useState } from 'react'
import {
  customsDelegationEnd,
  customsDelegationGrant,
  customsDelegations,
  customsRoutes,
} from '@tradeport/domain/customs/contract'
import {
  ActionFrame,
  DateInput,
  DetailSection,
  FormButtons,
  PlainTable,
  KeywordInput,
  StatusTag,
  textOf,
} from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useAction, useEndpoint, useFieldText, useFormat, useHasRole, useLive } from '@tradeport/web/react'
import { Breadcrumb, Button, EmptyState, SkeletonText } from '@tradeport/web/ui'
import { useAudience } from '../shared/audience'
import { BrokerPicker } from '../shared/company-picker'
import styles from './delegations.module.css'

/** Who may let a broker act for the company. */
const GRANTORS = ['seller_owner', 'shop_manager'] as const

/** Brokers that a company lets act for it; for a broker, the companies that do. */
export default function DelegationsScreen() {
  const t = useT('customs')
  const audience = useAudience() === 'broker' ? 'broker' : 'company'
  const mayGrant = useHasRole(GRANTORS, 'customsDelegation:update')
  const [granting, setGranting] = useState(false)
  return (
    <section className={styles['page']}>
      <Breadcrumb
        label={t('list.title')}
        items={[{ key: 'list', label: t('list.title'), href: customsRoutes.forms() }]}
      />
      <div className={styles['head']}>
        <h1 className={styles['title']}>{t('delegation.title')}</h1>
        {audience === 'company' && mayGrant && (
          <Button variant="primary" onClick={() => setGranting(true)}>
            {t('delegation.grant')}
          </Button>
        )}
      </div>
      <p>{t(`delegation.intro.${audience}`)}</p>
      <Delegations audience={audience} mayEnd={audience === 'company' && mayGrant} />
      {granting && <GrantDialog onClose={() => setGranting(false)} />}
    </section>
  )
}

function Delegations({ audience, mayEnd }: { audience: 'company' | 'broker'; mayEnd: boolean }) {
  const t = useT('customs')
  const format = useFormat()
  useLive('customsDelegation')
  const [keyword, setKeyword] = useState('')
  const { data, isPrevious } = useEndpoint(customsDelegations, { keyword: keyword.trim() }, { keepPrevious: true })
  const [ending, setEnding] = useState<{ id: string; name: string } | null>(null)
  if (!data && keyword === '') return <SkeletonText lines={6} />
  // What an earlier search found nothing of says nothing of this one.
  const isEmpty = data?.length === 0 && !isPrevious
  if (isEmpty && keyword === '') return <EmptyState title={t(`delegation.empty.${audience}`)} />
  return (
    <DetailSection label={t('delegation.title')}>
      <KeywordInput
        label={t(audience === 'broker' ? 'delegation.name' : 'delegation.broker')}
        value={keyword}
        onChange={setKeyword}
      />
      <PlainTable label={t('delegation.title')}>
        <thead>
          <tr>
            <th scope="col">{t(audience === 'broker' ? 'delegation.name' : 'delegation.broker')}</th>
            <th scope="col">{t('delegation.validTo')}</th>
            <th scope="col">{t('list.column.status')}</th>
            {mayEnd && (
              <th scope="col">
                <span className="tp-visually-hidden">{t('delegation.end')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {data?.map(({ id, companyName, brokerName, validTo, active, takesNew }) => {
            const name = (audience === 'broker' ? companyName : brokerName) ?? '–'
            return (
              <tr key={id}>
                <td>{name}</td>
                <td>{format.civilDate(validTo)}</td>
                <td>
                  <StatusTag tone={active ? 'success' : 'neutral'}>
                    {t(active ? 'delegation.active' : 'delegation.ended')}
                  </StatusTag>
                  {active && !takesNew && <StatusTag tone="warning">{t('delegation.noRecord')}</StatusTag>}
                </td>
                {mayEnd && (
                  <td>
                    {active && (
                      <Button size="small" variant="quiet" onClick={() => setEnding({ id, name })}>
                        {t('delegation.end')}
                      </Button>
                    )}
                  </td>
                )}
              </tr>
            )
          })}
        </tbody>
      </PlainTable>
      {isEmpty && <p>{t('wizard.search.empty')}</p>}
      {ending && <EndDialog {...ending} onClose={() => setEnding(null)} />}
    </DetailSection>
  )
}

function GrantDialog({ onClose }: { onClose: () => void }) {
  const t = useT('customs')
  const fieldText = useFieldText()
  const grant = useAction(customsDelegationGrant, { onSuccess: onClose })
  const required = [{ required: true, message: fieldText('required') }]
  const run = (values: Record<string, unknown>) =>
    grant.run({
      brokerCompanyId: textOf(values, 'brokerCompanyId') ?? '',
      validTo: textOf(values, 'validTo') ?? '',
    })
  return (
    <Modal open title={t('delegation.grant')} footer={null} onCancel={onClose} destroyOnHidden>
      <ActionFrame {...grant} onCancel={onClose} onSubmit={values => void run(values)} submit={t('delegation.grant')}>
        <Form.Item name="brokerCompanyId" label={t('delegation.broker')} rules={required}>
          <BrokerPicker />
        </Form.Item>
        <Form.Item name="validTo" label={t('delegation.validTo')} rules={required}>
          <DateInput />
        </Form.Item>
      </ActionFrame>
    </Modal>
  )
}

function EndDialog({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const t = useT('customs')
  const end = useAction(customsDelegationEnd, { onSuccess: onClose })
  return (
    <Modal open title={t('delegation.end')} footer={null} onCancel={onClose} destroyOnHidden>
      <Form onFinish={() => void end.run({ id })}>
        <p>{t('delegation.endAsk', { name })}</p>
        <FormButtons danger pending={end.pending} onCancel={onClose} submit={t('delegation.end')} />
      </Form>
    </Modal>
  )
}
