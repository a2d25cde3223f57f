import { MAX_BOOK_FORMS, MAX_CONTAINERS, MAX_ITEMS } from '@tradeport/domain/customs/contract'

interface SharedContainer {
  /** In the list of all. */
  readonly index: number
  /** Lines by their numbers in their own form. */
  readonly goodsNo: string
}

/** What one of several forms declares of goods that do not go into one. */
export interface FormShare {
  /** Lines from this one, counted from 0, up to and without that one. */
  readonly from: number
  readonly to: number
  /** As many as a form takes. */
  readonly containers: readonly SharedContainer[]
  /** The first that this form has no place for, in the list of all. */
  readonly tooMany: number | undefined
}

interface OpenShare extends FormShare {
  readonly containers: SharedContainer[]
  tooMany: number | undefined
}

type Container = { readonly goodsNo?: string | undefined }

const numbersIn = ({ goodsNo = '' }: Container) => goodsNo.split(',').filter(Boolean)
/** The place of a line, from 0; undefined for a number that is none. */
function placeOf(number: string, lines: number): number | undefined {
  const line = Number(number)
  return Number.isInteger(line) && line > 0 && line <= lines ? line - 1 : undefined
}

/** Where each form begins: a form is full with fifty lines, or where the containers of one more line have no place in it. */
function beginnings(lines: number, containers: readonly Container[]): number[] {
  const holding = Array.from({ length: lines }, (): number[] => [])
  let everywhere = 0
  containers.forEach((container, index) => {
    const named = numbersIn(container)
    if (named.length === 0) everywhere++
    for (const place of new Set(named.map(number => placeOf(number, lines))))
      if (place !== undefined) holding[place]?.push(index)
  })
  const starts = [0]
  let own = new Set<number>()
  for (let line = 0; line < lines; line++) {
    const more = (holding[line] ?? []).filter(index => !own.has(index))
    const size = line - (starts.at(-1) ?? 0)
    const isFull = more.length > 0 && everywhere + own.size + more.length > MAX_CONTAINERS
    if (size === MAX_ITEMS || (size > 0 && isFull)) {
      starts.push(line)
      own = new Set(holding[line])
    } else for (const index of more) own.add(index)
  }
  return starts
}

/**
 * Lines in their order, shared out to as many forms as take them with their containers; at least one, and never more than a workbook makes.
 * A container goes into each form that has a line of it, and one of which nobody says what it holds into all. Numbers that are no lines stay,
 * for the checks to name; a container that has no others is the first form's where that has room.
 */
export function sharesOf(lines: number, containers: readonly Container[]): FormShare[] {
  const starts = beginnings(lines, containers)
  const shares = starts.slice(0, MAX_BOOK_FORMS).map((from, share): OpenShare => {
    const to = starts[share + 1] ?? lines
    return { from, to, containers: [], tooMany: undefined }
  })
  const shareOfLine = shares.flatMap(({ from, to }, share) => new Array<number>(to - from).fill(share))
  const put = (share: number, container: SharedContainer) => {
    const taken = shares[share]
    if (!taken) return
    if (taken.containers.length < MAX_CONTAINERS) taken.containers.push(container)
    else taken.tooMany ??= container.index
  }
  const astray: SharedContainer[] = []
  containers.forEach((container, index) => {
    const named = numbersIn(container)
    if (named.length === 0) shares.forEach((_, share) => put(share, { index, goodsNo: '' }))
    const own = new Map<number, string[]>()
    const strange: string[] = []
    for (const number of named) {
      const line = placeOf(number, lines)
      if (line === undefined) strange.push(number)
      const share = line === undefined ? undefined : shareOfLine[line]
      if (line === undefined || share === undefined) continue
      own.set(share, [...(own.get(share) ?? []), String(line - (shares[share]?.from ?? 0) + 1)])
    }
    const [first] = own.keys()
    if (first === undefined && strange.length > 0) astray.push({ index, goodsNo: strange.join(',') })
    for (const [share, numbers] of own)
      put(share, { index, goodsNo: [...numbers, ...(share === first ? strange : [])].join(',') })
  })
  const [start] = shares
  start?.containers.push(...astray.slice(0, MAX_CONTAINERS - start.containers.length))
  return shares
}

/** Containers that no form has a place for, as forms of their own: nobody makes them, but what is wrong in them can be said. */
export function unplacedContainers(
  containers: readonly Container[],
  shares: readonly FormShare[],
  lines: number,
): (readonly SharedContainer[])[] {
  const placed = new Set(shares.flatMap(share => share.containers.map(({ index }) => index)))
  const left = containers.flatMap((container, index) => {
    const strange = numbersIn(container).filter(number => placeOf(number, lines) === undefined)
    return placed.has(index) ? [] : [{ index, goodsNo: strange.join(',') }]
  })
  return Array.from({ length: Math.ceil(left.length / MAX_CONTAINERS) }, (_, part) =>
    left.slice(part * MAX_CONTAINERS, (part + 1) * MAX_CONTAINERS),
  )
}

/** The supplements of the lines of a form, with the numbers that those have there. */
export const supplementsIn = (
  supplements: readonly { readonly gNo?: string | undefined }[],
  { from, to }: Pick<FormShare, 'from' | 'to'>,
): { readonly index: number; readonly gNo: string }[] =>
  supplements.flatMap(({ gNo = '' }, index) => {
    const line = Number(gNo)
    return line > from && line <= to ? [{ index, gNo: String(line - from) }] : []
  })
