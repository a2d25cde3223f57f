import {
  aDeclaration,
  type declarationFormConfig,
  type DeclarationAction,
  type DeclarationContent,
  type DeclarationDetail,
  type DeclarationIssue,
  type DeclarationReceipt,
} from '@tradeport/domain/customs/contract'
import {
  PRODUCT_PARAMETERS,
  checkDeclaration,
  declarationActions,
  declarationMachine,
  declarationTotals,
  declaredBy,
  meaningOf,
  standingOf,
  type DeclarationStep,
  type TariffLine,
} from '@tradeport/domain/customs/rules'
import type { OutputOf } from '@tradeport/kernel/contract-kit'

/** The goods of the sample, as the tariff has them; of other codes it says what the product's own list says. */
export const SAMPLE_CODE = '6110200090'
const SAMPLE_TARIFF: TariffLine = { active: true, unit1: '011', unit2: '035', supervision: '', elements: [] }
const USD: Readonly<Record<string, string>> = { USD: '1', EUR: '1.1', CNY: '0.14' }

/** What the practice customs says, one after the other, by the real codes of its receipts. */
export const RECEIPTS = ['S0', 'E1', 'L', 'G', 'P', 'R'] as const

/** What the practice teaches; everything else that the rules allow is left out. */
const TAUGHT: readonly DeclarationAction[] = ['update', 'push_single_window']
const ENTRY_ID = '310420260000000001'
const UNIFIED_NO = 'E00000000000000001'

/** The real checks. Codes are chosen from the product's own lists, so that here all of them are in force. */
export const foundIn = (
  content: DeclarationContent,
  today: string,
  tariffOf: (codeTs: string) => TariffLine | undefined,
): DeclarationIssue[] =>
  checkDeclaration(content, {
    today,
    tariff: codeTs => (codeTs === SAMPLE_CODE ? SAMPLE_TARIFF : tariffOf(codeTs)),
    isListed: () => true,
    usdRate: currency => USD[currency],
    medianPrice: () => undefined,
    parameters: PRODUCT_PARAMETERS,
    linked: null,
  })

/** Filled in from papers by somebody who mistyped twice. */
export function sampleContent(): DeclarationContent {
  const right = aDeclaration()
  const name = '示例针织有限公司'
  return {
    ...right,
    head: { ...right.head, tradeName: name, ownerName: name, agentName: name, netWt: '1950' },
    containers: right.containers.map(container => ({ ...container, containerId: 'CSQU3054388' })),
  }
}

interface SampleOptions {
  readonly id: string
  readonly other: string
  readonly company: string
  readonly at: string
}

export function sampleDeclaration({ id, other, company, at }: SampleOptions): DeclarationDetail {
  const content = sampleContent()
  const draft: DeclarationDetail = {
    ...{ id, no: 'DF-PRACTICE', status: 'draft', version: 0, actions: [], channel: 'online', ieFlag: content.ieFlag },
    ...{ entryId: '', cusCiqNo: '', companyId: other, companyName: company, brokerCompanyId: null, brokerName: null },
    ownStake: false,
    ...factsOf(content),
    ...{ declareDate: null, refundEligible: false, reviewerName: null, updatedAt: at, createdAt: at },
    ...{ customsOrderId: null, tradeOrders: [], origin: null, unconfirmed: false, revision: 1, attempt: 0 },
    ...{ preEntryId: '', clientSeqNo: null, receiptStatusCode: null, content, reviewRemark: null, failure: null },
    ...{ issues: foundIn(content, dayOf(at), () => undefined), simulated: true, paperDocsRequired: false },
    ...{ guaranteed: false, releaseDate: null, clearDate: null, files: [], receipts: [], amendments: [], timeline: [] },
  }
  return happened(draft, 'create', company, at)
}

const dayOf = (at: string) => at.slice(0, 10)

/** What lists and pages show of the content. */
const factsOf = (content: DeclarationContent) => {
  const { head, items } = content
  return {
    ...{ tradeName: head.tradeName, contractNo: head.contractNo, billNo: head.billNo, tradeMode: head.tradeMode },
    ...{ itemCount: items.length, declared: declaredBy(items), packNo: head.packNo, grossWt: head.grossWt },
    totals: declarationTotals(content),
  }
}

/** The form with other content, checked as the server checks with every saving. */
export const written = (
  form: DeclarationDetail,
  content: DeclarationContent,
  issues: readonly DeclarationIssue[],
  at: string,
): DeclarationDetail => ({
  ...form,
  ...factsOf(content),
  ...{ content, ieFlag: content.ieFlag, issues: [...issues], version: form.version + 1, updatedAt: at },
})

/** The form after a step of its real machine; unchanged where the machine does not know the way. */
export function stepped(form: DeclarationDetail, step: DeclarationStep, at: string): DeclarationDetail {
  const { from, to } = declarationMachine.actions[step]
  if (!from.some(status => status === form.status)) return form
  return happened({ ...form, status: to }, step, form.companyName, at)
}

/** One more word of customs; where the form stands then is read off all of them by the real rule. */
export function received(form: DeclarationDetail, at: string): DeclarationDetail {
  const channel = RECEIPTS[form.receipts.length]
  if (channel === undefined) return form
  const meaning = meaningOf(channel)
  const isNumbered = !['S0', 'E1'].includes(channel)
  const receipt: DeclarationReceipt = {
    ...{ id: String(form.receipts.length + 1), source: 'gateway', attempt: 1, channel, noticeDate: at, note: '' },
    ...{ cusCiqNo: UNIFIED_NO, entryId: isNumbered ? ENTRY_ID : '', customMaster: form.content.head.customMaster },
    ...{ status: meaning.kind === 'moves' ? meaning.to : null, receivedAt: at, recordedBy: null, reason: null },
    ...{ fileIds: [], facts: [] },
  }
  const receipts = [...form.receipts, receipt]
  const standing = standingOf(
    'pushing',
    receipts.map(told => ({ ...told, preEntryId: '' })),
  )
  const civil = (instant: string | null) => instant && dayOf(instant)
  const next: DeclarationDetail = {
    ...form,
    ...{ receipts, status: standing.status, entryId: standing.entryId, cusCiqNo: standing.cusCiqNo },
    ...{ declareDate: civil(standing.acceptedAt), releaseDate: civil(standing.releasedAt) },
    ...{ clearDate: civil(standing.clearedAt), receiptStatusCode: channel },
  }
  return happened(next, 'receipt', null, at)
}

function happened(form: DeclarationDetail, action: string, actorName: string | null, at: string): DeclarationDetail {
  const version = form.version + 1
  const event = { id: String(version), at, action, actorSide: actorName === null ? 'system' : 'seller', actorName }
  const acting = { ...form, createdBy: null, editedBy: null, submittedBy: null }
  const actions = declarationActions(acting, { userId: null, roles: ['seller_owner'] })
  return {
    ...form,
    ...{ version, updatedAt: at, actions: actions.filter(step => TAUGHT.includes(step)) },
    timeline: [...form.timeline, { ...event, fromStatus: null, toStatus: form.status, note: null }],
  }
}

/** A sender that is ready, so that the form can be sent at once. */
export const practiceSettings = (company: string, at: string): OutputOf<typeof declarationFormConfig> => ({
  configs: [
    {
      ...{ id: '01990000-0000-7000-8000-000000000001', copCode: '3304961234', copName: company },
      ...{ copCodeScc: '91330483MA7LYKN050', icCardNo: '0000', enabled: true, isDefault: true, version: 0 },
      ...{ lastTestAt: at, lastTestOk: true, testHolds: true, lastTestMessage: null, mode: 'simulator', folder: '' },
      ...{ certNo: '', certValidTo: null, declarerName: '', declarerNo: '', declarerPhone: '', lastTestSteps: [] },
    },
  ],
  defaults: { swConfigId: null, declarant: null },
  ...{ dictVersion: '', reviewRequired: false, reviewTimeline: [], maxItems: 50 },
  ...{ adapter: 'simulator', modes: ['simulator'], folderMark: '' },
})

/** The same form without its mistakes. */
export function sampleRight(form: DeclarationDetail, at: string): DeclarationDetail {
  const right = aDeclaration()
  const { netWt } = right.head
  const content = { ...form.content, head: { ...form.content.head, netWt }, containers: right.containers }
  return written(form, content, [], at)
}
