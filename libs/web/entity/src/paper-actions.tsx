import type { Endpoint, z } from '@tradeport/kernel/contract-kit'
import {
  entityAction,
  type ActionForm,
  type ActionFormProps,
  type ActionSource,
  type EntityRow,
} from './entity-definition'
import { filesOf, textOf } from './form-values'
import { ReasonForm } from './reason-form'

/** A paper of a document's list, as a row with actions of its own. */
export interface PaperRow<P> extends EntityRow {
  paper: P
}

interface ListedPaper {
  no: number
  status: string
}

type Target = Pick<EntityRow, 'id' | 'version'> & { no: number }
type PaperUpload = Target & { files: { fileId: string; name: string }[] }
type PaperVerdict = Target & { result: 'pass' | 'reject'; reason?: string | undefined }
type PaperEndpoint<I> = Endpoint<z.ZodMiniType<unknown, I>>

export type PaperAction = 'upload' | 'verify' | 'refuse'

export interface PaperActionsOptions<P> {
  /** What somebody who may send papers, and somebody who may look them over, can do with the document. */
  steps: { upload: string; verify: string }
  upload: PaperEndpoint<PaperUpload>
  verify: PaperEndpoint<PaperVerdict>
  UploadForm: ActionForm<PaperRow<P>>
  useTexts(): {
    action(action: PaperAction): string
    /** Asked before a paper is accepted. */
    confirm: string
    /** Said above the reason for which one is refused, and what the reason is called. */
    refuse: { intro: string; note: string }
  }
}

/** What is done with the papers that somebody is asked for: they are sent, accepted, or refused with a reason. */
export function paperActions<P extends ListedPaper>({
  steps,
  upload,
  verify,
  UploadForm,
  useTexts,
}: PaperActionsOptions<P>) {
  const target = ({ id, version, paper }: PaperRow<P>): Target => ({ id, version, no: paper.no })

  function RefuseForm(props: ActionFormProps<PaperRow<P>>) {
    const { action, refuse } = useTexts()
    return (
      <ReasonForm
        {...props}
        danger
        noteRequired
        intro={refuse.intro}
        noteLabel={refuse.note}
        submit={action('refuse')}
      />
    )
  }

  const source: ActionSource<PaperRow<P>, PaperAction, 'all'> = {
    actions: {
      upload: entityAction<PaperRow<P>, typeof upload>({
        endpoint: upload,
        Form: UploadForm,
        input: (row, values) => ({ ...target(row), files: filesOf(values, 'files') }),
      }),
      verify: entityAction<PaperRow<P>, typeof verify>({
        endpoint: verify,
        emphasis: 'primary',
        input: row => ({ ...target(row), result: 'pass' }),
      }),
      refuse: entityAction<PaperRow<P>, typeof verify>({
        endpoint: verify,
        Form: RefuseForm,
        input: (row, values) => ({ ...target(row), result: 'reject', reason: textOf(values, 'note') }),
      }),
    },
    audiences: { all: {} },
    useTexts: () => {
      const { action, confirm } = useTexts()
      return { action, confirm: () => confirm }
    },
  }

  return {
    source,
    /** A paper with what this person may do about it. */
    row: (document: Pick<EntityRow, 'id' | 'version' | 'actions'>, paper: P): PaperRow<P> => ({
      id: document.id,
      version: document.version,
      status: paper.status,
      actions: [
        ...(document.actions.includes(steps.upload) && paper.status !== 'verified' ? ['upload'] : []),
        ...(document.actions.includes(steps.verify) && paper.status === 'uploaded' ? ['verify', 'refuse'] : []),
      ],
      paper,
    }),
  }
}
