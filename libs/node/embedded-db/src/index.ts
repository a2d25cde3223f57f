export { startEmbedded, type EmbeddedDatabase, type EmbeddedOptions } from './start-embedded'
export { EmbeddedDatabaseError, type EmbeddedDatabaseFault } from './embedded-database-error'
export { claimFolder, type FolderClaim } from './folder-claim'
