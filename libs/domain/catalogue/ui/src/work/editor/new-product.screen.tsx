import { Select } from 'antd'
import { useState } from 'react'
import { catalogueRoutes, productCreate, type CategoryNode } from '@tradeport/domain/catalogue/contract'
import { isLocaleCode } from '@tradeport/kernel/config'
import { ActButton } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useNavigateTo } from '@tradeport/web/navigation'
import { useAction, useLocale, useRegion } from '@tradeport/web/react'
import { LinkButton } from '@tradeport/web/ui'
import { CategoryBrowser } from '../category/category-browser'
import { pathText, useCategories } from '../category/category-tree'
import { localeOptions, typedSearch } from '../shared/options'
import styles from './editor.module.css'

/** A product begins with what it is: the category decides what will be asked. */
export default function NewProductScreen() {
  const t = useT('catalogue')
  const { locale } = useLocale()
  const region = useRegion()
  const navigate = useNavigateTo()
  const { index } = useCategories()
  const [category, setCategory] = useState<CategoryNode | null>(null)
  const [language, setLanguage] = useState(locale)
  const create = useAction(productCreate, {
    onSuccess: ({ id }) => navigate(`${catalogueRoutes.product(id)}/edit`, { replace: true }),
  })
  const begin = () => {
    if (!category) return
    void create.run({
      content: {
        categoryId: category.id,
        sourceLocale: language,
        tradeTypes: [...region.tradeTypes],
        originCountry: 'CN',
      },
    })
  }
  return (
    <div className={styles['page']}>
      <h1 className={styles['title']}>{t('product.new.title')}</h1>
      <section className={styles['section']} aria-labelledby="new-product-category">
        <div>
          <h2 id="new-product-category" className={styles['sectionTitle']}>
            {t('product.new.category')}
          </h2>
          <p className={styles['sectionNote']}>{t('product.new.categoryNote')}</p>
        </div>
        <CategoryBrowser value={category?.id ?? null} onChange={setCategory} />
        <label className={styles['languageSource']}>
          <span>{t('product.new.language')}</span>
          <Select
            showSearch={typedSearch}
            value={language}
            options={localeOptions()}
            popupMatchSelectWidth={false}
            onChange={code => isLocaleCode(code) && setLanguage(code)}
          />
        </label>
        <div className={styles['foot']}>
          <span>
            {category
              ? t('product.new.chosen', { category: pathText(index.pathOf(category.id)) })
              : t('product.new.none')}
          </span>
          <div className={styles['footEnd']}>
            <LinkButton href={catalogueRoutes.products} variant="secondary" size="small">
              {t('product.cancel')}
            </LinkButton>
            <ActButton type="primary" disabled={!category} loading={create.pending} onClick={begin}>
              {t('product.new.begin')}
            </ActButton>
          </div>
        </div>
      </section>
    </div>
  )
}
