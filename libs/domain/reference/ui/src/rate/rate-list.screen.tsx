import { Button, Modal } from 'antd'
import { useState } from 'react'
import {
  MAX_IMPORT_BYTES,
  RATE_SOURCES,
  RATE_STATUSES,
  dictList,
  exchangeRateCreate,
  exchangeRateExport,
  exchangeRateHistory,
  exchangeRateImportApply,
  exchangeRateImportPreview,
} from '@tradeport/domain/reference/contract'
import { DateInput, EntityList, FormProblems, PathField, known, useListState } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useAction, useCodeList, useDialogAction, useDownload, useEndpoint, useUpload } from '@tradeport/web/react'
import { FieldGrid, NumberInput, PlusIcon, Select, TextInput } from '@tradeport/web/ui'
import { ImportButton } from '../import-button'
import { filtersOf, rateEntity } from './rate.entity'

const MEGABYTE = 1024 * 1024
const MAX_ROWS = 20_000
const MAIN_PAIR = { base: 'USD', quote: 'CNY' }

/** `/reference/rates` */
export default function RateListScreen() {
  const t = useT('reference')
  const { query } = useListState()
  const [making, setMaking] = useState(false)
  const { data } = useEndpoint(exchangeRateHistory, MAIN_PAIR, { quiet: true })
  const file = useDownload(exchangeRateExport)
  const reader = useUpload(exchangeRateImportPreview)
  const apply = useAction(exchangeRateImportApply)
  const download = () =>
    file.download({ ...filtersOf(query), status: known(RATE_STATUSES, query.status) }, 'exchange-rates.xlsx')
  return (
    <>
      <EntityList
        entity={rateEntity}
        audience="operator"
        toolbar={
          <>
            <Button loading={file.pending} onClick={() => void download()}>
              {t('action.export')}
            </Button>
            {data?.mayChange && (
              <>
                <ImportButton
                  maxMegabytes={MAX_IMPORT_BYTES / MEGABYTE}
                  maxRows={MAX_ROWS}
                  onTemplate={download}
                  onRead={async sheet => {
                    const result = await reader.upload(sheet, {})
                    return result.ok ? result.data : undefined
                  }}
                  onApply={async (importId, signal) => (await apply.run({ importId }, signal)).ok}
                />
                <Button type="primary" icon={<PlusIcon size={16} />} onClick={() => setMaking(true)}>
                  {t('rate.new')}
                </Button>
              </>
            )}
          </>
        }
      />
      {making && <NewRate onClose={() => setMaking(false)} />}
    </>
  )
}

function NewRate({ onClose }: { onClose(): void }) {
  const t = useT('reference')
  const [value, setValue] = useState({ ...MAIN_PAIR, rate: '', rateSource: 'manual', asOf: '', note: '' })
  const set = (change: Partial<typeof value>) => setValue(now => ({ ...now, ...change }))
  const create = useDialogAction(exchangeRateCreate, { done: () => t('rate.waits'), onClose })
  const { options: currencies } = useCodeList(dictList, 'currency')
  return (
    <Modal
      open
      title={t('rate.new')}
      okText={t('action.save')}
      confirmLoading={create.pending}
      onCancel={onClose}
      onOk={() => void create.run({ ...value, rateSource: known(RATE_SOURCES, value.rateSource) ?? 'manual' })}
    >
      <FormProblems problems={new Map(create.fieldErrors.map(({ path, message }) => [path, message]))}>
        <FieldGrid>
          <PathField path="base" label={t('rate.base')} required>
            <Select value={value.base} options={currencies} onValue={base => set({ base })} />
          </PathField>
          <PathField path="quote" label={t('rate.quote')} required>
            <Select value={value.quote} options={currencies} onValue={quote => set({ quote })} />
          </PathField>
          <PathField path="rate" label={t('rate.rate')} required>
            <NumberInput value={value.rate} scale={8} onValue={rate => set({ rate })} />
          </PathField>
          <PathField path="asOf" label={t('rate.asOf')} required>
            {control => (
              <DateInput
                {...(control.id ? { id: control.id } : {})}
                value={value.asOf || undefined}
                onChange={day => set({ asOf: day ?? '' })}
              />
            )}
          </PathField>
          <PathField path="rateSource" label={t('rate.source')} required>
            <Select
              value={value.rateSource}
              options={RATE_SOURCES.map(source => ({ value: source, label: t(`rate.source.${source}`) }))}
              onValue={rateSource => set({ rateSource })}
            />
          </PathField>
          <PathField path="note" label={t('rate.note')}>
            <TextInput maxLength={300} value={value.note} onValue={note => set({ note })} />
          </PathField>
        </FieldGrid>
      </FormProblems>
    </Modal>
  )
}
