import { Form, Input, Radio, Select } from 'antd'
import { MAX_FILE_BYTES, uploadFile } from '@tradeport/domain/files/contract'
import type { BankAccountRow } from '@tradeport/domain/identity/contract'
import { bankAccountProblems, bankPurposesOf, normaliseAccountNo } from '@tradeport/domain/identity/rules'
import { dictList } from '@tradeport/domain/reference/contract'
import { timerOf } from '@tradeport/kernel/config'
import { ActionFrame, AttachmentField, textOf, type ActionFormProps } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useCountryChoices, useCurrencyChoices, useFieldText, useRegion, useFileUpload } from '@tradeport/web/react'
import { useProfile } from '../frame/use-profile'
import { ReasonItem } from './reason-item'

type Values = Record<string, unknown>
type Props = Pick<ActionFormProps<BankAccountRow>, 'pending' | 'fieldErrors' | 'onCancel' | 'onSubmit'> & {
  /** One that was refused: its purpose and currency stay, its number is entered anew. */
  row?: BankAccountRow
}

const HOME_COUNTRY = 'CN'

/** An account that the company is to be paid to, or paid back to; check digits are looked at while it is typed. */
export function BankAccountForm({ row, ...frame }: Props) {
  const t = useT('identityCompany')
  const fieldText = useFieldText()
  const countries = useCountryChoices(dictList, row?.country)
  const currencies = useCurrencyChoices(dictList, row?.currency)
  const profile = useProfile().data
  const purposes = bankPurposesOf(profile?.kind ?? '')
  const [form] = Form.useForm<Values>()
  const hours = timerOf(useRegion(), 'bankCoolOffHours')
  const { send } = useFileUpload(uploadFile, 'document')
  const needed = { required: true, whitespace: true, message: fieldText('required') }
  const checkedAs = (field: 'swift' | 'accountNo') => ({
    validator: async (_rule: unknown, value: string | undefined) => {
      if (!value?.trim()) return
      const typed = (name: string) => textOf(form.getFieldsValue(), name) ?? ''
      const [wrong] = bankAccountProblems({
        swift: normaliseAccountNo(typed('swift')),
        accountNo: normaliseAccountNo(typed('accountNo')),
        country: typed('country'),
      }).filter(({ path }) => path === field)
      if (wrong) throw new Error(fieldText(wrong.rule))
    },
  })
  return (
    <ActionFrame
      {...frame}
      form={form}
      submit={t('bank.action.submit')}
      initial={{
        ...{ purpose: purposes[0], holderName: profile?.company?.legalName },
        ...{ country: HOME_COUNTRY, currency: currencies[0]?.code, ...stateOf(row) },
      }}
    >
      <Form.Item name="purpose" label={t('bank.column.purpose')} hidden={purposes.length === 1}>
        <Radio.Group
          disabled={row !== undefined}
          options={purposes.map(value => ({ value, label: t(`bank.purpose.${value}`) }))}
        />
      </Form.Item>
      <Form.Item noStyle dependencies={['purpose']}>
        {({ getFieldsValue }) => (
          <p>{t(textOf(getFieldsValue(), 'purpose') === 'refund' ? 'bank.intro.refund' : 'bank.intro', { hours })}</p>
        )}
      </Form.Item>
      <Form.Item name="holderName" label={t('bank.column.holder')} extra={t('bank.holderHelp')} rules={[needed]}>
        <Input maxLength={140} autoComplete="off" />
      </Form.Item>
      <Form.Item name="country" label={t('bank.country')} rules={[needed]}>
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          options={countries.map(({ code, name }) => ({ value: code, label: name }))}
        />
      </Form.Item>
      <Form.Item name="bankName" label={t('bank.column.bank')} rules={[needed]}>
        <Input maxLength={140} autoComplete="off" />
      </Form.Item>
      {/* A number that was wrong in one country may be right in another. */}
      <Form.Item
        name="swift"
        label={t('bank.column.swift')}
        dependencies={['country']}
        rules={[needed, checkedAs('swift')]}
      >
        <Input maxLength={16} autoComplete="off" />
      </Form.Item>
      <Form.Item name="currency" label={t('bank.column.currency')} rules={[needed]}>
        <Select
          disabled={row !== undefined}
          showSearch={{ optionFilterProp: 'label' }}
          options={currencies.map(({ code, name }) => ({ value: code, label: `${code} · ${name}` }))}
        />
      </Form.Item>
      <Form.Item
        name="accountNo"
        label={t('bank.column.account')}
        dependencies={['country']}
        rules={[needed, checkedAs('accountNo')]}
      >
        <Input maxLength={48} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="fileIds"
        label={t('bank.column.files')}
        extra={t('bank.filesHelp')}
        rules={[{ ...needed, whitespace: false }]}
      >
        <AttachmentField upload={send} max={3} maxBytes={MAX_FILE_BYTES} />
      </Form.Item>
      <ReasonItem label={t('bank.reason')} />
    </ActionFrame>
  )
}

function stateOf(row: BankAccountRow | undefined): Values {
  if (!row) return {}
  const { purpose, holderName, country, bankName, swift, currency, reason, files } = row
  return { purpose, holderName, country, bankName, swift, currency, reason, fileIds: files }
}
