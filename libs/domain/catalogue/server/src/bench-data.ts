import { sql } from 'drizzle-orm'
import { productContent } from '@tradeport/domain/catalogue/contract'
import { stem } from '@tradeport/kernel/values'
import type { Db } from '@tradeport/node/db'
import { foldCounts } from './catalogue.jobs'
import { filled } from './filled-statement'
import { contentToStore } from './product-content'
import { measureBands } from './score-bands'

export interface BenchPlan {
  count: number
  regionId: string
  /** Open stores; products are spread over them. */
  storeIds: readonly string[]
  /** Leaf categories; products are spread over them. */
  categories: readonly string[]
  /** Numbers begin after those of earlier runs. */
  from?: number
}

/** Words of the trade, from the most used on; the long tail is made of syllables. */
const HEAD_EN = [
  'knit',
  'sweater',
  'wool',
  'women',
  'cotton',
  'men',
  'soft',
  'winter',
  'cashmere',
  'merino',
  'custom',
  'cardigan',
  'pullover',
  'jacquard',
  'hoodie',
  'autumn',
  'ribbed',
  'blend',
  'crew',
  'neck',
  'sleeve',
  'loose',
  'oversized',
  'turtleneck',
  'acrylic',
  'vest',
  'striped',
  'cable',
  'mohair',
  'alpaca',
  'scarf',
  'beanie',
  'gloves',
  'blanket',
  'jumper',
  'polo',
  'zip',
  'button',
  'pocket',
  'cropped',
]
const HEAD_ZH = [
  '针织',
  '毛衣',
  '羊毛',
  '女士',
  '棉',
  '男士',
  '柔软',
  '冬季',
  '羊绒',
  '美利奴',
  '定制',
  '开衫',
  '套头',
  '提花',
  '连帽',
  '秋季',
  '罗纹',
  '混纺',
  '圆领',
  '长袖',
]
const SYLLABLES = [
  'ba',
  'ce',
  'di',
  'fo',
  'gu',
  'ha',
  'je',
  'ki',
  'lo',
  'mu',
  'na',
  'pe',
  'qi',
  'ro',
  'su',
  'ta',
  've',
  'wi',
  'xo',
  'zu',
]
const CHARACTERS = [
  '云',
  '山',
  '水',
  '月',
  '星',
  '花',
  '竹',
  '海',
  '天',
  '金',
  '玉',
  '春',
  '夏',
  '青',
  '白',
  '红',
  '蓝',
  '紫',
  '丝',
  '线',
]
const GAUGES = ['3', '5', '7', '9', '12', '14', '16']
const FIBRES = ['merino', 'cashmere', 'cotton', 'acrylic']
const COLOURS = ['red', 'navy', 'oat']
/** What a product says that says nothing of itself, as it is kept. */
function template(): string {
  const noCategory = '00000000-0000-0000-0000-000000000000'
  return JSON.stringify(contentToStore(productContent.parse({ categoryId: noCategory, sourceLocale: 'en_US' })))
}

const VOCABULARY = 6000
const CHUNK = 20_000

const quoted = (words: readonly string[]) => `array[${words.map(word => `'${word}'`).join(', ')}]`

/** Functions that live as long as the connection: a number between 0 and 1 for a row and a purpose, and the word of a rank. */
const FUNCTIONS = `
  create or replace function pg_temp.chance(row_number bigint, purpose int) returns float8 language sql immutable parallel safe as
  $$ select (hashint8extended(row_number, purpose) & 2147483647) / 2147483648.0 $$;
  create or replace function pg_temp.pick(words text[], chance float8) returns text language sql immutable parallel safe as
  $$ select words[1 + floor(chance * cardinality(words))::int] $$;
  -- Ranks follow Zipf's law: the n-th word is about 1/n as frequent as the first.
  create or replace function pg_temp.rank_of(chance float8) returns int language sql immutable parallel safe as
  $$ select floor(power(${VOCABULARY}, chance))::int $$;
  create or replace function pg_temp.word_en(rank int) returns text language sql immutable parallel safe as
  $$ select case when rank <= ${HEAD_EN.length} then (${quoted(HEAD_EN)})[rank]
     else (${quoted(SYLLABLES)})[1 + rank % 20] || (${quoted(SYLLABLES)})[1 + rank / 20 % 20] || (${quoted(SYLLABLES)})[1 + rank / 400 % 20] || 'k' end $$;
  -- As the index keeps it: made words end in a letter that nothing cuts off.
  create or replace function pg_temp.stem_en(rank int) returns text language sql immutable parallel safe as
  $$ select case when rank <= ${HEAD_EN.length} then (${quoted(HEAD_EN.map(stem))})[rank] else pg_temp.word_en(rank) end $$;
  create or replace function pg_temp.word_zh(rank int) returns text language sql immutable parallel safe as
  $$ select case when rank <= ${HEAD_ZH.length} then (${quoted(HEAD_ZH)})[rank]
     else (${quoted(CHARACTERS)})[1 + rank % 20] || (${quoted(CHARACTERS)})[1 + rank / 20 % 20] || (${quoted(CHARACTERS)})[1 + rank / 400 % 20] end $$;`

/** So many different texts; products share them, words stay as frequent as they are. */
const PHRASES = 20_000

/** Texts and their search words, made once and not for every product. Lives as long as the connection. */
const PHRASE_TABLE = `
  create temporary table if not exists bench_phrase as
  select n, jsonb_build_object('en_US', array_to_string(en[1:6], ' '), 'zh_CN', array_to_string(zh[1:5], '')) as title,
    jsonb_build_object('en_US', array_to_string(en, ' ')) as summary,
    (select string_agg('''' || w.word || ''':' || w.at || w.weight, ' ')
      from (select word, at, 'A' as weight from unnest(stems[1:6]) with ordinality t (word, at)
        union all select word, 10 + at, 'A' from unnest(zh[1:5]) with ordinality t (word, at)
        union all select word, 20 + at, 'B' from unnest(stems[7:8] || zh[6]) with ordinality t (word, at)) w)::tsvector as words
  from (select n,
      (select array_agg(pg_temp.word_en(pg_temp.rank_of(pg_temp.chance(n, 10 + at))) order by at) from generate_series(1, 8) at) as en,
      (select array_agg(pg_temp.stem_en(pg_temp.rank_of(pg_temp.chance(n, 10 + at))) order by at) from generate_series(1, 8) at) as stems,
      (select array_agg(pg_temp.word_zh(pg_temp.rank_of(pg_temp.chance(n, 30 + at))) order by at) from generate_series(1, 6) at) as zh
    from generate_series(0, ${PHRASES - 1}) n) texts`

/** One row per product with everything that varies. */
const SOURCE = `
  select g, ('0196' || lpad(to_hex(g / 65536), 4, '0') || '-' || lpad(to_hex(g % 65536), 4, '0') || '-7000-8000-' || lpad(to_hex(g), 12, '0'))::uuid as id,
    ($2::uuid[])[1 + floor(pg_temp.chance(g, 1) * cardinality($2::uuid[]))::int] as store_id,
    ($3::uuid[])[1 + floor(pg_temp.chance(g, 2) * cardinality($3::uuid[]))::int] as category_id,
    phrase.title, phrase.summary, phrase.words,
    pg_temp.pick(${quoted(GAUGES)}, pg_temp.chance(g, 50)) as gauge,
    pg_temp.pick(${quoted(FIBRES)}, pg_temp.chance(g, 51)) as fibre,
    pg_temp.pick(${quoted(COLOURS)}, pg_temp.chance(g, 52)) as colour,
    (100 * (1 + floor(pg_temp.chance(g, 53) * 20)))::int as moq,
    round((4 + pg_temp.chance(g, 54) * 40)::numeric, 2) as price,
    7 + floor(pg_temp.chance(g, 55) * 60)::int as lead_days,
    pg_temp.chance(g, 56) < 0.6 as sample,
    60 + floor(pg_temp.chance(g, 57) * 41)::int as completeness,
    timestamptz '2025-01-01' + make_interval(secs => g) as at
  from generate_series($4::bigint, $5::bigint) g
  join bench_phrase phrase on phrase.n = floor(pg_temp.chance(g, 10) * ${PHRASES})::int`

const PRODUCTS = `
  insert into product (id, no, region_id, store_id, company_id, category_id, status, version, content, title, source_locale, model_no,
    price_min, price_max, price_currency, sale_unit, moq, sku_count, completeness, published_at, created_at, updated_at)
  select p.id, 'PRB' || p.g, $1, p.store_id, s.company_id, p.category_id, 'on_sale', 1,
    $6::jsonb || jsonb_build_object('categoryId', p.category_id, 'tradeTypes', array['foreign'], 'title', p.title, 'summary', p.summary,
      'attributes', jsonb_build_object('gauge', p.gauge, 'composition', jsonb_build_array(jsonb_build_object('option', p.fibre, 'percent', '100'))),
      'moq', p.moq::text, 'incoterms', array['FOB'], 'originCountry', 'CN', 'modelNo', 'B-' || p.g,
      'priceTiers', jsonb_build_array(
        jsonb_build_object('skuCode', null, 'tradeType', 'foreign', 'currency', 'USD', 'incoterm', 'FOB', 'port', 'Ningbo',
          'minQty', p.moq::text, 'price', p.price::text, 'priceTo', null),
        jsonb_build_object('skuCode', null, 'tradeType', 'foreign', 'currency', 'USD', 'incoterm', 'FOB', 'port', 'Ningbo',
          'minQty', (p.moq * 5)::text, 'price', round(p.price * 0.9, 2)::text, 'priceTo', null)),
      'leadTimes', jsonb_build_array(jsonb_build_object('minQty', p.moq::text, 'days', p.lead_days, 'fromEvent', 'deposit_received')),
      'packaging', jsonb_build_object('inner', '', 'pcsPerCarton', 40, 'lengthCm', '60', 'widthCm', '40', 'heightCm', '45',
        'grossKg', '18.5', 'netKg', '16.8'),
      'media', jsonb_build_array(jsonb_build_object('fileId', p.id, 'kind', 'image', 'isCover', true))),
    p.title, 'en_US', 'B-' || p.g,
    round(p.price * 0.9, 2), p.price, 'USD', 'piece', p.moq, 1, p.completeness, p.at, p.at, p.at
  from (${SOURCE}) p join store s on s.id = p.store_id`

const LISTINGS = `
  insert into product_listing (product_id, region_id, store_id, category_id, visible, score, published_at, title, source_locale, prices,
    price_currency, price_ref, sale_unit, moq, lead_days, sample, customisable, incoterms, origin_country, store_name, store_slug,
    store_locale, country, verify_level, founded_year, response_rate, price_visibility, terms, search)
  select p.id, $1, p.store_id, p.category_id, true, scored.score, p.at,
    p.title, 'en_US',
    jsonb_build_object('USD', jsonb_build_array(round(p.price * 0.9, 2)::text, p.price::text)), 'USD', round(p.price * 0.9, 2), 'piece',
    p.moq, p.lead_days, p.sample, false, array['FOB'], 'CN', s.name, s.slug, s.source_locale, s.country, s.verify_level, s.founded_year,
    s.response_rate, s.price_visibility,
    array['region=' || $1, 'a.gauge=' || p.gauge, 'a.composition=' || p.fibre, 'a.colour=' || p.colour, 'incoterm=FOB', 'trade=foreign', 'origin=CN',
      'verify=' || s.verify_level] || case when p.sample then array['sample=yes'] else '{}' end,
    p.words || array_to_tsvector(array['~' || scored.score / 5 || '.' || $1] || category.marks)
  from (${SOURCE}) p join store s on s.id = p.store_id
  join (select id, (select array_agg('^' || above) from unnest(path) above) as marks from category) category on category.id = p.category_id
  cross join lateral (select p.completeness + s.verify_level * 20 + round(coalesce(s.response_rate, 50) * 0.3)::int
    + case when p.sample then 10 else 0 end as score) scored`

/** From here on it is faster to build the indexes once than to keep them up to date. */
const REBUILD_FROM = 50_000

/** Loads without the indexes of the two tables, and makes them again as they were. */
async function withoutIndexes(db: Db, load: () => Promise<void>): Promise<void> {
  const { rows } = await db.execute<{ name: string; definition: string }>(sql`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i left join pg_constraint c on c.conindid = i.indexrelid
    where i.indrelid in ('product'::regclass, 'product_listing'::regclass) and c.oid is null`)
  for (const { name } of rows) await db.execute(sql.raw(`drop index ${name}`))
  await load()
  await db.execute(sql`set maintenance_work_mem = '256MB'`)
  for (const { definition } of rows) await db.execute(sql.raw(definition))
  await db.execute(sql`reset maintenance_work_mem`)
}

/**
 * Fills the mall with products on sale, the same ones for the same numbers: set-based, in chunks, with words as frequent as in a
 * language. `db` must be one connection or transaction, since the helper functions live there.
 */
export async function generateProducts(db: Db, plan: BenchPlan): Promise<void> {
  const { count, regionId, storeIds, categories, from = 1 } = plan
  await db.execute(sql`set statement_timeout = 0`)
  await db.execute(sql.raw(FUNCTIONS))
  await db.execute(sql.raw(PHRASE_TABLE))
  await db.execute(sql`analyze bench_phrase`)
  const content = template()
  const load = async () => {
    for (let first = from; first < from + count; first += CHUNK) {
      const last = Math.min(first + CHUNK, from + count) - 1
      const values = [regionId, [...storeIds], [...categories], first, last, content]
      await db.execute(filled(PRODUCTS, values))
      await db.execute(filled(LISTINGS, values))
    }
  }
  await (count < REBUILD_FROM ? load() : withoutIndexes(db, load))
  await db.execute(sql`
    insert into search_suggestion (region_id, folded, display, uses)
    select ${regionId}, word, word, greatest(1, ${count} / rank)
    from (select distinct on (word) word, rank from (
      select pg_temp.word_en(rank) as word, rank from generate_series(1, ${VOCABULARY}) rank
      union all select pg_temp.word_zh(rank), rank from generate_series(1, ${VOCABULARY}) rank) all_words order by word, rank) words
    on conflict do nothing`)
  await db.execute(sql`
    insert into search_word (word, stem, sound)
    select distinct on (word) word, stem, word from (
      select pg_temp.word_en(rank) as word, pg_temp.stem_en(rank) as stem from generate_series(1, ${VOCABULARY}) rank) words
    order by word on conflict do nothing`)
  await foldCounts(db)
  await measureBands(db)
}
