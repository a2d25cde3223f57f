import { Button, Modal } from 'antd'
import { useState } from 'react'
import {
  ITEM_STATUSES,
  MAX_IMPORT_BYTES,
  MAX_IMPORT_ROWS,
  dictionaryCreate,
  dictionaryExport,
  dictionaryImportApply,
  dictionaryImportCancel,
  dictionaryImportPreview,
  dictionaryLists,
} from '@tradeport/domain/reference/contract'
import { EntityList, known, useListState } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useAction, useDialogAction, useDownload, useEndpoint, useUpload } from '@tradeport/web/react'
import { LinkButton, PlusIcon } from '@tradeport/web/ui'
import { ImportButton } from '../import-button'
import { useWords } from '../use-words'
import { forceFrom } from './force-fields'
import { ItemForm, NEW_ITEM } from './item-form'
import { itemEntity, useFilters } from './item.entity'
import { SortDialog } from './sort-dialog'

const MEGABYTE = 1024 * 1024

/** `/reference/lists/:code` */
export default function ItemListScreen() {
  const t = useT('reference')
  const words = useWords()
  const { query } = useListState()
  const filters = useFilters(query)
  const [shown, setShown] = useState<'new' | 'sort'>()
  const { data } = useEndpoint(dictionaryLists, {})
  const list = data?.lists.find(({ code }) => code === filters.list)
  const file = useDownload(dictionaryExport)
  const reader = useUpload(dictionaryImportPreview)
  const apply = useAction(dictionaryImportApply)
  const cancel = useAction(dictionaryImportCancel, { quiet: true })
  const download = () =>
    file.download(
      {
        ...filters,
        status: known(ITEM_STATUSES, query.status),
        ...(query.keyword ? { keyword: query.keyword } : {}),
      },
      `${filters.list}.xlsx`,
    )
  const mayChangeAll = data?.mayChangeAll === true
  const entity = list
    ? { ...itemEntity, useTexts: () => ({ ...itemEntity.useTexts(), title: words.list(list) }) }
    : itemEntity
  return (
    <>
      <EntityList
        key={filters.list}
        entity={entity}
        audience="operator"
        toolbar={
          <>
            <LinkButton href="/reference/lists" variant="secondary" size="small">
              {t('nav.lists')}
            </LinkButton>
            {data?.mayChange && list && !list.searched && (
              <Button onClick={() => setShown('sort')}>{t('action.sort')}</Button>
            )}
            <Button loading={file.pending} onClick={() => void download()}>
              {t('action.export')}
            </Button>
            {mayChangeAll && (
              <ImportButton
                maxMegabytes={MAX_IMPORT_BYTES / MEGABYTE}
                maxRows={MAX_IMPORT_ROWS}
                onTemplate={download}
                onRead={async sheet => {
                  const result = await reader.upload(sheet, { list: filters.list })
                  return result.ok ? result.data : undefined
                }}
                onApply={async (importId, signal, force) =>
                  (await apply.run({ importId, ...forceFrom(force) }, signal)).ok
                }
                onCancel={importId => void cancel.run({ importId })}
              />
            )}
            {data?.mayChange && list?.extensible && (
              <Button type="primary" icon={<PlusIcon size={16} />} onClick={() => setShown('new')}>
                {t('action.create')}
              </Button>
            )}
          </>
        }
      />
      {shown === 'new' && <NewItem list={filters.list} onClose={() => setShown(undefined)} />}
      {shown === 'sort' && list && <SortDialog list={list} onClose={() => setShown(undefined)} />}
    </>
  )
}

function NewItem({ list, onClose }: { list: string; onClose(): void }) {
  const t = useT('reference')
  const create = useDialogAction(dictionaryCreate, { done: () => t('done'), onClose })
  return (
    <Modal open title={t('action.create')} width={820} footer={null} onCancel={onClose}>
      <ItemForm
        list={list}
        start={NEW_ITEM}
        isKnown={false}
        pending={create.pending}
        problems={new Map(create.fieldErrors.map(({ path, message }) => [path, message]))}
        onCancel={onClose}
        onSave={(item, scope) => void create.run({ list, ...item, scope })}
      />
    </Modal>
  )
}
