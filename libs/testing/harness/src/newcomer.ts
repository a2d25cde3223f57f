import {
  login,
  registerCompany,
  sendCode,
  uploadRegistrationDocument,
  type RequirementKey,
} from '@tradeport/domain/identity/contract'
import { isUnifiedIdentifier } from 'util-helpers'
import { LICENCE } from './company-change'
import type { CallOptions, TestApi } from './test-api'

/** What somebody says of themselves who opens an account. */
export const NEWCOMER = {
  ...{ password: 'Knit-2026!', displayName: 'Wang Lan' },
  ...{ locale: 'zh_CN' as const, timeZone: 'Asia/Shanghai' },
}

let lastNumber = 100
/** A credit code with a right check character that no other company of the test has. */
export function creditCode(): string {
  const body = `91330483MA7L${lastNumber++}`.padEnd(17, '0')
  const found = [...'0123456789ABCDEFGHJKLMNPQRTUWXY'].map(end => body + end).find(code => isUnifiedIdentifier(code))
  if (found === undefined) throw new Error(`${body} has no check character`)
  return found
}

/** The code that opens an account, from the mail; a minute passes, as it must between two. */
export async function mailedCode(api: TestApi, email: string): Promise<string> {
  api.clock.now = new Date(api.clock.now.getTime() + 61_000)
  await api.visitor.ok(sendCode, { email, purpose: 'register', identity: 'seller' })
  return api.mailed.findLast(sent => sent.to === email)?.params['code'] ?? ''
}

/** Signed in at one front-end with the newcomer's password: what their calls carry. */
export async function signedIn(
  api: TestApi,
  email: string,
  identity: 'buyer' | 'seller' | 'provider',
): Promise<CallOptions> {
  const { token } = await api.visitor.ok(login, { email, password: NEWCOMER.password, identity })
  return { headers: { authorization: `Bearer ${token}` } }
}

/** An account with the draft of its registration, signed in. */
export async function registered(
  api: TestApi,
  email: string,
  party: 'seller' | 'provider' = 'seller',
): Promise<{ id: string; as: CallOptions }> {
  const code = await mailedCode(api, email)
  const { applicationId: id } = await api.visitor.ok(registerCompany, { party, email, code, ...NEWCOMER })
  return { id, as: await signedIn(api, email, party) }
}

/** A paper for a registration. */
export async function handIn(
  api: TestApi,
  { id, as }: { id: string; as: CallOptions },
  requirement: RequirementKey,
): Promise<void> {
  const { code } = await api.visitor.upload(uploadRegistrationDocument, { id, requirement }, LICENCE, as)
  if (code !== '200') throw new Error(`the paper was answered ${code}`)
}
