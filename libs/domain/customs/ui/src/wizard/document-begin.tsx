import {
  IE_FLAGS,
  declarationFormConvert,
  declarationFormCopy,
  declarationFormCreate,
  type DeclarationIssue,
  type FormSource,
  type IeFlag,
} from '@tradeport/domain/customs/contract'
import { useT } from '@tradeport/web/i18n'
import { useAction, useEndpoint } from '@tradeport/web/react'
import { Banner, Button, Combobox, Field, RadioGroup, SkeletonText, type ComboboxOption } from '@tradeport/web/ui'
import { Suspense, lazy, useState } from 'react'
import { useDelegation } from '../shared/company-picker'
import { useComboboxTexts } from './field/code-field'
import { PartField, firstFree } from './part-field'
import { MoreOrders } from './more-orders'
import { useDocuments } from './use-documents'
import styles from './wizard.module.css'

const ConversionPreview = lazy(() => import('./conversion-preview'))

interface DocumentBeginProps {
  source: FormSource
  /** Whose page led here. */
  given: ComboboxOption | null
  isBroker: boolean
  /** `field`: which somebody asked for. */
  onMade(made: { id: string; issues: readonly DeclarationIssue[] }, field?: string): void
}

/** A form made of another document: which one, which of its parts, and what the form will hold; then it begins. */
export function DocumentBegin({ source, given, isBroker, onMade }: DocumentBeginProps) {
  const t = useT('customs')
  const [document, setDocument] = useState(given)
  const [more, setMore] = useState<readonly ComboboxOption[]>([])
  const [ieFlag, setIeFlag] = useState<IeFlag>('E')
  const [chosen, setChosen] = useState<number>()
  const { part, data, isFetching, isFailed } = useConversion(source, { document, more, ieFlag, chosen })
  const create = useAction(declarationFormCreate)
  const copy = useAction(declarationFormCopy)
  // Anybody's powers are known before a broker is told that one is missing.
  const isRefused = useDelegation(isBroker ? data?.companyId : undefined) === null
  const begun = data?.made.some(form => form.part === part) ?? false
  const isPending = create.pending || copy.pending
  const begin = async (field?: string) => {
    if (document === null || data === undefined || isPending) return
    const { value: id } = document
    const made =
      source === 'declaration'
        ? await copy.run({ id })
        : await create.run({
            content: data.form,
            ...(isBroker ? { companyId: data.companyId } : { brokerCompanyId: null }),
            origin: { type: source, id, part, again: begun },
            tradeOrderIds: idsOf(more),
          })
    if (made.ok) onMade(made.data, field)
  }
  return (
    <>
      <DocumentField
        source={source}
        value={document}
        onValue={found => {
          setDocument(found)
          setMore([])
          setChosen(undefined)
        }}
      />
      {source === 'order' && document !== null && (
        <MoreOrders
          label={t('wizard.source.more')}
          first={document}
          value={more}
          onValue={orders => {
            setMore(orders)
            setChosen(undefined)
          }}
        />
      )}
      {source === 'service_order' && data?.isDirected !== true && (
        <RadioGroup
          legend={t('wizard.source.direction')}
          look="row"
          options={IE_FLAGS.map(value => ({ value, label: t(`wizard.direction.${value}`) }))}
          value={ieFlag}
          onValue={setIeFlag}
        />
      )}
      {data && <PartField division={{ ...data, part }} onPart={setChosen} />}
      {isRefused && <Banner tone="warning" title={t('wizard.preview.notClient')} />}
      {isFailed && <Banner tone="danger" title={t('wizard.preview.failed')} live />}
      {document !== null && isFetching && data === undefined && <SkeletonText />}
      <Suspense fallback={<SkeletonText />}>
        {data && (
          <ConversionPreview
            read={data}
            isCopy={source === 'declaration'}
            // What stands already is begun once more by the button alone, which says so.
            {...(isRefused || begun ? {} : { onField: path => void begin(path) })}
          />
        )}
      </Suspense>
      <footer className={styles['foot']}>
        <div className={styles['footEnd']}>
          <Button
            variant="primary"
            disabled={data === undefined || isRefused}
            loading={isPending || isFetching}
            onClick={() => void begin()}
          >
            {t(begun ? 'wizard.beginAgain' : 'wizard.begin')}
          </Button>
        </div>
      </footer>
    </>
  )
}

const idsOf = (options: readonly ComboboxOption[]) => options.map(({ value }) => value)

interface Wanted {
  document: ComboboxOption | null
  /** Declared together with it. */
  more: readonly ComboboxOption[]
  ieFlag: IeFlag
  /** The part that somebody chose. */
  chosen: number | undefined
}

/** What the document says, of the part that is chosen; of the first one that nobody began where none is. */
function useConversion(sourceType: FormSource, { document, more, ieFlag, chosen }: Wanted) {
  const asked = { sourceType, sourceId: document?.value ?? '', moreIds: idsOf(more), ieFlag }
  const first = useEndpoint(declarationFormConvert, { ...asked, part: 1 }, { enabled: document !== null })
  const part = chosen ?? (first.data ? firstFree(first.data) : 1)
  const isKnown = document !== null && first.data !== undefined
  const shown = useEndpoint(declarationFormConvert, { ...asked, part }, { enabled: isKnown })
  return {
    part,
    data: isKnown ? shown.data : undefined,
    isFetching: first.isFetching || shown.isFetching,
    isFailed: document !== null && (first.error ?? shown.error) !== undefined,
  }
}

interface DocumentFieldProps {
  source: FormSource
  value: ComboboxOption | null
  onValue(value: ComboboxOption | null): void
}

/** The document that the form is made of. */
function DocumentField({ source, value, onValue }: DocumentFieldProps) {
  const t = useT('customs')
  const texts = useComboboxTexts()
  const load = useDocuments(source)
  const isCopy = source === 'declaration'
  return (
    <Field
      label={isCopy ? t('wizard.source.former') : t(`wizard.source.${source}`)}
      help={isCopy ? t('wizard.source.former.note') : undefined}
      required
    >
      <Combobox value={value} texts={texts} load={load} onValue={onValue} />
    </Field>
  )
}
