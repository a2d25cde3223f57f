import { describe, expect, it } from 'vitest'
import { MAX_BOOK_FORMS } from '@tradeport/domain/customs/contract'
import { sharesOf, supplementsIn, unplacedContainers } from './form-shares'

const box = (goodsNo: string) => ({ goodsNo })
const sizes = (shares: ReturnType<typeof sharesOf>) =>
  shares.map(({ from, to, containers }) => [from, to, containers.length])

describe('goods that do not go into one form', () => {
  it('are shared out by fifty lines where containers leave room', () => {
    expect(sizes(sharesOf(0, []))).toEqual([[0, 0, 0]])
    expect(sizes(sharesOf(83, []))).toEqual([
      [0, 50, 0],
      [50, 83, 0],
    ])
  })

  it('begin another form where the containers of the next line have no place in the one before', () => {
    const four = Array.from({ length: 5_000 * 4 }, (_, index) => box(String(Math.floor(index / 4) + 1)))
    const shares = sharesOf(5_000, four)
    expect(shares).toHaveLength(209)
    expect(sizes(shares).slice(0, 2)).toEqual([
      [0, 24, 96],
      [24, 48, 96],
    ])
    expect(shares[1]?.containers.slice(0, 2)).toEqual([
      { index: 96, goodsNo: '1' },
      { index: 97, goodsNo: '1' },
    ])
    expect(shares.every(({ tooMany }) => tooMany === undefined)).toBe(true)
    expect(shares.flatMap(({ containers }) => containers.map(({ index }) => index))).toEqual(
      four.map((_, index) => index),
    )
  })

  it('have a container in every form that has a line of it, and one that says nothing in all', () => {
    const shares = sharesOf(83, [box('1,51,52'), box(''), box('83')])
    expect(shares.map(({ containers }) => containers)).toEqual([
      [
        { index: 0, goodsNo: '1' },
        { index: 1, goodsNo: '' },
      ],
      [
        { index: 0, goodsNo: '1,2' },
        { index: 1, goodsNo: '' },
        { index: 2, goodsNo: '33' },
      ],
    ])
  })

  it('name the container that is one too many of a line, and keep no more than a form takes', () => {
    const hundred = Array.from({ length: 100 }, () => box('2'))
    const shares = sharesOf(3, [box('1'), ...hundred, box('3')])
    expect(sizes(shares)).toEqual([
      [0, 1, 1],
      [1, 2, 99],
      [2, 3, 1],
    ])
    expect(shares.map(({ tooMany }) => tooMany)).toEqual([undefined, 100, undefined])
    expect(unplacedContainers([box('1'), ...hundred, box('3')], shares, 3)).toEqual([[{ index: 100, goodsNo: '' }]])
  })

  it('keep numbers that are no lines where they can be named, and take no place from others for them', () => {
    const wrong = Array.from({ length: 150 }, () => box('9'))
    const right = Array.from({ length: 98 }, () => box('1'))
    const all = [...wrong, ...right, box('2,x')]
    const shares = sharesOf(2, all)
    expect(shares).toHaveLength(1)
    expect(shares[0]?.containers.slice(-1)).toEqual([{ index: 248, goodsNo: '2,x' }])
    const beside = unplacedContainers(all, shares, 2)
    expect(beside.map(some => some.length)).toEqual([99, 51])
    expect(beside[0]?.[0]).toEqual({ index: 0, goodsNo: '9' })
  })

  it('make no more forms than a workbook does', () => {
    const lines = MAX_BOOK_FORMS * 2
    const many = Array.from({ length: lines * 50 }, (_, index) => box(String(Math.floor(index / 50) + 1)))
    const shares = sharesOf(lines, many)
    expect(shares).toHaveLength(MAX_BOOK_FORMS)
    expect(shares.at(-1)?.to).toBe(MAX_BOOK_FORMS)
  })

  it('give supplements the numbers that their lines have in the form', () => {
    const supplements = [{ gNo: '1' }, { gNo: '24' }, { gNo: '25' }, { gNo: '' }]
    expect(supplementsIn(supplements, { from: 24, to: 48 })).toEqual([{ index: 2, gNo: '1' }])
    expect(supplementsIn(supplements, { from: 0, to: 24 })).toEqual([
      { index: 0, gNo: '1' },
      { index: 1, gNo: '24' },
    ])
  })
})
