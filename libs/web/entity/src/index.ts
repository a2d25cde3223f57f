import type en from './locale/en_US'

declare module '@tradeport/web/i18n' {
  interface Namespaces {
    entity: typeof en
  }
}

export {
  defineEntity,
  entityAction,
  entityBatch,
  entityLink,
  known,
  type ActionForm,
  type ActionFormProps,
  type ActionSource,
  type AudienceView,
  type BatchResult,
  type EndpointState,
  type EntityAction,
  type EntityBatch,
  type EntityColumn,
  type EntityDefinition,
  type EntityFilter,
  type EntityRow,
  type EntityTexts,
  type ListQuery,
  type RunResult,
  type Tone,
} from './entity-definition'
export { AbilityButton, type AbilityButtonProps } from './ability-button'
export { useAbility, type Ability } from './use-ability'
export { ActionBar } from './action-bar'
export { Board, BoardCard, type BoardCardProps, type BoardColumn, type BoardProps } from './board'
export { useEveryMinute, useNow, useTimeLeft } from './time-left'
export { AttachmentList, type AttachedFile } from './attachment-list'
export { ActionFrame, type ActionFrameProps } from './action-frame'
export { AttachmentField, type AttachmentFieldProps } from './attachments'
export { ChoicesField, WordsField, type ChoicesFieldProps, type WordsFieldProps } from './choices-field'
export { ContentForm, type ContentFormProps } from './content-form'
export { DecimalInput, type DecimalInputProps } from './decimal-input'
export { DateInput, ownToday } from './date-input'
export { DraftSaver, type SaveState } from './draft-saver'
export { useSavedDraft, type SavedDraft, type SavedDraftOptions } from './use-saved-draft'
export { DifferenceTable, textOfHtml, partsBeside, wordsBeside, type DifferenceRow } from './difference-table'
export { Facts, type Fact } from './facts'
export { GraveMenu, type GraveAct } from './grave-menu'
export { chosenIds, filesOf, textOf, wholeOf } from './form-values'
export { GrowingText, type GrowingTextProps } from './growing-text'
export { GiveForm, type Colleague, type GiveTexts } from './give-form'
export { ActButton, FormButtons, type FormButtonsProps } from './form-buttons'
export { DocumentFailed, type DocumentFailedProps } from './document-failed'
export { isNoDocument } from './no-document'
export { FormScreen, type FormScreenProps } from './form-screen'
export {
  PaperSection,
  PaperTable,
  TradePaper,
  type PaperColumn,
  type PaperFact,
  type PaperParty,
  type TradePaperProps,
} from './trade-paper'
export { ViewSwitch, type ListView } from './view-switch'
export { DetailPending, type DetailPendingProps } from './detail-pending'
export { DetailSection, type DetailSectionProps } from './detail-section'
export { EntityDetail, type EntityDetailProps, type TimelineEvent } from './entity-detail'
export { useContentForm, type ContentFormOptions, type ContentFormState } from './use-content-form'
export { useContentSaving, type ContentSavingOptions } from './use-content-saving'
export {
  EditLanguages,
  LanguageSign,
  TranslatedField,
  shownFirst,
  useEditLanguages,
  withText,
  type EditLanguagesProps,
  type EditLanguagesState,
  type TranslatedFieldProps,
} from './edit-languages'
export { EntityList, EntityStatus, type EntityListProps } from './entity-list'
export { SavedViews } from './saved-views'
export { KeywordInput, SearchInput, type KeywordInputProps, type SearchInputProps } from './search-input'
export { ImportDialog, type ImportDialogProps, type ImportPreview, type ImportProblem } from './import-dialog'
export { changed, queryFrom, useListState, type ListChange } from './list-state'
export {
  FormProblems,
  PathAnchor,
  PathField,
  goToField,
  useProblemAt,
  type PathFieldControl,
  type PathFieldProps,
} from './path-field'
export { ParentField, type ParentFieldProps } from './parent-field'
export { NamedCompany, OwnStake, type NamedCompanyProps } from './named-company'
export { paperActions, type PaperAction, type PaperActionsOptions, type PaperRow } from './paper-actions'
export { PagedTable, type PagedTableProps } from './paged-table'
export { PartList, type PartListProps } from './part-list'
export { PictureField, type PictureFieldProps } from './picture-field'
export { PlaceButtons, movedTo, type PlaceButtonsProps } from './place-buttons'
export { TreeName, TreePlace, type TreePlaceProps } from './tree-cells'
export { PortInput, type PortInputProps } from './port-input'
export { ReachNote, type ReachNoteProps } from './reach-note'
export { ReasonForm, type ReasonFormProps } from './reason-form'
export { PlainTable } from './plain-table'
export { RichText } from './rich-text/rich-text'
export { RichTextField, type RichTextFieldProps } from './rich-text/rich-text-field'
export { scrollByKeys } from './scroll-by-keys'
export { firstField } from './start-in'
export { StatusTag } from './status-tag'
export { TaskPanel, type Task, type TaskPanelProps } from './task-panel'
export { useBeside, type Beside } from './use-beside'
export { useDebounced } from './use-debounced'
export { PHONE, WIDE, useFits } from './use-fits'
export { zodProblems, type FieldProblem } from './zod-problems'
export { namePath, showFieldErrors } from './field-errors'
export { dropKept, readKept, writeKept, type KeptValue } from './kept-value'
export { KeptNote, KeptNotice, type KeptNoticeProps } from './kept-notice'
export { onTopOf, shapedLike } from './kept-value'
export { useKeptValue, type KeptOptions, type Restored } from './use-kept-value'
export { useSchemaForm, type SchemaForm, type SchemaFormOptions } from './use-schema-form'

/** The kit's own texts; a work app loads them with its shell. */
export const entityLocales = import.meta.glob('./locale/*.ts')
