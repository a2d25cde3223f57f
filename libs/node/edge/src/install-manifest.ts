import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ALL_REGIONS, DEFAULT_REGION, isLocaleCode, type RegionConfig } from '@tradeport/kernel/config'
import { z } from '@tradeport/kernel/contract-kit'
import type { StaticFile } from './built-app'

/** `install/py-de_DE.webmanifest`: what a phone installs of a region, in a language. */
const NAME = /^install\/(default|[a-z]{2})-([a-z]{2}_[A-Z]{2})\.webmanifest$/

interface InstallNames {
  readonly name?: string
  readonly short_name?: string
}

/** What operators call the region in the manifest's language; undefined where the built manifest says it already. */
export function ownInstallNames(
  file: string,
  regions: { of(region: RegionConfig): RegionConfig } | undefined,
): InstallNames | undefined {
  const [, prefix = '', locale = ''] = NAME.exec(file) ?? []
  const region = prefix === 'default' ? DEFAULT_REGION : ALL_REGIONS.find(each => each.prefix === prefix)
  if (!region || !isLocaleCode(locale)) return undefined
  const own = regions?.of(region).own
  const [name, short] = [own?.regionFullTitle?.[locale], own?.regionTitle?.[locale]]
  return name || short ? { ...(name ? { name } : {}), ...(short ? { short_name: short } : {}) } : undefined
}

const manifest = z.record(z.string(), z.unknown())

/** The built manifest under the region's own names; asked for anew each time, since those change while the build stays. */
export async function sendManifest(
  request: FastifyRequest,
  reply: FastifyReply,
  file: StaticFile,
  names: InstallNames,
): Promise<FastifyReply> {
  const built = manifest.parse(JSON.parse(await readFile(file.path, 'utf8')))
  const text = JSON.stringify({ ...built, ...names })
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 32)}"`
  reply.header('cache-control', 'no-cache').header('etag', etag).type(file.contentType)
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
  return reply.send(text)
}
