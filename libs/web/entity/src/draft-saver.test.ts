import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DraftSaver, type SaveAnswer, type SaveState } from './draft-saver'

const START = { brand: '', open: true }
const named = (brand: string) => ({ ...START, brand })

function aSaver(answers: (SaveAnswer | Promise<SaveAnswer>)[]) {
  const sent: [string, number][] = []
  const states: SaveState[] = []
  const saver = new DraftSaver({
    version: 3,
    start: START,
    contentOf: ({ brand }) => ({ brand }),
    restMs: 1000,
    retryMs: 5000,
    onState: state => states.push(state),
    save: async ({ brand }, version) => {
      sent.push([brand, version])
      return answers.shift() ?? { kind: 'saved', version: version + 1 }
    },
  })
  return { saver, sent, states }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('saving a draft by itself', () => {
  it('waits until the typing rests and sends the last state with the version it has', async () => {
    const { saver, sent, states } = aSaver([])
    saver.change(named('a'))
    await vi.advanceTimersByTimeAsync(500)
    saver.change(named('ab'))
    await vi.advanceTimersByTimeAsync(1000)
    saver.change(named('abc'))
    await saver.flush()
    expect(sent).toEqual([
      ['ab', 3],
      ['abc', 4],
    ])
    expect(states.at(-1)).toBe('saved')
  })

  it('never has two calls on the way, and what came in between goes next', async () => {
    let answer: (value: SaveAnswer) => void = () => undefined
    const { saver, sent } = aSaver([new Promise(resolve => (answer = resolve))])
    saver.change(named('a'))
    const first = saver.flush()
    saver.change(named('b'))
    await vi.advanceTimersByTimeAsync(3000)
    expect(sent).toEqual([['a', 3]])
    answer({ kind: 'saved', version: 4 })
    await first
    await vi.advanceTimersByTimeAsync(0)
    expect(sent).toEqual([
      ['a', 3],
      ['b', 4],
    ])
  })

  it('tries again after a fault of the connection', async () => {
    const { saver, sent, states } = aSaver([{ kind: 'failed' }])
    saver.change(named('a'))
    await vi.advanceTimersByTimeAsync(1000)
    expect(states.at(-1)).toBe('failed')
    await vi.advanceTimersByTimeAsync(5000)
    expect(sent).toHaveLength(2)
    expect(states.at(-1)).toBe('saved')
  })

  it('stops when somebody else has changed the product, until it is told to go on', async () => {
    const { saver, sent } = aSaver([{ kind: 'conflict' }])
    saver.change(named('a'))
    await vi.advanceTimersByTimeAsync(1000)
    saver.change(named('ab'))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sent).toHaveLength(1)
    expect(await saver.resume(9)).toBe(true)
    expect(sent.at(-1)).toEqual(['ab', 9])
  })

  it('sends nothing when nothing has changed', async () => {
    const { saver, sent } = aSaver([])
    saver.change(named('other'))
    saver.change({ ...START, open: false })
    await saver.flush()
    expect(sent).toEqual([])
    expect(saver.isClean).toBe(true)
  })
})
