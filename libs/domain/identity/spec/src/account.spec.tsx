import { createHmac } from 'node:crypto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import * as identity from '@tradeport/domain/identity/contract'
import { WorkFrame, identityBuyer, identitySeller, workTexts } from '@tradeport/domain/identity/ui'
import { startModuleApi, type Caller, type TestApi } from '@tradeport/testing/harness'
import { openScreen, type OpenedScreen } from '@tradeport/testing/screens'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

// One's own account over the real API and its database.
let api: TestApi
let opened: OpenedScreen | undefined
const NOTHING = { order: 0, serviceOrder: 0, customsOrder: 0, negotiation: 0, membershipOrder: 0 }
const openNegotiations = { count: 0 }

beforeAll(async () => {
  api = await startModuleApi([], {
    openDocuments: async () => ({ ...NOTHING, negotiation: openNegotiations.count }),
  })
})
afterEach(() => {
  opened?.close()
  openNegotiations.count = 0
})
afterAll(() => api.close())

const PASSWORD = 'Passw0rd!'

async function open(proved: boolean): Promise<Caller> {
  const buyer = await api.person({ kind: 'buyer', proved })
  await openAs(buyer)
  return buyer
}

async function openAs(buyer: Caller): Promise<void> {
  opened = await openScreen({
    api,
    as: buyer,
    manifest: identityBuyer,
    path: '/account',
    frame: WorkFrame,
    texts: workTexts,
  })
}

/** By its words: on a page as long as this one, every look for a role takes a second. */
const press = async (name: string) => fireEvent.click(await screen.findByText(name, { selector: 'button, button *' }))
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const dialogOf = async (title: string) => {
  const dialog = (await screen.findAllByText(title))[0]?.closest<HTMLElement>('dialog, [role="dialog"]')
  return within(dialog ?? document.body)
}
const question = () => dialogOf('Please confirm that it is you')
const noQuestion = () => waitFor(() => expect(document.querySelector('dialog')).toBeNull())
const qrCode = () => screen.findByLabelText('QR code for the authenticator app')
const answer = (dialog: Awaited<ReturnType<typeof question>>, button: string) =>
  fireEvent.click(dialog.getByText(button, { selector: 'button, button *' }))

const leaveIsAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

/** What the authenticator app shows for the key on the page. */
function appCode(): string {
  const key = screen.getByText(/^[A-Z2-7]{32}$/).textContent
  const bits = [...key].map(letter => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
  const secret = Buffer.from((bits.join('').match(/.{8}/g) ?? []).map(byte => parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(api.clock.now.getTime() / 30_000)))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 0x0f) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}

describe('the own password', () => {
  test('a wrong one is said at its field, in words that doubt nothing else', async () => {
    await open(true)
    const current = await screen.findByLabelText('Current password')
    type(current, 'Not-mine-26')
    type(screen.getByLabelText('New password'), 'Brand-new-26')
    const form = current.closest('form')
    if (form) fireEvent.submit(form)
    expect(await screen.findByText('Wrong password')).toBeTruthy()
    expect(screen.queryByText('Email, phone number or password is wrong.')).toBeNull()
  })

  test('it is changed for a new one, and both fields are empty again', async () => {
    await open(true)
    const current = await screen.findByLabelText('Current password')
    const next = screen.getByLabelText('New password')
    type(current, PASSWORD)
    type(next, 'Brand-new-26')
    const form = next.closest('form')
    if (form) fireEvent.submit(form)
    await waitFor(() => expect(screen.getByLabelText('New password')).toHaveProperty('value', ''))
    expect(screen.getByLabelText('Current password')).toHaveProperty('value', '')
  })
})

describe('the own picture', () => {
  test('too large a file is refused at once, with its name', async () => {
    await open(false)
    const large = new File([], 'me.png', { type: 'image/png' })
    Object.defineProperty(large, 'size', { value: 21 * 1024 * 1024 })
    fireEvent.change(await screen.findByLabelText('Choose a picture', { selector: 'input' }), {
      target: { files: [large] },
    })
    expect((await screen.findByRole('alert')).textContent).toContain('me.png is larger than 20 MB')
  })

  test('stands in the page and in the account menu, and initials again once it is removed', async () => {
    const buyer = await api.person({ kind: 'buyer' })
    // Browsers in tests send no files: what a page shows is asked here, what is taken in `avatars.test.ts`.
    await api.pool.query('update user_account set avatar_file_id = gen_random_uuid() where id = $1', [
      buyer.actor.userId,
    ])
    await openAs(buyer)
    await screen.findByText('Change the picture', { selector: 'button, button *' })
    const pictures = () => [...document.querySelectorAll<HTMLImageElement>('img[src*="/user/avatar/"]')]
    expect(pictures()).toHaveLength(2)
    await press('Remove the picture')
    await waitFor(() => expect(pictures()).toHaveLength(0))
    await screen.findByText('Choose a picture', { selector: 'button, button *' })
  })
})

describe('a fresh proof', () => {
  test('is asked for, a wrong one is said at its field, and a right one lets the call through once', async () => {
    await open(false)
    await press('Turn on')
    const dialog = await question()
    const password = await dialog.findByLabelText(/^Password/)
    expect(document.activeElement).toBe(password)
    answer(dialog, 'Continue')
    expect(await dialog.findByText('This field is required.')).toBeTruthy()
    type(password, 'Wrong-2026')
    answer(dialog, 'Continue')
    expect(await dialog.findByText('Wrong password')).toBeTruthy()
    expect(password.getAttribute('aria-invalid')).toBe('true')
    type(password, PASSWORD)
    answer(dialog, 'Continue')
    expect(await qrCode()).toBeTruthy()
    await noQuestion()
  })

  test('whoever closes the question has done nothing, and may ask again', async () => {
    const buyer = await open(false)
    await press('Turn on')
    answer(await question(), 'Cancel')
    await noQuestion()
    expect(screen.queryByLabelText('QR code for the authenticator app')).toBeNull()
    expect((await buyer.ok(identity.ownSecurity, {})).secondFactorSince).toBeNull()
    await press('Turn on')
    await question()
  })
})

test('the second step is on once a code has come from the app, and shows its recovery codes once', async () => {
  const buyer = await open(true)
  ;(await screen.findByText('Turn on')).closest('button')?.focus()
  await press('Turn on')
  await qrCode()
  const code = await screen.findByLabelText(/^Code from the app/)
  await waitFor(() => expect(document.activeElement).toBe(code))
  const right = appCode()
  type(code, right === '000000' ? '111111' : '000000')
  await press('Confirm')
  expect(await screen.findByText('This code is wrong or was used already.')).toBeTruthy()
  expect((await buyer.ok(identity.ownSecurity, {})).secondFactorSince).toBeNull()
  type(code, right)
  await press('Confirm')
  const codes = await screen.findByLabelText('Recovery codes')
  expect(codes.querySelectorAll('li')).toHaveLength(10)
  const first = codes.textContent
  // What is shown only once is where the reader is.
  await waitFor(() => expect(document.activeElement?.contains(codes)).toBe(true))
  // Shown only now: the browser asks before the page is closed.
  expect(leaveIsAsked()).toBe(true)
  screen.getByText('I have kept them').closest('button')?.focus()
  await press('I have kept them')
  expect(await screen.findByText(/Recovery codes left: 10/)).toBeTruthy()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('New recovery codes'))
  expect(leaveIsAsked()).toBe(false)
  expect(await buyer.ok(identity.ownSecurity, {})).toMatchObject({ recoveryCodesLeft: 10 })

  // New ones are made only once it has been said what becomes of the old.
  await press('New recovery codes')
  const asked = await dialogOf('Make new recovery codes?')
  expect(asked.getByText('The codes that you have now will no longer open your account.')).toBeTruthy()
  answer(asked, 'New recovery codes')
  expect((await screen.findByLabelText('Recovery codes')).textContent).not.toBe(first)
})

test('a trusted device stands on the page until it is trusted no longer', async () => {
  const buyer = await api.person({ kind: 'buyer' })
  await api.pool.query(
    `insert into trusted_device (id, token_hash, user_id, user_agent, ip, created_at, last_used_at, expires_at)
     values (gen_random_uuid(), '\\x01', $1, 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36', '192.0.2.7', $2, $2, $3)`,
    [buyer.actor.userId, api.clock.now.toISOString(), new Date(api.clock.now.getTime() + 86_400_000).toISOString()],
  )
  await openAs(buyer)
  fireEvent.click(await screen.findByLabelText('No longer trust Chrome on Windows'))
  await waitFor(async () => expect(await buyer.ok(identity.ownTrustedDevices, {})).toEqual([]))
  await waitFor(() => expect(screen.queryByText('Trusted devices', { selector: 'h2' })).toBeNull())
})

test('a new address counts once the code sent to it has come back', async () => {
  const buyer = await open(true)
  const before = (await buyer.ok(identity.ownSecurity, {})).email
  fireEvent.click(await screen.findByLabelText('Change the email address'))
  const address = await screen.findByLabelText(/^New email address/)
  type(address, 'no address')
  await press('Send code')
  await waitFor(() => expect(address.getAttribute('aria-invalid')).toBe('true'))
  type(address, 'moved@buyer.example')
  await press('Send code')
  const code = await screen.findByLabelText(/^Code sent to the new address/)
  const sent = api.mailed.findLast(mail => mail.to === 'moved@buyer.example')?.params['code'] ?? ''
  type(code, sent === '000000' ? '111111' : '000000')
  await press('Confirm')
  expect(await screen.findByText('The verification code is wrong or has expired.')).toBeTruthy()
  expect((await buyer.ok(identity.ownSecurity, {})).email).toBe(before)
  type(code, sent)
  await press('Confirm')
  expect(await screen.findByText('moved@buyer.example')).toBeTruthy()
  expect((await buyer.ok(identity.ownSecurity, {})).email).toBe('moved@buyer.example')
})

test('who has no phone number is offered to add one', async () => {
  await open(true)
  const add = await screen.findByLabelText('Add a phone number')
  expect(add.textContent).toBe('Add')
  expect(screen.queryByLabelText('Change the phone number')).toBeNull()
  fireEvent.click(add)
  expect(await screen.findByLabelText(/^New phone number/)).toBeTruthy()
})

describe('deleting the account', () => {
  const sure = async () => {
    await press('Delete account')
    answer(await dialogOf('Delete this account?'), 'Delete account')
  }

  test('is refused with the reason while the company has something open', async () => {
    const buyer = await open(true)
    openNegotiations.count = 3
    await sure()
    expect(await screen.findByText(/^Your company still has something open \(3\)/)).toBeTruthy()
    expect((await buyer.ok(identity.ownSecurity, {})).deletionDueAt).toBeNull()
  })

  test('is refused to the only owner of a company with members', async () => {
    const buyer = await open(true)
    const { companyId, userId } = buyer.actor
    await api.person({ kind: 'buyer', companyId: companyId ?? '' })
    await api.pool.query('update company_member set is_owner = user_id = $2 where company_id = $1', [companyId, userId])
    await sure()
    expect(await screen.findByText(/^You are the only owner/)).toBeTruthy()
    expect((await buyer.ok(identity.ownSecurity, {})).deletionDueAt).toBeNull()
  })

  test('signs out, and the sign-in says until when it can be taken back, once', async () => {
    const buyer = await open(true)
    await sure()
    await waitFor(async () => expect((await buyer.call(identity.ownSecurity, {})).code).toBe('global400001'))
    await waitFor(() => expect(Object.keys(sessionStorage)).toContain('tp.account.leaves'))
    const signIn = async () => {
      opened?.close()
      const as = api.visitor
      opened = await openScreen({ api, as, app: 'buyer', manifest: identityBuyer, path: '/login', texts: workTexts })
      await screen.findByText('Log in', { selector: 'button, button *' })
    }
    const words = /^The account will be deleted on/
    await signIn()
    expect(await screen.findByText(words)).toBeTruthy()
    await signIn()
    expect(screen.queryByText(words)).toBeNull()
  })
})

describe('without a company', () => {
  /** The account's page at every address, as the front-end has some page at each. */
  const everywhere = (manifest: typeof identityBuyer) => ({
    ...manifest,
    routes: manifest.routes.filter(({ path }) => path === '/account').map(route => ({ ...route, path: '/*' })),
  })

  async function signedIn(
    caller: Caller,
    email: string,
    side: 'buyer' | 'seller',
    password = PASSWORD,
  ): Promise<Caller> {
    const { token } = await api.visitor.ok(identity.login, { email, password, identity: side })
    return { ...caller, token }
  }

  test('who has left the only one comes to the account, whatever page was opened, and deletes it', async () => {
    const owner = await api.person({ kind: 'buyer' })
    const buyer = await api.person({ kind: 'buyer', companyId: owner.actor.companyId ?? '' })
    const email = (await buyer.ok(identity.ownSecurity, {})).email ?? ''
    await api.pool.query(`update company_member set status = 'removed' where user_id = $1`, [buyer.actor.userId])
    const as = await signedIn(buyer, email, 'buyer')
    opened = await openScreen({
      ...{ api, as, manifest: everywhere(identityBuyer), frame: WorkFrame, texts: workTexts },
      path: '/somewhere',
    })
    expect(await screen.findByText(/^Your account no longer belongs to a company/)).toBeTruthy()
    expect(location.pathname).toMatch(/\/account$/)
    expect(await screen.findByText(email)).toBeTruthy()
    expect(screen.queryByText('Back to your registration')).toBeNull()
    await press('Delete account')
    answer(await dialogOf('Delete this account?'), 'Delete account')
    await waitFor(async () => {
      const { rows } = await api.pool.query<{ status: string }>('select status from user_account where id = $1', [
        buyer.actor.userId,
      ])
      expect(rows).toEqual([{ status: 'deletion_pending' }])
    })
  })

  test('who applies for one goes from the registration to the account, where calls ask for a fresh proof, and back', async () => {
    const email = 'applicant@seller.example'
    await api.visitor.ok(identity.sendCode, { email, purpose: 'register', identity: 'seller' })
    const code = api.mailed.findLast(sent => sent.to === email)?.params['code'] ?? ''
    await api.visitor.ok(identity.registerCompany, {
      ...{ party: 'seller', email, code, password: 'Knit-2026!' },
      ...{ displayName: 'Lan', locale: 'en_US', timeZone: 'UTC' },
    })
    const seller = await api.person({ kind: 'seller' })
    const as = await signedIn(seller, email, 'seller', 'Knit-2026!')
    api.clock.now = new Date(api.clock.now.getTime() + 11 * 60_000)
    opened = await openScreen({
      ...{ api, as, manifest: everywhere(identitySeller), frame: WorkFrame, texts: workTexts },
      path: '/somewhere',
    })
    fireEvent.click(await screen.findByText('My account', { selector: 'a, a *' }))
    const back = await screen.findByText('Back to your registration', { selector: 'a, a *' })
    expect(back.closest('a')?.getAttribute('href')).toMatch(/\/$/)
    expect(screen.queryByText(/^Your account no longer belongs/)).toBeNull()
    await press('Turn on')
    const dialog = await question()
    type(await dialog.findByLabelText(/^Password/), 'Knit-2026!')
    answer(dialog, 'Continue')
    expect(await qrCode()).toBeTruthy()
  })
})
