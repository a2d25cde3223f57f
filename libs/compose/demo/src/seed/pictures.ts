import { createHash } from 'node:crypto'
import type pg from 'pg'
import { uuidv7 } from '@tradeport/node/db'
import { artKey, type ArtSpec } from '../artwork/art-spec'

interface Picture {
  id: string
  regionId: string
  companyId: string | null
  key: string
  width: number
  height: number
}

const SIZE: Record<ArtSpec['art'], readonly [width: number, height: number]> = {
  product: [1200, 1200],
  store: [1600, 400],
  logo: [400, 400],
  news: [1200, 675],
  service: [800, 600],
  category: [480, 360],
}

/** Collects the demo's pictures and writes their rows in few statements. */
export class PictureShelf {
  private readonly waiting: Picture[] = []

  add(spec: ArtSpec, regionId: string, companyId: string | null): string {
    const [width, height] = SIZE[spec.art]
    const id = uuidv7()
    this.waiting.push({ id, regionId, companyId, key: artKey(spec), width, height })
    return id
  }

  async flush(pool: pg.Pool): Promise<void> {
    const rows = this.waiting.splice(0)
    if (rows.length === 0) return
    await pool.query(
      `insert into file_asset (id, region_id, owner_company_id, kind, visibility, file_name, mime, size, sha256, width, height, storage_key, created_at)
       select p.id, p.region_id, p.company_id, 'image', 'public', 'picture.svg', 'image/svg+xml', length(p.key), p.sha256, p.width, p.height, p.key, now()
       from jsonb_to_recordset($1::jsonb) as p (id uuid, region_id text, company_id uuid, key text, sha256 text, width int, height int)`,
      [
        JSON.stringify(
          rows.map(row => ({
            id: row.id,
            region_id: row.regionId,
            company_id: row.companyId,
            key: row.key,
            sha256: createHash('sha256').update(row.key).digest('hex'),
            width: row.width,
            height: row.height,
          })),
        ),
      ],
    )
  }
}
