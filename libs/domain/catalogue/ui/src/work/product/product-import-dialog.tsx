import { Select } from 'antd'
import { useState } from 'react'
import {
  MAX_IMPORT_BYTES,
  MAX_IMPORT_ROWS,
  productImportApply,
  productImportPreview,
  productImportTemplate,
  type ImportPreview,
} from '@tradeport/domain/catalogue/contract'
import { ImportDialog, PagedTable } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useAction, useDownload, useNotify, useRuntime } from '@tradeport/web/react'
import { useCategoryOptions } from '../category/category-tree'
import { typedSearch } from '../shared/options'
import { ImportPictures } from './import-pictures'
import styles from './product.module.css'

const MEGABYTE = 1024 * 1024

/** Products of one category out of a spreadsheet: nothing is imported before every cell is right. */
export default function ProductImportDialog({ open, onClose }: { open: boolean; onClose(): void }) {
  const t = useT('catalogue')
  const notify = useNotify()
  const { layer } = useRuntime()
  const categories = useCategoryOptions({ leaves: true })
  const [categoryId, setCategoryId] = useState<string | null>(null)
  const template = useDownload(productImportTemplate)
  const apply = useAction(productImportApply, {
    onSuccess: done => notify.success(t('product.import.done', { created: done.created, updated: done.updated })),
  })
  const read = async (file: File, onProgress: (percent: number) => void, signal: AbortSignal) => {
    if (!categoryId) return undefined
    const result = await layer.upload(productImportPreview, { categoryId }, file, {
      signal,
      onProgress: ({ loaded, total }) => onProgress(total > 0 ? (loaded / total) * 100 : 0),
    })
    if (!result.ok) return undefined
    const preview = result.data
    if (preview.status === 'applied') notify.info(t('product.import.before', { name: preview.fileName }))
    return {
      jobId: preview.importId,
      rows: preview.rowCount,
      problemCount: preview.errorCount,
      problems: preview.errors.map(error => ({
        row: error.row,
        column: error.header ? `${error.column} · ${error.header}` : error.column,
        value: error.value,
        reason: error.message,
      })),
      content: <WhatWillHappen preview={preview} />,
    }
  }
  return (
    <ImportDialog
      open={open}
      maxMegabytes={MAX_IMPORT_BYTES / MEGABYTE}
      maxRows={MAX_IMPORT_ROWS}
      ready={categoryId !== null}
      before={
        <>
          <label className={styles['stack']}>
            <span>{t('product.import.category')}</span>
            <Select
              showSearch={typedSearch}
              value={categoryId}
              options={categories}
              placeholder={t('product.export.category')}
              onChange={setCategoryId}
            />
          </label>
          <ImportPictures />
        </>
      }
      onTemplate={async () => {
        if (categoryId) await template.download({ categoryId }, 'tradeport-products.xlsx')
      }}
      onPreview={read}
      onApply={async (preview, signal) => (await apply.run({ importId: preview.jobId }, signal)).ok}
      onClose={onClose}
    />
  )
}

function WhatWillHappen({ preview }: { preview: ImportPreview }) {
  const t = useT('catalogue')
  return (
    <>
      <p>{t('product.import.plan', { created: preview.created, updated: preview.updated })}</p>
      <PagedTable
        label={t('product.title')}
        pageSize={10}
        rows={preview.products.map(product => ({ ...product, id: String(product.row) }))}
        columns={[
          { key: 'row', title: t('product.import.row'), width: 72, render: ({ row }) => row },
          { key: 'modelNo', title: t('product.field.modelNo'), render: ({ modelNo }) => modelNo },
          { key: 'title', title: t('product.field.title'), render: ({ title }) => title },
          { key: 'variants', title: t('product.import.variants'), align: 'right', render: ({ skuCount }) => skuCount },
          { key: 'action', title: t('product.import.action'), render: ({ action }) => t(`product.import.${action}`) },
        ]}
      />
    </>
  )
}
