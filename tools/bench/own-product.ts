import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { ownFolder } from './own-folder'

export interface Product {
  /** Address of the portal. */
  portal: string
  /** Of the demo's accounts; empty where a product runs already and nobody has said it. */
  password: string
}

/** A product that runs already, or one of its own on an empty folder, with the demo's goods. */
export async function withProduct<T>(running: readonly string[], work: (product: Product) => Promise<T>): Promise<T> {
  const [portal, password = ''] = running
  return portal === undefined ? withOwnProduct(work) : work({ portal: portal.replace(/\/$/, ''), password })
}

async function withOwnProduct<T>(work: (product: Product) => Promise<T>): Promise<T> {
  const folder = await ownFolder()
  const port = await freePort()
  const product = spawn(process.execPath, ['tools/start/start.mjs'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: folder },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  try {
    while (!(await isReady(port))) {
      if (product.exitCode !== null) throw new Error('the product does not start: npm start says why')
      await new Promise(resolve => setTimeout(resolve, 500))
    }
    return await work({
      portal: `http://www.tradeport.localhost:${port}`,
      password: await demoPassword(folder),
    })
  } finally {
    if (product.exitCode === null) {
      product.kill('SIGTERM')
      await once(product, 'exit')
    }
    await rm(folder, { recursive: true, force: true })
  }
}

async function demoPassword(folder: string): Promise<string> {
  const kept: unknown = JSON.parse(await readFile(join(folder, 'demo-accounts.json'), 'utf8'))
  const password: unknown = typeof kept === 'object' && kept !== null ? Reflect.get(kept, 'password') : undefined
  if (typeof password !== 'string') throw new Error('the demo has no password')
  return password
}

async function isReady(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/api/readyz`)).ok
  } catch {
    return false
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

/** The Chromium that `CHROMIUM` names, which `npm run` has looked for; else Playwright knows of one. */
export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({
    ...(process.env['CHROMIUM'] ? { executablePath: process.env['CHROMIUM'] } : {}),
    args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  })
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}
