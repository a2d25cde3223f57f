// Projects, their tags and their targets follow from the path alone: adding a library edits no configuration.
//   libs/kernel/<x>            layer:kernel          libs/domain/<d>/<part>   layer:<part>, domain:<d>
//   libs/{web,node}/<x>        layer:web|node        apps/<web app>           layer:app
//   libs/{compose,testing}/<x> layer:compose|testing apps/api                 layer:api-app
const { dirname } = require('node:path')

const WEB_APP = /^apps\/([^/]+)$/
const DOMAIN_PART = /^libs\/domain\/([^/]+)\/([^/]+)$/
const LIB = /^libs\/([^/]+)\/([^/]+)$/

/** @returns {{ name: string, tags: string[] } | undefined} */
function describe(root) {
  const app = WEB_APP.exec(root)
  if (app) return { name: app[1], tags: [app[1] === 'api' ? 'layer:api-app' : 'layer:app'] }
  const part = DOMAIN_PART.exec(root)
  if (part) return { name: `${part[1]}-${part[2]}`, tags: [`layer:${part[2]}`, `domain:${part[1]}`] }
  const lib = LIB.exec(root)
  if (lib) return { name: `${lib[1]}-${lib[2]}`, tags: [`layer:${lib[1]}`] }
  return undefined
}

// Vite's own loader of configurations would want file extensions in every import that they reach.
const BUNDLED_CONFIG = { env: { VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' } }

function targetsOf(name, tags) {
  const inputs = ['default', '^default']
  if (tags.includes('layer:app'))
    return {
      build: {
        command: `vite build apps/${name}`,
        options: BUNDLED_CONFIG,
        cache: true,
        inputs,
        outputs: ['{workspaceRoot}/dist/apps/' + name],
      },
      serve: { command: `vite dev apps/${name}`, options: BUNDLED_CONFIG, continuous: true },
    }
  if (tags.includes('layer:api-app'))
    return {
      build: {
        command: `vite build apps/${name}`,
        options: BUNDLED_CONFIG,
        cache: true,
        inputs,
        outputs: ['{workspaceRoot}/dist/apps/api'],
      },
      serve: { command: 'node tools/start/start.mjs --api-only', continuous: true },
    }
  return {}
}

module.exports = {
  name: 'tradeport-infer-projects',
  createNodesV2: [
    '{apps/*/src/main.{ts,tsx},libs/*/*/src/index.ts,libs/domain/*/*/src/index.ts}',
    files =>
      files.flatMap(file => {
        const root = dirname(dirname(file))
        const project = describe(root)
        if (!project) return []
        const targets = targetsOf(project.name, project.tags)
        const projectType = root.startsWith('apps/') ? 'application' : 'library'
        return [[file, { projects: { [root]: { ...project, root, projectType, targets } } }]]
      }),
  ],
}
