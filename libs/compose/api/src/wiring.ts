import type { FastifyInstance } from 'fastify'
import type { Endpoint } from '@tradeport/kernel/contract-kit'
import type { MigrationSet } from '@tradeport/node/db'
import {
  NOTHING_PUBLISHED,
  REGIONS_OF_FILES,
  migrationSet,
  mount,
  platformMigrations,
  type Abilities,
  type FileStore,
  type Job,
  type Messenger,
  type MountParts,
  type PublishedTexts,
  type RegionBook,
  type ServerModule,
  type Service,
} from '@tradeport/node/server-kit'

/** What `createApi` serves: modules with their ports plugged in. */
export interface Wiring {
  messenger: Messenger
  contracts: readonly object[]
  migrations: readonly MigrationSet[]
  jobs: readonly Job[]
  mounts: readonly ((app: FastifyInstance, parts: MountParts) => void)[]
  services: readonly ((parts: MountParts) => readonly Service[])[]
  texts: PublishedTexts
  regions: RegionBook
  abilities: Abilities
  permits(endpoint: Endpoint, roles: readonly string[]): boolean
  rightsOf: MountParts['rightsOf']
  fileSourcesFor: FileStore['sourcesFor']
}

/** A module with its ports, ready to be mounted; the ports' type is checked here and forgotten. */
export interface Plugged {
  contract: object
  migrations: MigrationSet
  jobs: readonly Job[]
  mount(app: FastifyInstance, parts: MountParts): void
  services(parts: MountParts): readonly Service[]
}

export function plug<Ports, Contract extends object>(module: ServerModule<Ports, Contract>, ports: Ports): Plugged {
  return {
    contract: module.contract,
    migrations: migrationSet(module),
    jobs: module.jobs?.(ports) ?? [],
    mount: (app, parts) => mount(app, module, ports, parts),
    services: parts => module.services?.(ports, parts) ?? [],
  }
}

const nobodysRights: MountParts['rightsOf'] = party => {
  throw new Error(`no module says what a ${party} may do`)
}

const EVERYTHING_FREE: Abilities = { use: async () => undefined }

export function wiringOf(
  messenger: Messenger,
  plugged: readonly Plugged[],
  {
    texts = NOTHING_PUBLISHED,
    regions = REGIONS_OF_FILES,
    abilities = EVERYTHING_FREE,
    permits = () => true,
    rightsOf = nobodysRights,
    fileSourcesFor = () => [],
    lastMigrations = [],
  }: Partial<Pick<Wiring, 'texts' | 'regions' | 'abilities' | 'permits' | 'rightsOf' | 'fileSourcesFor'>> & {
    /** For what stands on the tables of several modules. */
    lastMigrations?: readonly MigrationSet[]
  } = {},
): Wiring {
  return {
    messenger,
    texts,
    regions,
    abilities,
    permits,
    rightsOf,
    fileSourcesFor,
    contracts: plugged.map(module => module.contract),
    migrations: [platformMigrations, ...plugged.map(module => module.migrations), ...lastMigrations],
    jobs: plugged.flatMap(module => module.jobs),
    mounts: plugged.map(module => module.mount),
    services: plugged.map(module => module.services),
  }
}
