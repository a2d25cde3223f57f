import { useId, useState } from 'react'
import {
  FAVOURITE_NOTE_MAX,
  FOLDER_MAX,
  favouriteChange,
  type FavouriteTarget,
} from '@tradeport/domain/catalogue/contract'
import { useT } from '@tradeport/web/i18n'
import { useAction } from '@tradeport/web/react'
import { Button, Field, TextArea, TextInput } from '@tradeport/web/ui'
import { FormDialog } from '../shared/form-dialog'
import styles from './favourites.module.css'

export interface Kept {
  readonly folder: string | null
  readonly note: string | null
}

/** Where it lies and why it was kept, in the buyer's own words. */
export function KeptBecause({ record: { folder, note } }: { readonly record: Kept }) {
  if (folder === null && note === null) return null
  return (
    <span className={styles.because}>
      {folder !== null && <strong>{folder}</strong>}
      {note}
    </span>
  )
}

export interface SortProps {
  readonly type: FavouriteTarget
  readonly id: string
  readonly name: string
  readonly record: Kept
  /** The folders there are already. */
  readonly folders: readonly string[]
}

export function Sort(props: SortProps) {
  const t = useT('goods')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button aria-label={t('favourites.change', { name: props.name })} onClick={() => setOpen(true)}>
        {t('favourites.changeShort')}
      </Button>
      {open && <SortDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

function SortDialog({ type, id, name, record, folders, onClose }: SortProps & { onClose(): void }) {
  const t = useT('goods')
  const list = useId()
  const [folder, setFolder] = useState(record.folder ?? '')
  const [note, setNote] = useState(record.note ?? '')
  const change = useAction(favouriteChange, { onSuccess: onClose })
  const errorAt = (path: string) => change.fieldErrors.find(error => error.path === path)?.message
  return (
    <FormDialog
      title={t('favourites.change', { name })}
      closeLabel={t('favourites.close')}
      sendLabel={t('favourites.save')}
      pending={change.pending}
      onSend={() => void change.run({ targetType: type, targetId: id, folder, note })}
      onClose={onClose}
    >
      <Field label={t('favourites.folder')} error={errorAt('folder')}>
        <TextInput list={list} maxLength={FOLDER_MAX} value={folder} onValue={setFolder} />
      </Field>
      <datalist id={list}>
        {folders.map(each => (
          <option key={each} value={each} />
        ))}
      </datalist>
      <Field label={t('favourites.note')} error={errorAt('note')}>
        <TextArea rows={3} maxLength={FAVOURITE_NOTE_MAX} value={note} onValue={setNote} />
      </Field>
    </FormDialog>
  )
}
