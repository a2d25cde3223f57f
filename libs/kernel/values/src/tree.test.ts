import { describe, expect, test } from 'vitest'
import { branchOf, inTreeOrder, lineOf, placementProblemIn } from './tree'

const at = (id: string, parentId: string | null = null) => ({ id, parentId })
const tree = [at('a'), at('b'), at('a1', 'a'), at('a2', 'a'), at('a11', 'a1'), at('b1', 'b')]
const ids = (found: readonly { id: string }[]) => found.map(({ id }) => id)

describe('a tree that is kept flat', () => {
  test('leads from one up to its root, and down to all below it', () => {
    expect(ids(lineOf(tree, 'a11'))).toEqual(['a11', 'a1', 'a'])
    expect(ids(branchOf(tree, 'a'))).toEqual(['a', 'a1', 'a2', 'a11'])
    expect(lineOf(tree, 'nobody')).toEqual([])
  })

  test('ends at a cycle', () => {
    expect(ids(lineOf([at('x', 'y'), at('y', 'x')], 'x'))).toEqual(['x', 'y'])
  })

  test('stands in order, each after the one above it', () => {
    expect(ids(inTreeOrder(tree))).toEqual(['a', 'a1', 'a11', 'a2', 'b', 'b1'])
  })

  test.each([
    ['a new one at the top', null, null, null],
    ['a new one on the last level', null, 'a1', null],
    ['a new one too deep', null, 'a11', 'category_depth'],
    ['a branch that would be too deep', 'a1', 'b1', 'category_depth'],
    ['below itself', 'a', 'a', 'category_cycle'],
    ['below one of its own', 'a', 'a11', 'category_cycle'],
    ['below one that does not exist', 'b', 'nobody', 'unknown_category'],
    ['elsewhere', 'a2', 'b', null],
  ])('%s', (_what, id, parentId, problem) => {
    expect(placementProblemIn(tree, id, parentId, 3)).toBe(problem)
  })
})
