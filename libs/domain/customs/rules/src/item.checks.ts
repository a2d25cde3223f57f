import type { DeclarationContent, DeclarationIssue, DeclarationItem } from '@tradeport/domain/customs/contract'
import { compareDecimal, isDecimal, mulDecimal, subtractDecimal } from '@tradeport/kernel/values'
import { checkVin, isVinChecked } from './check-digits'
import { elementsOf, issue, licencesFor, type Check, type CheckContext, type TariffLine } from './check-context'
import { absolute, lineTolerance, lineTotal } from './declaration-form.calc'

const isSame = (a: string, b: string) => isDecimal(a) && isDecimal(b) && compareDecimal(a, b) === 0
const KILOGRAM = '035'

/** V-DEC-20 and 21. */
function tariffIssues(
  item: DeclarationItem,
  path: string,
  tariff: TariffLine | undefined,
  { ieFlag, licenceDocs }: DeclarationContent,
): DeclarationIssue[] {
  if (!/^\d{10}$/.test(item.codeTs)) return []
  if (!tariff?.active) return [issue('V-DEC-20', 'hs_unknown', `${path}codeTs`)]
  const found: DeclarationIssue[] = []
  const held = new Set(licenceDocs.map(({ docuCode }) => docuCode))
  const missing = licencesFor(tariff.supervision, ieFlag).filter(code => !held.has(code))
  if (missing.length > 0)
    found.push(issue('V-DEC-20', 'licence_missing', `${path}codeTs`, { codes: missing.join(' ') }))
  if (item.gModel === '' || tariff.elements.length === 0) return found
  const elements = elementsOf(item.gModel)
  const expected = tariff.elements.length
  if (elements.length !== expected)
    return [...found, issue('V-DEC-21', 'elements_count', `${path}gModel`, { expected, actual: elements.length })]
  const empty = tariff.elements.find((element, index) => element.mandatory && !elements[index])
  return empty ? [...found, issue('V-DEC-21', 'element_missing', `${path}gModel`, { element: empty.name })] : found
}

/** V-DEC-22. */
function totalIssues(item: DeclarationItem, path: string): DeclarationIssue[] {
  const expected = lineTotal(item)
  if (expected === undefined || !isDecimal(item.declTotal)) return []
  const miss = absolute(subtractDecimal(item.declTotal, expected))
  return compareDecimal(miss, lineTolerance(item.gQty)) > 0
    ? [issue('V-DEC-22', 'line_total', `${path}declTotal`, { expected })]
    : []
}

/** V-DEC-24: the units of the tariff; what is declared in kilograms anyway is the same number twice. */
function unitIssues(item: DeclarationItem, path: string, tariff: TariffLine | undefined): DeclarationIssue[] {
  if (!tariff?.active) return []
  const found: DeclarationIssue[] = []
  const { unit1, unit2 } = tariff
  if (unit1 && item.firstUnit !== '' && item.firstUnit !== unit1)
    found.push(issue('V-DEC-24', 'legal_unit', `${path}firstUnit`, { unit: unit1 }))
  if (unit2) {
    if (item.secondUnit === '' || item.secondQty === '')
      found.push(
        issue('V-DEC-24', 'second_unit_missing', `${path}${item.secondUnit === '' ? 'secondUnit' : 'secondQty'}`, {
          unit: unit2,
        }),
      )
    else if (item.secondUnit !== unit2)
      found.push(issue('V-DEC-24', 'legal_unit', `${path}secondUnit`, { unit: unit2 }))
  } else if (unit1 && (item.secondUnit !== '' || item.secondQty !== ''))
    found.push(issue('V-DEC-24', 'second_unit_extra', `${path}secondUnit`))
  if (item.gUnit !== KILOGRAM || !isDecimal(item.gQty)) return found
  for (const [unit, quantity] of [
    ['firstUnit', 'firstQty'],
    ['secondUnit', 'secondQty'],
  ] as const)
    if (item[unit] === KILOGRAM && isDecimal(item[quantity]) && !isSame(item[quantity], item.gQty))
      found.push(issue('V-DEC-24', 'kg_equal', `${path}${quantity}`))
  return found
}

/** V-DEC-26. */
function priceIssues(
  ieFlag: DeclarationContent['ieFlag'],
  item: DeclarationItem,
  path: string,
  { medianPrice, parameters }: CheckContext,
): DeclarationIssue[] {
  const median = medianPrice(ieFlag, item)
  if (median === undefined || !isDecimal(item.declPrice)) return []
  const off = absolute(subtractDecimal(item.declPrice, median))
  return compareDecimal(off, mulDecimal(median, parameters.priceSpread)) > 0
    ? [issue('V-DEC-26', 'price_unusual', `${path}declPrice`, { median }, 'warn')]
    : []
}

/** V-DEC-20 to 26. */
export const itemChecks: Check = (content, context) => {
  const found = content.items.flatMap((item, index) => {
    const path = `items[${index}].`
    const tariff = context.tariff(item.codeTs)
    const isForeign = content.ieFlag === 'E' && item.originCountry !== '' && item.originCountry !== 'CHN'
    return [
      ...tariffIssues(item, path, tariff, content),
      ...totalIssues(item, path),
      ...unitIssues(item, path, tariff),
      ...(isForeign ? [issue('V-DEC-25', 'origin_not_china', `${path}originCountry`, {}, 'warn')] : []),
      ...priceIssues(content.ieFlag, item, path, context),
    ]
  })
  const first = content.items[0]?.tradeCurr
  const other = content.items.findIndex(({ tradeCurr }) => tradeCurr !== '' && tradeCurr !== first)
  if (first && other > 0)
    found.push(issue('V-DEC-23', 'mixed_currency', `items[${other}].tradeCurr`, { currency: first }, 'warn'))
  return found
}

/** Motor vehicles and motorcycles, each of which has a number. */
const VEHICLE = /^(?:870[1-5]|8711)/
export const isVehicle = ({ codeTs }: Pick<DeclarationItem, 'codeTs'>): boolean => VEHICLE.test(codeTs)

/** V-DEC-32. */
export const vinChecks: Check = ({ items }) => {
  const found: DeclarationIssue[] = []
  const seen = new Set<string>()
  items.forEach((item, index) => {
    const path = `items[${index}].vins`
    item.vins.forEach(({ vinCode }, nr) => {
      const at = `${path}[${nr}].vinCode`
      const checked = checkVin(vinCode)
      if (checked.fault === 'format' || checked.normalised !== vinCode) found.push(issue('V-DEC-32', 'vin_format', at))
      else if (!checked.valid)
        found.push(
          issue('V-DEC-32', 'vin_check', at, { check: checked.check }, isVinChecked(vinCode) ? 'error' : 'warn'),
        )
      if (vinCode !== '' && seen.has(checked.normalised)) found.push(issue('V-DEC-32', 'vin_twice', at))
      seen.add(checked.normalised)
    })
    if (isVehicle(item) && isDecimal(item.gQty) && !isSame(item.gQty, String(item.vins.length)))
      found.push(issue('V-DEC-32', 'vin_count', path, { expected: item.gQty, actual: item.vins.length }))
  })
  return found
}
