import { Button } from 'antd'
import { PRODUCT_PUBLISH_ABILITY, abilityQuery } from '@tradeport/domain/membership/contract'
import { AbilityButton, ActButton, type SaveState } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { AppLink } from '@tradeport/web/navigation'
import { pickText } from '@tradeport/kernel/values'
import { useFormat, useLocale } from '@tradeport/web/react'
import { CheckIcon, ErrorIcon, Spinner } from '@tradeport/web/ui'
import { catalogueRoutes } from '@tradeport/domain/catalogue/contract'
import type { ProductEditorState } from './use-product-editor'
import styles from './editor.module.css'

/** What is edited, how complete it is, and whether it is saved. */
export function EditorHead({ state }: { state: ProductEditorState }) {
  const t = useT('catalogue')
  const { detail, draft } = state.editor
  const { locale } = useLocale()
  const title = pickText(draft.title, locale, draft.sourceLocale).trim() || t('product.untitled')
  return (
    <header className={styles['head']}>
      <div className={styles['headRow']}>
        <h1 className={styles['title']}>{title}</h1>
        <AppLink to={catalogueRoutes.product(detail.id)} className={styles['note'] ?? ''}>
          {detail.no}
        </AppLink>
        <div className={styles['headEnd']}>
          <SaveNote save={state.save} savedAt={state.savedAt} unkept={state.unkept.length} />
          <Score score={state.score} />
        </div>
      </div>
    </header>
  )
}

function Score({ score }: { score: number }) {
  const t = useT('catalogue')
  const format = useFormat()
  return (
    <span className={styles['score']}>
      {t('product.score', { percent: format.percent(String(score)) })}
      <span className={styles['scoreBar']} aria-hidden>
        <span className={styles['scoreFill']} style={{ width: `${score}%` }} />
      </span>
    </span>
  )
}

function SaveNote({ save, savedAt, unkept }: { save: SaveState; savedAt: Date | null; unkept: number }) {
  const t = useT('catalogue')
  const format = useFormat()
  const words: Readonly<Record<SaveState, string>> = {
    saved: savedAt ? t('product.save.saved', { time: format.time(savedAt) }) : t('product.save.unchanged'),
    waiting: t('product.save.waiting'),
    saving: t('product.save.saving'),
    failed: t('product.save.failed'),
    conflict: t('product.save.conflict'),
    locked: t('product.save.locked'),
  }
  const wrong = save === 'failed' || save === 'conflict' || save === 'locked'
  return (
    <span className={styles['save']} data-state={save} role="status">
      {save === 'saving' && <Spinner />}
      {save === 'saved' && <CheckIcon size={16} />}
      {wrong && <ErrorIcon size={16} />}
      {words[save]}
      {unkept > 0 && save === 'saved' && ` · ${t('product.save.unkept', { count: unkept })}`}
    </span>
  )
}

/** Says what is left of the company's products on sale before it is pressed. */
function SubmitButton({ isNew, pending, submit }: { isNew: boolean; pending: boolean; submit(): void }) {
  const t = useT('catalogue')
  if (!isNew)
    return (
      <ActButton type="primary" loading={pending} onClick={submit}>
        {t('product.submit')}
      </ActButton>
    )
  return (
    <AbilityButton query={abilityQuery} ability={PRODUCT_PUBLISH_ABILITY} primary loading={pending} onClick={submit}>
      {t('product.submit')}
    </AbilityButton>
  )
}

/** Back and forth between the steps, at the foot of the page. */
export function EditorFoot({
  previous,
  next,
  submit,
  pending,
  isNew,
}: {
  previous: (() => void) | undefined
  next: (() => void) | undefined
  submit: (() => void) | undefined
  pending: boolean
  /** Not on sale yet: a change to what is on sale takes no more room. */
  isNew: boolean
}) {
  const t = useT('catalogue')
  return (
    <footer className={styles['foot']}>
      {previous && <Button onClick={previous}>{t('product.step.previous')}</Button>}
      <div className={styles['footEnd']}>
        {next && (
          <Button type="primary" onClick={next}>
            {t('product.step.next')}
          </Button>
        )}
        {submit && <SubmitButton isNew={isNew} pending={pending} submit={submit} />}
      </div>
    </footer>
  )
}
