import { link, mkdir, open, readFile, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { MAX_RECEIPT_FACT, RECEIPT_FACTS } from '@tradeport/domain/customs/contract'
import { childOf, factsSaid, readXml, textAt, type XmlElement } from '@tradeport/domain/customs/rules'
import { customsInstantOf, type GatewayReceipt, type SingleWindowPort } from './single-window.port'

/**
 * Folders that the import client of the Single Window watches: `in` is what it takes, `out` what it has sent on, `fail` what it refused,
 * `receipt` what came back. Ours alone is `receipt/done`.
 */
export const FOLDERS = ['in', 'out', 'fail', 'receipt'] as const
const MAX_RECEIPT_BYTES = 1024 * 1024
/** A receipt that cannot be read may be one that is still being written, as long as it is so young. */
const WRITING_MS = 60_000

const isThere = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )

/** The client's own answer to an import: taken, or why not. */
function importResponse(root: XmlElement, at: string): GatewayReceipt['read'] {
  return {
    clientSeqNo: textAt(root, 'ClientSeqNo'),
    cusCiqNo: textAt(root, 'SeqNo'),
    entryId: '',
    customMaster: '',
    channel: textAt(root, 'ResponseCode') === '0' ? 'S0' : 'F1',
    noticeDate: at,
    note: textAt(root, 'ErrorMessage'),
  }
}

/** What customs says of a form: `DEC_RESULT`, by itself or within `DEC_DATA`. */
function customsResult(root: XmlElement): GatewayReceipt['read'] | undefined {
  const result = root.name === 'DEC_RESULT' ? root : childOf(root, 'DEC_RESULT')
  const noticeDate = customsInstantOf(textAt(result, 'NOTICE_DATE'))
  const channel = textAt(result, 'CHANNEL')
  if (!noticeDate || channel === '') return undefined
  return {
    clientSeqNo: textAt(result, 'CLIENT_SEQ_NO'),
    cusCiqNo: textAt(result, 'CUS_CIQ_NO'),
    entryId: textAt(result, 'ENTRY_ID'),
    customMaster: textAt(result, 'CUSTOM_MASTER'),
    channel,
    noticeDate,
    note: textAt(result, 'NOTE'),
    facts: factsSaid(name => textAt(result, RECEIPT_FACTS[name]).slice(0, MAX_RECEIPT_FACT)),
  }
}

/**
 * What customs decided of a request to change or withdraw an entry: a signed text within the file, in Base64, without a moment of its own.
 * `DestResourceId` is the number that the Single Window gave the request.
 */
function approvalResult(root: XmlElement, at: string): GatewayReceipt['read'] | undefined {
  const signed = readXml(Buffer.from(textAt(root, 'Data'), 'base64').toString('utf8'))
  const result = childOf(childOf(childOf(signed, 'SignedData'), 'Data'), 'HzApprovalResult')
  const cusCiqNo = textAt(result, 'DestResourceId')
  const channel = textAt(result, 'FeedbackResults')
  if (cusCiqNo === '' || channel === '') return undefined
  return {
    about: 'amendment',
    clientSeqNo: '',
    cusCiqNo,
    entryId: '',
    customMaster: '',
    channel,
    noticeDate: at,
    note: textAt(result, 'ResultNote'),
  }
}

function readReceipt(text: string, at: string): GatewayReceipt['read'] | undefined {
  const root = readXml(text)
  if (!root) return undefined
  // The same for both kinds of messages: which of them it answers is told by our number.
  if (root.name === 'DecImportResponse' || root.name === 'DecModImportResponse') return importResponse(root, at)
  return root.name === 'DEC_DATA' || root.name === 'DEC_RESULT' ? customsResult(root) : approvalResult(root, at)
}

/** The Single Window through the folders of its import client. Whoever kills the product between two steps finds the file, or does not. */
export function singleWindowFolder(root: string): SingleWindowPort {
  const at = (...path: string[]) => join(root, ...path)
  const fileOf = (clientSeqNo: string) => `${clientSeqNo}.xml`

  const holds = async (clientSeqNo: string) => {
    for (const folder of ['in', 'out', 'fail']) if (await isThere(at(folder, fileOf(clientSeqNo)))) return true
    return false
  }

  async function readFolder(folder: 'fail' | 'receipt'): Promise<string[]> {
    const names = await readdir(at(folder))
    return names.filter(name => name.toLowerCase().endsWith('.xml')).sort()
  }

  async function refused(): Promise<GatewayReceipt[]> {
    const told = new Set(await readdir(at('receipt', 'done')))
    const found: GatewayReceipt[] = []
    for (const name of await readFolder('fail')) {
      if (told.has(`fail-${name}`)) continue
      const { mtime } = await stat(at('fail', name))
      const clientSeqNo = name.slice(0, -'.xml'.length)
      const read = {
        clientSeqNo,
        cusCiqNo: '',
        entryId: '',
        customMaster: '',
        channel: 'F1',
        noticeDate: mtime.toISOString(),
        note: '',
      }
      found.push({ ref: `fail/${name}`, read, raw: name })
    }
    return found
  }

  async function received(): Promise<GatewayReceipt[]> {
    const found: GatewayReceipt[] = []
    for (const name of await readFolder('receipt')) {
      const { mtime, size } = await stat(at('receipt', name))
      const raw = size > MAX_RECEIPT_BYTES ? name : await readFile(at('receipt', name), 'utf8')
      const read = readReceipt(raw, mtime.toISOString())
      // By the clock that dated the file, which is not the product's own.
      if (!read && Math.abs(Date.now() - mtime.getTime()) < WRITING_MS) continue
      found.push({ ref: `receipt/${name}`, raw, ...(read ? { read } : {}) })
    }
    return found
  }

  return {
    name: 'folder',

    async test() {
      for (const folder of FOLDERS)
        if (!(await isThere(at(folder)))) return { ok: false, step: 'folder', message: folder }
      const probe = at('in', '.probe')
      try {
        await rm(probe, { force: true })
        await (await open(probe, 'wx')).close()
        await rm(probe)
        return { ok: true, step: 'folder', message: '' }
      } catch {
        return { ok: false, step: 'folder', message: 'in' }
      }
    },

    holds: async (_step, clientSeqNo) => holds(clientSeqNo),

    async deliver(_step, { clientSeqNo, text }) {
      if (await holds(clientSeqNo)) return
      const draft = at('in', `.${fileOf(clientSeqNo)}.tmp`)
      const file = await open(draft, 'w')
      try {
        await file.writeFile(text, 'utf8')
        await file.sync()
      } finally {
        await file.close()
      }
      // A link, because it fails where the name is taken: the client never sees half a file, nor the same one twice.
      await link(draft, at('in', fileOf(clientSeqNo))).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error
      })
      await rm(draft, { force: true })
    },

    async receipts() {
      await mkdir(at('receipt', 'done'), { recursive: true })
      return [...(await received()), ...(await refused())]
    },

    async taken(_step, refs) {
      for (const ref of refs) {
        const [folder = '', name = ''] = ref.split('/')
        // What was refused stays where its operators look for it; a mark says that it was told.
        if (folder === 'fail') await (await open(at('receipt', 'done', `fail-${name}`), 'w')).close()
        else await rename(at('receipt', name), at('receipt', 'done', name))
      }
    },
  }
}
