import { TreeSelect } from 'antd'
import type { ServiceCategoryNode } from '@tradeport/domain/service-market/contract'
import { MAX_FILE_BYTES, uploadFile } from '@tradeport/domain/files/contract'
import { PathField, PictureField, RichTextField, TranslatedField, withText } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useFileUpload, useRegion, useText } from '@tradeport/web/react'
import { FieldGrid } from '@tradeport/web/ui'
import { toBcp47 } from '@tradeport/kernel/config'
import type { I18nText } from '@tradeport/kernel/contract-kit'
import { useCategoryTree } from '../service/use-category-options'
import type { PartProps } from './service-form'
import { beginningSkus, isUntouched } from './sku-choices'

const TITLE_MAX = 160
const SUBTITLE_MAX = 300
const GALLERY_MAX = 12

export function BasicsPart({ form, languages }: PartProps) {
  const t = useT('serviceWork')
  const { content, set } = form
  const picture = useFileUpload(uploadFile, 'image')
  const { shown } = languages
  return (
    <FieldGrid>
      <CategoryField form={form} />
      <TranslatedField
        path="title"
        label={t('field.title')}
        help={t('field.title.help')}
        value={content.title}
        onChange={title => set('title', title)}
        languages={languages}
        limit={TITLE_MAX}
        required
        wide
      />
      <TranslatedField
        path="subtitle"
        label={t('field.subtitle')}
        help={t('field.subtitle.help')}
        value={content.subtitle}
        onChange={subtitle => set('subtitle', subtitle)}
        languages={languages}
        limit={SUBTITLE_MAX}
        rows={2}
        wide
      />
      <PathField path="coverFileId" label={t('field.coverFileId')} required>
        <PictureField
          label={t('field.coverFileId')}
          value={content.coverFileId ? [content.coverFileId] : []}
          onValue={([id]) => set('coverFileId', id ?? null)}
          upload={picture.send}
          max={1}
          maxBytes={MAX_FILE_BYTES}
          ratio={16 / 9}
        />
      </PathField>
      <PathField path="gallery" label={t('field.gallery')} wide>
        <PictureField
          label={t('field.gallery')}
          value={content.gallery}
          onValue={ids => set('gallery', [...ids])}
          upload={picture.send}
          max={GALLERY_MAX}
          maxBytes={MAX_FILE_BYTES}
          ratio={16 / 9}
        />
      </PathField>
      <PathField
        path="description"
        also={[`description.${shown}`]}
        label={t('field.description')}
        required={shown === languages.source}
        wide
      >
        <RichTextField
          key={shown}
          label={t('field.description')}
          lang={toBcp47(shown)}
          value={content.description[shown] ?? ''}
          onValue={html => set('description', withText(content.description, shown, html))}
        />
      </PathField>
    </FieldGrid>
  )
}

function CategoryField({ form }: Pick<PartProps, 'form'>) {
  const t = useT('serviceWork')
  const tm = useT('serviceMarket')
  const text = useText()
  const { tree, byCode } = useCategoryTree()
  const { currency } = useRegion()
  const { categoryCode, skus } = form.content
  const asked = byCode(categoryCode)?.requiredQualifications ?? []
  const choose = (code: string) => {
    form.set('categoryCode', code)
    // A service begins with what its category usually offers.
    if (isUntouched(skus, byCode(categoryCode)?.skuTemplate))
      form.set('skus', beginningSkus(byCode(code)?.skuTemplate, currency))
  }
  return (
    <PathField
      path="categoryCode"
      label={t('field.categoryCode')}
      required
      wide
      {...(asked.length > 0
        ? { help: t('form.category.asks', { proofs: asked.map(type => tm(`qualification.${type}`)).join(', ') }) }
        : {})}
    >
      {({ status, ...control }) => (
        <TreeSelect
          {...control}
          status={status}
          showSearch
          treeNodeFilterProp="words"
          treeDefaultExpandAll
          placeholder={t('form.category.placeholder')}
          value={categoryCode || null}
          treeData={(tree ?? []).map(node => toTreeNode(node, text))}
          onChange={code => choose(code ?? '')}
        />
      )}
    </PathField>
  )
}

interface TreeNode {
  value: string
  title: string
  /** The name in all languages, to be found by any of them. */
  words: string
  selectable: boolean
  children: TreeNode[]
}

function toTreeNode(node: ServiceCategoryNode, text: (name: I18nText) => string): TreeNode {
  return {
    value: node.code,
    title: text(node.name),
    words: [node.code, ...Object.values(node.name)].join(' '),
    selectable: node.children.length === 0,
    children: node.children.map(child => toTreeNode(child, text)),
  }
}
