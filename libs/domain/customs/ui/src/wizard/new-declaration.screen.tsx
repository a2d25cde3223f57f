import {
  DECLARATION_TYPES,
  IE_FLAGS,
  customsDelegations,
  customsRoutes,
  declarationFormConfig,
  declarationFormCopy,
  declarationFormCreate,
  declarationFormPage,
  type DeclarationType,
  type IeFlag,
} from '@tradeport/domain/customs/contract'
import { DECLARANTS } from '@tradeport/domain/customs/rules'
import { companyProfile } from '@tradeport/domain/identity/contract'
import { useT } from '@tradeport/web/i18n'
import { AppLink, useNavigateTo } from '@tradeport/web/navigation'
import { useAction, useEndpoint, useHasRole, usePlatform, useRuntime } from '@tradeport/web/react'
import { PageHeader } from '@tradeport/web/shell'
import {
  Banner,
  Button,
  Combobox,
  Field,
  FieldGrid,
  ForbiddenState,
  RadioGroup,
  Select,
  type ComboboxOption,
} from '@tradeport/web/ui'
import { useState } from 'react'
import { useComboboxTexts } from './field/code-field'
import { startContent } from './model/start-content'
import { BrokerField } from './steps/source-step'
import { Part } from './field/part'
import styles from './wizard.module.css'

const SOURCES = ['blank', 'copy'] as const
type Source = (typeof SOURCES)[number]

/** Where a declaration begins: an empty form for somebody, or a former one again. */
export default function NewDeclarationScreen() {
  const t = useT('customs')
  return useHasRole(DECLARANTS) ? (
    <Start />
  ) : (
    <ForbiddenState
      scope="page"
      title={t('wizard.forbidden')}
      actions={<AppLink to={customsRoutes.forms()}>{t('wizard.list')}</AppLink>}
    />
  )
}

function Start() {
  const t = useT('customs')
  const navigate = useNavigateTo()
  const { role } = usePlatform()
  const isBroker = role === 'provider'
  const [source, setSource] = useState<Source>('blank')
  const [ieFlag, setIeFlag] = useState<IeFlag>('E')
  const [declType, setDeclType] = useState<DeclarationType>('general')
  const [client, setClient] = useState<string | null>(null)
  const [broker, setBroker] = useState<string | null>(null)
  const [former, setFormer] = useState<ComboboxOption | null>(null)
  const { data: settings } = useEndpoint(declarationFormConfig, {}, { quiet: true })
  const { data: company } = useEndpoint(companyProfile, {}, { enabled: !isBroker, quiet: true })
  const clients = useClients(isBroker)
  const open = ({ id }: { id: string }) => navigate(`${customsRoutes.edit(id)}?step=head`, { replace: true })
  const create = useAction(declarationFormCreate, { onSuccess: open })
  const copy = useAction(declarationFormCopy, { onSuccess: open })
  const begin = () => {
    if (source === 'copy') return former && void copy.run({ id: former.value })
    const content = startContent({
      ieFlag,
      declType,
      isBroker,
      settings: settings?.config ?? null,
      company: isBroker
        ? { name: clients.nameOf(client), regNo: '' }
        : { name: company?.legalName ?? '', regNo: company?.regNo ?? '' },
      declaresItself: broker === null,
    })
    void create.run({
      content,
      ...(isBroker ? { companyId: client ?? '' } : { brokerCompanyId: broker }),
    })
  }
  const isReady = source === 'copy' ? former !== null : !isBroker || client !== null
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
          options={SOURCES.map(value => ({
            value,
            label: t(`wizard.source.${value}`),
            description: t(`wizard.source.${value}.note`),
          }))}
          value={source}
          onValue={setSource}
        />
        {source === 'copy' ? (
          <FormerField value={former} onValue={setFormer} />
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
              <Field label={t('wizard.source.type')}>
                <Select
                  value={declType}
                  options={DECLARATION_TYPES.map(value => ({ value, label: t(`wizard.type.${value}`) }))}
                  onValue={value => setDeclType(DECLARATION_TYPES.find(type => type === value) ?? 'general')}
                />
              </Field>
            </FieldGrid>
            {isBroker && clients.isEmpty && <Banner tone="info" title={t('wizard.source.noClient')} />}
          </>
        )}
      </Part>
      <footer className={styles['foot']}>
        <div className={styles['footEnd']}>
          <Button variant="primary" disabled={!isReady} loading={create.pending || copy.pending} onClick={begin}>
            {t('wizard.begin')}
          </Button>
        </div>
      </footer>
    </div>
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

/** A former form, by number, contract, bill or container. */
function FormerField({
  value,
  onValue,
}: {
  value: ComboboxOption | null
  onValue(value: ComboboxOption | null): void
}) {
  const t = useT('customs')
  const texts = useComboboxTexts()
  const { layer } = useRuntime()
  return (
    <Field label={t('wizard.source.former')} help={t('wizard.source.former.note')} required>
      <Combobox
        value={value}
        texts={texts}
        load={async (typed, signal) => {
          const keyword = typed.trim()
          const page = await layer.call(
            declarationFormPage,
            { pageNum: 1, pageSize: 20, ...(keyword === '' ? {} : { keyword }) },
            { signal, quiet: 'all' },
          )
          if (!page.ok) throw new Error(page.failure.code)
          return page.data.records.map(row => ({
            value: row.id,
            label: [row.no, row.contractNo, row.tradeName].filter(Boolean).join(' · '),
          }))
        }}
        onValue={onValue}
      />
    </Field>
  )
}
