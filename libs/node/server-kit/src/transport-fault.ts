import { AppError, type ErrorCode, type WrongField } from '@tradeport/kernel/errors'

const CODES: Record<string, 'FILE700413' | 'FILE700415' | 'SYS900503'> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'FILE700413',
  FST_REQ_FILE_TOO_LARGE: 'FILE700413',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'FILE700415',
  FST_UNDER_PRESSURE: 'SYS900503',
}

/** Faults that the HTTP layer finds (too large, no JSON, too many calls), as codes of the catalogue; undefined for others. */
export function transportFault(error: unknown): AppError | undefined {
  if (!(error instanceof Error)) return undefined
  const code = 'code' in error && typeof error.code === 'string' ? CODES[error.code] : undefined
  if (code) return new AppError(code)
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500
  if (status === 429) return new AppError('SYS900429')
  return status < 500 ? new AppError('SYS900400') : undefined
}

/** What PostgreSQL says of text that it cannot keep (the character U+0000). */
const UNSTORABLE = ['22021', '22P05']
/** And of a number that is too large for its column. */
const OUT_OF_RANGE = ['22003']

function isOf(codes: readonly string[], error: unknown): boolean {
  for (let fault = error; fault instanceof Error; fault = fault.cause)
    if ('code' in fault && typeof fault.code === 'string' && codes.includes(fault.code)) return true
  return false
}

/** Text with a character that no database column can hold is invalid input, wherever it stood. */
export function unstorableText(error: unknown): AppError | undefined {
  return isOf(UNSTORABLE, error) ? new AppError('MALL600400') : undefined
}

const MOST = 2 ** 31 - 1

function numbersOutOfRange(value: unknown, path: readonly string[] = []): WrongField[] {
  if (typeof value === 'number')
    return Math.abs(value) > MOST ? [{ path: path.join('.'), rule: 'too_big', params: { max: MOST } }] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => numbersOutOfRange(part, [...path, name]))
}

/** A count or a version that no column can hold is invalid input; undefined where it was not the caller who said such a number. */
export function unstorableNumber(error: unknown, input: unknown, code: ErrorCode): AppError | undefined {
  if (!isOf(OUT_OF_RANGE, error)) return undefined
  const fieldErrors = numbersOutOfRange(input)
  return fieldErrors.length > 0 ? new AppError(code, {}, { fieldErrors }) : undefined
}
