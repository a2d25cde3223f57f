import { useState } from 'react'
import { listViewRemove, listViewUpdate, type ListView } from '@tradeport/domain/identity/contract'
import { useT } from '@tradeport/web/i18n'
import { useAction, useNotify } from '@tradeport/web/react'
import { Button, Dialog, Field, TextInput } from '@tradeport/web/ui'
import styles from './list-views.module.css'
import { NAME_MAX } from './view-name'

export interface ManageViewsDialogProps {
  views: readonly ListView[]
  /** The list as it is shown now. */
  query: string
  onClose(): void
}

/** The saved views of a list: renamed, told to show what is shown now, removed. */
export default function ManageViewsDialog({ views, query, onClose }: ManageViewsDialogProps) {
  const t = useT('entity')
  return (
    <Dialog open size="medium" title={t('views.manage')} closeLabel={t('action.close')} onClose={onClose}>
      {views.length === 0 ? (
        <p className={styles['hint']}>{t('views.none')}</p>
      ) : (
        <ul className={styles['views']}>
          {views.map(view => (
            <SavedView key={view.id} view={view} query={query} />
          ))}
        </ul>
      )}
    </Dialog>
  )
}

function SavedView({ view, query }: { view: ListView; query: string }) {
  const t = useT('entity')
  const notify = useNotify()
  const [renaming, setRenaming] = useState(false)
  const { id, version, name } = view
  const replace = useAction(listViewUpdate, {
    onSuccess: () => notify.success(t('views.saved', { name })),
  })
  const remove = useAction(listViewRemove, { onSuccess: () => notify.success(t('views.removed', { name })) })
  if (renaming) return <Renaming view={view} onDone={() => setRenaming(false)} />
  return (
    <li className={styles['view']}>
      <span className={styles['name']}>{name}</span>
      <span className={styles['buttons']}>
        <Button size="small" aria-label={t('views.rename', { name })} onClick={() => setRenaming(true)}>
          {t('views.renameShort')}
        </Button>
        {view.query !== query && (
          <Button
            size="small"
            loading={replace.pending}
            aria-label={t('views.replace', { name })}
            onClick={() => void replace.run({ id, version, name, query })}
          >
            {t('views.replaceShort')}
          </Button>
        )}
        <Button
          size="small"
          variant="danger"
          loading={remove.pending}
          aria-label={t('place.remove', { name })}
          onClick={() => void remove.run({ id, version })}
        >
          {t('files.removeShort')}
        </Button>
      </span>
    </li>
  )
}

function Renaming({ view: { id, version, name, query }, onDone }: { view: ListView; onDone(): void }) {
  const t = useT('entity')
  const [next, setNext] = useState(name)
  const rename = useAction(listViewUpdate, { onSuccess: onDone })
  return (
    <li className={styles['view']}>
      <form
        noValidate
        className={styles['renaming']}
        onSubmit={event => {
          event.preventDefault()
          void rename.run({ id, version, query, name: next })
        }}
      >
        <Field label={t('views.name')} required error={rename.fieldErrors[0]?.message}>
          <TextInput
            autoFocus
            maxLength={NAME_MAX}
            value={next}
            onValue={text => {
              setNext(text)
              rename.mend('name')
            }}
          />
        </Field>
        <span className={styles['buttons']}>
          <Button type="submit" size="small" variant="primary" loading={rename.pending}>
            {t('action.save')}
          </Button>
          <Button size="small" onClick={onDone}>
            {t('action.cancel')}
          </Button>
        </span>
      </form>
    </li>
  )
}
