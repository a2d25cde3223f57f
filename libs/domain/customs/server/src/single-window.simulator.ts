import { createHash } from 'node:crypto'
import { AMENDMENT_KINDS, type AmendmentKind } from '@tradeport/domain/customs/contract'
import {
  AMENDMENT_MESSAGE,
  amendmentProblems,
  isWithdrawal,
  messageProblems,
  readXml,
  textAt,
  type XmlElement,
} from '@tradeport/domain/customs/rules'
import type { ActorContext } from '@tradeport/node/server-kit'
import type { GatewayReceipt, SingleWindowPort } from './single-window.port'

/** Seconds after the delivery by customs' clock, what is said then, and when it is told, where that is another moment. */
type Line = readonly [after: number, channel: string, toldAfter?: number]
type Script = readonly Line[]

const ACCEPTED: Script = [
  [2, 'S0'],
  [5, 'E1'],
  [8, 'L'],
]
/** Contract numbers that begin with these have their way; all others are cleared. */
const SCRIPTS: Readonly<Record<string, Script>> = {
  'SIM-F1': [[2, 'F1']],
  'SIM-E': [...ACCEPTED.slice(0, 2), [8, 'E']],
  'SIM-C': [...ACCEPTED, [14, 'C']],
  'SIM-I': [...ACCEPTED, [14, 'C'], [24, 'P'], [30, 'R']],
  'SIM-D': [...ACCEPTED, [14, 'D']],
  // Released is told before accepted and audited, and once more.
  'SIM-O': [
    [2, 'S0'],
    [5, 'E1'],
    [20, 'P', 21],
    [8, 'L', 22],
    [14, 'G', 23],
    [20, 'P', 24],
    [26, 'R'],
  ],
  // After the sender has given up.
  'SIM-L': [
    [2, 'S0', 700],
    [5, 'E1', 701],
    [8, 'L', 702],
    [14, 'G', 703],
    [20, 'P', 704],
    [26, 'R', 705],
  ],
  // A code that is in no list, for the desk of operators.
  'SIM-U': [...ACCEPTED, [14, 'Q7']],
}
const CLEARED: Script = [...ACCEPTED, [14, 'G'], [20, 'P'], [26, 'R']]
const STAGED: Script = ACCEPTED.slice(0, 1)

/** Explanations of requests that begin with these have their way; all others are granted. */
const AMENDMENT_SCRIPTS: Readonly<Record<string, Script>> = {
  'SIM-F1': SCRIPTS['SIM-F1'] ?? [],
  'SIM-E': [
    [2, 'S0'],
    [8, 'E'],
  ],
  // The decision is told before the import client's answer, and once more.
  'SIM-O': [
    [8, 'P', 3],
    [2, 'S0', 10],
    [8, 'P', 12],
  ],
  // After the sender has given up.
  'SIM-L': [
    [2, 'S0', 700],
    [8, 'P', 702],
  ],
  'SIM-U': [
    [2, 'S0'],
    [8, 'Q7'],
  ],
}
const GRANTED: Readonly<Record<AmendmentKind, Script>> = {
  modify: [
    [2, 'S0'],
    [8, 'P'],
  ],
  withdraw: [
    [2, 'S0'],
    [8, 'D'],
  ],
}
const isAmendment = (operation: string): operation is AmendmentKind => AMENDMENT_KINDS.some(kind => kind === operation)

const scriptOf = (name: string, operation: string): Script => {
  if (isAmendment(operation)) return AMENDMENT_SCRIPTS[name] ?? GRANTED[operation]
  if (name === 'SIM-F1') return SCRIPTS['SIM-F1'] ?? CLEARED
  return operation === 'G' ? STAGED : (SCRIPTS[name] ?? CLEARED)
}

interface Taken {
  client_seq_no: string
  script: string
  operation: string
  custom_master: string
  ie_flag: string
  note: string
  taken_at: Date
  told: number
}

/** Digits that follow from our number, so that the same form always gets the same numbers. */
function digitsOf(seed: string, count: number): string {
  const hex = createHash('sha256').update(seed).digest('hex').slice(0, 15)
  return String(BigInt(`0x${hex}`))
    .padStart(count, '0')
    .slice(-count)
}

/** The answer to a request carries the number that the Single Window gave that. */
function answerOf(row: Taken, place: number, [after, channel]: Line): GatewayReceipt {
  const read = {
    about: 'amendment' as const,
    clientSeqNo: row.client_seq_no,
    cusCiqNo: channel === 'F1' ? '' : `M${digitsOf(`request ${row.client_seq_no}`, 17)}`,
    entryId: '',
    customMaster: row.custom_master,
    channel,
    noticeDate: new Date(row.taken_at.getTime() + after * 1_000).toISOString(),
    note: channel === 'F1' ? row.note : '',
  }
  return { ref: `${row.client_seq_no}#${place + 1}`, read, raw: JSON.stringify(read) }
}

function receiptOf(row: Taken, place: number, line: Line): GatewayReceipt {
  if (isAmendment(row.operation)) return answerOf(row, place, line)
  const [after, channel] = line
  const noticeDate = new Date(row.taken_at.getTime() + after * 1_000)
  const isNumbered = !['F1', 'S0', 'E1'].includes(channel)
  const customMaster = row.custom_master || '0000'
  const direction = row.ie_flag === 'I' ? '1' : '0'
  const entryId = `${customMaster}${noticeDate.getUTCFullYear()}${direction}${digitsOf(row.client_seq_no, 9)}`
  const read = {
    clientSeqNo: row.client_seq_no,
    cusCiqNo: channel === 'F1' ? '' : `${row.ie_flag}${digitsOf(`unified ${row.client_seq_no}`, 17)}`,
    entryId: isNumbered ? entryId : '',
    customMaster,
    channel,
    noticeDate: noticeDate.toISOString(),
    note: channel === 'F1' ? row.note : '',
  }
  return { ref: `${row.client_seq_no}#${place + 1}`, read, raw: JSON.stringify(read) }
}

const isDue = (row: Taken, now: Date, after: number) => row.taken_at.getTime() + after * 1_000 <= now.getTime()

async function openRows(ctx: ActorContext): Promise<Taken[]> {
  return ctx.query<Taken>(
    'customs_simulator_open',
    `select client_seq_no, script, operation, custom_master, ie_flag, note, taken_at, told from customs_simulator
     where not is_done order by taken_at limit 500`,
    [],
  )
}

/** What the simulator reads of a message. */
const formRead = (root: XmlElement | undefined, text: string) => ({
  problems: messageProblems(text),
  scripts: SCRIPTS,
  told: textAt(root, 'DecHead', 'ContrNo'),
  operation: textAt(root, 'DecSign', 'OperType'),
  customMaster: textAt(root, 'DecHead', 'CustomMaster'),
  ieFlag: textAt(root, 'DecHead', 'IEFlag'),
})
const requestRead = (root: XmlElement, text: string): ReturnType<typeof formRead> => ({
  problems: amendmentProblems(text),
  scripts: AMENDMENT_SCRIPTS,
  told: textAt(root, 'DecModNote'),
  operation: isWithdrawal(root) ? 'withdraw' : 'modify',
  customMaster: textAt(root, 'CustomsCode'),
  ieFlag: textAt(root, 'IeFlag'),
})

/** Plays the Single Window and customs behind it, by the clock of the product. It refuses what the import client would refuse. */
export const singleWindowSimulator: SingleWindowPort = {
  modes: ['simulator'],

  async test() {
    return [
      { step: 'network', state: 'not_applicable', problem: null, about: null },
      { step: 'auth', state: 'ok', problem: null, about: null },
      { step: 'folder', state: 'not_applicable', problem: null, about: null },
    ]
  },

  async holds(step, _sender, clientSeqNo) {
    return step(async ctx => {
      const rows = await ctx.query(
        'customs_simulator_one',
        'select 1 from customs_simulator where client_seq_no = $1',
        [clientSeqNo],
      )
      return rows.length > 0
    })
  },

  async deliver(step, _sender, { clientSeqNo, text }) {
    const root = readXml(text)
    const { problems, scripts, told, operation, customMaster, ieFlag } =
      root?.name === AMENDMENT_MESSAGE ? requestRead(root, text) : formRead(root, text)
    const named = Object.keys(scripts).find(name => told.startsWith(name))
    const script = problems.length > 0 ? 'SIM-F1' : (named ?? '')
    const note = problems.length > 0 ? problems.map(({ at, problem }) => `${at}: ${problem}`).join('; ') : 'SIM-F1'
    await step(ctx =>
      ctx.query(
        'customs_simulator_take',
        `insert into customs_simulator (client_seq_no, script, operation, custom_master, ie_flag, note, taken_at)
         values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
        [clientSeqNo, script, operation, customMaster, ieFlag, note.slice(0, 500), ctx.now()],
      ),
    )
  },

  async receipts(step) {
    return step(async ctx => {
      const now = ctx.now()
      return (await openRows(ctx)).flatMap(row =>
        scriptOf(row.script, row.operation).flatMap((line, place) =>
          place >= row.told && isDue(row, now, line[2] ?? line[0]) ? [receiptOf(row, place, line)] : [],
        ),
      )
    })
  },

  async taken(step, receipts) {
    await step(async ctx => {
      const kept = new Set(receipts.map(({ ref }) => ref))
      for (const row of await openRows(ctx)) {
        // No further than to the first that is not kept: that one is told again.
        let told = row.told
        while (kept.has(`${row.client_seq_no}#${told + 1}`)) told++
        if (told === row.told) continue
        const isDone = told >= scriptOf(row.script, row.operation).length
        await ctx.query(
          'customs_simulator_told',
          'update customs_simulator set told = $2, is_done = $3 where client_seq_no = $1',
          [row.client_seq_no, told, isDone],
        )
      }
    })
  },
}
