import { Form, Modal, Progress, Select } from 'antd'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { IMPORT_FORMATS, PRODUCT_STATUSES, productExport } from '@tradeport/domain/catalogue/contract'
import { queryFrom } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useDownload } from '@tradeport/web/react'
import { useCategoryOptions } from '../category/category-tree'
import { known } from '../shared/known'
import { typedSearch } from '../shared/options'

/** What the list shows, as a spreadsheet of one category: the columns are those of the import. */
export default function ProductExportDialog({ onClose }: { onClose(): void }) {
  const t = useT('catalogue')
  const [params] = useSearchParams()
  const query = queryFrom(params)
  const categories = useCategoryOptions({ leaves: true })
  const [categoryId, setCategoryId] = useState<string | null>(query.filters['category'] ?? null)
  const [format, setFormat] = useState<(typeof IMPORT_FORMATS)[number]>('xlsx')
  const { download, pending, percent, cancel } = useDownload(productExport)
  const status = known(PRODUCT_STATUSES, query.status)
  const chosen = categories.find(category => category.value === categoryId)
  const run = async () => {
    if (!chosen) return
    const done = await download(
      {
        categoryId: chosen.value,
        format,
        ...(status ? { status } : {}),
        ...(query.keyword ? { keyword: query.keyword } : {}),
      },
      `tradeport-products.${format}`,
    )
    if (done) onClose()
  }
  return (
    <Modal
      open
      title={t('product.export.title')}
      okText={t('product.export.run')}
      cancelText={t('product.cancel')}
      okButtonProps={{ disabled: !chosen }}
      confirmLoading={pending}
      onOk={() => void run()}
      onCancel={() => {
        cancel()
        onClose()
      }}
    >
      <p>
        {status || query.keyword
          ? t('product.export.filtered', {
              status: status ? t(`product.status.${status}`) : t('product.export.everyStatus'),
              keyword: query.keyword ?? '–',
            })
          : t('product.export.all')}
      </p>
      <Form layout="vertical" component="div">
        <Form.Item label={t('product.field.categoryId')} htmlFor="export-category">
          <Select
            id="export-category"
            showSearch={typedSearch}
            value={chosen?.value ?? null}
            options={categories}
            placeholder={t('product.export.category')}
            onChange={setCategoryId}
          />
        </Form.Item>
        <Form.Item label={t('product.export.format')} htmlFor="export-format">
          <Select
            id="export-format"
            value={format}
            options={IMPORT_FORMATS.map(value => ({ value, label: `.${value}` }))}
            onChange={setFormat}
          />
        </Form.Item>
      </Form>
      {pending && <Progress percent={percent ?? 100} status="active" showInfo={percent !== undefined} />}
    </Modal>
  )
}
