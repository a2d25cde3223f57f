import {
  DECLARATION_TYPES,
  IE_FLAGS,
  customsDelegations,
  customsRoutes,
  declarationFormConfig,
  declarationFormCreate,
  type DeclarationContent,
  type DeclarationIssue,
  type DeclarationType,
  type FormSource,
  type IeFlag,
} from '@tradeport/domain/customs/contract'
import { companyProfile } from '@tradeport/domain/identity/contract'
import { practiceRoutes } from '@tradeport/domain/service-market/contract'
import { useT } from '@tradeport/web/i18n'
import { useNavigateTo } from '@tradeport/web/navigation'
import { useAction, useEndpoint, usePlatform } from '@tradeport/web/react'
import { PageHeader } from '@tradeport/web/shell'
import {
  Banner,
  Button,
  Field,
  FieldGrid,
  LinkButton,
  RadioGroup,
  Select,
  type ComboboxOption,
} from '@tradeport/web/ui'
import { Suspense, lazy, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ClientPicker } from '../shared/company-picker'
import { formPath } from '../shared/form-path'
import { DocumentBegin } from './document-begin'
import { Part } from './field/part'
import { startContent } from './model/start-content'
import { BrokerField } from './steps/source-step'
import styles from './wizard.module.css'

const BookDialog = lazy(() => import('./book-dialog'))

const SOURCES = ['blank', 'excel', 'order', 'service_order', 'customs_order', 'copy'] as const
type Source = (typeof SOURCES)[number]
type FreeSource = 'blank' | 'excel'
/** Made of no document of ours: whose it is and which way it goes has to be said. */
const isFree = (source: Source): source is FreeSource => source === 'blank' || source === 'excel'
/** A broker has no part in the trade. */
const BROKERS_SOURCES = SOURCES.filter(source => source !== 'order')

/** Where a declaration begins: an empty form for somebody, a workbook, or another document. */
export default function NewDeclarationScreen() {
  const t = useT('customs')
  const navigate = useNavigateTo()
  const isBroker = usePlatform().role === 'provider'
  const given = useGivenSource()
  const [source, setSource] = useState<Source>(given?.source ?? 'blank')
  const open = ({ id, issues }: { id: string; issues: readonly DeclarationIssue[] }, field?: string) => {
    if (field !== undefined) return navigate(customsRoutes.editField(id, field), { replace: true })
    // Nothing is filled in of an empty form, which nobody has to be told.
    const place = source === 'blank' ? '?step=head' : firstFinding(issues)
    navigate(`${customsRoutes.edit(id)}${place}`, { replace: true })
  }
  return (
    <div className={styles['page']}>
      <PageHeader
        title={t('wizard.new')}
        path={[
          { key: 'list', label: t('wizard.list'), href: customsRoutes.forms() },
          { key: 'here', label: t('wizard.new') },
        ]}
        actions={
          <LinkButton href={practiceRoutes.list} variant="quiet" size="small">
            {t('wizard.practise')}
          </LinkButton>
        }
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
          onValue={setSource}
        />
        {isFree(source) ? (
          <FreeBegin source={source} isBroker={isBroker} onMade={open} />
        ) : (
          <DocumentBegin
            key={source}
            source={source === 'copy' ? 'declaration' : source}
            given={given?.source === source ? given.document : null}
            isBroker={isBroker}
            onMade={open}
          />
        )}
      </Part>
    </div>
  )
}

interface FreeBeginProps {
  source: FreeSource
  isBroker: boolean
  onMade(made: { id: string; issues: readonly DeclarationIssue[] }): void
}

/** An empty form, or one out of a workbook: for whom, by whom, and which way the goods go. */
function FreeBegin({ source, isBroker, onMade }: FreeBeginProps) {
  const t = useT('customs')
  const navigate = useNavigateTo()
  const [ieFlag, setIeFlag] = useState<IeFlag>('E')
  const [declType, setDeclType] = useState<DeclarationType>('general')
  const [client, setClient] = useState<{ id: string; name: string } | null>(null)
  const [broker, setBroker] = useState<string | null>(null)
  const [isReading, setReading] = useState(false)
  const { data: clients } = useEndpoint(customsDelegations, { active: true }, { enabled: isBroker })
  const { data: settings } = useEndpoint(declarationFormConfig, {}, { quiet: true })
  const { data: company } = useEndpoint(companyProfile, {}, { enabled: !isBroker, quiet: true })
  const create = useAction(declarationFormCreate, { onSuccess: made => onMade(made) })
  const make = async (content: DeclarationContent) =>
    (await create.run({ content, ...(isBroker ? { companyId: client?.id ?? '' } : { brokerCompanyId: broker }) })).ok
  const begin = () => {
    if (source === 'excel') return setReading(true)
    const content = startContent({
      ieFlag,
      declType,
      isBroker,
      declarant: settings?.defaults.declarant ?? null,
      company: isBroker
        ? { name: client?.name ?? '', regNo: '' }
        : { name: company?.legalName ?? '', regNo: company?.regNo ?? '' },
      declaresItself: broker === null,
    })
    void make(content)
  }
  return (
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
            <ClientPicker
              value={client?.id ?? ''}
              onChange={(id, name) => setClient(id === undefined ? null : { id, name })}
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
      {clients?.length === 0 && <Banner tone="info" title={t('wizard.source.noClient')} />}
      <footer className={styles['foot']}>
        <div className={styles['footEnd']}>
          <Button variant="primary" disabled={isBroker && client === null} loading={create.pending} onClick={begin}>
            {t('wizard.begin')}
          </Button>
        </div>
      </footer>
      <Suspense>
        {isReading && (
          <BookDialog
            ieFlag={ieFlag}
            {...(isBroker && client !== null ? { companyId: client.id } : {})}
            {...(isBroker ? {} : { brokerCompanyId: broker })}
            onForm={make}
            onForms={() => navigate(`${customsRoutes.forms()}?status=draft`)}
            onClose={() => setReading(false)}
          />
        )}
      </Suspense>
    </>
  )
}

/** What another document could not say, or said wrongly: the form opens there, with every finding at its field. */
function firstFinding(issues: readonly DeclarationIssue[]): string {
  const found = issues.find(({ level }) => level === 'error') ?? issues[0]
  return found ? `?field=${encodeURIComponent(formPath(found.path))}` : '?step=check'
}

/** How pages of documents name themselves in the address of this one. */
const GIVEN = {
  order: 'order',
  serviceOrder: 'service_order',
  customsOrder: 'customs_order',
} as const satisfies Record<string, Exclude<FormSource, 'declaration'>>

/** The document whose page led here. */
function useGivenSource(): { source: Source; document: ComboboxOption } | undefined {
  const t = useT('customs')
  const [params] = useSearchParams()
  for (const name of ['order', 'serviceOrder', 'customsOrder'] as const) {
    const value = params.get(name)
    const source = GIVEN[name]
    if (value) return { source, document: { value, label: params.get('no') ?? t(`wizard.source.${source}`) } }
  }
  return undefined
}
