import { Suspense, useState } from 'react'
import { DATA_EXPORT_ABILITY, PRODUCT_IMPORT_ABILITY } from '@tradeport/domain/catalogue/contract'
import { abilityQuery } from '@tradeport/domain/membership/contract'
import { AbilityButton, EntityList, queryFrom } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { lazyDressed } from '@tradeport/web/react'
import { DownloadIcon, LinkButton, PlusIcon, UploadIcon } from '@tradeport/web/ui'
import { ownProductCalls, productEntity } from './product.entity'

/** Fetched when they are opened. */
const ProductExportDialog = lazyDressed(() => import('./product-export-dialog'))
const ProductImportDialog = lazyDressed(() => import('./product-import-dialog'))

const NEW_PRODUCT = '/products/new'

export const calls = (search: URLSearchParams) => ownProductCalls(queryFrom(search))

/** The seller's own products: begun one by one, or brought in a spreadsheet. */
export default function ProductListScreen() {
  const t = useT('catalogue')
  const [open, setOpen] = useState<'import' | 'export' | null>(null)
  const create = (
    <LinkButton href={NEW_PRODUCT} variant="primary" size="small" icon={<PlusIcon size={16} />}>
      {t('product.create')}
    </LinkButton>
  )
  const bringIn = (
    <AbilityButton
      query={abilityQuery}
      ability={PRODUCT_IMPORT_ABILITY}
      icon={<UploadIcon size={16} />}
      onClick={() => setOpen('import')}
    >
      {t('product.import')}
    </AbilityButton>
  )
  return (
    <>
      <EntityList
        entity={productEntity}
        audience="seller"
        toolbar={
          <>
            <AbilityButton
              query={abilityQuery}
              ability={DATA_EXPORT_ABILITY}
              icon={<DownloadIcon size={16} />}
              onClick={() => setOpen('export')}
            >
              {t('product.export')}
            </AbilityButton>
            {bringIn}
            {create}
          </>
        }
        emptyAction={
          <>
            {bringIn}
            {create}
          </>
        }
      />
      <Suspense fallback={null}>
        {open === 'import' && <ProductImportDialog open onClose={() => setOpen(null)} />}
        {open === 'export' && <ProductExportDialog onClose={() => setOpen(null)} />}
      </Suspense>
    </>
  )
}
