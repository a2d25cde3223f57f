import { readdirSync } from 'node:fs'

// The table "Layers" of the architecture: who may import whom, by layer.
const LAYERS = {
  kernel: ['kernel'],
  web: ['kernel', 'web'],
  node: ['kernel', 'node'],
  contract: ['kernel', 'contract'],
  rules: ['kernel', 'contract', 'rules'],
  server: ['kernel', 'node', 'contract', 'rules', 'server'],
  ui: ['kernel', 'web', 'contract', 'rules', 'ui'],
  spec: ['kernel', 'web', 'testing', 'contract', 'rules', 'server', 'ui', 'spec'],
  compose: ['kernel', 'node', 'contract', 'rules', 'server', 'compose'],
  testing: ['kernel', 'web', 'node', 'compose', 'contract', 'server', 'testing'],
  app: ['kernel', 'web', 'contract', 'ui'],
  'api-app': ['kernel', 'node', 'compose'],
}

// Inside a domain, what other domains may be used for: their words (contract), never their deeds.
const FOREIGN = {
  contract: ['layer:kernel', 'layer:contract'],
  rules: ['layer:kernel', 'layer:contract'],
  server: ['layer:kernel', 'layer:node', 'layer:contract'],
  ui: ['layer:kernel', 'layer:web', 'layer:contract'],
  spec: ['layer:kernel', 'layer:web', 'layer:testing', 'layer:contract'],
}

// Beyond that, tests beside a server or a screen may use the harness and the product's wiring.
const IN_TESTS = ['testing', 'compose']

/** Constraints of @nx/enforce-module-boundaries for the layers and for every domain found on disk. */
export function depConstraints(domainsFolder, { tests = false } = {}) {
  const more = tests ? IN_TESTS.map(layer => `layer:${layer}`) : []
  const byLayer = Object.entries(LAYERS).map(([layer, allowed]) => ({
    sourceTag: `layer:${layer}`,
    onlyDependOnLibsWithTags: [...allowed.map(name => `layer:${name}`), ...more],
  }))
  const byDomain = readdirSync(domainsFolder).flatMap(domain =>
    Object.entries(FOREIGN).map(([layer, allowed]) => ({
      allSourceTags: [`layer:${layer}`, `domain:${domain}`],
      onlyDependOnLibsWithTags: [...allowed, `domain:${domain}`, ...more],
    })),
  )
  return [...byLayer, ...byDomain]
}
