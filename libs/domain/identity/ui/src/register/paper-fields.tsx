import { useState } from 'react'
import {
  removeRegistrationDocument,
  uploadRegistrationDocument,
  type OwnRegistration,
} from '@tradeport/domain/identity/contract'
import { useT } from '@tradeport/web/i18n'
import { useAction, useText, useUpload } from '@tradeport/web/react'
import { Field, FileDrop, Tag, type DroppedFile } from '@tradeport/web/ui'
import { useRequirementName } from './requirement-name'

const MEGABYTES = 20
const MAX_BYTES = MEGABYTES * 1024 * 1024

type Paper = OwnRegistration['documents'][number]

export interface PaperFieldsProps {
  registration: Pick<OwnRegistration, 'id' | 'documents'>
  errorAt(field: string): string | undefined
  onChanged(): unknown
  /** Papers that stay as they were handed in. */
  isKept?(key: Paper['key']): boolean
  /** Files on their way: more, or fewer by so many. */
  onSending?(change: number): void
}

/** The papers that this registration asks for, each with what was handed in. */
export function PaperFields({ registration, errorAt, onChanged, isKept, onSending }: PaperFieldsProps) {
  return (
    <>
      {registration.documents
        .filter(({ kind }) => kind === 'document')
        .map(paper => (
          <PaperField
            key={paper.key}
            registrationId={registration.id}
            paper={paper}
            error={errorAt(`documents.${paper.key}`)}
            kept={isKept?.(paper.key) ?? false}
            onChanged={onChanged}
            onSending={onSending}
          />
        ))}
    </>
  )
}

interface Sending {
  id: string
  file: File
  state: 'sending' | 'failed'
}

function PaperField({
  registrationId,
  paper,
  error,
  kept,
  onChanged,
  onSending,
}: {
  registrationId: string
  paper: Paper
  error: string | undefined
  kept: boolean
  onChanged(): unknown
  onSending: PaperFieldsProps['onSending']
}) {
  const t = useT('identityCompany')
  const identity = useT('identity')
  const nameOf = useRequirementName()
  const text = useText()
  const [sending, setSending] = useState<Sending[]>([])
  const [refused, setRefused] = useState<string>()
  const { upload } = useUpload(uploadRegistrationDocument)
  const remove = useAction(removeRegistrationDocument, { onSuccess: onChanged })
  const send = async (entries: readonly Sending[]) => {
    onSending?.(entries.length)
    for (const entry of entries) {
      const result = await upload(entry.file, { id: registrationId, requirement: paper.key })
      if (result.ok) await onChanged()
      setSending(all =>
        result.ok
          ? all.filter(one => one.id !== entry.id)
          : all.map(one => (one.id === entry.id ? { ...one, state: 'failed' as const } : one)),
      )
      onSending?.(-1)
    }
  }
  // What was refused makes room for what comes instead.
  const refusedFiles = paper.files.filter(({ state }) => state === 'rejected')
  const counting = paper.files.length - refusedFiles.length
  const isWaived = paper.state === 'waived'
  const take = (files: readonly File[]) => {
    const room = paper.maxFiles - counting - sending.length
    setRefused(files.length > room ? t('papers.tooMany', { max: paper.maxFiles }) : undefined)
    const entries = files
      .slice(0, Math.max(0, room))
      .map(file => ({ id: crypto.randomUUID(), file, state: 'sending' as const }))
    setSending(all => [...all, ...entries])
    void send(entries)
  }
  const drop = (fileId: string) => {
    setSending(all => all.filter(one => one.id !== fileId))
    if (paper.files.some(file => file.fileId === fileId))
      void remove.run({ id: registrationId, requirement: paper.key, fileId })
  }
  const lines: DroppedFile[] = [
    ...paper.files.map(file => ({ id: file.fileId, name: file.name, state: 'done' as const })),
    ...sending.map(one => ({ id: one.id, name: one.file.name, state: one.state })),
  ]
  const pictures = paper.formats.every(format => format.startsWith('image/'))
  return (
    <Field
      label={nameOf(paper)}
      {...(text(paper.help) ? { help: text(paper.help) } : {})}
      error={refused ?? (counting === 0 ? error : undefined)}
      {...(paper.required && !isWaived && !paper.held
        ? { required: true }
        : { optionalText: isWaived ? t('check.state.waived') : identity('register.optional') })}
    >
      {paper.held && counting === 0 && (
        <p>
          <Tag tone="success">{t('papers.held')}</Tag>
        </p>
      )}
      {refusedFiles.map(file => (
        <p key={file.fileId}>
          <Tag tone="danger">{t('paper.state.rejected')}</Tag>{' '}
          {t('paper.refusedFile', { name: file.name, reason: file.reason ?? '' })}
        </p>
      ))}
      <FileDrop
        title={t('papers.drop')}
        hint={t(pictures ? 'papers.hint.pictures' : 'papers.hint.scans', { max: paper.maxFiles, size: MEGABYTES })}
        accept={paper.formats.join(',')}
        multiple
        maxBytes={MAX_BYTES}
        disabled={kept || counting + sending.length >= paper.maxFiles}
        files={lines}
        onFiles={take}
        onRefused={([first], why) =>
          setRefused(
            t(why === 'kind' ? 'papers.wrongKind' : 'papers.tooLarge', { name: first?.name ?? '', size: MEGABYTES }),
          )
        }
        onRemove={kept ? undefined : drop}
        onRetry={entryId => {
          const entry = sending.find(one => one.id === entryId)
          if (!entry) return
          setSending(all => all.map(one => (one.id === entryId ? { ...one, state: 'sending' as const } : one)))
          void send([entry])
        }}
        texts={{
          remove: name => t('papers.remove', { name }),
          retry: name => t('papers.retry', { name }),
          list: t('papers.list'),
        }}
      />
    </Field>
  )
}
