import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { acceptedEncodings } from './accept-encoding'
import type { Encoding } from './built-app'

/** Smaller ones fit in the first packets anyway. */
const PACK_FROM = 4_096
/** What is made for one reader is compressed as it is sent: quickly rather than well. */
const QUALITY = 5

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** How a text is compressed for who asks with this `Accept-Encoding`; undefined where it goes as it is. */
export function packingOf(text: string, acceptEncoding: string | undefined): Encoding | undefined {
  return text.length < PACK_FROM ? undefined : acceptedEncodings(acceptEncoding)[0]
}

export function packed(text: string, encoding: Encoding): Promise<Buffer> {
  const content = Buffer.from(text)
  return encoding === 'br'
    ? toBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })
    : toGzip(content, { level: QUALITY })
}
