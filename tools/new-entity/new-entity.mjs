// npm run new-entity -- content showcase
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const root = fileURLToPath(new URL('../../', import.meta.url))
const [domain, entity] = process.argv.slice(2)
if (!domain || !entity) {
  console.error('npm run new-entity -- <domain> <entity>, both in kebab-case')
  process.exit(1)
}
const { module } = await runnerImport(`${root}tools/new-entity/generate.ts`, {
  root,
  resolve: { tsconfigPaths: true },
  logLevel: 'error',
})
try {
  const { added, wired } = await module.generateEntity(root, domain, entity)
  console.log(`added\n  ${added.join('\n  ')}\nnamed in\n  ${wired.join('\n  ')}`)
  console.log(
    'next: npm run contract:lock, and better words than the general ones in the other languages (ui/src/…/locale)',
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
