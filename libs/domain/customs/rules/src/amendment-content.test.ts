import { aDeclaration, aDeclarationItem } from '@tradeport/domain/customs/contract'
import { describe, expect, test } from 'vitest'
import { changeProblems, newErrors, textAtPath, withChanges } from './amendment-content'
import { aCheckContext } from './check-context.fixture'
import { checkDeclaration } from './declaration-checks'

const content = aDeclaration({ head: { packNo: '120' } })

describe('a change', () => {
  test.each([
    ['head.packNo', '119', []],
    ['head.packNo', '120', ['0 after unchanged']],
    ['head.constructor', 'x', ['0 path invalid_value']],
    ['items[7].gQty', '1', ['0 path invalid_value']],
    // Of imports alone: it was never sent.
    ['head.despPortCode', 'DEU063', ['0 path invalid_value']],
    // Known here, but not told to customs.
    ['items[0].netWt', '1', ['0 path invalid_value']],
  ])('of %s to %j', (path, after, problems) => {
    expect(changeProblems(content, [{ path, after }]).map(({ place, at, rule }) => `${place} ${at} ${rule}`)).toEqual(
      problems,
    )
  })

  test('of the same field twice is one too many', () => {
    const twice = ['119', '118'].map(after => ({ path: 'head.packNo', after }))
    expect(changeProblems(content, twice)).toEqual([{ place: 1, at: 'path', rule: 'duplicate' }])
  })
})

test('the form becomes what is asked for, and stays what it was', () => {
  const next = withChanges(content, [{ path: 'items[0].gQty', after: '7' }])
  expect([textAtPath(next, 'items[0].gQty'), textAtPath(content, 'items[0].gQty')]).toEqual([
    '7',
    content.items[0]?.gQty,
  ])
})

test('what was wrong before is not the fault of a change', () => {
  const wrong = aDeclaration({ head: { packNo: 'x' }, items: [aDeclarationItem()] })
  const check = (form: typeof wrong) => checkDeclaration(form, aCheckContext())
  const next = withChanges(wrong, [{ path: 'items[0].gQty', after: '1' }])
  const found = newErrors(check(wrong), check(next))
  expect(found.map(({ path }) => path)).not.toContain('head.packNo')
  expect(found.map(({ key }) => key)).toContain('line_total')
})
