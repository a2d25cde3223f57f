import { useId, useState } from 'react'
import { listViewSave } from '@tradeport/domain/identity/contract'
import { useT } from '@tradeport/web/i18n'
import { useAction, useNotify } from '@tradeport/web/react'
import { Button, Dialog, Field, TextInput } from '@tradeport/web/ui'
import styles from './list-views.module.css'
import { NAME_MAX } from './view-name'

export interface SaveViewDialogProps {
  list: string
  query: string
  onClose(): void
}

/** A name for the list as it is shown now. */
export default function SaveViewDialog({ list, query, onClose }: SaveViewDialogProps) {
  const t = useT('entity')
  const form = useId()
  const notify = useNotify()
  const [name, setName] = useState('')
  const save = useAction(listViewSave, {
    onSuccess(view) {
      notify.success(t('views.saved', { name: view.name }))
      onClose()
    },
  })
  return (
    <Dialog
      open
      size="small"
      title={t('views.save')}
      closeLabel={t('action.close')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <Button type="submit" form={form} variant="primary" loading={save.pending}>
            {t('action.save')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={event => {
          event.preventDefault()
          void save.run({ list, query, name })
        }}
      >
        <p className={styles['hint']}>{t('views.hint')}</p>
        <Field label={t('views.name')} required error={save.fieldErrors[0]?.message}>
          <TextInput
            autoFocus
            maxLength={NAME_MAX}
            value={name}
            onValue={text => {
              setName(text)
              save.mend('name')
            }}
          />
        </Field>
      </form>
    </Dialog>
  )
}
