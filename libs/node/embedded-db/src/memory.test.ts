import { totalmem } from 'node:os'
import { describe, expect, it } from 'vitest'
import { memorySettings, usableMemory } from './memory'

const GIGABYTE = 1024 ** 3

describe('the memory that the database takes', () => {
  it.each([
    [0.25, '128MB', '256MB'],
    [1, '256MB', '512MB'],
    [4, '1024MB', '2048MB'],
    [64, '2048MB', '32768MB'],
  ])('on a machine of %s GB has %s of buffers and expects %s in memory', (gigabytes, buffers, expected) => {
    expect(memorySettings(gigabytes * GIGABYTE)).toEqual({ shared_buffers: buffers, effective_cache_size: expected })
  })

  it('is never more than the machine has', () => {
    expect(usableMemory()).toBeGreaterThan(0)
    expect(usableMemory()).toBeLessThanOrEqual(totalmem())
  })
})
