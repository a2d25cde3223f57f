import { Button, Modal } from 'antd'
import { useState } from 'react'
import { companyClosing, ownCompanyClose, type OpenDocument } from '@tradeport/domain/identity/contract'
import { DetailSection, ReasonForm, textOf } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { AppLink } from '@tradeport/web/navigation'
import { useAction, useEndpoint } from '@tradeport/web/react'
import styles from './company.module.css'

/** Where each kind is listed; a front-end without the page says how many alone. */
const LISTS: Readonly<Record<OpenDocument, string | null>> = {
  order: '/orders',
  serviceOrder: '/service-orders',
  customsOrder: '/customs-orders',
  negotiation: '/inquiries',
  membershipOrder: '/membership/orders',
}

/** The end of the company: what is in the way of it, and where nothing is, the step itself. */
export function CompanyClosing() {
  const t = useT('identityCompany')
  const [asking, setAsking] = useState(false)
  const { data } = useEndpoint(companyClosing, {})
  const close = useAction(ownCompanyClose)
  if (!data) return null
  return (
    <DetailSection title={t('closing.title')}>
      <p>{t('closing.text')}</p>
      {data.open.length > 0 && (
        <>
          <p>{t('closing.inTheWay')}</p>
          <ul className={styles['open']}>
            {data.open.map(({ document, count }) => (
              <li key={document}>
                <Open list={LISTS[document]}>{t(`closing.open.${document}`, { count })}</Open>
              </li>
            ))}
          </ul>
        </>
      )}
      {data.otherOwners > 0 && <p>{t('closing.otherOwners', { count: data.otherOwners })}</p>}
      {data.mayClose && (
        <Button danger onClick={() => setAsking(true)}>
          {t('state.close')}
        </Button>
      )}
      <Modal open={asking} title={t('state.close')} footer={null} destroyOnHidden onCancel={() => setAsking(false)}>
        <ReasonForm
          intro={t('closing.confirm')}
          noteLabel={t('member.reason')}
          noteRequired
          noteMax={300}
          submit={t('state.close')}
          danger
          pending={close.pending}
          fieldErrors={close.fieldErrors}
          onCancel={() => setAsking(false)}
          onSubmit={values => void close.run({ version: data.version, reason: textOf(values, 'note') ?? '' })}
        />
      </Modal>
    </DetailSection>
  )
}

function Open({ list, children }: { list: string | null; children: string }) {
  return list === null ? children : <AppLink to={list}>{children}</AppLink>
}
