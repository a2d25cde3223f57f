import { defineConfig } from '@playwright/test'
import base from './playwright.config'

const { reporter: _reporter, ...config } = base

/** Takes pictures of every page, for people: `npm run screenshots`. */
export default defineConfig({
  ...config,
  testMatch: '**/*.screenshots.ts',
  reporter: [['list']],
  timeout: 600_000,
})
