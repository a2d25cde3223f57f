import { lazy, Suspense, useEffect, type ComponentType } from 'react'
import { Button } from 'antd'
import { catalogueRoutes, productSubmit, type OwnProductDetail } from '@tradeport/domain/catalogue/contract'
import { useT } from '@tradeport/web/i18n'
import { useNavigateTo } from '@tradeport/web/navigation'
import { useAction, useLeaveGuard, useNotify } from '@tradeport/web/react'
import { ErrorState, SkeletonText } from '@tradeport/web/ui'
import { EditorContext } from './editor-context'
import { EditorFoot, EditorHead } from './editor-head'
import { EditorNotes } from './editor-notes'
import { EDITOR_STEPS, type EditorStep } from './model/steps'
import { EditorSteps } from './editor-steps'
import { useProductEditor, type ProductEditorState } from './use-product-editor'
import styles from './editor.module.css'

const STEPS: Readonly<Record<EditorStep, ComponentType>> = {
  basics: lazy(() => import('./steps/basics.step')),
  attributes: lazy(() => import('./steps/attributes.step')),
  variants: lazy(() => import('./steps/variants.step')),
  prices: lazy(() => import('./steps/prices.step')),
  terms: lazy(() => import('./steps/terms.step')),
  goods: lazy(() => import('./steps/goods.step')),
  media: lazy(() => import('./steps/media.step')),
  review: lazy(() => import('./steps/review.step')),
}

/** The product as a form of steps: saved by itself, checked while it is typed, handed to review at the end. */
export function ProductEditorForm({ detail }: { detail: OwnProductDetail }) {
  const t = useT('catalogue')
  const state = useProductEditor(detail)
  const { editor, step } = state
  const unsaved = state.save === 'waiting' || state.save === 'saving' || state.save === 'failed' || state.uploading
  const release = useLeaveGuard(unsaved)
  const { submit, pending } = useSubmit(state, release)
  const Step = STEPS[step]
  const at = EDITOR_STEPS.indexOf(step)
  const neighbour = (offset: number) => {
    const to = EDITOR_STEPS[at + offset]
    return to && (() => leaveTo(to))
  }
  const leaveTo = (to: EditorStep) => {
    if (to === 'review') state.showMissing()
    editor.goTo(to)
    void state.flush()
    window.scrollTo({ top: 0 })
  }
  useSaveKey(state)

  return (
    <EditorContext value={editor}>
      <div className={styles['page']}>
        <EditorHead state={state} />
        <EditorNotes state={state} />
        <div className={styles['body']}>
          <EditorSteps step={step} issues={editor.issues} shown={state.shown} onStep={leaveTo} />
          <div className={styles['main']}>
            <h2 className="tp-visually-hidden">{t(`product.step.${step}`)}</h2>
            {state.isReady ? (
              <Suspense fallback={<SkeletonText lines={12} />}>
                <Step />
              </Suspense>
            ) : state.category.error ? (
              <ErrorState
                title={t('product.categoryFailed')}
                actions={<Button onClick={state.category.refetch}>{t('product.retry')}</Button>}
              />
            ) : (
              <SkeletonText lines={12} />
            )}
            <EditorFoot
              previous={neighbour(-1)}
              next={neighbour(1)}
              submit={step === 'review' && detail.actions.includes('submit') ? submit : undefined}
              pending={pending}
              isNew={detail.status !== 'on_sale'}
            />
          </div>
        </div>
      </div>
    </EditorContext>
  )
}

/** Saves what is typed, submits it, and goes to the product; what the server refuses is shown at its fields. */
function useSubmit(state: ProductEditorState, release: () => void) {
  const t = useT('catalogue')
  const notify = useNotify()
  const navigate = useNavigateTo()
  const action = useAction(productSubmit)
  const { detail, issues, goToField } = state.editor
  const submit = async () => {
    state.showMissing()
    state.forgetRefused()
    const first = issues.find(issue => issue.severity === 'error')
    if (first) return goToField(first.path)
    const version = await state.flush()
    if (version === undefined) return notify.warning(t('product.save.first'))
    const result = await action.run({ id: detail.id, version })
    if (!result.ok) return state.showRefused(result.fieldErrors)
    release()
    state.settle()
    notify.success(t('product.submitted'))
    navigate(catalogueRoutes.product(detail.id))
  }
  return { submit: () => void submit(), pending: action.pending }
}

/** Ctrl+S or ⌘S saves at once, as people are used to. */
function useSaveKey(state: ProductEditorState): void {
  const { flush } = state
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      void flush()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [flush])
}
