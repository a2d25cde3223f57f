import { Button, Modal, Pagination, Select as AntSelect } from 'antd'
import { useState } from 'react'
import { companyPage } from '@tradeport/domain/identity/contract'
import {
  ABILITY_KEYS,
  GIVEN_SOURCES,
  abilityUsePage,
  grantGive,
  grantPage,
  grantTakeBack,
  paymentAccount,
  type AbilityUseRow,
  type GivenSource,
  type GrantRow,
} from '@tradeport/domain/membership/contract'
import {
  DateInput,
  FormProblems,
  GraveMenu,
  NamedCompany,
  PathField,
  ReasonForm,
  StatusTag,
  known,
  textOf,
} from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { AppLink } from '@tradeport/web/navigation'
import { useAction, useEndpoint, useFormat, useLive, useText } from '@tradeport/web/react'
import { PageHeader } from '@tradeport/web/shell'
import {
  DataTable,
  EmptyState,
  NumberInput,
  Select,
  SkeletonText,
  Tabs,
  TextInput,
  type DataColumn,
} from '@tradeport/web/ui'
import { useAudience } from '../audience'
import { useWords } from '../use-words'

const PAGE_SIZE = 20
const GRANT_TONES = { valid: 'success', used_up: 'warning', ended: 'neutral', coming: 'info' } as const

/** `/membership/ledger`: every quota that was given, and every use: who, when, on what. */
export default function LedgerScreen() {
  const t = useT('membership')
  const audience = useAudience()
  const [shown, setShown] = useState<'grants' | 'uses'>('grants')
  const [giving, setGiving] = useState(false)
  const isOperator = audience === 'operator'
  const { data } = useEndpoint(paymentAccount, {}, { enabled: isOperator, quiet: true })
  useLive('abilityGrant')
  return (
    <div className="tp-stack">
      <PageHeader
        title={t('nav.ledger')}
        path={
          isOperator
            ? undefined
            : [
                { key: 'own', label: t('title'), href: '/membership' },
                { key: 'here', label: t('nav.ledger') },
              ]
        }
        actions={
          isOperator && data?.mayChange ? (
            <Button onClick={() => setGiving(true)}>{t('ledger.give')}</Button>
          ) : undefined
        }
      />
      <Tabs
        label={t('nav.ledger')}
        items={[
          { key: 'grants', label: t('ledger.grants') },
          { key: 'uses', label: t('ledger.uses') },
        ]}
        value={shown}
        onValue={setShown}
      >
        {shown === 'grants' ? <Grants named={isOperator} /> : <Uses named={isOperator} />}
      </Tabs>
      {giving && <GiveDialog onClose={() => setGiving(false)} />}
    </div>
  )
}

interface LedgerRow {
  id: string
  companyName: string
  ownStake?: boolean
}

interface PageQuery {
  pageNum: number
  pageSize: number
}

interface LedgerTableProps<Row extends LedgerRow> {
  /** The rows are of several companies. */
  named: boolean
  label: string
  columns: readonly DataColumn<Row>[]
  usePage(query: PageQuery): { data: { records: Row[]; total: number } | undefined; isFetching: boolean }
}

function LedgerTable<Row extends LedgerRow>({ named, label, columns, usePage }: LedgerTableProps<Row>) {
  const t = useT('membership')
  const [pageNum, setPageNum] = useState(1)
  const { data, isFetching } = usePage({ pageNum, pageSize: PAGE_SIZE })
  const company: DataColumn<Row> = {
    key: 'company',
    title: t('column.company'),
    render: row => <NamedCompany name={row.companyName} ownStake={row.ownStake ?? false} />,
  }
  if (!data) return <SkeletonText lines={8} />
  return (
    <div aria-busy={isFetching}>
      <DataTable<Row>
        label={label}
        rows={data.records}
        columns={named ? [company, ...columns] : columns}
        empty={<EmptyState title={t('ledger.empty')} />}
      />
      {data.total > PAGE_SIZE && (
        <Pagination align="end" current={pageNum} pageSize={PAGE_SIZE} total={data.total} onChange={setPageNum} />
      )}
    </div>
  )
}

const useGrants = (query: PageQuery) => useEndpoint(grantPage, query, { keepPrevious: true })
const useUses = (query: PageQuery) => useEndpoint(abilityUsePage, query, { keepPrevious: true })

function Grants({ named }: { named: boolean }) {
  const t = useT('membership')
  const text = useText()
  const words = useWords()
  const format = useFormat()
  const columns: DataColumn<GrantRow>[] = [
    { key: 'ability', title: t('column.ability'), render: row => words.ability(row.ability) },
    {
      key: 'source',
      title: t('column.source'),
      render: row => {
        const label = [t(`source.${row.source}`), text(row.name) || row.reason].filter(Boolean).join(': ')
        return row.orderId ? <AppLink to={`/membership/orders/${row.orderId}`}>{label}</AppLink> : label
      },
    },
    { key: 'limit', title: t('column.limit'), render: row => words.quota(row.quota, row.reset) },
    { key: 'used', title: t('column.used'), align: 'right', render: row => format.number(row.used) },
    {
      key: 'validTo',
      title: t('column.validTo'),
      render: row => (row.validTo ? format.date(row.validTo) : t('unlimited')),
    },
    {
      key: 'status',
      title: t('column.status'),
      render: row => <StatusTag tone={GRANT_TONES[row.status]}>{t(`grant.status.${row.status}`)}</StatusTag>,
    },
  ]
  const [taken, setTaken] = useState<GrantRow>()
  const acts: DataColumn<GrantRow> = {
    key: 'actions',
    title: '',
    render: (row: GrantRow) =>
      row.actions.includes('take_back') && (
        <GraveMenu acts={[{ key: 'take_back', label: t('ledger.takeBack'), onSelect: () => setTaken(row) }]} />
      ),
  }
  return (
    <>
      <LedgerTable<GrantRow>
        named={named}
        columns={named ? [...columns, acts] : columns}
        usePage={useGrants}
        label={t('ledger.grants')}
      />
      {taken && <TakeBackDialog row={taken} onClose={() => setTaken(undefined)} />}
    </>
  )
}

function TakeBackDialog({ row, onClose }: { row: GrantRow; onClose(): void }) {
  const t = useT('membership')
  const words = useWords()
  const take = useAction(grantTakeBack, { onSuccess: onClose })
  return (
    <Modal open title={t('ledger.takeBack')} footer={null} onCancel={onClose}>
      <ReasonForm
        intro={t('ledger.takeBackText', { ability: words.ability(row.ability), company: row.companyName })}
        noteLabel={t('column.reason')}
        noteRequired
        noteMax={300}
        submit={t('ledger.takeBack')}
        danger
        pending={take.pending}
        fieldErrors={take.fieldErrors}
        onCancel={onClose}
        onSubmit={values => void take.run({ id: row.id, version: row.version, reason: textOf(values, 'note') ?? '' })}
      />
    </Modal>
  )
}

function Uses({ named }: { named: boolean }) {
  const t = useT('membership')
  const words = useWords()
  const format = useFormat()
  const columns: DataColumn<AbilityUseRow>[] = [
    { key: 'at', title: t('column.at'), render: row => format.dateTime(row.at) },
    { key: 'ability', title: t('column.ability'), render: row => words.ability(row.ability) },
    {
      key: 'what',
      title: t('column.item'),
      render: row => (row.givenBack ? t(`use.givenBack.${row.givenBack}`) : t('use.taken')),
    },
    { key: 'user', title: t('column.user'), render: row => row.userName ?? '–' },
    {
      key: 'remaining',
      title: t('column.remaining'),
      align: 'right',
      render: row => (row.remaining === null ? '–' : format.number(row.remaining)),
    },
  ]
  return <LedgerTable<AbilityUseRow> named={named} columns={columns} usePage={useUses} label={t('ledger.uses')} />
}

/** A quota without payment, with the reason that the ledger keeps. */
function GiveDialog({ onClose }: { onClose(): void }) {
  const t = useT('membership')
  const words = useWords()
  const [keyword, setKeyword] = useState('')
  const [companyId, setCompanyId] = useState<string>()
  const [ability, setAbility] = useState<(typeof ABILITY_KEYS)[number]>('data.export')
  const [givenAs, setGivenAs] = useState<GivenSource>('gift')
  const [quota, setQuota] = useState('10')
  const [validTo, setValidTo] = useState<string>()
  const [reason, setReason] = useState('')
  const companies = useEndpoint(companyPage, { pageSize: 20, ...(keyword ? { keyword } : {}) }, { keepPrevious: true })
  const give = useAction(grantGive, { onSuccess: onClose })
  const problems = new Map(give.fieldErrors.map(({ path, message }) => [path, message]))
  return (
    <Modal
      open
      title={t('ledger.give')}
      okText={t('ledger.give')}
      confirmLoading={give.pending}
      okButtonProps={{ disabled: !companyId || !reason.trim() }}
      onCancel={onClose}
      onOk={() =>
        void give.run({
          companyId: companyId ?? '',
          ability,
          givenAs,
          quota: Number(quota) > 0 ? Number(quota) : null,
          validTo: validTo ? new Date(`${validTo}T23:59:59`).toISOString() : null,
          reason,
        })
      }
    >
      <FormProblems problems={problems}>
        <div className="tp-stack">
          <PathField path="companyId" label={t('column.company')} required>
            {control => (
              <AntSelect
                {...control}
                showSearch={{ filterOption: false, onSearch: setKeyword }}
                value={companyId ?? null}
                options={(companies.data?.records ?? []).map(({ id, legalName, ownStake }) => ({
                  value: id,
                  label: <NamedCompany name={legalName} ownStake={ownStake} />,
                  disabled: ownStake,
                }))}
                onChange={next => setCompanyId(next ?? undefined)}
              />
            )}
          </PathField>
          <PathField path="ability" label={t('column.ability')} required>
            <Select
              value={ability}
              options={ABILITY_KEYS.map(key => ({ value: key, label: words.ability(key) }))}
              onValue={next => setAbility(ABILITY_KEYS.find(key => key === next) ?? ability)}
            />
          </PathField>
          <PathField path="givenAs" label={t('field.givenAs')} required>
            <Select
              value={givenAs}
              options={GIVEN_SOURCES.map(key => ({ value: key, label: t(`source.${key}`) }))}
              onValue={next => setGivenAs(known(GIVEN_SOURCES, next) ?? givenAs)}
            />
          </PathField>
          <PathField path="quota" label={t('field.quota')} help={t('field.quota.help')}>
            <NumberInput value={quota} scale={0} onValue={setQuota} />
          </PathField>
          <PathField path="validTo" label={t('column.validTo')}>
            {control => <DateInput {...(control.id ? { id: control.id } : {})} value={validTo} onChange={setValidTo} />}
          </PathField>
          <PathField path="reason" label={t('column.reason')} required>
            <TextInput maxLength={300} value={reason} onValue={setReason} />
          </PathField>
        </div>
      </FormProblems>
    </Modal>
  )
}
