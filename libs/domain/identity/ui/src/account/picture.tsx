import { useRef, useState, type ChangeEvent } from 'react'
import { MAX_FILE_BYTES } from '@tradeport/domain/files/contract'
import { removeAvatar, setAvatar, type Profile } from '@tradeport/domain/identity/contract'
import { ActButton, DetailSection } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useAction, useNotify, useUpload } from '@tradeport/web/react'
import { Face } from '@tradeport/web/ui'
import styles from './account.module.css'

const MEGABYTES = MAX_FILE_BYTES / 1024 / 1024
const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif,image/gif,image/tiff'

/** What stands beside the person's name; the server cuts a square out of it. */
export function OwnPicture({ user }: { user: NonNullable<Profile['user']> }) {
  const t = useT('identityAccount')
  const entity = useT('entity')
  const notify = useNotify()
  const input = useRef<HTMLInputElement>(null)
  const [refused, setRefused] = useState<string>()
  const { upload, pending } = useUpload(setAvatar)
  const remove = useAction(removeAvatar, { onSuccess: () => notify.success(t('picture.removed')) })
  const take = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0]
    currentTarget.value = ''
    if (!file) return
    setRefused(undefined)
    if (file.size > MAX_FILE_BYTES)
      return setRefused(entity('files.tooLarge', { name: file.name, size: Math.floor(MEGABYTES) }))
    const sent = await upload(file, {})
    if (sent.ok) notify.success(t('picture.set'))
    else setRefused(sent.failure.message)
  }
  return (
    <DetailSection title={t('picture.title')}>
      <div className={styles['picture']}>
        <Face size="large" name={user.displayName} picture={user.avatarUrl} />
        <div className={styles['pictureText']}>
          <p className={styles['note']}>{t('picture.note', { size: MEGABYTES })}</p>
          <div className={styles['buttons']}>
            <input
              ref={input}
              type="file"
              className="tp-visually-hidden"
              accept={ACCEPTED}
              aria-label={t('picture.choose')}
              tabIndex={-1}
              onChange={event => void take(event)}
            />
            <ActButton loading={pending} onClick={() => input.current?.click()}>
              {t(user.avatarUrl === null ? 'picture.choose' : 'picture.change')}
            </ActButton>
            {user.avatarUrl !== null && (
              <ActButton loading={remove.pending} onClick={() => void remove.run({})}>
                {t('picture.remove')}
              </ActButton>
            )}
          </div>
          {refused && (
            <p className={styles['refused']} role="alert">
              {refused}
            </p>
          )}
        </div>
      </div>
    </DetailSection>
  )
}
