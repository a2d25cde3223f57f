import type { DeclarationContainer, DeclarationIssue } from '@tradeport/domain/customs/contract'
import { compareDecimal, isDecimal, subtractDecimal } from '@tradeport/kernel/values'
import { checkContainerNo } from './check-digits'
import { issue, type Check, type CheckContext } from './check-context'

const BY_WATER = '2'

/** Twenty feet is 2x and 31 in customs' list, the others are forty. */
const sizeOf = (spec: string): 'S' | 'L' => (spec.startsWith('2') || spec === '31' ? 'S' : 'L')

/** ISO size and type to the specification of customs (0A.2); what is not here is looked up in the list of operators. */
const SPEC_OF: Readonly<Record<string, string>> = {
  '20GP': '21',
  '22G1': '21',
  '20RF': '22',
  '22R1': '22',
  '20TK': '23',
  '22T1': '23',
  '40GP': '11',
  '42G1': '11',
  '40HC': '11',
  '45G1': '11',
  '45HC': '11',
  L5G1: '11',
  '40RH': '12',
  '45R1': '12',
  '40TK': '13',
  '20OT': '31',
  '22U1': '31',
  '20FR': '31',
  '22P1': '31',
  '40OT': '32',
  '42U1': '32',
  '40FR': '32',
  '42P1': '32',
}
export const customsSpecOf = (isoType: string): string | undefined => SPEC_OF[isoType.trim().toUpperCase()]

/** Numbers of the lines in a container. */
export const linesIn = (goodsNo: string): number[] =>
  goodsNo
    .split(',')
    .map(part => part.trim())
    .filter(part => part !== '')
    .map(Number)

function numberIssues(container: DeclarationContainer, path: string): DeclarationIssue[] {
  if (container.containerId === '') return []
  const checked = checkContainerNo(container.containerId)
  if (!checked.valid || checked.normalised !== container.containerId)
    return [issue('V-DEC-30', 'container_no', `${path}containerId`)]
  return checked.warning ? [issue('V-DEC-30', 'container_remainder', `${path}containerId`, {}, 'warn')] : []
}

function loadIssues(
  { containerMd, goodsContaWt, containerWt }: DeclarationContainer,
  path: string,
  { payload }: CheckContext['parameters'],
): DeclarationIssue[] {
  if (!isDecimal(goodsContaWt) || containerMd === '') return []
  const load = isDecimal(containerWt) ? subtractDecimal(goodsContaWt, containerWt) : goodsContaWt
  const max = payload[sizeOf(containerMd)]
  return compareDecimal(load, max) > 0
    ? [issue('V-DEC-31', 'container_overload', `${path}goodsContaWt`, { max }, 'warn')]
    : []
}

/** V-DEC-30 and 31. */
export const containerChecks: Check = ({ head, items, containers }, { parameters }) => {
  const found: DeclarationIssue[] = []
  const seen = new Set<string>()
  const carried = new Set<number>()
  containers.forEach((container, index) => {
    const path = `containers[${index}].`
    found.push(...numberIssues(container, path), ...loadIssues(container, path, parameters))
    const { normalised } = checkContainerNo(container.containerId)
    if (normalised !== '' && seen.has(normalised))
      found.push(issue('V-DEC-30', 'container_twice', `${path}containerId`))
    seen.add(normalised)
    const lines = linesIn(container.goodsNo)
    const unknown = lines.find(line => !(line >= 1 && line <= items.length))
    if (unknown !== undefined)
      found.push(issue('V-DEC-30', 'container_unknown_item', `${path}goodsNo`, { line: unknown }))
    for (const line of lines) carried.add(line)
  })
  if (head.trafMode === BY_WATER && containers.length > 0)
    items.forEach((_, index) => {
      if (!carried.has(index + 1))
        found.push(issue('V-DEC-30', 'item_without_container', 'containers', { line: index + 1 }))
    })
  return found
}
