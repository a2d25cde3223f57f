import { beforeEach, describe, expect, it } from 'vitest'
import { dropKept, onTopOf, readKept, shapedLike, writeKept } from './kept-value'

const like = { title: {}, tags: ['a'], until: null as string | null, sort: 1 }
const parse = shapedLike(like)
const at = '2026-11-01T08:00:00.000Z'

describe('what a browser keeps of a form', () => {
  beforeEach(() => localStorage.clear())

  it('is there until it is dropped, each place for itself', () => {
    const value = { ...like, title: { en_US: 'Hello' }, until: at }
    writeKept('news.1', { version: 3, at, value })
    expect(readKept('news.1', parse)).toEqual({ version: 3, at, value })
    expect(readKept('news.2', parse)).toBeUndefined()
    dropKept('news.1')
    expect(readKept('news.1', parse)).toBeUndefined()
  })

  it.each([
    ['no JSON', '{"at":'],
    ['nothing', 'null'],
    ['no time', JSON.stringify({ version: 1, value: like })],
    ['a wrong version', JSON.stringify({ version: 'x', at, value: like })],
    ['a field missing', JSON.stringify({ version: 1, at, value: { ...like, tags: undefined } })],
    ['a field of another kind', JSON.stringify({ version: 1, at, value: { ...like, tags: 'a' } })],
  ])('is left alone when it holds %s', (_name, stored) => {
    localStorage.setItem('tp.kept.news.1', stored)
    expect(readKept('news.1', parse)).toBeUndefined()
  })
})

describe('what was typed', () => {
  const opened = { title: { en_US: 'Hello', de_DE: 'Hallo' }, tags: ['a'], until: null as string | null, sort: 1 }

  it('lies on top of what others have saved meanwhile, language by language', () => {
    const typed = { ...opened, title: { ...opened.title, en_US: 'Good day' }, sort: 2 }
    const theirs = { ...opened, title: { ...opened.title, de_DE: 'Guten Tag', fr_FR: 'Bonjour' }, until: at, sort: 3 }
    expect(onTopOf(theirs, typed, opened)).toEqual({
      ...theirs,
      title: { en_US: 'Good day', de_DE: 'Guten Tag', fr_FR: 'Bonjour' },
      sort: 2,
    })
  })

  it('stays out where it was taken out, and lists are one thing', () => {
    const typed = { ...opened, title: { en_US: 'Hello' }, tags: ['a', 'b'] }
    const theirs = { ...opened, tags: ['c'] }
    expect(onTopOf<object>(theirs, typed, opened)).toEqual({ ...theirs, title: { en_US: 'Hello' }, tags: ['a', 'b'] })
  })
})
