import { Modal } from 'antd'
import { useState } from 'react'
import {
  EXPORT_FORMATS,
  LISTS_WITH_REASON,
  companyExportCreate,
  dataExportCreate,
  dataExportOptions,
  fullExportCreate,
  type ExportFormat,
  type ExportList,
  type ExportNarrowing,
  type ExportOptions,
} from '@tradeport/domain/governance/contract'
import { DATA_EXPORT_ABILITY } from '@tradeport/domain/catalogue/contract'
import { abilityQuery } from '@tradeport/domain/membership/contract'
import { DateInput, FormButtons, FormProblems, PathField, known, useAbility, type Ability } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useAction, useEndpoint, useNotify } from '@tradeport/web/react'
import {
  Checkbox,
  CloseIcon,
  FieldGrid,
  IconButton,
  Select,
  SkeletonText,
  TextArea,
  TextInput,
} from '@tradeport/web/ui'
import type { ExportAudience } from './export.entity'
import styles from './exports.module.css'

interface NewExportDialogProps {
  readonly audience: ExportAudience
  readonly start: {
    readonly list: ExportList | undefined
    readonly status: string
    readonly keyword: string
    /** As the list has them in its address. */
    readonly filters: Readonly<Record<string, string>>
  }
  onClose(): void
}

interface Wish {
  list: ExportList
  format: ExportFormat
  status: string
  keyword: string
  filters: readonly ExportNarrowing[]
  /** Left out of the file, by their keys. */
  without: readonly string[]
  from: string | undefined
  to: string | undefined
  full: boolean
  reason: string
}

/** Which list, narrowed to what, and with or without what is personal. */
export default function NewExportDialog({ audience, start, onClose }: NewExportDialogProps) {
  const t = useT('governanceExports')
  const Asked = audience === 'company' ? CompanyWishes : Wishes
  const { data } = useEndpoint(dataExportOptions, start.list ? { list: start.list, filters: start.filters } : {})
  return (
    <Modal open title={t('action.new')} footer={null} width={720} onCancel={onClose} destroyOnHidden>
      {data ? <Asked options={data} start={start} onClose={onClose} /> : <SkeletonText lines={8} />}
    </Modal>
  )
}

type WishesProps = Omit<NewExportDialogProps, 'audience'> & { readonly options: ExportOptions }

/** What a company may have to buy; operators buy nothing. */
function CompanyWishes(props: WishesProps) {
  return <Wishes {...props} ability={useAbility(abilityQuery, DATA_EXPORT_ABILITY)} />
}

function Wishes({
  options: { lists, mayTakeInFull, narrowed },
  ability,
  start,
  onClose,
}: WishesProps & { readonly ability?: Ability }) {
  const t = useT('governanceExports')
  const notify = useNotify()
  const first = lists.find(({ list }) => list === start.list) ?? lists[0]
  const [wish, setWish] = useState<Wish>({
    ...{ list: first?.list ?? 'companies', format: 'xlsx', keyword: start.keyword },
    status: first?.statuses.some(({ value }) => value === start.status) ? start.status : '',
    filters: first?.list === start.list ? narrowed : [],
    without: [],
    ...{ from: undefined, to: undefined, full: false, reason: '' },
  })
  const set = (change: Partial<Wish>) => setWish(now => ({ ...now, ...change }))
  const onSuccess = () => {
    notify.success(t('new.done'))
    onClose()
  }
  const masked = useAction(dataExportCreate, { onSuccess })
  const inFull = useAction(fullExportCreate, { onSuccess })
  const ofCompany = useAction(companyExportCreate, { onSuccess })
  const isCompany = ability !== undefined
  const { pending, fieldErrors } = isCompany ? ofCompany : wish.full ? inFull : masked
  const option = lists.find(({ list }) => list === wish.list)
  const hasPersonal = option?.columns.some(column => column.masked) ?? false
  const needsReason = wish.full || LISTS_WITH_REASON.includes(wish.list)
  const submit = async () => {
    const { full, reason, from, to, filters, without, ...narrowed } = wish
    const days = { ...(from ? { from } : {}), ...(to ? { to } : {}) }
    const kept = option?.columns.flatMap(({ key }) => (without.includes(key) ? [] : [key])) ?? []
    const columns = without.length > 0 ? { columns: kept } : {}
    const input = {
      ...narrowed,
      ...days,
      ...columns,
      filters: Object.fromEntries(filters.map(({ name, value }) => [name, value])),
    }
    if (ability) {
      if (await ability.check()) await ofCompany.run(input)
    } else if (full) await inFull.run({ ...input, reason })
    else await masked.run({ ...input, reason })
  }
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        void submit()
      }}
    >
      <FormProblems problems={new Map(fieldErrors.map(({ path, message }) => [path, message]))}>
        <FieldGrid>
          <PathField path="list" label={t('new.list')} required>
            <Select
              value={wish.list}
              options={lists.map(({ list }) => ({ value: list, label: t(`list.${list}`) }))}
              onValue={value =>
                set({
                  list: lists.find(({ list }) => list === value)?.list ?? wish.list,
                  ...{ status: '', filters: [], without: [], full: false },
                })
              }
            />
          </PathField>
          <PathField path="format" label={t('new.format')} required>
            <Select
              value={wish.format}
              options={EXPORT_FORMATS.map(format => ({ value: format, label: format.toUpperCase() }))}
              onValue={value => set({ format: known(EXPORT_FORMATS, value) ?? 'xlsx' })}
            />
          </PathField>
          {option && option.statuses.length > 0 && (
            <PathField path="status" label={t('new.status')}>
              <Select
                value={wish.status}
                options={[{ value: '', label: t('everything') }, ...option.statuses]}
                onValue={status => set({ status })}
              />
            </PathField>
          )}
          <PathField path="keyword" label={t('new.keyword')}>
            <TextInput maxLength={200} value={wish.keyword} onValue={keyword => set({ keyword })} />
          </PathField>
          <PathField path="from" label={t('new.from')}>
            {control => (
              <DateInput
                {...(control.id ? { id: control.id } : {})}
                value={wish.from}
                onChange={from => set({ from })}
              />
            )}
          </PathField>
          <PathField path="to" label={t('new.to')}>
            {control => (
              <DateInput {...(control.id ? { id: control.id } : {})} value={wish.to} onChange={to => set({ to })} />
            )}
          </PathField>
        </FieldGrid>
        {wish.filters.length > 0 && (
          <>
            <h3 className={styles['heading']}>{t('column.filters')}</h3>
            <ul className={styles['columns']}>
              {wish.filters.map(({ name, label, shown }) => (
                <li key={name}>
                  {t('narrowed', { label, value: shown })}
                  <IconButton
                    icon={<CloseIcon size={14} />}
                    label={t('new.widen', { label })}
                    onClick={() => set({ filters: wish.filters.filter(each => each.name !== name) })}
                  />
                </li>
              ))}
            </ul>
          </>
        )}
        <h3 className={styles['heading']}>{t('new.columns')}</h3>
        <ul className={styles['columns']}>
          {option?.columns.map(({ key, label, masked: isMasked }) => (
            <li key={key} data-masked={isMasked && !wish.full}>
              <Checkbox
                checked={!wish.without.includes(key)}
                // A file without columns is none.
                disabled={!wish.without.includes(key) && wish.without.length === option.columns.length - 1}
                onValue={isKept =>
                  set({ without: isKept ? wish.without.filter(each => each !== key) : [...wish.without, key] })
                }
              >
                {label}
              </Checkbox>
              {isMasked && !wish.full && <span className={styles['soft']}> · {t('new.masked')}</span>}
            </li>
          ))}
        </ul>
        {mayTakeInFull && hasPersonal && (
          <Checkbox checked={wish.full} description={t('new.fullHint')} onValue={full => set({ full })}>
            {t('new.full')}
          </Checkbox>
        )}
        {!isCompany && (
          <PathField path="reason" label={t('column.reason')} help={t('new.reasonHint')} required={needsReason}>
            <TextArea rows={2} maxLength={500} value={wish.reason} onValue={reason => set({ reason })} />
          </PathField>
        )}
        {ability && ability.hint !== '' && <p className={styles['soft']}>{ability.hint}</p>}
      </FormProblems>
      <FormButtons pending={pending} submit={t('new.submit')} onCancel={onClose} />
    </form>
  )
}
