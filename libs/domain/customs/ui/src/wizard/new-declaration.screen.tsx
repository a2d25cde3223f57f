import {
  DECLARATION_TYPES,
  IE_FLAGS,
  MAX_ITEMS,
  customsDelegations,
  customsOrderDetail,
  customsOrderPage,
  customsRoutes,
  declarationFormConfig,
  declarationFormConvert,
  declarationFormCopy,
  declarationFormCreate,
  declarationFormPage,
  type CustomsOrderRow,
  type DeclarationContent,
  type DeclarationIssue,
  type DeclarationType,
  type IeFlag,
} from '@tradeport/domain/customs/contract'
import { companyProfile } from '@tradeport/domain/identity/contract'
import { BESIDE_CUSTOMS_ORDER } from '@tradeport/domain/customs/rules'
import { orderPage } from '@tradeport/domain/trading/contract'
import type { OutputOf } from '@tradeport/kernel/contract-kit'
import { useT } from '@tradeport/web/i18n'
import { AppLink, useNavigateTo } from '@tradeport/web/navigation'
import { useAction, useEndpoint, usePlatform, useRuntime } from '@tradeport/web/react'
import { PageHeader } from '@tradeport/web/shell'
import { Banner, Button, Combobox, Field, FieldGrid, RadioGroup, Select, type ComboboxOption } from '@tradeport/web/ui'
import { Suspense, lazy, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { formPath } from '../shared/form-path'
import { useComboboxTexts } from './field/code-field'
import { startContent } from './model/start-content'
import { BrokerField } from './steps/source-step'
import { Part } from './field/part'
import styles from './wizard.module.css'

const BookDialog = lazy(() => import('./book-dialog'))

const SOURCES = ['blank', 'excel', 'order', 'customs_order', 'copy'] as const
type Source = (typeof SOURCES)[number]
/** Made of no document of ours: whose it is and which way it goes has to be said. */
const isFree = (source: Source): source is 'blank' | 'excel' => source === 'blank' || source === 'excel'
/** A broker has no part in the trade. */
const BROKERS_SOURCES = SOURCES.filter(source => source !== 'order')

/** Where a declaration begins: an empty form for somebody, or a former one again. */
export default function NewDeclarationScreen() {
  const t = useT('customs')
  const navigate = useNavigateTo()
  const { role } = usePlatform()
  const isBroker = role === 'provider'
  const given = useGivenSource()
  const [source, setSource] = useState<Source>(given?.source ?? 'blank')
  const [ieFlag, setIeFlag] = useState<IeFlag>('E')
  const [declType, setDeclType] = useState<DeclarationType>('general')
  const [client, setClient] = useState<string | null>(null)
  const [broker, setBroker] = useState<string | null>(null)
  const [former, setFormer] = useState<ComboboxOption | null>(given?.document ?? null)
  const { data: settings } = useEndpoint(declarationFormConfig, {}, { quiet: true })
  const { data: company } = useEndpoint(companyProfile, {}, { enabled: !isBroker, quiet: true })
  const clients = useClients(isBroker)
  const open = ({ id, issues }: { id: string; issues: readonly DeclarationIssue[] }) => {
    // Nothing is filled in of an empty form, which nobody has to be told.
    const place = source === 'blank' ? '?step=head' : firstFinding(issues)
    navigate(`${customsRoutes.edit(id)}${place}`, { replace: true })
  }
  const create = useAction(declarationFormCreate, { onSuccess: open })
  const copy = useAction(declarationFormCopy, { onSuccess: open })
  const convert = useAction(declarationFormConvert)
  const [isReading, setReading] = useState(false)
  const { layer } = useRuntime()
  const [division, setDivision] = useState<Division>()
  /** A draft of what another document says; where that is too long for one form, of the part that is chosen then. */
  const beginOf = async (sourceType: 'order' | 'customs_order', { value }: ComboboxOption) => {
    const part = division?.part ?? 1
    const converted = await convert.run({ sourceType, sourceId: value, ieFlag, part })
    if (!converted.ok) return
    const { lines, parts, made } = converted.data
    const isShown = (id: string) => division?.made.some(form => form.id === id) ?? false
    const isUnseen = made.some(form => form.part === part && !isShown(form.id))
    if ((parts > 1 && !division) || isUnseen)
      return setDivision({ part: division?.part ?? firstFree(parts, made), lines, made })
    // A broker declares for the client of the order.
    const order = isBroker ? await layer.call(customsOrderDetail, { id: value }) : undefined
    if (order && !order.ok) return
    await create.run({
      content: converted.data.form,
      ...(order ? { companyId: order.data.clientCompanyId } : { brokerCompanyId: null }),
      origin: { type: sourceType, id: value, part, again: made.some(form => form.part === part) },
    })
  }
  const takeDocument = (document: ComboboxOption | null) => {
    setFormer(document)
    setDivision(undefined)
  }
  const begin = () => {
    if (source === 'copy') return former && void copy.run({ id: former.value })
    if (source === 'excel') return setReading(true)
    if (source !== 'blank') return former && void beginOf(source, former)
    const content = startContent({
      ieFlag,
      declType,
      isBroker,
      declarant: settings?.defaults.declarant ?? null,
      company: isBroker
        ? { name: clients.nameOf(client), regNo: '' }
        : { name: company?.legalName ?? '', regNo: company?.regNo ?? '' },
      declaresItself: broker === null,
    })
    void make(content)
  }
  const make = async (content: DeclarationContent) =>
    (await create.run({ content, ...(isBroker ? { companyId: client ?? '' } : { brokerCompanyId: broker }) })).ok
  const isReady = isFree(source) ? !isBroker || client !== null : former !== null
  return (
    <div className={styles['page']}>
      <PageHeader
        title={t('wizard.new')}
        path={[
          { key: 'list', label: t('wizard.list'), href: customsRoutes.forms() },
          { key: 'here', label: t('wizard.new') },
        ]}
      />
      <Part title={t('wizard.step.source')}>
        <RadioGroup
          legend={t('wizard.source.how')}
          look="cards"
          options={(isBroker ? BROKERS_SOURCES : SOURCES).map(value => ({
            value,
            label: t(`wizard.source.${value}`),
            description: t(`wizard.source.${value}.note`),
          }))}
          value={source}
          onValue={chosen => {
            setSource(chosen)
            takeDocument(null)
          }}
        />
        {!isFree(source) ? (
          <>
            <DocumentField key={source} source={source} value={former} onValue={takeDocument} />
            {division && <PartField division={division} onPart={part => setDivision({ ...division, part })} />}
          </>
        ) : (
          <>
            <RadioGroup
              legend={t('wizard.source.direction')}
              look="row"
              options={IE_FLAGS.map(value => ({ value, label: t(`wizard.direction.${value}`) }))}
              value={ieFlag}
              onValue={setIeFlag}
            />
            <FieldGrid>
              {isBroker ? (
                <Field label={t('wizard.source.client')} required>
                  <Select
                    value={client ?? ''}
                    placeholder={t('wizard.choose')}
                    options={clients.options}
                    onValue={value => setClient(value || null)}
                  />
                </Field>
              ) : (
                <BrokerField value={broker} onValue={setBroker} />
              )}
              {source === 'blank' && (
                <Field label={t('wizard.source.type')}>
                  <Select
                    value={declType}
                    options={DECLARATION_TYPES.map(value => ({ value, label: t(`wizard.type.${value}`) }))}
                    onValue={value => setDeclType(DECLARATION_TYPES.find(type => type === value) ?? 'general')}
                  />
                </Field>
              )}
            </FieldGrid>
            {isBroker && clients.isEmpty && <Banner tone="info" title={t('wizard.source.noClient')} />}
          </>
        )}
      </Part>
      <footer className={styles['foot']}>
        <div className={styles['footEnd']}>
          <Button
            variant="primary"
            disabled={!isReady}
            loading={create.pending || copy.pending || convert.pending}
            onClick={begin}
          >
            {t(
              division && division.made.some(form => form.part === division.part)
                ? 'wizard.beginAgain'
                : 'wizard.begin',
            )}
          </Button>
        </div>
      </footer>
      <Suspense>
        {isReading && (
          <BookDialog
            ieFlag={ieFlag}
            {...(isBroker && client !== null ? { companyId: client } : {})}
            {...(isBroker ? {} : { brokerCompanyId: broker })}
            onForm={make}
            onForms={() => navigate(`${customsRoutes.forms()}?status=draft`)}
            onClose={() => setReading(false)}
          />
        )}
      </Suspense>
    </div>
  )
}

/** What another document could not say, or said wrongly: the form opens there, with every finding at its field. */
function firstFinding(issues: readonly DeclarationIssue[]): string {
  const found = issues.find(({ level }) => level === 'error') ?? issues[0]
  return found ? `?field=${encodeURIComponent(formPath(found.path))}` : '?step=check'
}

type Made = OutputOf<typeof declarationFormConvert>['made']

/** A document that makes several forms or was begun before: which of its forms is begun, and which stand. */
interface Division {
  part: number
  lines: number
  made: Made
}

/** The part that one would go on with; the first one where all stand. */
function firstFree(parts: number, made: Made): number {
  const free = Array.from({ length: parts }, (_none, place) => place + 1).find(
    part => !made.some(form => form.part === part),
  )
  return free ?? 1
}

interface PartFieldProps {
  division: Division
  onPart(part: number): void
}

/** Which lines of a document with more than fifty are declared by the form that begins, and what was begun from it already. */
function PartField({ division: { part, lines, made }, onPart }: PartFieldProps) {
  const t = useT('customs')
  const numbersOf = (value: number) => made.filter(form => form.part === value).map(({ no }) => no)
  const standing = made.filter(form => form.part === part)
  const parts = Array.from({ length: Math.ceil(lines / MAX_ITEMS) }, (_none, place) => place + 1)
  return (
    <>
      {parts.length > 1 && (
        <>
          <Banner tone="info" title={t('wizard.source.parts', { lines: String(lines), most: String(MAX_ITEMS) })}>
            {made.length > 0 && t('wizard.source.partsMade', { numbers: made.map(({ no }) => no).join(', ') })}
          </Banner>
          <RadioGroup
            legend={t('wizard.source.part')}
            look="row"
            options={parts.map(value => ({
              value: String(value),
              label: t('wizard.source.lines', {
                from: String((value - 1) * MAX_ITEMS + 1),
                to: String(Math.min(value * MAX_ITEMS, lines)),
              }),
              ...(numbersOf(value).length > 0 ? { description: numbersOf(value).join(', ') } : {}),
            }))}
            value={String(part)}
            onValue={value => onPart(Number(value))}
          />
        </>
      )}
      {standing.length > 0 && (
        <Banner tone="warning" title={t('wizard.source.begun')}>
          {standing.map(form => (
            <p key={form.id}>
              <AppLink to={customsRoutes.form(form.id)}>
                {t('wizard.source.begunForm', { no: form.no, status: t(`status.${form.status}`) })}
              </AppLink>
            </p>
          ))}
        </Banner>
      )}
    </>
  )
}

/** Companies that let this broker act for them. */
function useClients(isBroker: boolean) {
  const { data } = useEndpoint(customsDelegations, {}, { enabled: isBroker })
  const options = (data ?? [])
    .filter(({ active }) => active)
    .map(({ companyId, companyName }) => ({ value: companyId, label: companyName ?? companyId }))
  return {
    options,
    isEmpty: data !== undefined && options.length === 0,
    nameOf: (id: string | null) => options.find(({ value }) => value === id)?.label ?? '',
  }
}

/** The trade order whose page led here. */
function useGivenSource(): { source: Source; document: ComboboxOption } | undefined {
  const t = useT('customs')
  const [params] = useSearchParams()
  const order = params.get('order')
  if (!order) return undefined
  return { source: 'order', document: { value: order, label: params.get('no') ?? t('wizard.source.order') } }
}

/** What a broker begins from an agency order belongs to it: one that is over takes none any more. */
const isTaking = ({ status }: CustomsOrderRow) =>
  BESIDE_CUSTOMS_ORDER.begin_declaration.in.some(taking => taking === status)

/** How documents of a kind are found: by number, contract, bill or goods. */
function useDocuments(source: Exclude<Source, 'blank' | 'excel'>) {
  const { layer } = useRuntime()
  const isBroker = usePlatform().role === 'provider'
  return async (typed: string, signal: AbortSignal): Promise<ComboboxOption[]> => {
    const keyword = typed.trim()
    const input = { pageNum: 1, pageSize: 20, ...(keyword === '' ? {} : { keyword }) }
    const quietly = { signal, quiet: 'all' } as const
    const named = (id: string, ...words: readonly string[]) => ({ value: id, label: words.filter(Boolean).join(' · ') })
    if (source === 'order') {
      const page = await layer.call(orderPage, input, quietly)
      if (!page.ok) throw new Error(page.failure.code)
      return page.data.records.map(row => named(row.id, row.no, row.buyerName, row.firstItemName ?? ''))
    }
    if (source === 'customs_order') {
      const page = await layer.call(customsOrderPage, input, quietly)
      if (!page.ok) throw new Error(page.failure.code)
      const taking = isBroker ? page.data.records.filter(isTaking) : page.data.records
      return taking.map(row => named(row.id, row.no, row.clientName, row.goodsSummary.slice(0, 40)))
    }
    const page = await layer.call(declarationFormPage, input, quietly)
    if (!page.ok) throw new Error(page.failure.code)
    return page.data.records.map(row => named(row.id, row.no, row.contractNo, row.tradeName))
  }
}

interface DocumentFieldProps {
  source: Exclude<Source, 'blank' | 'excel'>
  value: ComboboxOption | null
  onValue(value: ComboboxOption | null): void
}

/** The document that the form is made of. */
function DocumentField({ source, value, onValue }: DocumentFieldProps) {
  const t = useT('customs')
  const texts = useComboboxTexts()
  const load = useDocuments(source)
  return (
    <Field
      label={source === 'copy' ? t('wizard.source.former') : t(`wizard.source.${source}`)}
      help={source === 'copy' ? t('wizard.source.former.note') : undefined}
      required
    >
      <Combobox value={value} texts={texts} load={load} onValue={onValue} />
    </Field>
  )
}
