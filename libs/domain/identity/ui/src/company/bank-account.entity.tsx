import { lazy } from 'react'
import { fileDownload } from '@tradeport/domain/files/contract'
import {
  BANK_ACCOUNT_STATUSES,
  BANK_CHECK_METHODS,
  BANK_PURPOSES,
  bankAccountApprove,
  bankAccountBlock,
  bankAccountPage,
  bankAccountRefuse,
  bankAccountStatusCount,
  bankAccountSubmit,
  bankAccountWithdraw,
  type BankAccountAction,
  type BankAccountRow,
  type BankAccountStatus,
} from '@tradeport/domain/identity/contract'
import {
  AttachmentList,
  EntityStatus,
  NamedCompany,
  defineEntity,
  entityAction,
  entityLink,
  known,
  textOf,
  type Tone,
} from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useCountries, useDownload, useEndpoint, useFormat } from '@tradeport/web/react'
import { Tag } from '@tradeport/web/ui'
import { BankAccountNumber } from './bank-account-number'
import styles from './company.module.css'
import { statedAccount } from './stated-account'

const TONES: Record<BankAccountStatus, Tone> = {
  draft: 'danger',
  pending_check: 'info',
  change_pending: 'warning',
  verified: 'success',
  replaced: 'neutral',
  blocked: 'danger',
  withdrawn: 'neutral',
}
const OWN = ['no', 'purpose', 'currency', 'account', 'bank', 'status', 'holder', 'files'] as const
const COLUMNS = [...OWN, 'company'] as const
const CHECK = ['no', 'company', 'purpose', 'status', 'holder', 'account', 'files', 'bank', 'currency'] as const
const PAID_BACK = OWN.filter(column => column !== 'purpose')

const target = ({ id, version }: BankAccountRow) => ({ id, version })

/** The bank, how other banks call it, and where it is. */
function Bank({ row }: { row: BankAccountRow }) {
  const { nameOf } = useCountries()
  return (
    <>
      {row.bankName}
      <br />
      {row.swift} · {nameOf(row.country)}
    </>
  )
}

/** In whose name, and what a reviewer has to look at twice. */
function Holder({ row }: { row: BankAccountRow }) {
  const t = useT('identityCompany')
  return (
    <>
      {row.holderName} {row.holderDiffers && <Tag tone="warning">{t('bank.holderDiffers')}</Tag>}{' '}
      {row.alsoElsewhere && <Tag tone="danger">{t('bank.alsoElsewhere')}</Tag>}
    </>
  )
}

function Purpose({ row }: { row: BankAccountRow }) {
  return useT('identityCompany')(`bank.purpose.${row.purpose}`)
}

function Files({ row }: { row: BankAccountRow }) {
  const { download } = useDownload(fileDownload)
  return <AttachmentList files={row.files} open={file => void download({ id: file.fileId }, file.name)} />
}

const STOPPED: readonly BankAccountStatus[] = ['draft', 'blocked']

function State({ row }: { row: BankAccountRow }) {
  const t = useT('identityCompany')
  const format = useFormat()
  const method = known(BANK_CHECK_METHODS, row.checkMethod ?? undefined)
  return (
    <>
      <EntityStatus entity={bankAccountEntity} status={row.status} />
      {row.status === 'change_pending' && (
        <p className={styles['said']}>{t('bank.from', { when: format.dateTime(row.effectiveAt) })}</p>
      )}
      {method && <p className={styles['said']}>{t('bank.checkedBy', { how: t(`bank.check.${method}`) })}</p>}
      {/* Why it was accepted is in the log; why it was not, the company has to know. */}
      {STOPPED.includes(row.status) && row.decisionReason && <p className={styles['said']}>{row.decisionReason}</p>}
    </>
  )
}

const forms = () => import('./bank-account-action-forms')
const SubmitForm = lazy(async () => ({ default: (await forms()).SubmitForm }))
const ApproveForm = lazy(async () => ({ default: (await forms()).ApproveForm }))
const RefuseForm = lazy(async () => ({ default: (await forms()).RefuseForm }))
const BlockForm = lazy(async () => ({ default: (await forms()).BlockForm }))
const WithdrawForm = lazy(async () => ({ default: (await forms()).WithdrawForm }))

const reasonOf = (values: Record<string, unknown>) => textOf(values, 'note') ?? ''

/** Taken by timers and by other accounts. */
const bySystem = entityLink<BankAccountRow>(() => '/company/bank')
const SYSTEM_ACTIONS = ['schedule', 'activate', 'replace'] as const
const isBySystem = (action: BankAccountAction): action is (typeof SYSTEM_ACTIONS)[number] =>
  SYSTEM_ACTIONS.some(each => each === action)

export const bankAccountEntity = defineEntity<
  BankAccountRow,
  BankAccountStatus,
  (typeof COLUMNS)[number],
  'purpose',
  BankAccountAction,
  'buyer' | 'member' | 'operator'
>({
  name: 'bankAccount',
  statuses: BANK_ACCOUNT_STATUSES,
  tones: TONES,
  nameOf: row => `${row.bankName} …${row.last4}`,
  columns: {
    no: { render: row => row.no },
    company: { render: row => <NamedCompany name={row.companyName} ownStake={row.ownStake} /> },
    holder: { render: row => <Holder row={row} /> },
    bank: { render: row => <Bank row={row} /> },
    purpose: { render: row => <Purpose row={row} /> },
    currency: { render: row => row.currency },
    account: { render: row => <BankAccountNumber row={row} /> },
    files: { render: row => <Files row={row} /> },
    status: { render: row => <State row={row} /> },
  },
  filters: {
    purpose: {
      kind: 'choice',
      useOptions: () => {
        const t = useT('identityCompany')
        return BANK_PURPOSES.map(value => ({ value, label: t(`bank.purpose.${value}`) }))
      },
    },
  },
  actions: {
    submit: entityAction<BankAccountRow, typeof bankAccountSubmit>({
      endpoint: bankAccountSubmit,
      emphasis: 'primary',
      Form: SubmitForm,
      input: (row, values) => ({ ...target(row), ...statedAccount(values) }),
    }),
    approve: entityAction<BankAccountRow, typeof bankAccountApprove>({
      endpoint: bankAccountApprove,
      emphasis: 'primary',
      Form: ApproveForm,
      input: (row, values) => ({
        ...target(row),
        checkMethod: known(BANK_CHECK_METHODS, textOf(values, 'checkMethod')) ?? 'document',
        reason: textOf(values, 'reason') ?? '',
      }),
    }),
    refuse: entityAction<BankAccountRow, typeof bankAccountRefuse>({
      endpoint: bankAccountRefuse,
      emphasis: 'danger',
      Form: RefuseForm,
      input: (row, values) => ({ ...target(row), reason: reasonOf(values) }),
    }),
    block: entityAction<BankAccountRow, typeof bankAccountBlock>({
      endpoint: bankAccountBlock,
      emphasis: 'danger',
      Form: BlockForm,
      input: (row, values) => ({ ...target(row), reason: reasonOf(values) }),
    }),
    withdraw: entityAction<BankAccountRow, typeof bankAccountWithdraw>({
      endpoint: bankAccountWithdraw,
      emphasis: 'danger',
      Form: WithdrawForm,
      input: (row, values) => ({ ...target(row), reason: reasonOf(values) }),
    }),
    schedule: bySystem,
    activate: bySystem,
    replace: bySystem,
  },
  audiences: {
    buyer: { columns: PAID_BACK, hideActions: SYSTEM_ACTIONS },
    member: { columns: OWN, filters: ['purpose'], hideActions: SYSTEM_ACTIONS },
    operator: { columns: CHECK, filters: ['purpose'], hideActions: SYSTEM_ACTIONS },
  },
  usePage: query =>
    useEndpoint(
      bankAccountPage,
      {
        pageNum: query.pageNum,
        pageSize: query.pageSize,
        status: known(BANK_ACCOUNT_STATUSES, query.status),
        purpose: known(BANK_PURPOSES, query.filters['purpose']),
        ...(query.keyword ? { keyword: query.keyword } : {}),
      },
      { keepPrevious: true },
    ),
  useCounts: query =>
    useEndpoint(bankAccountStatusCount, {
      purpose: known(BANK_PURPOSES, query.filters['purpose']),
      ...(query.keyword ? { keyword: query.keyword } : {}),
    }),
  useTexts: () => {
    const t = useT('identityCompany')
    return {
      title: t('company.bank'),
      emptyHint: t('bank.empty'),
      status: status => t(`bank.status.${status}`),
      column: column => t(`bank.column.${column}`),
      filter: filter => t(`bank.column.${filter}`),
      sort: sort => sort,
      action: action => (isBySystem(action) ? action : t(`bank.action.${action}`)),
      confirm: action => action,
    }
  },
})
