import { Button, Modal } from 'antd'
import { useState } from 'react'
import { bankAccountCreate } from '@tradeport/domain/identity/contract'
import { OWNER_ROLES } from '@tradeport/kernel/config'
import { EntityList } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useAction, useHasRole, usePlatform } from '@tradeport/web/react'
import { BankAccountForm } from './bank-account-form'
import { bankAccountEntity } from './bank-account.entity'
import { CompanyPage } from './company-page'
import { statedAccount } from './stated-account'

/** Where the company is paid and paid back. Its owners change it; who keeps its books reads it. */
export default function BankAccountListScreen() {
  const isOwner = useHasRole(Object.values(OWNER_ROLES), 'bankAccount:create')
  const isBuyer = usePlatform().role === 'buyer'
  return (
    <CompanyPage current="bank">
      <EntityList
        entity={bankAccountEntity}
        audience={isBuyer ? 'buyer' : 'member'}
        toolbar={isOwner && <NewAccount />}
      />
    </CompanyPage>
  )
}

function NewAccount() {
  const t = useT('identityCompany')
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const create = useAction(bankAccountCreate, { onSuccess: close })
  return (
    <>
      <Button type="primary" onClick={() => setOpen(true)}>
        {t('bank.new')}
      </Button>
      <Modal open={open} title={t('bank.new')} footer={null} destroyOnHidden onCancel={close}>
        <BankAccountForm
          pending={create.pending}
          fieldErrors={create.fieldErrors}
          onCancel={close}
          onSubmit={values => void create.run(statedAccount(values))}
        />
      </Modal>
    </>
  )
}
