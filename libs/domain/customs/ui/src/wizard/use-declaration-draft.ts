import {
  declarationContent,
  declaredOrder,
  declarationFormDetail,
  declarationFormUpdate,
  type DeclarationContent,
  type DeclarationDetail,
  type DeclarationIssue,
} from '@tradeport/domain/customs/contract'
import { z } from '@tradeport/kernel/contract-kit'
import { useSavedDraft } from '@tradeport/web/entity'
import { useAction, useRuntime } from '@tradeport/web/react'
import { useCallback, useState } from 'react'

/** @param tradeOrders of the form: a page that knew nothing of them has kept none */
const declarationDraft = (tradeOrders: DeclarationDetail['tradeOrders']) =>
  z.object({
    content: declarationContent,
    brokerCompanyId: z.nullable(z.string()),
    tradeOrders: z._default(z.array(declaredOrder), tradeOrders),
  })
/** What is edited of a form. */
export type DeclarationDraft = z.output<ReturnType<typeof declarationDraft>>

/** The form's state: saved by itself, checked with every saving, and kept in the browser until the server has it. */
export function useDeclarationDraft(detail: DeclarationDetail) {
  const { id } = detail
  const { layer } = useRuntime()
  const update = useAction(declarationFormUpdate, { quiet: true })
  const [issues, setIssues] = useState<readonly DeclarationIssue[]>(detail.issues)
  const saved = useSavedDraft({
    place: `declaration.${id}`,
    parse(value): DeclarationDraft | undefined {
      const parsed = z.safeParse(declarationDraft(detail.tradeOrders), value)
      return parsed.success ? parsed.data : undefined
    },
    detail,
    draftOf: ({ content, brokerCompanyId, tradeOrders }: DeclarationDetail) => ({
      ...{ content, brokerCompanyId, tradeOrders },
    }),
    contentOf: draft => draft,
    save: ({ tradeOrders, ...draft }, version) =>
      update.run({ id, version, ...draft, tradeOrderIds: tradeOrders.map(order => order.id) }),
    load: () => layer.call(declarationFormDetail, { id }, { quiet: 'all' }),
    keptAs: (_, draft) => draft,
    onSaved: kept => setIssues(kept.issues),
    onTaken: theirs => setIssues(theirs.issues),
  })
  const editDraft = saved.edit
  const edit = useCallback(
    (change: (content: DeclarationContent) => DeclarationContent) =>
      editDraft(draft => ({ ...draft, content: change(draft.content) })),
    [editDraft],
  )
  const setBroker = useCallback(
    (brokerCompanyId: string | null) => editDraft(draft => ({ ...draft, brokerCompanyId })),
    [editDraft],
  )
  const setOrders = useCallback(
    (tradeOrders: DeclarationDraft['tradeOrders']) => editDraft(draft => ({ ...draft, tradeOrders })),
    [editDraft],
  )
  return { ...saved, edit, setBroker, setOrders, issues, setIssues }
}
