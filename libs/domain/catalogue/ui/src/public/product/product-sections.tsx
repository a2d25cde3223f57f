import type { ReactNode } from 'react'
import type { ProductDetail } from '@tradeport/domain/catalogue/contract'
import { useT } from '@tradeport/web/i18n'
import { Customisation } from './customisation'
import { Description } from './description'
import { ProductDocuments } from './documents'
import { LeadTimes } from './lead-times'
import { ProductAttributes, ProductPackaging } from './product-facts'
import { SampleOffer } from './sample-offer'
import styles from './product-sections.module.css'

export interface ProductSectionsProps {
  readonly product: ProductDetail
  readonly quantity: string
  /** One column of facts on a phone. */
  readonly columns?: 1 | 2
}

interface ProductSection {
  readonly key: 'facts' | 'description' | 'lead' | 'packaging' | 'custom' | 'documents'
  readonly isShown: boolean
  readonly content: ReactNode
}

/** Everything there is to know of the goods, in sections that the line above leads to. */
export function ProductSections({ product, quantity, columns = 2 }: ProductSectionsProps) {
  const t = useT('goods')
  const all: readonly ProductSection[] = [
    { key: 'facts', isShown: true, content: <ProductAttributes product={product} columns={columns} /> },
    {
      key: 'description',
      isShown: product.description !== '' || product.summary !== '',
      content: <Description product={product} />,
    },
    {
      key: 'lead',
      isShown: true,
      content: (
        <div className={styles.pair}>
          <LeadTimes product={product} quantity={quantity} />
          <div>
            <h3 className={styles.small}>{t('section.sample')}</h3>
            <SampleOffer product={product} />
          </div>
        </div>
      ),
    },
    { key: 'packaging', isShown: true, content: <ProductPackaging product={product} columns={columns} /> },
    {
      key: 'custom',
      isShown: product.customisations.length > 0 || product.oem || product.odm,
      content: <Customisation product={product} />,
    },
    { key: 'documents', isShown: product.documents.length > 0, content: <ProductDocuments product={product} /> },
  ]
  const shown = all.filter(section => section.isShown)
  return (
    <>
      <nav className={styles.index} aria-label={t('section.index')}>
        {shown.map(({ key }) => (
          <a key={key} href={`#${key}`} className={styles.link}>
            {t(`section.${key}`)}
          </a>
        ))}
      </nav>
      {shown.map(({ key, content }) => (
        <section key={key} id={key} className={styles.section} aria-labelledby={`${key}-title`}>
          <h2 id={`${key}-title`} className={styles.title}>
            {t(`section.${key}`)}
          </h2>
          {content}
        </section>
      ))}
    </>
  )
}
