import type { CustomsOrderContent } from '@tradeport/domain/customs/contract'
import { PathField, PortInput, type SchemaForm } from '@tradeport/web/entity'
import { TextArea, TextInput, decimalText, tidyDecimal, useFieldControl } from '@tradeport/web/ui'
import { REQUIRED_OF_ORDER } from '@tradeport/domain/customs/rules'
import { useT } from '@tradeport/web/i18n'
import { createContext, use, useState, type ComponentProps } from 'react'
import { ListedCode, SearchedCode } from '../wizard/field/code-field'
import { useOrderFieldName } from './use-order-field-name'

export interface OrderDraft {
  content: CustomsOrderContent
  providerCompanyId: string
}
export type OrderFormState = SchemaForm<OrderDraft>

export interface OrderFormValue {
  content: CustomsOrderContent
  put<K extends keyof CustomsOrderContent>(name: K, value: CustomsOrderContent[K]): void
}

export const OrderFormContext = createContext<OrderFormValue | null>(null)

export function useOrderForm(): OrderFormValue {
  const form = use(OrderFormContext)
  if (!form) throw new Error('fields of an order stand in its form')
  return form
}

/** Fields that are one line of text on the wire, and the few that are shown like one. */
export type PlainName =
  | {
      [K in keyof CustomsOrderContent]: CustomsOrderContent[K] extends string ? K : never
    }[keyof CustomsOrderContent]
  | 'expectedDate'
  | 'cutOffAt'
  | 'hsHints'

/** Lists of codes that are sent as a whole, and the one that is searched. */
const LISTS: Partial<Record<PlainName, string>> = {
  tradeMode: 'supervision_mode',
  trafMode: 'customs_transport_mode',
  transMode: 'transaction_mode',
  wrapType: 'wrap_type',
  currency: 'currency',
  overseasCountry: 'country',
}
type ContactInput = Pick<ComponentProps<typeof TextInput>, 'autoComplete' | 'type'>
const OFFICES: readonly PlainName[] = ['customMaster', 'iePort']
const SCALES: Partial<Record<PlainName, number>> = { packNo: 0, grossWt: 5, netWt: 5, cbm: 4, valueAmount: 2 }
const PORTS: readonly PlainName[] = ['portOfLoading', 'portOfDischarge']
/** What the browser knows of whoever types. */
const CONTACT: Partial<Record<PlainName, ContactInput>> = {
  contactName: { autoComplete: 'name' },
  contactPhone: { type: 'tel', autoComplete: 'tel' },
  contactEmail: { type: 'email', autoComplete: 'email' },
}
const LONG: Partial<Record<PlainName, number>> = { goodsSummary: 500, remark: 1000 }
const MAX: Partial<Record<PlainName, number>> = {
  contactName: 80,
  contactPhone: 31,
  contactEmail: 200,
  contractNo: 32,
  overseasName: 100,
  vessel: 50,
  voyage: 32,
  billNo: 32,
  bookingNo: 32,
}

/** One field of the order: its label, its control, what is wrong with it. */
export function OrderField({ name }: { name: PlainName }) {
  const t = useT('customsOrder')
  const { content } = useOrderForm()
  const fieldName = useOrderFieldName(content.ieFlag)
  const isList = name === 'hsHints'
  return (
    <PathField
      path={`content.${name}`}
      also={isList ? content.hsHints.map((_, index) => `content.hsHints.${index}`) : undefined}
      label={fieldName(name)}
      required={REQUIRED_OF_ORDER.has(name)}
      wide={LONG[name] !== undefined}
      help={isList ? t('field.hsHints.help') : name === 'cutOffAt' ? t('field.cutOffAt.help') : undefined}
    >
      <Control name={name} />
    </PathField>
  )
}

function Control({ name }: { name: PlainName }) {
  const { content, put } = useOrderForm()
  if (name === 'hsHints') return <HintsText hints={content.hsHints} onHints={hints => put('hsHints', hints)} />
  if (name === 'expectedDate')
    return (
      <TextInput type="date" value={content.expectedDate ?? ''} onValue={day => put('expectedDate', day || null)} />
    )
  if (name === 'cutOffAt')
    return (
      <TextInput
        type="datetime-local"
        value={content.cutOffAt === null ? '' : localOf(content.cutOffAt)}
        onValue={moment => put('cutOffAt', moment ? new Date(moment).toISOString() : null)}
      />
    )
  return <TextControl name={name} value={content[name]} onValue={value => put(name, value)} />
}

interface TextControlProps {
  name: PlainName
  value: string
  onValue(value: string): void
}

function TextControl({ name, value, onValue }: TextControlProps) {
  const list = LISTS[name]
  if (list !== undefined) return <ListedCode list={list} value={value} onValue={onValue} />
  if (OFFICES.includes(name)) return <SearchedCode list="customs_office" value={value} onValue={onValue} />
  const scale = SCALES[name]
  if (scale !== undefined) return <DecimalText value={value} scale={scale} onValue={onValue} />
  const long = LONG[name]
  if (long !== undefined) return <TextArea rows={3} value={value} limit={long} onValue={onValue} />
  if (PORTS.includes(name)) return <PortText value={value} onValue={onValue} />
  return <TextInput value={value} maxLength={MAX[name]} {...CONTACT[name]} onValue={onValue} />
}

/** Customs prints them with points between their parts. */
const hintsOf = (typed: string): string[] =>
  typed
    .replaceAll('.', '')
    .split(/[,，;；、\s]+/)
    .filter(Boolean)

/** Several codes in one field: it keeps what was typed as it was typed, also the comma before the next one. */
function HintsText({ hints, onHints }: { hints: readonly string[]; onHints(hints: string[]): void }) {
  const [typed, setTyped] = useState(hints.join(', '))
  const isTyped = hintsOf(typed).join() === hints.join()
  return (
    <TextInput
      value={isTyped ? typed : hints.join(', ')}
      autoComplete="off"
      onValue={text => {
        setTyped(text)
        onHints(hintsOf(text))
      }}
    />
  )
}

/** A port by its name, found among the sea ports or typed. */
function PortText({ value, onValue }: { value: string; onValue(value: string): void }) {
  const { id, ...described } = useFieldControl()
  return <PortInput id={id} size="large" {...described} value={value} onChange={port => onValue(port ?? '')} />
}

/** A number as its decimal text. */
export function DecimalText({ value, scale, onValue }: { value: string; scale: number; onValue(value: string): void }) {
  return (
    <TextInput
      value={value}
      inputMode={scale === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      onValue={typed => onValue(decimalText(typed, scale))}
      onBlur={() => {
        const tidy = tidyDecimal(value)
        if (tidy !== value) onValue(tidy)
      }}
    />
  )
}

/** The clock on the reader's wall, as the browser's own picker writes it. */
function localOf(instant: string): string {
  const at = new Date(instant)
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
