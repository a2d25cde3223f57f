import { formPath } from '../../shared/form-path'
import { HEAD_SECTIONS, type HeadSection } from './head-sections'
import { stepOf, type WizardStep } from './wizard-steps'

/** The parts of a form as its pages have them: sections of the head, and the steps beside it. */
export type FormPart = HeadSection | 'free' | Exclude<WizardStep, 'source' | 'head' | 'check'>
const PARTS = [
  ...(['customs', 'trade', 'owner', 'agent', 'overseas', 'transport', 'price', 'packing', 'confirm'] as const),
  ...(['inspection', 'free', 'items', 'containers', 'documents'] as const),
] satisfies readonly FormPart[]

export interface MissingField {
  /** Where it stands first. */
  readonly path: string
  /** The field alone, where several lines miss it. */
  readonly field: string | null
  /** From 1 on. */
  readonly lines: readonly number[]
}

function partOf(path: string): FormPart {
  const step = stepOf(path)
  if (step !== 'head' && step !== 'source' && step !== 'check') return step
  const [group, name] = path.split('.')
  if (group === 'freeText') return 'free'
  return PARTS.find(part => part in HEAD_SECTIONS && isIn(part, name)) ?? 'customs'
}

const isIn = (part: FormPart, name: string | undefined): boolean =>
  Object.entries(HEAD_SECTIONS).some(([section, fields]) => section === part && fields.some(field => field === name))

/** What is missing, by the part that it is filled in; what many lines of goods miss is one entry with their numbers. */
export function missingParts(missing: readonly string[]): { part: FormPart; fields: MissingField[] }[] {
  const paths = [...new Set(missing.map(formPath))]
  const found = new Map<FormPart, Map<string, MissingField>>()
  for (const path of paths) {
    const [, line, field] = /^items\.(\d+)\.([^.]+)$/.exec(path) ?? []
    const part = partOf(path)
    const fields = found.get(part) ?? new Map<string, MissingField>()
    found.set(part, fields)
    const key = field ?? path
    const known = fields.get(key)
    const lines = line === undefined ? [] : [Number(line) + 1]
    fields.set(
      key,
      known ? { ...known, field: field ?? null, lines: [...known.lines, ...lines] } : { path, field: null, lines },
    )
  }
  return PARTS.flatMap(part => {
    const fields = found.get(part)
    return fields ? [{ part, fields: [...fields.values()] }] : []
  })
}

/** `1–3, 5`: numbers that follow one another as one. */
export function rangesOf(numbers: readonly number[]): string {
  const ranges: [number, number][] = []
  for (const number of numbers.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1)
    if (last && number <= last[1] + 1) last[1] = number
    else ranges.push([number, number])
  }
  return ranges.map(([from, to]) => (from === to ? String(from) : `${from}–${to}`)).join(', ')
}
