import { execFileSync, spawn } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, isAbsolute, join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { claimFolder, startEmbedded } from '.'
import { copyPrograms, installedPackage, prepareBinaries } from './binaries'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'tradeport-data-'))
  chmodSync(dataDir, 0o755)
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

describe('the embedded database', () => {
  test('keeps its rows over a stop and a start, and writes them through to the disk', async () => {
    const first = await startEmbedded({ dataDir })
    await query(first.url, "create table note (text text); insert into note values ('kept')")
    expect(await query(first.url, 'show fsync')).toEqual([{ fsync: 'on' }])
    await first.stop()
    expect(existsSync(join(first.folder, 'postmaster.pid'))).toBe(false)

    const second = await startEmbedded({ dataDir })
    expect(await query(second.url, 'select text from note')).toEqual([{ text: 'kept' }])
    await second.stop()
  })

  test('sorts by language and knows the extensions that migrations need', async () => {
    const database = await startEmbedded({ dataDir })
    const sorted = await query(
      database.url,
      `select string_agg(word, '' order by word collate "zh-x-icu") as words from unnest(array['张','阿','李']) word`,
    )
    expect(sorted).toEqual([{ words: '阿李张' }])
    await query(database.url, 'create extension pg_trgm; create extension unaccent; create extension btree_gin')
    await database.stop()
  })

  test('starts where the path is too long for a socket', async () => {
    const deep = join(dataDir, 'a-folder-with-a-rather-long-name'.repeat(3))
    mkdirSync(deep)
    const database = await startEmbedded({ dataDir: deep })
    expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }])
    await database.stop()
  })

  test('forgets the lock of a server that is gone, also where its number belongs to another process', async () => {
    const first = await startEmbedded({ dataDir })
    await first.stop()
    writeFileSync(join(first.folder, 'postmaster.pid'), `${process.pid}\n${first.folder}\n`)
    const second = await startEmbedded({ dataDir })
    await second.stop()
  })

  test('names a folder that holds something else', async () => {
    const folder = join(dataDir, 'postgres')
    mkdirSync(folder)
    writeFileSync(join(folder, 'stray.txt'), 'x')
    await expect(startEmbedded({ dataDir })).rejects.toThrow(/is damaged: it holds no PostgreSQL database/)
  })

  test('names a database that does not start', async () => {
    const first = await startEmbedded({ dataDir })
    await first.stop()
    writeFileSync(join(first.folder, 'global', 'pg_control'), 'broken')
    await expect(startEmbedded({ dataDir })).rejects.toThrow(/does not start: .*pg_control.*npm run reset/s)
  })

  test.runIf(process.getuid?.() === 0)('lives elsewhere when its user cannot enter the data folder', async () => {
    chmodSync(dataDir, 0o700)
    const first = await startEmbedded({ dataDir })
    expect(first.folder).toMatch(/^\/var\/lib\/tradeport\//)
    expect(readFileSync(join(dataDir, 'database-location'), 'utf8').trim()).toBe(first.folder)
    await first.stop()
    const second = await startEmbedded({ dataDir })
    expect(second.folder).toBe(first.folder)
    await second.stop()
    rmSync(dirname(first.folder), { recursive: true })
  })

  test('leaves nothing behind when ephemeral', async () => {
    const database = await startEmbedded({ ephemeral: true })
    expect(await query(database.url, 'show fsync')).toEqual([{ fsync: 'off' }])
    await database.stop()
    expect(existsSync(dirname(database.folder))).toBe(false)
  })
})

test('a copy of the programs does not lean on the installed ones', () => {
  prepareBinaries(undefined, dataDir)
  const copy = copyPrograms(installedPackage().native, join(dataDir, 'copy'))
  expect(execFileSync(join(copy, 'bin', 'initdb'), ['--version']).toString()).toMatch(/PostgreSQL\) 18/)
  const links = readdirSync(join(copy, 'lib'), { withFileTypes: true }).filter(entry => entry.isSymbolicLink())
  for (const link of links) expect(isAbsolute(readlinkSync(join(link.parentPath, link.name)))).toBe(false)
})

describe('the data folder', () => {
  test('is given to one instance at a time', () => {
    const other = spawn('sleep', ['30'])
    const startTime = readFileSync(`/proc/${other.pid}/stat`, 'utf8').split(' ')[21]
    writeFileSync(join(dataDir, 'instance.lock'), `${other.pid} ${startTime}`)
    expect(() => claimFolder(dataDir)).toThrow(`in use by another running Tradeport (process ${other.pid})`)
    other.kill()
  })

  test('is free again after its holder has ended, tidily or not', () => {
    writeFileSync(join(dataDir, 'instance.lock'), '999999 1')
    const claim = claimFolder(dataDir)
    claim.release()
    claimFolder(dataDir).release()
  })
})
