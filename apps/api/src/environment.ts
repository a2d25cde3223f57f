import { resolve } from 'node:path'
import { StartFault } from './fault'

interface ModelAccess {
  baseUrl: string
  apiKey: string
  model: string
}

export interface Environment {
  port: number
  /** Address to listen on: this machine alone unless HOST says otherwise. */
  host: string
  /** Main domain of the front-ends, with the port where it is not the protocol's own. */
  publicDomain: string
  protocol: 'http' | 'https'
  dataDir: string
  /** Absent: the embedded PostgreSQL. */
  databaseUrl?: string
  s3?: { endpoint: string | undefined; region: string; bucket: string; accessKeyId: string; secretAccessKey: string }
  /** Of the daemon of ClamAV. Absent: a simulated scanner. */
  clamd?: { host: string; port: number }
  smtpUrl?: string
  /** Of a gateway that takes text messages as JSON. */
  sms?: { url: string; token: string | undefined }
  /** Holds a folder for each sender of the Single Window. Absent: its simulator. */
  singleWindowFolder?: string
  /** Senders may choose the simulator beside folders too. */
  singleWindowSimulator: boolean
  /** Under which receipts are signed that the Single Window's side calls with. Absent: it cannot call. */
  singleWindowSecret?: string
  /** Of the index of the Global Legal Entity Identifier Foundation. Absent: a simulated register. */
  registryUrl?: string
  /** 32 bytes that encrypt what people keep secret. Absent: one that was made beside the data. */
  secretKey?: Buffer
  /** On unless it is said otherwise, except in a demo, whose accounts are there to be tried. */
  operatorsNeedSecondFactor: boolean
  /** Off unless it is said otherwise: an operator's second step is asked for at every sign-in. */
  operatorsTrustDevices: boolean
  /** Mail address of the operator who is invited where there is none. */
  firstOperator?: string
  assistant: {
    /** Of an endpoint that speaks the chat-completions protocol. */
    model?: ModelAccess
    speech?: ModelAccess
    /** Of a SearXNG instance. */
    webSearchUrl?: string
    /** Full hours of Asia/Shanghai at which people answer. */
    deskHours?: { from: number; to: number }
  }
  /** Address alone; the name beside it is the region's. */
  /** Address that mail comes from. */
  mailFrom: string
  /** How many proxies stand in front, each of which adds the address of its caller. */
  proxies: number
  demo: boolean
  /** Absent: structured logs go to the standard output. */
  logFile?: string
}

type Variables = Readonly<Record<string, string | undefined>>

/**
 * Reads the environment once.
 *
 * @throws StartFault naming the variable and what it may be.
 */
export function readEnvironment(variables: Variables): Environment {
  const port = portOf(variables['PORT'])
  const demo = variables['DEMO'] === undefined || isOn(variables['DEMO'])
  const firstOperator = mailAddressOf('FIRST_OPERATOR', variables['FIRST_OPERATOR'])
  const publicDomain = variables['PUBLIC_DOMAIN']?.trim() || `tradeport.localhost:${port}`
  const s3 = s3Of(variables)
  const databaseUrl = urlOf('DATABASE_URL', variables['DATABASE_URL'], ['postgres:', 'postgresql:'])
  const smsUrl = urlOf('SMS_URL', variables['SMS_URL'], ['https:', 'http:'])
  const registryUrl = urlOf('REGISTRY_URL', variables['REGISTRY_URL'], ['https:', 'http:'])
  const secretKey = secretKeyOf(variables['SECRET_KEY'])
  const singleWindowSecret = callSecretOf(variables['SINGLE_WINDOW_SECRET'])
  const clamd = clamdOf(variables['CLAMD_URL'])
  const smtpUrl = urlOf('SMTP_URL', variables['SMTP_URL'], ['smtp:', 'smtps:'])
  return {
    port,
    host: variables['HOST']?.trim() || 'localhost',
    publicDomain,
    protocol: /(^|\.)localhost(:|$)/.test(publicDomain) ? 'http' : 'https',
    dataDir: resolve(variables['DATA_DIR']?.trim() || 'data'),
    mailFrom: variables['MAIL_FROM']?.trim() || `no-reply@${publicDomain.split(':', 1)[0]}`,
    assistant: assistantOf(variables),
    proxies: proxiesOf(variables['TRUST_PROXY']?.trim()),
    operatorsNeedSecondFactor: variables['OPERATOR_SECOND_FACTOR']?.trim()
      ? isOn(variables['OPERATOR_SECOND_FACTOR'])
      : !demo,
    operatorsTrustDevices: isOn(variables['OPERATOR_TRUSTED_DEVICES']),
    demo,
    ...(firstOperator ? { firstOperator } : {}),
    ...(databaseUrl ? { databaseUrl } : {}),
    ...(clamd ? { clamd } : {}),
    ...(smtpUrl ? { smtpUrl } : {}),
    ...(smsUrl ? { sms: { url: smsUrl, token: variables['SMS_TOKEN']?.trim() } } : {}),
    ...(variables['SINGLE_WINDOW_FOLDER']?.trim()
      ? { singleWindowFolder: resolve(variables['SINGLE_WINDOW_FOLDER'].trim()) }
      : {}),
    singleWindowSimulator: isOn(variables['SINGLE_WINDOW_SIMULATOR']),
    ...(singleWindowSecret ? { singleWindowSecret } : {}),
    ...(registryUrl ? { registryUrl } : {}),
    ...(secretKey ? { secretKey } : {}),
    ...(s3 ? { s3 } : {}),
    ...(variables['LOG_FILE'] ? { logFile: resolve(variables['LOG_FILE']) } : {}),
  }
}

function portOf(text: string | undefined): number {
  if (!text) return 8080
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new StartFault(`PORT is "${text}", but a port is a number from 1 to 65535.`)
  return port
}

const MOST_PROXIES = 9

/** Each more than there is would be a caller who says themselves where they call from. */
function proxiesOf(text: string | undefined): number {
  if (text && /^\d$/.test(text)) return Number(text)
  if (text && !/^(?:true|on|yes|false|off|no)$/i.test(text))
    throw new StartFault(`TRUST_PROXY is "${text}", but it is how many proxies stand in front: 0 to ${MOST_PROXIES}.`)
  return isOn(text) ? 1 : 0
}

function urlOf(name: string, text: string | undefined, protocols: readonly string[]): string | undefined {
  if (!text?.trim()) return undefined
  const url = URL.parse(text.trim())
  if (!url || !protocols.includes(url.protocol))
    throw new StartFault(`${name} is no address of the form ${protocols[0]}//….`)
  return text.trim()
}

const CLAMD_PORT = 3310

function clamdOf(text: string | undefined): Environment['clamd'] {
  const url = urlOf('CLAMD_URL', text, ['tcp:'])
  if (url === undefined) return undefined
  const { hostname, port } = new URL(url)
  if (hostname === '') throw new StartFault('CLAMD_URL is no address of the form tcp://….')
  return { host: hostname.replace(/^\[|\]$/g, ''), port: port === '' ? CLAMD_PORT : Number(port) }
}

function mailAddressOf(name: string, text: string | undefined): string | undefined {
  const address = text?.trim().toLowerCase()
  if (!address) return undefined
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(address) || address.length > 320)
    throw new StartFault(`${name} is no mail address.`)
  return address
}

function secretKeyOf(text: string | undefined): Buffer | undefined {
  if (!text?.trim()) return undefined
  const key = Buffer.from(text.trim(), 'base64')
  if (key.length !== 32)
    throw new StartFault('SECRET_KEY is not 32 bytes in base64: `openssl rand -base64 32` makes one.')
  return key
}

function callSecretOf(text: string | undefined): string | undefined {
  const secret = text?.trim()
  if (!secret) return undefined
  if (secret.length < 32)
    throw new StartFault('SINGLE_WINDOW_SECRET is shorter than 32 signs: `openssl rand -base64 32` makes one.')
  return secret
}

function s3Of(variables: Variables): Environment['s3'] {
  const given = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'].filter(name => variables[name])
  if (given.length === 0) return undefined
  const [bucket, accessKeyId, secretAccessKey] = [
    variables['S3_BUCKET'],
    variables['S3_ACCESS_KEY_ID'],
    variables['S3_SECRET_ACCESS_KEY'],
  ]
  if (!bucket || !accessKeyId || !secretAccessKey)
    throw new StartFault('Files go to S3 only with all of S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.')
  return {
    bucket,
    accessKeyId,
    secretAccessKey,
    endpoint: urlOf('S3_ENDPOINT', variables['S3_ENDPOINT'], ['https:', 'http:']),
    region: variables['S3_REGION'] || 'us-east-1',
  }
}

function assistantOf(variables: Variables): Environment['assistant'] {
  const baseUrl = urlOf('AI_BASE_URL', variables['AI_BASE_URL'], ['https:', 'http:'])
  const webSearchUrl = urlOf('WEB_SEARCH_URL', variables['WEB_SEARCH_URL'], ['https:', 'http:'])
  const access = (model: string | undefined) =>
    // Endpoints of one's own often take any key.
    baseUrl && model ? { baseUrl, apiKey: variables['AI_API_KEY'] || 'none', model } : undefined
  const model = access(variables['AI_MODEL'])
  const speech = access(variables['AI_SPEECH_MODEL'])
  if (baseUrl && !model) throw new StartFault('AI_BASE_URL needs AI_MODEL, the name of the model that answers there.')
  const deskHours = hoursOf(variables['DESK_HOURS'])
  return {
    ...(model ? { model } : {}),
    ...(speech ? { speech } : {}),
    ...(webSearchUrl ? { webSearchUrl } : {}),
    ...(deskHours ? { deskHours } : {}),
  }
}

function hoursOf(text: string | undefined): { from: number; to: number } | undefined {
  if (!text) return undefined
  const [, from, to] = (/^(\d{1,2})-(\d{1,2})$/.exec(text) ?? []).map(Number)
  if (from === undefined || to === undefined || from >= to || to > 24)
    throw new StartFault(`DESK_HOURS is "${text}", but hours are of the form 8-22, from 0 to 24.`)
  return { from, to }
}

function isOn(text: string | undefined): boolean {
  return /^(?:1|true|on|yes)$/i.test(text ?? '')
}
