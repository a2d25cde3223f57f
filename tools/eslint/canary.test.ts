import { ESLint } from 'eslint'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'

// A rule that silently stops working looks like clean code. Each row plants a fault where it may not be and expects refusal.
const root = fileURLToPath(new URL('../../', import.meta.url))
let eslint: ESLint
beforeAll(() => {
  eslint = new ESLint({ cwd: root })
})

async function rulesBrokenBy(path: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: `${root}${path}` })
  return (result?.messages ?? []).map(({ ruleId }) => ruleId ?? 'parse')
}

const BOUNDARIES = '@nx/enforce-module-boundaries'
const imports = (name: string) => `import * as other from '${name}'\nexport const value = other\n`

describe('lint refuses', { timeout: 60_000 }, () => {
  test.each([
    ['kernel that uses the browser', 'libs/kernel/config/src/canary.ts', '@tradeport/web/request'],
    ['a browser library that uses the server', 'libs/web/request/src/canary.ts', '@tradeport/node/db'],
    ['a contract that uses rules', 'libs/domain/identity/contract/src/canary.ts', '@tradeport/domain/identity/rules'],
    ['a screen that uses a server', 'libs/domain/identity/ui/src/canary.ts', '@tradeport/domain/identity/server'],
    [
      'a server that uses another server',
      'libs/domain/identity/server/src/canary.ts',
      '@tradeport/domain/files/server',
    ],
    ['an app that uses a server', 'apps/portal/src/canary.ts', '@tradeport/domain/identity/server'],
    ['a relative import into another project', 'libs/web/session/src/canary.ts', '../../request/src/index'],
  ])('%s', async (_name, path, target) => {
    expect(await rulesBrokenBy(path, imports(target))).toContain(BOUNDARIES)
  })

  test.each([
    ['any', 'libs/kernel/config/src/canary.ts', 'export const x: any = 1\n', '@typescript-eslint/no-explicit-any'],
    [
      'a cast',
      'libs/domain/identity/rules/src/canary.ts',
      'export const x = JSON.parse("1") as number\n',
      'no-restricted-syntax',
    ],
    ['an enum', 'libs/kernel/config/src/canary.ts', 'export enum Colour { Red }\n', 'no-restricted-syntax'],
    [
      'text in a tag',
      'libs/web/ui/src/canary.tsx',
      'export const X = () => <p>Hello</p>\n',
      'tradeport/no-literal-text',
    ],
    [
      'text in an attribute',
      'libs/web/ui/src/canary.tsx',
      'export const X = () => <img alt="Ship" />\n',
      'tradeport/no-literal-text',
    ],
    [
      'text in an expression',
      'apps/portal/src/canary.tsx',
      "export const X = () => <p>{'Hello'}</p>\n",
      'tradeport/no-literal-text',
    ],
    [
      'unfinished work',
      'libs/kernel/config/src/canary.ts',
      `// ${'TO'}DO later\nexport const x = 1\n`,
      'tradeport/reasoned-comments',
    ],
    [
      'a silenced check',
      'libs/kernel/config/src/canary.ts',
      '// eslint-disable-next-line no-var\nvar x = 1\nexport { x }\n',
      'tradeport/reasoned-comments',
    ],
    [
      'a hook in a condition',
      'libs/web/ui/src/canary.tsx',
      "import { useState } from 'react'\nexport const X = (p: { a: boolean }) => {\n  if (p.a) useState(1)\n  return null\n}\n",
      'react-hooks/rules-of-hooks',
    ],
  ])('%s', async (_name, path, code, rule) => {
    expect(await rulesBrokenBy(path, code)).toContain(rule)
  })
})

test('lint allows what the table of layers allows', { timeout: 60_000 }, async () => {
  expect(await rulesBrokenBy('libs/domain/identity/server/src/canary.ts', imports('@tradeport/node/db'))).toEqual([])
  expect(
    await rulesBrokenBy('libs/domain/identity/server/src/canary.ts', imports('@tradeport/domain/identity/rules')),
  ).toEqual([])
  expect(
    await rulesBrokenBy('libs/domain/identity/ui/src/canary.ts', imports('@tradeport/domain/files/contract')),
  ).toEqual([])
})
