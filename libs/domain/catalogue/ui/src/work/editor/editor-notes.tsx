import { Button, Modal } from 'antd'
import { contentDifferences } from '@tradeport/domain/catalogue/rules'
import { catalogueRoutes } from '@tradeport/domain/catalogue/contract'
import { useT } from '@tradeport/web/i18n'
import { AppLink } from '@tradeport/web/navigation'
import { useFormat } from '@tradeport/web/react'
import { Banner } from '@tradeport/web/ui'
import { useFieldName } from '../shared/field-name'
import { contentOf } from './model/content'
import type { ProductEditorState } from './use-product-editor'
import styles from './editor.module.css'

/** What has to be known before typing goes on: why it came back, that it is a change, that somebody else was faster. */
export function EditorNotes({ state }: { state: ProductEditorState }) {
  const t = useT('catalogue')
  const format = useFormat()
  const { detail, attributes, goToField } = state.editor
  const fieldName = useFieldName(attributes)
  const { review } = detail
  const sentBack = review !== null && review.action !== 'approve' && detail.status !== 'on_sale'
  const reasons = sentBack || detail.changeStatus === 'rejected' || detail.changeStatus === 'draft' ? review : null
  return (
    <>
      {reasons && reasons.action !== 'approve' && (
        <Banner tone="warning" title={t('product.sentBack', { when: format.dateTime(reasons.at) })}>
          {reasons.note && <p>{reasons.note}</p>}
          <ul className={styles['reasons']}>
            {reasons.reasons.map(({ path, reason }) => (
              <li key={path}>
                <Button type="link" className={styles['issueLink'] ?? ''} onClick={() => goToField(path)}>
                  {fieldName(path)}
                </Button>
                <span>{reason}</span>
              </li>
            ))}
          </ul>
        </Banner>
      )}
      {detail.publishedAt !== null && (
        <Banner tone="info" title={t('product.editsLive')}>
          <p>{t('product.editsLiveNote')}</p>
        </Banner>
      )}
      {state.copy?.inUse && (
        <Banner
          tone="info"
          title={t('product.copy.restored', { when: format.dateTime(state.copy.at) })}
          actions={<Button onClick={state.discardCopy}>{t('product.copy.discard')}</Button>}
        />
      )}
      {state.save === 'locked' && (
        <Banner
          tone="danger"
          live
          title={t('product.locked.title')}
          actions={<AppLink to={catalogueRoutes.product(detail.id)}>{t('product.locked.open')}</AppLink>}
        >
          <p>{t('product.locked.while')}</p>
        </Banner>
      )}
      <CopyQuestion state={state} />
      <ConflictQuestion state={state} />
    </>
  )
}

function CopyQuestion({ state }: { state: ProductEditorState }) {
  const t = useT('catalogue')
  const format = useFormat()
  return (
    <Modal
      open={state.copy?.inUse === false}
      closable={false}
      keyboard={false}
      title={t('product.copy.title')}
      okText={t('product.copy.use')}
      cancelText={t('product.copy.discard')}
      onOk={state.useCopy}
      onCancel={state.discardCopy}
    >
      <p>{t('product.copy.text', { when: format.dateTime(state.copy?.at) })}</p>
    </Modal>
  )
}

function ConflictQuestion({ state }: { state: ProductEditorState }) {
  const t = useT('catalogue')
  const format = useFormat()
  const { conflict } = state
  const fieldName = useFieldName(state.editor.attributes)
  const different = conflict
    ? contentDifferences(conflict.content, contentOf(state.editor.draft).content).map(({ path }) => path)
    : []
  return (
    <Modal
      open={conflict !== null}
      closable={false}
      keyboard={false}
      title={t('product.conflict.title')}
      okText={t('product.conflict.mine')}
      cancelText={t('product.conflict.theirs')}
      onOk={state.keepMine}
      onCancel={state.takeTheirs}
    >
      <p>{t('product.conflict.text', { when: format.dateTime(conflict?.updatedAt) })}</p>
      {different.length > 0 && (
        <>
          <p>{t('product.conflict.differences')}</p>
          <ul>
            {different.map(path => (
              <li key={path}>{fieldName(path)}</li>
            ))}
          </ul>
        </>
      )}
    </Modal>
  )
}
