import { screen } from '@testing-library/react'
import {
  aDocumentInput,
  aNewsArticleInput,
  documentCreate,
  documentPublish,
  newsApprove,
  newsCreate,
  newsSubmit,
} from '@tradeport/domain/content/contract'
import { contentPortal, withKeeping, type KeepButtonProps } from '@tradeport/domain/content/ui'
import { startTestApi, type TestApi } from '@tradeport/testing/harness'
import { openScreen, type OpenedScreen } from '@tradeport/testing/screens'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'

let api: TestApi
let articleId: string
let documentId: string
let opened: OpenedScreen | undefined

beforeAll(async () => {
  api = await startTestApi()
  const writer = await api.person({ kind: 'operator', roles: ['op_content'] })
  const editor = await api.person({ kind: 'operator', roles: ['op_content'] })
  const { id, version } = await writer.ok(newsCreate, { article: aNewsArticleInput({ title: { en_US: 'Yarn' } }) })
  const sent = await writer.ok(newsSubmit, { id, version })
  articleId = (await editor.ok(newsApprove, { id, version: sent.version })).id
  for (const title of ['Claims', 'Claims 2']) {
    const edition = await writer.ok(documentCreate, aDocumentInput({ code: 'claims', title: { en_US: title } }))
    await writer.ok(documentPublish, { id: edition.id, version: edition.version })
    documentId ??= edition.id
  }
})
afterEach(() => {
  opened?.close()
  opened = undefined
})
afterAll(() => api.close())

const Button = ({ type, id, name }: KeepButtonProps) => <button type="button">{`${type} ${id} ${name}`}</button>
const keeping = withKeeping(contentPortal, async () => ({ default: Button }))
const open = async (path: string, manifest = keeping) => {
  opened = await openScreen({ api, as: api.visitor, manifest, path })
}

test('a document is kept whatever its edition, from its page and from the list', async () => {
  for (const path of ['/relatedDocument?code=claims', '/relatedDocument']) {
    await open(path)
    expect(await screen.findByRole('button', { name: `document ${documentId} Claims 2` })).toBeTruthy()
    opened?.close()
  }
})

test('an article offers to be kept', async () => {
  await open(`/newsDetail/${articleId}`)
  expect(await screen.findByRole('button', { name: `news ${articleId} Yarn` })).toBeTruthy()
})

test('nothing is offered where the front-end keeps nothing', async () => {
  await open(`/newsDetail/${articleId}`, contentPortal)
  expect(await screen.findByRole('heading', { name: 'Yarn' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^news / })).toBeNull()
})
