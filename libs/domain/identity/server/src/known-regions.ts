import { NOTHING_SAID_OF_REGION, regionContent, type RegionContent } from '@tradeport/domain/identity/contract'
import { regionOwnOf } from '@tradeport/domain/identity/rules'
import { regionById, regionWith, type RegionConfig, type RegionOwn } from '@tradeport/kernel/config'
import type { ActorContext, MountParts, RegionBook, Service } from '@tradeport/node/server-kit'

/** Every process of the API hears of a change. */
const CHANNEL = 'tradeport_regions'
/** What was told while the connection for hearing was down is found this often. */
const LOOK_AGAIN_MS = 60_000

interface KeptRow {
  region_id: string
  content: unknown
  closed_at: Date | null
  timers: unknown
}

/** What was kept under bounds that have become narrower since is the file's own again. */
export function contentOf(kept: unknown): RegionContent {
  const said = typeof kept === 'object' ? kept : {}
  const { success, data } = regionContent.safeParse({ ...NOTHING_SAID_OF_REGION, ...said })
  return success ? data : NOTHING_SAID_OF_REGION
}

/** Regions as operators have them: read once, and anew with each change, so that no call and no page waits for them. */
export class KnownRegions implements RegionBook {
  #own: ReadonlyMap<string, RegionOwn> = new Map()
  /** What pages of every region say of the renamed ones. */
  #names: Pick<RegionOwn, 'names'> | undefined
  #parts: MountParts | undefined
  #reading: Promise<void> = Promise.resolve()

  of(region: RegionConfig): RegionConfig {
    return regionWith(region, this.#own.get(region.regionId) ?? this.#names)
  }

  service(parts: MountParts): Service {
    let timer: NodeJS.Timeout | undefined
    this.#parts = parts
    parts.hub.channel(CHANNEL, () => void this.#look())
    return {
      start: async () => {
        timer = setInterval(() => void this.#look(), LOOK_AGAIN_MS)
        await this.#look()
      },
      stop: async () => {
        clearInterval(timer)
        await this.#reading
      },
    }
  }

  /** After a change: this process knows of it with its answer, the others hear of it. */
  async changed(ctx: ActorContext): Promise<void> {
    await ctx.query('region_tell', 'select pg_notify($1, $2)', [CHANNEL, ctx.region.regionId])
    ctx.afterCommit(() => this.#look())
  }

  #look(): Promise<void> {
    const parts = this.#parts
    if (!parts) return Promise.resolve()
    this.#reading = this.#reading
      .then(() => this.#read(parts))
      .catch((error: unknown) => parts.logger.warn({ err: error }, 'regions could not be read; they stay as they were'))
    return this.#reading
  }

  async #read({ pool }: MountParts): Promise<void> {
    const { rows } = await pool.query<KeptRow>(
      `select coalesce(p.region_id, s.region_id) as region_id, p.content, p.closed_at, s.own as timers
       from region_profile p full join region_setting s on s.region_id = p.region_id`,
    )
    const said = rows.map(row => ({ ...row, content: contentOf(row.content) }))
    const renamed = said.flatMap(({ region_id, content: { regionName } }) => {
      const region = regionById(region_id)?.region
      return region && Object.keys(regionName).length > 0 ? [[region, regionName] as const] : []
    })
    this.#names = renamed.length > 0 ? { names: Object.fromEntries(renamed) } : undefined
    this.#own = new Map(
      said.map(({ region_id, content, closed_at, timers }) => [
        region_id,
        { ...regionOwnOf({ content, closedAt: closed_at, timers }), ...this.#names },
      ]),
    )
  }
}
