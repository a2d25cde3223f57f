import { Button, Modal } from 'antd'
import { useState } from 'react'
import { categoryAttributes, type CategoryNode } from '@tradeport/domain/catalogue/contract'
import { useT } from '@tradeport/web/i18n'
import { useRuntime } from '@tradeport/web/react'
import { CategoryBrowser } from '../category/category-browser'
import { pathText, useCategories } from '../category/category-tree'
import { useEditor } from './editor-context'
import { EditorGroup } from './editor-field'
import { inCategory } from './model/recategorise'
import styles from './editor.module.css'

/** Where the product stands in the mall; another category takes over what it has in common with the one before. */
export function CategoryField() {
  const t = useT('catalogue')
  const { layer } = useRuntime()
  const { draft, edit } = useEditor()
  const { index } = useCategories()
  const [open, setOpen] = useState(false)
  const [chosen, setChosen] = useState<CategoryNode | null>(null)
  const [pending, setPending] = useState(false)

  const apply = async () => {
    if (!chosen || chosen.id === draft.categoryId) return setOpen(false)
    setPending(true)
    const answer = await layer.call(categoryAttributes, { categoryId: chosen.id })
    setPending(false)
    if (!answer.ok) return
    edit(before => inCategory(before, chosen.id, answer.data.attributes))
    setOpen(false)
  }
  return (
    <EditorGroup path="categoryId" label={t('product.field.categoryId')} required>
      <div className={styles['categoryRow']}>
        <span className={styles['grow']}>{pathText(index.pathOf(draft.categoryId))}</span>
        <Button
          onClick={() => {
            setChosen(null)
            setOpen(true)
          }}
        >
          {t('category.change')}
        </Button>
      </div>
      <Modal
        open={open}
        width={820}
        title={t('category.change')}
        okText={t('category.take')}
        cancelText={t('category.keep')}
        okButtonProps={{ disabled: chosen === null }}
        confirmLoading={pending}
        onOk={() => void apply()}
        onCancel={() => setOpen(false)}
        destroyOnHidden
      >
        <p className={styles['quiet']}>{t('category.changeNote')}</p>
        <CategoryBrowser value={chosen?.id ?? draft.categoryId} onChange={setChosen} />
      </Modal>
    </EditorGroup>
  )
}
