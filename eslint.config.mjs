import { fileURLToPath } from 'node:url'
import { createProjectGraphAsync } from '@nx/devkit'
import nx from '@nx/eslint-plugin'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { depConstraints } from './tools/eslint/boundaries.js'
import { noLiteralText } from './tools/eslint/rules/no-literal-text.js'
import { reasonedComments } from './tools/eslint/rules/reasoned-comments.js'

// The boundary rule skips itself, with a mere warning, where no project graph has been computed yet.
process.env['NX_DAEMON'] ??= 'false'
await createProjectGraphAsync({ exitOnError: true })

const domains = fileURLToPath(new URL('libs/domain', import.meta.url))
const BESIDE_CODE = ['libs/**/*.test.{ts,tsx}', 'libs/**/*.test-*.{ts,tsx}', 'apps/**/*.test.{ts,tsx}']
const TESTS = [...BESIDE_CODE, 'libs/testing/**', 'libs/domain/*/spec/**', 'e2e/**', 'tools/**/*.test.ts']

const NO_CAST = {
  selector: 'TSAsExpression:not([typeAnnotation.typeName.name="const"])',
  message: 'No cast: parse, narrow or type the source instead.',
}
const NO_NON_NULL = { selector: 'TSNonNullExpression', message: 'No "!": handle the missing case.' }
const NO_HTML = {
  selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
  message: 'Show cleaned rich text through Prose or RichText; everything else is mere text.',
}
const NO_ENUM = { selector: 'TSEnumDeclaration', message: 'Use a union of string literals.' }

function boundaries(where) {
  return ['error', { allow: [], depConstraints: depConstraints(domains, where) }]
}

export default tseslint.config(
  { ignores: ['node_modules', 'dist', 'data', '.nx', '.cache', 'test-results', 'playwright-report'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx,js,mjs,cjs}'],
    extends: [tseslint.configs.base],
    plugins: { tradeport: { rules: { 'no-literal-text': noLiteralText, 'reasoned-comments': reasonedComments } } },
    rules: {
      'tradeport/reasoned-comments': 'error',
      'no-debugger': 'error',
      'no-var': 'error',
      'prefer-const': 'error',
      'no-empty': 'error',
      'no-constant-condition': 'error',
      'no-unreachable': 'error',
      'no-dupe-keys': 'error',
      'no-self-compare': 'error',
      'no-cond-assign': 'error',
      'no-fallthrough': 'error',
      'no-unsafe-finally': 'error',
      'no-restricted-imports': [
        'error',
        { paths: [{ name: 'zod', message: 'Use z of @tradeport/kernel/contract-kit.' }] },
      ],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { '@nx': nx },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { prefer: 'type-imports', fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-unused-expressions': 'error',
      '@typescript-eslint/no-non-null-asserted-optional-chain': 'error',
      'no-restricted-syntax': ['error', NO_CAST, NO_NON_NULL, NO_ENUM, NO_HTML],
      '@nx/enforce-module-boundaries': boundaries({ tests: false }),
    },
  },
  {
    // Infrastructure meets untyped edges (JSON, drivers, DOM); each cast there says why.
    files: ['libs/kernel/**', 'libs/web/**', 'libs/node/**', 'libs/testing/**', 'tools/**', 'e2e/**'],
    rules: { 'no-restricted-syntax': ['error', NO_NON_NULL, NO_ENUM, NO_HTML] },
  },
  {
    files: ['libs/{kernel,web,node,domain,compose}/**/*.{ts,tsx}', 'apps/**/*.{ts,tsx}'],
    ignores: TESTS,
    rules: { 'no-console': 'error', 'no-alert': 'error' },
  },
  {
    // A build's configuration belongs to the tools, not to the app's code.
    files: ['apps/*/vite.config.ts'],
    rules: { '@nx/enforce-module-boundaries': 'off' },
  },
  {
    files: ['libs/kernel/contract-kit/**'],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    files: ['**/*.tsx'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['libs/web/**/*.ts', 'libs/domain/*/ui/**/*.ts'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['**/*.tsx'],
    ignores: TESTS,
    rules: { 'tradeport/no-literal-text': 'error' },
  },
  {
    files: BESIDE_CODE,
    rules: { '@nx/enforce-module-boundaries': boundaries({ tests: true }) },
  },
  {
    // A test may take what it has just put there.
    files: TESTS,
    rules: { 'no-restricted-syntax': ['error', NO_ENUM] },
  },
)
