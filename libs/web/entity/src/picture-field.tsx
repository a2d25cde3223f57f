import { useT } from '@tradeport/web/i18n'
import {
  ArrowLeftIcon,
  ArrowRightIcon,
  CloseIcon,
  Picture,
  PlusIcon,
  RefreshIcon,
  Spinner,
  useFieldControl,
} from '@tradeport/web/ui'
import { useRef, useState, type DragEvent, type ReactNode } from 'react'
import styles from './picture-field.module.css'

interface Sending {
  key: string
  file: File
  state: 'sending' | 'failed'
}

export interface PictureFieldProps {
  /** Ids of stored pictures, in order. */
  value: readonly string[]
  onValue(ids: readonly string[]): void
  /** Sends one picture; undefined when it was refused (the shared layer has said why). */
  upload(file: File): Promise<string | undefined>
  max: number
  maxBytes: number
  /** Names the pictures for those who hear the page. */
  label: string
  /** width / height of the tiles. */
  ratio?: number
}

const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif,image/heic,image/gif,image/tiff,image/bmp'

/** Pictures of a document: dropped or chosen, sent at once, put in order by their arrows. */
export function PictureField({ value, onValue, upload, max, maxBytes, label, ratio = 4 / 3 }: PictureFieldProps) {
  const t = useT('entity')
  const control = useFieldControl()
  const [sending, setSending] = useState<readonly Sending[]>([])
  const [refused, setRefused] = useState<string>()
  const kept = useRef(value)
  kept.current = value
  const room = max - value.length - sending.length

  const send = async (entries: readonly Sending[]) => {
    for (const entry of entries) {
      const id = await upload(entry.file)
      if (id === undefined) {
        setSending(all => all.map(one => (one.key === entry.key ? { ...one, state: 'failed' } : one)))
        continue
      }
      setSending(all => all.filter(one => one.key !== entry.key))
      kept.current = [...kept.current, id]
      onValue(kept.current)
    }
  }
  const take = (files: readonly File[]) => {
    const pictures = files.filter(file => file.type.startsWith('image/'))
    const fitting = pictures.filter(file => file.size <= maxBytes)
    setRefused(refusal(files, pictures, fitting))
    const entries = fitting
      .slice(0, Math.max(0, room))
      .map(file => ({ key: crypto.randomUUID(), file, state: 'sending' as const }))
    setSending(all => [...all, ...entries])
    void send(entries)
  }
  const refusal = (files: readonly File[], pictures: readonly File[], fitting: readonly File[]) => {
    const wrong = files.find(file => !pictures.includes(file))
    if (wrong) return t('files.wrongKind', { name: wrong.name })
    const large = pictures.find(file => !fitting.includes(file))
    if (large) return t('files.tooLarge', { name: large.name, size: Math.floor(maxBytes / 1024 / 1024) })
    return fitting.length > room ? t('files.tooMany', { max }) : undefined
  }
  const retry = (entry: Sending) => {
    const again = { ...entry, state: 'sending' as const }
    setSending(all => all.map(one => (one.key === entry.key ? again : one)))
    void send([again])
  }
  const move = (from: number, by: 1 | -1) => {
    const next = [...value]
    const [picture] = next.splice(from, 1)
    if (picture) next.splice(from + by, 0, picture)
    onValue(next)
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    take([...event.dataTransfer.files])
  }

  return (
    <div className={styles['field']}>
      <ul className={styles['tiles']} aria-label={label} onDragOver={event => event.preventDefault()} onDrop={onDrop}>
        {value.map((id, index) => (
          <li key={id} className={styles['tile']} style={{ aspectRatio: ratio }}>
            <Picture id={id} alt={t('pictures.one', { number: index + 1 })} width={160} ratio={ratio} />
            <div className={styles['acts']}>
              {index > 0 && (
                <TileButton label={t('pictures.forward', { number: index + 1 })} onClick={() => move(index, -1)}>
                  <ArrowLeftIcon size={16} />
                </TileButton>
              )}
              {index < value.length - 1 && (
                <TileButton label={t('pictures.back', { number: index + 1 })} onClick={() => move(index, 1)}>
                  <ArrowRightIcon size={16} />
                </TileButton>
              )}
              <TileButton
                label={t('pictures.remove', { number: index + 1 })}
                onClick={() => onValue(value.filter(other => other !== id))}
              >
                <CloseIcon size={16} />
              </TileButton>
            </div>
          </li>
        ))}
        {sending.map(entry => (
          <li key={entry.key} className={styles['tile']} data-state={entry.state} style={{ aspectRatio: ratio }}>
            <span className={styles['name']}>{entry.file.name}</span>
            {entry.state === 'sending' ? (
              <Spinner size={24} />
            ) : (
              <div className={styles['acts']}>
                <TileButton label={t('files.retry', { name: entry.file.name })} onClick={() => retry(entry)}>
                  <RefreshIcon size={16} />
                </TileButton>
                <TileButton
                  label={t('files.remove', { name: entry.file.name })}
                  onClick={() => setSending(all => all.filter(one => one.key !== entry.key))}
                >
                  <CloseIcon size={16} />
                </TileButton>
              </div>
            )}
          </li>
        ))}
        {room > 0 && (
          <li className={styles['add']} style={{ aspectRatio: ratio }}>
            <label className={styles['addLabel']}>
              <input
                {...control}
                type="file"
                className="tp-visually-hidden"
                accept={ACCEPTED}
                multiple={max > 1}
                onChange={event => {
                  take([...(event.target.files ?? [])])
                  event.target.value = ''
                }}
              />
              <PlusIcon />
              <span>{max > 1 ? t('pictures.add') : t('pictures.choose')}</span>
            </label>
          </li>
        )}
      </ul>
      {refused && (
        <p className={styles['refused']} role="alert">
          {refused}
        </p>
      )}
    </div>
  )
}

function TileButton({ label, onClick, children }: { label: string; onClick(): void; children: ReactNode }) {
  return (
    <button type="button" className={styles['act']} aria-label={label} title={label} onClick={onClick}>
      {children}
    </button>
  )
}
