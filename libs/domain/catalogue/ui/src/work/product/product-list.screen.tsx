import { Suspense, useState } from 'react'
import { DATA_EXPORT_ABILITY, PRODUCT_IMPORT_ABILITY } from '@tradeport/domain/catalogue/contract'
import { PRODUCT_EDITORS } from '@tradeport/domain/catalogue/rules'
import { abilityQuery } from '@tradeport/domain/membership/contract'
import { AbilityButton, EntityList, queryFrom } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { lazyDressed, useHasRole } from '@tradeport/web/react'
import { DownloadIcon, UploadIcon } from '@tradeport/web/ui'
import NewProductLink from '../home/new-product-link'
import { ownProductCalls, productEntity } from './product.entity'

/** Fetched when they are opened. */
const ProductExportDialog = lazyDressed(() => import('./product-export-dialog'))
const ProductImportDialog = lazyDressed(() => import('./product-import-dialog'))

export const calls = (search: URLSearchParams) => ownProductCalls(queryFrom(search))

/** The seller's own products: begun one by one, or brought in a spreadsheet, by those who edit them. */
export default function ProductListScreen() {
  const t = useT('catalogue')
  const [open, setOpen] = useState<'import' | 'export' | null>(null)
  const edits = useHasRole(PRODUCT_EDITORS, 'product:create')
  const bringIn = edits && (
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
            <NewProductLink />
          </>
        }
        emptyAction={
          <>
            {bringIn}
            <NewProductLink />
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
