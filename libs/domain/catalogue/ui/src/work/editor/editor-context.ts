import { createContext, use } from 'react'
import type { CategoryAttribute, OwnProductDetail, ProductIssue } from '@tradeport/domain/catalogue/contract'
import type { LocaleCode } from '@tradeport/kernel/contract-kit'
import type { ProductDraft } from './model/draft'
import type { EditorStep } from './model/steps'
import type { UploadQueue } from './use-uploads'

/** What every part of the product form works with. */
export interface ProductEditor {
  detail: OwnProductDetail
  draft: ProductDraft
  edit(change: (draft: ProductDraft) => ProductDraft): void
  /** Changes single fields. */
  set(fields: Partial<ProductDraft>): void
  attributes: readonly CategoryAttribute[]
  /** Suggestions of the category. */
  hsHints: readonly string[]
  issues: readonly ProductIssue[]
  /** What is wrong at a field, in words, as far as it is shown by now. */
  errorAt(path: string): string | undefined
  /** Why a reviewer sent this field back. */
  reasonAt(path: string): string | undefined
  /** Language whose texts are open. */
  language: LocaleCode
  setLanguage(locale: LocaleCode): void
  goTo(step: EditorStep): void
  /** Opens the step of a field and brings the field into view. */
  goToField(path: string): void
  images: UploadQueue
  files: UploadQueue
}

export const EditorContext = createContext<ProductEditor | null>(null)

export function useEditor(): ProductEditor {
  const editor = use(EditorContext)
  if (!editor) throw new Error('a part of the product form stands outside of it')
  return editor
}

/** Where the field of a path stands on the page. */
export const fieldId = (path: string) => `field-${path}`
