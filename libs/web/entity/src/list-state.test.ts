import { describe, expect, it } from 'vitest'
import { changed, cleared, columnsFrom, queryFrom, viewOf, withColumns } from './list-state'

const ALL = ['no', 'title', 'status', 'createdAt'] as const
const FIRST = ['no', 'title', 'status'] as const
const at = (search: string) => new URLSearchParams(search)

describe('the address of a list', () => {
  it('holds status, words, filters, order and page', () => {
    expect(queryFrom(at('status=open&q=lamp&sort=due&page=3&size=50&f.country=DE&f.empty='))).toEqual({
      pageNum: 3,
      pageSize: 50,
      status: 'open',
      keyword: 'lamp',
      sort: 'due',
      filters: { country: 'DE' },
    })
  })

  it('goes back to the first page with every change but one of the page, and keeps the columns', () => {
    const now = at('page=3&cols=no&f.country=DE')
    expect(changed(now, { filters: { country: undefined } }).toString()).toBe('cols=no')
    expect(changed(now, { pageNum: 4 }).get('page')).toBe('4')
  })

  it('names the columns that are shown, in their own order, and only where they are not the first ones', () => {
    expect(columnsFrom(at(''), ALL, FIRST)).toEqual(FIRST)
    expect(columnsFrom(at('cols=createdAt,no'), ALL, FIRST)).toEqual(['no', 'createdAt'])
    expect(columnsFrom(at('cols=gone'), ALL, FIRST)).toEqual(FIRST)
    const chosen = withColumns(at('page=3&status=open'), ['no', 'createdAt'], FIRST)
    expect([...chosen]).toEqual([
      ['page', '3'],
      ['status', 'open'],
      ['cols', 'no,createdAt'],
    ])
    expect(withColumns(chosen, FIRST, FIRST).toString()).toBe('page=3&status=open')
  })

  it('loses what narrows the list when that is cleared, and nothing else', () => {
    const all = at('status=open&q=lamp&f.country=DE&page=2&sort=due&size=50&cols=no')
    expect(cleared(all).toString()).toBe('sort=due&size=50&cols=no')
  })

  it('is one view wherever somebody is in the list, and whatever came first', () => {
    expect(viewOf(at('status=open&f.b=2&f.a=1&page=7&q='))).toBe(viewOf(at('f.a=1&status=open&f.b=2')))
    expect(viewOf(at('page=2'))).toBe('')
  })
})
