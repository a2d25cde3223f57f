import { existsSync, renameSync, statSync } from 'node:fs'
import { pino, type Logger } from 'pino'

const LARGEST_LOG_BYTES = 20 * 1024 * 1024
/** Lines are written together, at the latest after a second and when the process ends: a write for each call costs as much as its answer. */
const GATHERED = { minLength: 8_192, periodicFlush: 1_000 }

/** Structured logs, one JSON object a line, to the standard output or to a file whose predecessor is kept once. */
export function openLogger(file: string | undefined): Logger {
  if (file && existsSync(file) && statSync(file).size > LARGEST_LOG_BYTES) renameSync(file, `${file}.1`)
  return pino(pino.destination({ dest: file ?? 1, mkdir: true, sync: false, ...GATHERED }))
}
