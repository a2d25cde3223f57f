import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { categoryAttributes, type OwnProductDetail, type ProductIssue } from '@tradeport/domain/catalogue/contract'
import { completeness } from '@tradeport/domain/catalogue/rules'
import type { FieldError, LocaleCode } from '@tradeport/kernel/contract-kit'
import { useEndpoint } from '@tradeport/web/react'
import { useIssueText } from '../shared/issue-text'
import type { ProductEditor } from './editor-context'
import { contentOf, issuesOf } from './model/content'
import { withImage } from './model/media'
import { isEditorStep, stepOf, type EditorStep } from './model/steps'
import { bringIntoView } from './bring-into-view'
import { useProductDraft } from './use-product-draft'
import { useUploads } from './use-uploads'

/** What is merely missing is said when its step has been left, or when the whole is to be submitted. */
const SAID_LATE = ['required', 'price_missing', 'sku_missing', 'too_short', 'orphan_translation']

/** Languages in a path such as `title.th_TH`: their tab is opened with the field. */
const LANGUAGE_FIELDS = ['title', 'summary', 'description', 'keywords']

export function useProductEditor(detail: OwnProductDetail) {
  const state = useProductDraft(detail)
  const { draft, edit } = state
  const issueText = useIssueText()
  const category = useEndpoint(categoryAttributes, { categoryId: draft.categoryId }, { keepPrevious: true })
  const attributes = useMemo(() => category.data?.attributes ?? [], [category.data])
  const kept = useMemo(() => contentOf(draft), [draft])
  const issues = useMemo(() => issuesOf(kept, attributes), [kept, attributes])
  const [params, setParams] = useSearchParams()
  const asked = params.get('step')
  const step: EditorStep = isEditorStep(asked) ? asked : 'basics'
  const [left, setLeft] = useState<readonly EditorStep[]>([])
  const [showAll, setShowAll] = useState(false)
  const [refused, setRefused] = useState<readonly FieldError[]>([])
  const [chosenLanguage, setLanguage] = useState<LocaleCode>(draft.sourceLocale)
  const language = draft.languages.includes(chosenLanguage) ? chosenLanguage : draft.sourceLocale
  const images = useUploads('image', fileId => edit(before => ({ ...before, media: withImage(before.media, fileId) })))
  const files = useUploads('document', (fileId, file) =>
    edit(before => ({
      ...before,
      documents: [
        ...before.documents,
        {
          fileId,
          kind: 'test_report',
          name: file.name.replace(/\.[^.]*$/, '').slice(0, 120) || file.name.slice(0, 120),
          validUntil: null,
          visibility: 'public',
        },
      ],
    })),
  )

  const shown = useMemo(() => {
    const late = (issue: ProductIssue) =>
      SAID_LATE.includes(issue.rule) && !showAll && !left.includes(stepOf(issue.path))
    return issues.filter(issue => issue.severity === 'error' && !late(issue))
  }, [issues, showAll, left])

  const byPath = useMemo(() => {
    const texts = new Map<string, string>()
    for (const error of [...state.serverErrors, ...refused]) texts.set(kept.placeOf(error.path), error.message)
    for (const issue of shown) texts.set(issue.path, issueText(issue))
    return texts
  }, [shown, state.serverErrors, refused, kept, issueText])

  const reasons = detail.review?.reasons
  const reasonAt = useCallback(
    (path: string) => {
      const content = path === 'ladders' ? 'priceTiers' : path
      return reasons?.find(reason => reason.path === content)?.reason
    },
    [reasons],
  )

  const goTo = useCallback(
    (next: EditorStep) => {
      setLeft(before => [...new Set([...before, step])])
      setParams(
        current => {
          const query = new URLSearchParams(current)
          query.set('step', next)
          return query
        },
        { replace: true },
      )
    },
    [setParams, step],
  )

  const target = useRef<string>(undefined)
  const [asks, setAsks] = useState(0)
  const goToField = useCallback(
    (path: string) => {
      const [field = '', locale] = path.split('.')
      const code = draft.languages.find(known => known === locale)
      if (LANGUAGE_FIELDS.includes(field) && code) setLanguage(code)
      target.current = path === 'priceTiers' ? 'ladders' : path
      goTo(stepOf(path))
      setAsks(count => count + 1)
    },
    [draft.languages, goTo],
  )
  useEffect(() => {
    const path = target.current
    if (path === undefined) return
    target.current = undefined
    bringIntoView(path)
  }, [asks, step])

  const editor = useMemo<ProductEditor>(
    () => ({
      detail,
      draft,
      edit,
      set: fields => edit(before => ({ ...before, ...fields })),
      attributes,
      hsHints: category.data?.hsHints ?? [],
      issues,
      errorAt: path => byPath.get(path),
      reasonAt,
      language,
      setLanguage,
      goTo,
      goToField,
      images,
      files,
    }),
    [
      detail,
      draft,
      edit,
      attributes,
      category.data,
      issues,
      byPath,
      reasonAt,
      language,
      goTo,
      goToField,
      images,
      files,
    ],
  )

  /** What the server refused at submitting: everything is shown, the first finding is brought into view. */
  const showRefused = (errors: readonly FieldError[]) => {
    setShowAll(true)
    setRefused(errors)
    const first = errors[0]
    if (first) goToField(kept.placeOf(first.path))
  }

  return {
    ...state,
    editor,
    step,
    shown,
    unkept: kept.unkept,
    score: useMemo(() => completeness(kept.content, attributes), [kept, attributes]),
    isReady: category.data !== undefined,
    category,
    showMissing: () => setShowAll(true),
    forgetRefused: () => setRefused([]),
    showRefused,
    uploading: images.entries.length + files.entries.length > 0,
  }
}

export type ProductEditorState = ReturnType<typeof useProductEditor>
