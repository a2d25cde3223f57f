import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { withDemoArt } from '@tradeport/compose/demo'
import {
  createApi,
  createFirstPages,
  createSiteMap,
  gleifRegistry,
  httpSms,
  inviteFirst,
  wireProduct,
  type Api,
} from '@tradeport/compose/api'
import { migrate } from '@tradeport/node/db'
import { edge, mailbox } from '@tradeport/node/edge'
import { clamdScanner, diskBlobs } from '@tradeport/node/server-kit'
import { openDemo, type DemoSignIn } from './demo'
import type { Environment } from './environment'
import { StartFault } from './fault'
import { openLogger } from './logger'
import { assistantSettings } from './assistant'
import { mailboxOf, mailTransport } from './mail'
import { openBucket } from './open-bucket'
import { openDatabase, type OpenDatabase } from './open-database'
import type { Progress } from './progress'
import { keptSecretKey } from './secret-key'

/** The built front-ends lie beside the folder of this bundle, the regions' artwork in it. */
const APPS_FOLDER = fileURLToPath(new URL('..', import.meta.url))
const BRAND_FOLDER = fileURLToPath(new URL('brand', import.meta.url))

export interface RunningProduct {
  /** Whom one can sign in as, where a demo was made. */
  readonly demo: DemoSignIn | undefined
  stop(): Promise<void>
}

/**
 * Opens the database, serves the API and the front-ends on one port.
 *
 * @throws StartFault for what people can mend, among it `frontEnds` that could not be built: said when the demo stands, which would else be
 * left half made.
 */
export async function startProduct(
  environment: Environment,
  progress: Progress,
  frontEnds: Promise<unknown> = Promise.resolve(),
): Promise<RunningProduct> {
  // Looked at only once the demo stands; until then a fault must not end the process.
  frontEnds.catch(() => undefined)
  progress(environment.databaseUrl ? 'connecting to the database' : 'starting the database')
  const database = await openDatabase(environment, progress)
  try {
    const { api, demo } = await openApi(environment, database, progress, frontEnds)
    try {
      await listen(api, environment)
    } catch (error) {
      await api.close()
      throw error
    }
    return {
      demo,
      async stop() {
        await api.close()
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

async function openApi(
  environment: Environment,
  database: OpenDatabase,
  progress: Progress,
  frontEnds: Promise<unknown>,
): Promise<{ api: Api; demo: DemoSignIn | undefined }> {
  const options = {
    pool: database.pool,
    databaseUrl: database.url,
    blobs: withDemoArt(
      environment.s3 ? await openBucket(environment.s3) : diskBlobs(join(environment.dataDir, 'files')),
    ),
    logger: openLogger(environment.logFile),
    proxies: environment.proxies,
    publicUrl: `${environment.protocol}://www.${environment.publicDomain}`,
    mailTransport: mailTransport(environment),
    operatorsNeedSecondFactor: environment.operatorsNeedSecondFactor,
    operatorsTrustDevices: environment.operatorsTrustDevices,
    smsTransport: environment.sms && httpSms(environment.sms),
    secretKey: environment.secretKey ?? (await keptSecretKey(environment.dataDir)),
    registry: environment.registryUrl === undefined ? undefined : gleifRegistry(environment.registryUrl),
    scanner: environment.clamd && clamdScanner(environment.clamd),
    singleWindowFolder: environment.singleWindowFolder,
    singleWindowSimulator: environment.singleWindowSimulator,
    singleWindowSecret: environment.singleWindowSecret,
    assistant: assistantSettings(environment),
  }
  const wiring = wireProduct(options)
  const ran = await migrate(database.pool, wiring.migrations)
  if (ran.length > 0) progress(`the database has taken ${ran.length} migrations`)
  const demo = await openDemo(environment, options, wiring, progress)
  await frontEnds.catch((error: unknown) => {
    throw new StartFault(error instanceof Error ? error.message : String(error), { cause: error })
  })
  const api = await createApi(options, () => wiring)
  const { firstOperator } = environment
  if (firstOperator !== undefined && (await inviteFirst(api, options.publicUrl, firstOperator)))
    progress(`the first operator was invited: ${firstOperator}`)
  if (!options.mailTransport) await api.app.register(async instance => mailbox(instance, mailboxOf(api)))
  await api.app.register(async instance =>
    edge(instance, {
      appsFolder: APPS_FOLDER,
      brandFolder: BRAND_FOLDER,
      publicDomain: environment.publicDomain,
      firstPage: createFirstPages(api.app),
      siteMap: createSiteMap(api.app),
      regions: api.parts.regions,
    }),
  )
  return { api, demo }
}

async function listen(api: Api, environment: Environment): Promise<void> {
  await api.start()
  try {
    await api.app.listen({ port: environment.port, host: environment.host })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
    if (error.code === 'EADDRINUSE')
      throw new StartFault(
        `Port ${environment.port} is taken by another program: stop that one, or choose another port with PORT.`,
        { cause: error },
      )
    if (error.code === 'EACCES')
      throw new StartFault(
        `Port ${environment.port} needs rights that this user lacks: choose one above 1023 with PORT.`,
        {
          cause: error,
        },
      )
    throw error
  }
}
