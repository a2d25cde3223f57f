import { defineConfig, type TestProjectConfiguration } from 'vitest/config'

const postgres = './tools/test/postgres.global-setup.ts'
const jsdom = {
  environment: 'jsdom',
  environmentOptions: { jsdom: { url: 'http://www.tradeport.localhost:8080/' } },
  setupFiles: ['./tools/test/jsdom.setup.ts'],
  // As long as the testing library waits for what is on the page: see the setup.
  expect: { poll: { timeout: 8_000 } },
} as const

/** What a file has loaded serves the next one as well, in half the time: no file changes what is loaded. */
const shared = { isolate: false } as const

function project(name: string, test: object): TestProjectConfiguration {
  return {
    resolve: { tsconfigPaths: true },
    css: { modules: { localsConvention: 'camelCaseOnly' } },
    test: {
      name,
      css: { modules: { classNameStrategy: 'non-scoped' } },
      clearMocks: true,
      restoreMocks: true,
      ...test,
    },
  }
}

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      project('pure', {
        environment: 'node',
        ...shared,
        include: [
          'libs/kernel/**/*.test.ts',
          'libs/domain/*/{contract,rules}/**/*.test.ts',
          'libs/web/{request,navigation,offline}/**/*.test.ts',
          'tools/**/*.test.ts',
        ],
      }),
      project('api', {
        environment: 'node',
        ...shared,
        include: ['libs/{node,compose}/**/*.test.ts', 'libs/domain/*/server/**/*.test.ts', 'apps/api/**/*.test.ts'],
        globalSetup: [postgres],
        testTimeout: 20_000,
        hookTimeout: 60_000,
      }),
      // What pages have in common keeps something for as long as a page lives: each file has a page of its own.
      project('dom', {
        ...jsdom,
        include: ['libs/web/{react,entity,shell,ui,session,i18n}/**/*.test.{ts,tsx}'],
        testTimeout: 15_000,
      }),
      project('ui', {
        ...jsdom,
        ...shared,
        include: ['libs/domain/*/ui/**/*.test.{ts,tsx}', 'apps/!(api)/**/*.test.{ts,tsx}'],
        testTimeout: 15_000,
      }),
      project('spec', {
        ...jsdom,
        ...shared,
        include: ['libs/testing/**/*.test.{ts,tsx}', 'libs/domain/*/spec/**/*.{test,spec}.{ts,tsx}'],
        globalSetup: [postgres],
        testTimeout: 30_000,
        hookTimeout: 60_000,
      }),
    ],
  },
})
