import { AppError } from '@tradeport/kernel/errors'

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

/** Text with a character that no database column can hold is invalid input, wherever it stood. */
export function unstorableText(error: unknown): AppError | undefined {
  for (let fault = error; fault instanceof Error; fault = fault.cause) {
    if ('code' in fault && typeof fault.code === 'string' && UNSTORABLE.includes(fault.code))
      return new AppError('MALL600400')
  }
  return undefined
}
