import { link, lstat, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { MAX_RECEIPT_FACT, RECEIPT_FACTS, type TestedStep } from '@tradeport/domain/customs/contract'
import { childOf, factsSaid, readXml, textAt, type XmlElement } from '@tradeport/domain/customs/rules'
import { FolderFault, FOLDERS, isThere, openPlain, readPlain, senderFolders } from './sender-folder'
import {
  customsInstantOf,
  type Attachment,
  type GatewayReceipt,
  type Sender,
  type SenderWay,
  type SingleWindowPort,
} from './single-window.port'

const MAX_RECEIPT_BYTES = 1024 * 1024
/** A receipt that cannot be read may be one that is still being written, as long as it is so young. */
const WRITING_MS = 60_000
/** Of a paper nobody can say whether it is whole: one that was just written is left for the next time, and its receipt with it. */
const PAPER_WRITING_MS = 5_000
const MAX_PAPERS = 10
const MAX_PAPER_BYTES = 20 * 1024 * 1024

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
    preEntryId: textAt(result, 'PRE_ENTRY_ID').slice(0, 18),
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

const isXml = (name: string) => name.toLowerCase().endsWith('.xml')
const baseOf = (name: string) => name.slice(0, -'.xml'.length)
const belongs = (paper: string, base: string) => paper.startsWith(base) && '._-'.includes(paper.charAt(base.length))

/** What lies beside a receipt and is named after it, `<receipt>.pdf` or `<receipt>_2.pdf`; where two fit, it is of the longer name. */
function papersBeside(receipt: string, names: readonly string[]): string[] {
  const bases = names.filter(isXml).map(baseOf)
  const own = baseOf(receipt)
  return names
    .filter(name => !isXml(name) && name.length > own.length && belongs(name, own))
    .filter(name => !bases.some(base => base.length > own.length && belongs(name, base)))
    .sort()
    .slice(0, MAX_PAPERS)
}

/** By the clock that dated the file, which is not the product's own. */
const isYoung = (mtime: Date, within: number) => Math.abs(Date.now() - mtime.getTime()) < within

/** A folder that is closed to us, a file that was taken away meanwhile. */
const isOfFileSystem = (error: unknown): boolean => error instanceof Error && 'syscall' in error

const fileOf = (clientSeqNo: string) => `${clientSeqNo}.xml`

/**
 * The Single Window through the folders of its import clients, one for each sender. Whoever kills the product between two steps finds the
 * file, or does not.
 */
export function singleWindowFolder(root: string): SingleWindowPort {
  const { place } = senderFolders(root)

  async function holds(way: SenderWay, clientSeqNo: string): Promise<boolean> {
    // All of them have to be there: where one is away, what lies in it is not, and would be sent again.
    const places = await Promise.all((['in', 'out', 'fail'] as const).map(folder => place(way, folder)))
    for (const at of places) if (await isThere(at(fileOf(clientSeqNo)))) return true
    return false
  }

  async function done(way: SenderWay): Promise<(name: string) => string> {
    const receipt = await place(way, 'receipt')
    await mkdir(receipt('done'), { recursive: true })
    return place(way, 'receipt', 'done')
  }

  async function refused(way: SenderWay): Promise<GatewayReceipt[]> {
    const [fail, marks] = [await place(way, 'fail'), await done(way)]
    const found: GatewayReceipt[] = []
    for (const name of (await readdir(fail(''))).filter(isXml).sort()) {
      if (await isThere(marks(`fail-${name}`))) continue
      const { mtime } = await lstat(fail(name))
      const read = {
        clientSeqNo: baseOf(name),
        cusCiqNo: '',
        entryId: '',
        customMaster: '',
        channel: 'F1',
        noticeDate: mtime.toISOString(),
        note: '',
      }
      found.push({ ref: `fail/${name}`, from: way, read, raw: name })
    }
    return found
  }

  async function received(way: SenderWay): Promise<GatewayReceipt[]> {
    const receipt = await place(way, 'receipt')
    const names = await readdir(receipt(''))
    const found: GatewayReceipt[] = []
    for (const name of names.filter(isXml).sort()) {
      const file = await readPlain(receipt(name), MAX_RECEIPT_BYTES)
      // A link leads out of the folder: it is nothing that came back.
      if (!file) continue
      const raw = file.content?.toString('utf8') ?? name
      const read = readReceipt(raw, file.mtime.toISOString())
      if (!read && isYoung(file.mtime, WRITING_MS)) continue
      const papers = papersBeside(name, names)
      const infos = await Promise.all(papers.map(paper => lstat(receipt(paper))))
      if (infos.some(info => info.isFile() && isYoung(info.mtime, PAPER_WRITING_MS))) continue
      const readPapers = async (): Promise<Attachment[]> => {
        const kept: Attachment[] = []
        for (const fileName of papers) {
          const content = (await readPlain(receipt(fileName), MAX_PAPER_BYTES))?.content
          if (content) kept.push({ fileName, content })
        }
        return kept
      }
      found.push({ ref: `receipt/${name}`, from: way, raw, papers: readPapers, ...(read ? { read } : {}) })
    }
    return found
  }

  /** One sender's folders that are not as they should be keep nobody else from what came back: its own test says so. */
  async function receiptsOf(way: SenderWay): Promise<GatewayReceipt[]> {
    try {
      return [...(await received(way)), ...(await refused(way))]
    } catch (error) {
      if (error instanceof FolderFault || isOfFileSystem(error)) return []
      throw error
    }
  }

  async function probe(way: SenderWay): Promise<void> {
    for (const folder of FOLDERS) await place(way, folder)
    const file = (await place(way, 'in'))('.probe')
    try {
      await rm(file, { force: true })
      await (await openPlain(file, 'new')).close()
      await rm(file)
    } catch {
      throw new FolderFault('folder_not_writable', 'in')
    }
  }

  return {
    modes: ['client_folder'],

    async test(sender) {
      // The import client knows the way to the Single Window and signs in with its card: neither is ours to try.
      const others: TestedStep[] = (['network', 'auth'] as const).map(step => ({
        ...{ step, state: 'not_applicable', problem: null, about: null },
      }))
      try {
        await probe(sender)
        return [...others, { step: 'folder', state: 'ok', problem: null, about: sender.folder }]
      } catch (error) {
        if (!(error instanceof FolderFault)) throw error
        return [...others, { step: 'folder', state: 'failed', problem: error.problem, about: error.about }]
      }
    },

    holds: async (_step, sender, clientSeqNo) => holds(sender, clientSeqNo),

    async deliver(_step, sender, { clientSeqNo, text }) {
      if (await holds(sender, clientSeqNo)) return
      const at = await place(sender, 'in')
      const draft = at(`.${fileOf(clientSeqNo)}.tmp`)
      const file = await openPlain(draft, 'over')
      try {
        await file.writeFile(text, 'utf8')
        await file.sync()
      } finally {
        await file.close()
      }
      // A link, because it fails where the name is taken: the client never sees half a file, nor the same one twice.
      await link(draft, at(fileOf(clientSeqNo))).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error
      })
      await rm(draft, { force: true })
    },

    async receipts(_step, senders: readonly Sender[]) {
      const found: GatewayReceipt[] = []
      for (const { formerFolders, ...sender } of senders)
        for (const folder of new Set([sender.folder, ...formerFolders]))
          if (folder !== '') found.push(...(await receiptsOf({ ...sender, folder })))
      return found
    },

    async taken(_step, receipts) {
      for (const { ref, from } of receipts) {
        if (!from) continue
        const [folder = '', name = ''] = ref.split('/')
        const marks = await done(from)
        if (folder === 'fail') {
          // What was refused stays where its operators look for it; a mark says that it was told.
          await (await openPlain(marks(`fail-${name}`), 'over')).close()
          continue
        }
        const receipt = await place(from, 'receipt')
        // The receipt last: whoever stops in between finds it, and it is known to be kept.
        for (const paper of papersBeside(name, await readdir(receipt('')))) await rename(receipt(paper), marks(paper))
        await rename(receipt(name), marks(name))
      }
    },
  }
}
