export {
  Button,
  type ButtonProps,
  type ButtonSize,
  type ButtonVariant,
  IconButton,
  type IconButtonProps,
  LinkButton,
  type LinkButtonProps,
  Spinner,
} from './actions/button'
export { antdTheme } from './antd-theme'
export { Hero, type HeroProps } from './brand/hero'
export { Logo, type LogoProps } from './brand/logo'
export { Mark, type MarkProps } from './brand/mark'
export { ThreadLine, type ThreadLineProps } from './brand/thread-line'
export { useDarkTop } from './brand/use-dark-top'
export { heroArt } from './art/hero-art'
export { classNames } from './class-names'
export { contrast } from './contrast'
export { imageSources, imageUrl } from '@tradeport/kernel/config'
export { Campaign, type CampaignProps } from './display/campaign'
export { Clauses, type ClausesProps } from './display/clauses'
export { ComparisonTable, differs, type ComparisonRow, type ComparisonTableProps } from './display/comparison-table'
export { type DataColumn, DataTable, type DataTableProps, type RowSelection } from './display/data-table'
export { Face, initials, type FaceProps } from './display/face'
export { Picture, type PictureProps } from './display/picture'
export { Prose, type ProseProps } from './display/prose'
export { SpecTable, type SpecRow, type Stat, StatStrip } from './display/stat-strip'
export { Badge, type BadgeProps, Price, type PriceProps, StatusDot, Tag, type TagProps } from './display/tag'
export { StageLine, type Stage, type StageLineProps } from './display/stage-line'
export { Timeline, type TimelineEntry } from './display/timeline'
export { Banner, type BannerProps } from './feedback/banner'
export { ProgressLine, type ProgressLineProps } from './feedback/progress-line'
export { Skeleton, type SkeletonProps, SkeletonText } from './feedback/skeleton'
export { EmptyState, ErrorState, ForbiddenState, NotFoundState, type StateProps } from './feedback/state-page'
export { ToastHost, type ToastMessage, toasts } from './feedback/toast'
export {
  Checkbox,
  type CheckboxProps,
  RadioGroup,
  type RadioGroupProps,
  type RadioOption,
  Switch,
  type SwitchProps,
} from './fields/choice'
export { Combobox, type ComboboxProps, type ComboboxTexts } from './fields/combobox'
export { type ComboboxOption, matchOptions } from './fields/combobox-options'
export { decimalText, tidyDecimal } from './fields/decimal-text'
export { type ControlAttributes, Field, FieldGrid, type FieldProps, useFieldControl } from './fields/field'
export { acceptsFile } from './fields/file-accept'
export { type DroppedFile, FileDrop, type FileDropProps } from './fields/file-drop'
export { focusProblem } from './fields/focus-problem'
export { NumberInput, type NumberInputProps, QuantityInput, type QuantityInputProps } from './fields/number-input'
export { PasswordInput, type PasswordInputProps } from './fields/password-input'
export { type PasswordRule, passwordRules } from './fields/password-rules'
export { Select, type SelectOption, type SelectProps } from './fields/select'
export { TextArea, type TextAreaProps } from './fields/text-area'
export { TextInput, type TextInputProps } from './fields/text-input'
export type { Icon, IconProps } from './icons/icon'
export * from './icons/icons'
export { Breadcrumb, type Crumb } from './layout/breadcrumb'
export { Pagination, type PaginationProps } from './layout/pagination'
export { Grid, type GridProps, Rail, type RailProps, Section, type SectionProps } from './layout/rail'
export { StartPage, type StartPageProps } from './layout/start-page'
export { StepRail, type RailStep, type StepRailProps } from './layout/step-rail'
export { type Step, Stepper, type StepperProps } from './layout/stepper'
export { type TabItem, Tabs, type TabsProps } from './layout/tabs'
export { Link, type LinkProps } from './link'
export { Dialog, type DialogProps, Drawer, type DrawerProps } from './overlay/dialog'
export { Menu, type MenuItem, type MenuProps } from './overlay/menu'
export { Tooltip, type TooltipProps } from './overlay/tooltip'
export { applyTheme, type RootTheme } from './theme-root'
export {
  accentColours,
  type Character,
  colours,
  type Colours,
  delay,
  fontFamily,
  layout,
  motion,
  regionKey,
  type RegionKey,
  type Scheme,
  type Tone,
  toneColours,
  TONES,
  zIndex,
  breakpoint,
  space,
  radius,
} from './tokens'
export { tokensCss } from './tokens-css'
