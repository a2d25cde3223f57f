import { type DragEvent, type ReactNode, useId, useState } from 'react'
import { classNames } from '../class-names'
import { CheckIcon, CloseIcon, DocumentIcon, RefreshIcon, UploadIcon, WarningIcon } from '../icons/icons'
import { ProgressLine } from '../feedback/progress-line'
import styles from './file-drop.module.css'
import { useFieldControl } from './field'
import { acceptsFile } from './file-accept'

export interface DroppedFile {
  id: string
  name: string
  /** Size or state in words: "240 kB", "62 %", "too large". */
  note?: ReactNode
  /** 0 to 1 while it is sent. */
  progress?: number | undefined
  state: 'sending' | 'done' | 'failed'
  /** A small picture of it, where it is one. */
  preview?: ReactNode
}

export interface FileDropProps {
  /** The sentence on the area: "Drop files here or choose them". */
  title: ReactNode
  hint?: ReactNode
  /** As in `<input accept>`: `.pdf,image/*`. */
  accept?: string | undefined
  multiple?: boolean | undefined
  maxBytes?: number | undefined
  disabled?: boolean | undefined
  files?: readonly DroppedFile[] | undefined
  onFiles: (files: File[]) => void
  /** Files of another kind or too large; they are not handed to `onFiles`. */
  onRefused?: ((files: File[], why: 'kind' | 'size') => void) | undefined
  onRemove?: ((id: string) => void) | undefined
  onRetry?: ((id: string) => void) | undefined
  texts: { remove: (name: string) => string; retry: (name: string) => string; list: string }
}

export function FileDrop({
  title,
  hint,
  files = [],
  disabled = false,
  multiple = false,
  accept,
  ...rest
}: FileDropProps) {
  const control = useFieldControl()
  const hintId = useId()
  const [over, setOver] = useState(false)

  const take = (list: FileList | null) => {
    const all = [...(list ?? [])].slice(0, multiple ? undefined : 1)
    const fits = (file: File) => rest.maxBytes === undefined || file.size <= rest.maxBytes
    const wrongKind = all.filter(file => !acceptsFile(accept, file))
    const tooLarge = all.filter(file => !wrongKind.includes(file) && !fits(file))
    const good = all.filter(file => !wrongKind.includes(file) && !tooLarge.includes(file))
    if (wrongKind.length > 0) rest.onRefused?.(wrongKind, 'kind')
    if (tooLarge.length > 0) rest.onRefused?.(tooLarge, 'size')
    if (good.length > 0) rest.onFiles(good)
  }
  /** By itself, or as a part of a form that cannot be changed. */
  const takesNone = ({ currentTarget: { control: input } }: DragEvent<HTMLLabelElement>) =>
    input?.matches(':disabled') === true
  const onDrop = (event: DragEvent<HTMLLabelElement>) => {
    event.preventDefault()
    setOver(false)
    if (!takesNone(event)) take(event.dataTransfer.files)
  }

  return (
    <div className={styles['root']}>
      <label
        className={classNames(styles['area'], over && styles['over'])}
        onDragOver={event => {
          event.preventDefault()
          setOver(!takesNone(event))
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        <input
          {...control}
          type="file"
          className="tp-visually-hidden"
          accept={accept}
          multiple={multiple}
          disabled={disabled}
          aria-describedby={
            [control['aria-describedby'], hint === undefined ? undefined : hintId].filter(Boolean).join(' ') ||
            undefined
          }
          onChange={event => {
            take(event.target.files)
            // The same file may be chosen again after it was corrected.
            event.target.value = ''
          }}
        />
        <span className={styles['sign']}>
          <UploadIcon size={24} />
        </span>
        <span className={styles['title']}>{title}</span>
        {hint !== undefined && (
          <span className={styles['hint']} id={hintId}>
            {hint}
          </span>
        )}
      </label>
      {files.length > 0 && (
        <ul className={styles['files']} aria-label={rest.texts.list}>
          {files.map(file => (
            <FileLine key={file.id} file={file} texts={rest.texts} onRemove={rest.onRemove} onRetry={rest.onRetry} />
          ))}
        </ul>
      )}
    </div>
  )
}

const STATE_ICON = { sending: DocumentIcon, done: CheckIcon, failed: WarningIcon }

function FileLine({
  file,
  texts,
  onRemove,
  onRetry,
}: { file: DroppedFile } & Pick<FileDropProps, 'texts' | 'onRemove' | 'onRetry'>) {
  const Sign = STATE_ICON[file.state]
  return (
    <li className={styles['file']} data-state={file.state}>
      {file.preview ?? (
        <span className={styles['fileSign']}>
          <Sign size={18} />
        </span>
      )}
      <div className={styles['fileText']}>
        <span className={styles['fileName']}>{file.name}</span>
        {file.note !== undefined && <span className={styles['fileNote']}>{file.note}</span>}
        {file.state === 'sending' && file.progress !== undefined && (
          <ProgressLine value={file.progress} label={file.name} />
        )}
      </div>
      {file.state === 'failed' && onRetry !== undefined && (
        <button
          type="button"
          className={styles['act']}
          aria-label={texts.retry(file.name)}
          onClick={() => onRetry(file.id)}
        >
          <RefreshIcon size={18} />
        </button>
      )}
      {onRemove !== undefined && (
        <button
          type="button"
          className={styles['act']}
          aria-label={texts.remove(file.name)}
          onClick={() => onRemove(file.id)}
        >
          <CloseIcon size={18} />
        </button>
      )}
    </li>
  )
}
