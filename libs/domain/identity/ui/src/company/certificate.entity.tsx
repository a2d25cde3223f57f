import { fileDownload } from '@tradeport/domain/files/contract'
import {
  CERTIFICATE_STATUSES,
  acceptCertificate,
  certificatePage,
  certificateStatusCount,
  rejectCertificate,
  withdrawCertificate,
  type CertificateAction,
  type CertificateRow,
  type CertificateStatus,
} from '@tradeport/domain/identity/contract'
import {
  AttachmentList,
  EntityStatus,
  ReasonForm,
  NamedCompany,
  defineEntity,
  entityAction,
  entityLink,
  known,
  textOf,
  type ActionFormProps,
  type Tone,
} from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useDownload, useEndpoint, useFormat } from '@tradeport/web/react'
import { useCertificateKind, useCheckMethod } from './certificate-kind'

const TONES: Record<CertificateStatus, Tone> = {
  pending: 'info',
  accepted: 'success',
  rejected: 'danger',
  expired: 'warning',
  withdrawn: 'neutral',
}
const OWN = ['no', 'kind', 'status', 'validUntil', 'files', 'number', 'issuer', 'issuedOn'] as const
const COLUMNS = [...OWN, 'method', 'checked', 'company'] as const
const MEMBER = [...OWN, 'method', 'checked'] as const
const REVIEW = ['no', 'company', ...MEMBER.slice(1)] as const

function Day({ date }: { date: string | null }) {
  return <>{useFormat().civilDate(date)}</>
}

function Kind({ kind }: { kind: string }) {
  return <>{useCertificateKind()(kind)}</>
}

function Files({ row }: { row: CertificateRow }) {
  const { download } = useDownload(fileDownload)
  return <AttachmentList files={row.files} open={file => void download({ id: file.fileId }, file.name)} />
}

/** How it was compared; nothing was as long as nobody has decided. */
function Method({ row }: { row: CertificateRow }) {
  const method = useCheckMethod()
  return <>{row.checkedAt === null ? '–' : method(row.checkMethod)}</>
}

function Checked({ row }: { row: CertificateRow }) {
  const t = useT('identityCompany')
  const date = useFormat().date(row.checkedAt)
  return <>{row.checkedByName === null ? date : t('certificate.checkedBy', { date, name: row.checkedByName })}</>
}

function RefusalForm(props: ActionFormProps<CertificateRow>) {
  const t = useT('identityCompany')
  return (
    <ReasonForm
      {...props}
      intro={t('certificate.rejectText')}
      noteLabel={t('member.reason')}
      noteRequired
      noteMax={300}
      submit={t('certificate.action.reject')}
      danger
    />
  )
}

export const certificateEntity = defineEntity<
  CertificateRow,
  CertificateStatus,
  (typeof COLUMNS)[number],
  never,
  CertificateAction,
  'member' | 'operator'
>({
  name: 'certificate',
  statuses: CERTIFICATE_STATUSES,
  tones: TONES,
  nameOf: row => row.no,
  columns: {
    no: { render: row => row.no },
    company: { render: row => <NamedCompany name={row.companyName} ownStake={row.ownStake} /> },
    kind: { render: row => <Kind kind={row.kind} /> },
    number: { render: row => row.number ?? '–' },
    issuer: { render: row => row.issuer ?? '–' },
    issuedOn: { render: row => <Day date={row.issuedOn} /> },
    validUntil: { render: row => <Day date={row.validUntil} /> },
    files: { render: row => <Files row={row} /> },
    method: { render: row => <Method row={row} /> },
    checked: { render: row => <Checked row={row} /> },
    status: {
      render: row => (
        <>
          <EntityStatus entity={certificateEntity} status={row.status} />
          {row.rejectReason && <p>{row.rejectReason}</p>}
        </>
      ),
    },
  },
  filters: {},
  actions: {
    accept: entityAction<CertificateRow, typeof acceptCertificate>({
      endpoint: acceptCertificate,
      emphasis: 'primary',
      confirm: true,
      batch: true,
      input: ({ id, version }) => ({ id, version }),
    }),
    reject: entityAction<CertificateRow, typeof rejectCertificate>({
      endpoint: rejectCertificate,
      emphasis: 'danger',
      batch: true,
      Form: RefusalForm,
      input: ({ id, version }, values) => ({ id, version, reason: textOf(values, 'note') ?? '' }),
    }),
    withdraw: entityAction<CertificateRow, typeof withdrawCertificate>({
      endpoint: withdrawCertificate,
      emphasis: 'danger',
      input: ({ id, version }) => ({ id, version }),
    }),
    // Taken by a timer.
    expire: entityLink(() => '/company/certificates'),
  },
  audiences: {
    member: { columns: MEMBER, hideActions: ['expire'] },
    operator: { columns: REVIEW, hideActions: ['expire'] },
  },
  usePage: query =>
    useEndpoint(
      certificatePage,
      {
        pageNum: query.pageNum,
        pageSize: query.pageSize,
        status: known(CERTIFICATE_STATUSES, query.status),
        ...(query.keyword ? { keyword: query.keyword } : {}),
      },
      { keepPrevious: true },
    ),
  useCounts: query => useEndpoint(certificateStatusCount, query.keyword ? { keyword: query.keyword } : {}),
  useTexts: () => {
    const t = useT('identityCompany')
    return {
      title: t('company.certificates'),
      emptyHint: t('certificate.empty'),
      status: status => t(`certificate.status.${status}`),
      column: column => t(`certificate.column.${column}`),
      filter: filter => filter,
      sort: sort => sort,
      action: action => (action === 'expire' ? action : t(`certificate.action.${action}`)),
      confirm: action => t(action === 'withdraw' ? 'certificate.confirm.withdraw' : 'certificate.confirm.accept'),
    }
  },
})
