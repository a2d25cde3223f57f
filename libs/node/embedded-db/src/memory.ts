import { totalmem } from 'node:os'

const MEGABYTE = 1024 * 1024
const SMALLEST_MB = 128
const LARGEST_MB = 2048

/**
 * PostgreSQL's settings for a machine with so many bytes of memory: a quarter of it as buffers (the documentation's
 * rule for a server of its own; 128 MB at least, 2 GB at most, for the API lives beside it), and half of it as what the planner may
 * expect to find in memory altogether. Buffers are taken from the system only as they are used.
 */
export function memorySettings(bytes: number): { shared_buffers: string; effective_cache_size: string } {
  const buffers = Math.min(LARGEST_MB, Math.max(SMALLEST_MB, Math.floor(bytes / MEGABYTE / 4)))
  const expected = Math.max(buffers * 2, Math.floor(bytes / MEGABYTE / 2))
  return { shared_buffers: `${buffers}MB`, effective_cache_size: `${expected}MB` }
}

/** Bytes that this process may use: what its container allows, otherwise all of the machine's. */
export function usableMemory(): number {
  const allowed = process.constrainedMemory()
  return allowed > 0 ? Math.min(allowed, totalmem()) : totalmem()
}
