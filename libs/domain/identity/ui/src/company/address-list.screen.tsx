import { Button } from 'antd'
import { Suspense, lazy, useState } from 'react'
import {
  addressList,
  addressRemove,
  addressSetDefault,
  type AddressKind,
  type AddressRow,
} from '@tradeport/domain/identity/contract'
import type { OutputOf } from '@tradeport/kernel/contract-kit'
import { ActButton, DetailSection } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { LoadFailed, useAction, useCountries, useEndpoint, useLive, useNotify } from '@tradeport/web/react'
import { EmptyState, SkeletonText, Tag, UploadIcon } from '@tradeport/web/ui'
import people from '../people/people.module.css'
import { addressLines } from './address-lines'
import { CompanyPage } from './company-page'
import styles from './company.module.css'

const AddressDialog = lazy(() => import('./address-dialog'))
const AddressImportDialog = lazy(() => import('./address-import-dialog'))

interface Open {
  kind: AddressKind
  row?: AddressRow
}

/** Where the company's goods and bills go, and where goods are fetched: by what it is for, one default each. */
export default function AddressListScreen() {
  const t = useT('identityCompany')
  const [open, setOpen] = useState<Open>()
  const [importing, setImporting] = useState(false)
  const { data, error, refetch } = useEndpoint(addressList, {})
  useLive('companyAddress')
  return (
    <CompanyPage current="addresses">
      <h1 className={people['title']}>{t('company.addresses')}</h1>
      {error && !data && <LoadFailed error={error} onRetry={refetch} />}
      {!data && !error && <SkeletonText lines={10} />}
      {data?.actions.includes('create') && (
        <span>
          <Button icon={<UploadIcon size={16} />} onClick={() => setImporting(true)}>
            {t('address.import')}
          </Button>
        </span>
      )}
      {data?.kinds.map(kind => (
        <Kind key={kind} kind={kind} book={data} onOpen={row => setOpen({ kind, ...(row ? { row } : {}) })} />
      ))}
      <Suspense>
        {open && <AddressDialog {...open} onClose={() => setOpen(undefined)} />}
        {importing && <AddressImportDialog onClose={() => setImporting(false)} />}
      </Suspense>
    </CompanyPage>
  )
}

interface KindProps {
  kind: AddressKind
  book: OutputOf<typeof addressList>
  onOpen(row?: AddressRow): void
}

function Kind({ kind, book, onOpen }: KindProps) {
  const t = useT('identityCompany')
  const rows = book.addresses.filter(row => row.kind === kind)
  return (
    <DetailSection title={t(`address.kind.${kind}`)}>
      {rows.length === 0 ? (
        <EmptyState title={t('address.empty')} />
      ) : (
        <ul role="list" className={people['cards']} aria-label={t(`address.kind.${kind}`)}>
          {rows.map(row => (
            <Card key={row.id} row={row} actions={book.actions} onEdit={() => onOpen(row)} />
          ))}
        </ul>
      )}
      {book.actions.includes('create') && (
        <Button aria-label={`${t('address.new')}: ${t(`address.kind.${kind}`)}`} onClick={() => onOpen()}>
          {t('address.new')}
        </Button>
      )}
    </DetailSection>
  )
}

interface CardProps {
  row: AddressRow
  actions: KindProps['book']['actions']
  onEdit(): void
}

function Card({ row, actions, onEdit }: CardProps) {
  const t = useT('identityCompany')
  const countries = useCountries()
  const notify = useNotify()
  const saved = { onSuccess: () => notify.success(t('address.saved')) }
  const setDefault = useAction(addressSetDefault, saved)
  const remove = useAction(addressRemove, saved)
  const seen = { id: row.id, version: row.version }
  const confirmRemoval = async () => {
    const title = t('address.removeQuestion', { name: row.contactName })
    if (await notify.confirm({ title, text: addressLines(row), confirmLabel: t('address.remove'), danger: true }))
      await remove.run(seen)
  }
  return (
    <li className={people['card']}>
      <strong>{row.contactName}</strong>
      <span>{[row.phone, row.email].filter(Boolean).join(' · ')}</span>
      <address className={styles['address']}>
        {addressLines(row)}
        <br />
        {countries.nameOf(row.country)}
      </address>
      {row.isDefault && (
        <span>
          <Tag tone="success">{t('address.default')}</Tag>
        </span>
      )}
      <span className={people['tags']}>
        {actions.includes('update') && (
          <Button size="small" onClick={onEdit}>
            {t('address.edit')}
          </Button>
        )}
        {actions.includes('set_default') && !row.isDefault && (
          <ActButton size="small" loading={setDefault.pending} onClick={() => void setDefault.run(seen)}>
            {t('address.setDefault')}
          </ActButton>
        )}
        {actions.includes('remove') && (
          <ActButton size="small" danger loading={remove.pending} onClick={() => void confirmRemoval()}>
            {t('address.remove')}
          </ActButton>
        )}
      </span>
    </li>
  )
}
