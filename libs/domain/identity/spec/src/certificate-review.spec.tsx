import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import * as identity from '@tradeport/domain/identity/contract'
import { companyAdmin } from '@tradeport/domain/identity/ui'
import { DEFAULT_REGION } from '@tradeport/kernel/config'
import { uuidv7 } from '@tradeport/node/db'
import type { Caller } from '@tradeport/testing/harness'
import { openedDialog, screenTests } from '@tradeport/testing/screens'
import { beforeAll, expect, test } from 'vitest'

// Certificates as reviewers decide about several of them at once.
const screens = screenTests({ manifest: companyAdmin })
let reviewer: Caller
beforeAll(async () => {
  reviewer = await screens.api.person({ kind: 'operator', roles: ['op_reviewer'] })
})

/** Handed in by as many companies. */
async function waiting(count: number): Promise<{ owner: Caller; no: string }[]> {
  const found = []
  for (let n = 0; n < count; n += 1) {
    const owner = await screens.api.person({ kind: 'seller' })
    const fileId = uuidv7()
    await screens.api.pool.query(
      `insert into file_asset (id, region_id, owner_user_id, owner_company_id, kind, visibility, file_name, mime, size, sha256,
         storage_key, created_at)
       values ($1, $2, $3, $4, 'document', 'private', 'paper.pdf', 'application/pdf', 1, '', '', now())`,
      [fileId, DEFAULT_REGION.regionId, owner.actor.userId, owner.actor.companyId],
    )
    const paper = { kind: 'iso9001', number: `ISO-${n}`, issuer: 'SGS', issuedOn: '2026-01-01', validUntil: null }
    await owner.ok(identity.createCertificate, { ...paper, fileIds: [fileId] })
    const { records } = await owner.ok(identity.certificatePage, {})
    found.push({ owner, no: records[0]?.no ?? '' })
  }
  return found
}

const standing = (who: readonly { owner: Caller }[]) =>
  Promise.all(
    who.map(async ({ owner }) => {
      const [row] = (await owner.ok(identity.certificatePage, {})).records
      return [row?.status, row?.rejectReason]
    }),
  )

async function chosen(names: readonly string[]) {
  await screens.open('/certificates', reviewer)
  for (const name of names) fireEvent.click(await screen.findByRole('checkbox', { name: `Select ${name}` }))
  return within(await screen.findByRole('region', { name: `Selected: ${names.length}` }))
}

test('several certificates are accepted from the list', async () => {
  const three = await waiting(3)
  const bar = await chosen(three.map(({ no }) => no))
  fireEvent.click(bar.getByRole('button', { name: 'Accept' }))
  const dialog = within(await openedDialog())
  fireEvent.click(dialog.getByText('Accept', { selector: 'button *' }))
  await waitFor(async () => expect(await standing(three)).toEqual(three.map(() => ['accepted', null])))
})

test('several certificates are refused with one reason, which each company reads', async () => {
  const two = await waiting(2)
  const bar = await chosen(two.map(({ no }) => no))
  fireEvent.click(bar.getByRole('button', { name: 'Refuse' }))
  const form = within(await screen.findByRole('dialog'))
  fireEvent.change(await form.findByRole('textbox'), { target: { value: 'The scan is too dark.' } })
  fireEvent.click(form.getByText('Refuse', { selector: 'button *' }))
  await waitFor(async () => expect(await standing(two)).toEqual(two.map(() => ['rejected', 'The scan is too dark.'])))
})
