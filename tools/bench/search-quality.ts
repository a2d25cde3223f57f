import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { createApi, wireProduct, type Api } from '@tradeport/compose/api'
import { seedDemo } from '@tradeport/compose/demo'
import { productPage } from '@tradeport/domain/catalogue/contract'
import { ALL_REGIONS, type RegionConfig } from '@tradeport/kernel/config'
import { LOCALE_CODES, type Envelope, type LocaleCode, type OutputOf } from '@tradeport/kernel/contract-kit'
import { createPool, migrate } from '@tradeport/node/db'
import { startEmbedded } from '@tradeport/node/embedded-db'
import { diskBlobs } from '@tradeport/node/server-kit'
import type pg from 'pg'
import { ownFolder } from './own-folder'
import { DEPTH, isWanted, measure, type Goods, type Measured } from './search-quality/judged'
import { QUESTIONS, type Question } from './search-quality/questions'

/** A folder to keep the demo in, or where it has been kept: for reading the misses of one change after another. */
const keptFolder = process.argv[2]

/** What a language's questions have to find of what could be on the first page. */
const MIN_RECALL = 0.9

async function main(): Promise<boolean> {
  const folder = keptFolder ?? (await ownFolder())
  const postgres = await startEmbedded({ dataDir: folder })
  const pool = createPool(postgres.url)
  try {
    const options = {
      pool,
      databaseUrl: postgres.url,
      blobs: diskBlobs(folder),
      publicUrl: 'http://www.tradeport.localhost',
      callsPerMinute: 0,
    }
    const wiring = wireProduct(options)
    await migrate(pool, wiring.migrations)
    const password = `Search-${randomBytes(6).toString('hex')}-1`
    await seedDemo({ options, wiring, password, progress: () => undefined })
    const api = await createApi(options, () => wiring)
    await api.jobs.run('catalogue.reindex-search')
    const good = await report(api, await goodsOnSale(pool))
    await api.app.close()
    return good
  } finally {
    await pool.end()
    await postgres.stop()
    if (!keptFolder) await rm(folder, { recursive: true, force: true })
  }
}

/** The demo's goods by what sellers have said of them. */
async function goodsOnSale(pool: pg.Pool): Promise<Goods[]> {
  const { rows } = await pool.query<Goods>(
    `select p.id, p.region_id as "regionId", c.slug as category, p.model_no as model, s.slug as "storeSlug",
       array(select part ->> 'option' from jsonb_array_elements(p.content #> '{attributes,composition}') part)
         || array_remove(array[p.content #>> '{attributes,material}'], null) as materials
     from product p join category c on c.id = p.category_id join store s on s.id = p.store_id
     where p.status = 'on_sale' and s.status = 'open'`,
  )
  return rows
}

async function report(api: Api, goods: readonly Goods[]): Promise<boolean> {
  const all: Measured[] = []
  let isGood = true
  for (const locale of LOCALE_CODES) {
    const measured: Measured[] = []
    for (const question of QUESTIONS[locale]) {
      const one = await ask(api, locale, question, goods)
      measured.push(one)
      if (one.recall < 1)
        say(`    ${locale}  ${question.text}: recall ${figure(one.recall)}, rank ${figure(one.reciprocalRank)}`)
    }
    all.push(...measured)
    isGood = line(locale, measured) && isGood
  }
  return line('overall', all) && isGood
}

async function ask(
  api: Api,
  locale: LocaleCode,
  { text, wanted }: Question,
  goods: readonly Goods[],
): Promise<Measured> {
  const right = goods.filter(one => isWanted(one, wanted))
  const region = ALL_REGIONS.find(({ regionId }) => right.some(one => one.regionId === regionId))
  if (!region) throw new Error(`the demo has nothing that answers "${text}"`)
  const ids = right.filter(one => one.regionId === region.regionId).map(one => one.id)
  return measure(await found(api, region, locale, text), new Set(ids))
}

async function found(api: Api, region: RegionConfig, locale: LocaleCode, keyword: string): Promise<string[]> {
  const answer = await api.app.inject({
    method: 'POST',
    url: `/api${productPage.path}`,
    headers: { locale, 'content-type': 'application/json' },
    payload: JSON.stringify({ keyword, pageNum: 1, pageSize: DEPTH, source: region.source }),
  })
  const envelope = answer.json<Envelope<OutputOf<typeof productPage>>>()
  if (!envelope.success) throw new Error(`"${keyword}" was answered ${answer.body.slice(0, 400)}`)
  return envelope.data.records.map(({ id }) => id)
}

const figure = (value: number) => value.toFixed(2)
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const say = (text: string) => process.stdout.write(`${text}\n`)

function line(name: string, measured: readonly Measured[]): boolean {
  const recall = mean(measured.map(one => one.recall))
  const rank = mean(measured.map(one => one.reciprocalRank))
  const good = recall >= MIN_RECALL
  say(
    `  ${name.padEnd(10)}${String(measured.length).padStart(4)} questions  recall@${DEPTH} ${figure(recall)}` +
      `  reciprocal rank ${figure(rank)}${good ? '' : `  below ${MIN_RECALL}`}`,
  )
  return good
}

process.exitCode = (await main()) ? 0 : 1
