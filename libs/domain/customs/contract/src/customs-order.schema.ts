import {
  civilDate,
  decimal,
  id,
  instant,
  listFile,
  optionalText,
  pageInput,
  text,
  z,
} from '@tradeport/kernel/contract-kit'
import { PAYMENT_FAILURES, PAYMENT_KINDS, PAYMENT_STATUSES } from '@tradeport/domain/service-order/contract'
import { CLAIM_STATUSES, customsOrderClaim } from './customs-order-claim'
import { DECLARATION_STATUSES, IE_FLAGS, changeEvent } from './declaration-form.schema'

export const CUSTOMS_ORDER_STATUSES = [
  'draft',
  'submitted',
  'accepted',
  /** The broker looks through the papers. */
  'doc_check',
  /** The client has to send papers. */
  'doc_pending',
  /** The declarations are being drawn up; the client confirms them. */
  'making',
  'declaring',
  'inspection',
  'released',
  'cleared',
  'completed',
  'rejected',
  'cancelled',
] as const
export type CustomsOrderStatus = (typeof CUSTOMS_ORDER_STATUSES)[number]

/** Statuses that follow the worst of the linked declarations. */
export const MIRRORING_STATUSES = [
  'declaring',
  'inspection',
  'released',
  'cleared',
] as const satisfies readonly CustomsOrderStatus[]
export type MirroringStatus = (typeof MIRRORING_STATUSES)[number]

/** Statuses in which the shipment waits for somebody; from here on a cut-off hurries it. */
export const IN_HAND_STATUSES = [
  'accepted',
  'doc_check',
  'doc_pending',
  'making',
  'declaring',
  'inspection',
] as const satisfies readonly CustomsOrderStatus[]

/** The columns of a broker's workbench: where the broker, the client or customs has something to do. */
export const WORKBENCH_STATUSES = [
  'submitted',
  ...IN_HAND_STATUSES,
  'released',
  'cleared',
] as const satisfies readonly CustomsOrderStatus[]

/**
 * How an order hurts what was promised, the worst first. `acceptance`: nobody took it on in time · `overdue`: its cut-off has passed ·
 * `close`: it will within the region's `agencyCloseHours` · `stuck`: nobody has touched it for its `agencyStuckHours`. An order is in one group at most.
 */
export const SLA_GROUPS = ['acceptance', 'overdue', 'close', 'stuck'] as const
export type SlaGroup = (typeof SLA_GROUPS)[number]

/** What people may be offered; each is the name of an endpoint. */
export const CUSTOMS_ORDER_ACTIONS = [
  'submit',
  'accept_order',
  'pay',
  'next_status',
  'confirm_draft',
  'complete',
  'claim_answer',
  'claim_accept',
  'claim_refund',
  'claim_decide',
  'update',
  'upload_document',
  'verify_document',
  'request_document',
  'save_delegation',
  'save_fee',
  'confirm_fee',
  'link_declaration',
  'take_off_declaration',
  'put_back_declaration',
  'evaluate',
  'claim_open',
  'claim_escalate',
  'claim_withdraw',
  'retry_payment',
  'reject',
  'cancel',
] as const
export type CustomsOrderAction = (typeof CUSTOMS_ORDER_ACTIONS)[number]

/** What the sides of an order are told: what it came to, or what was done to it. */
export const CUSTOMS_ORDER_NEWS = [
  'submitted',
  'accepted',
  'rejected',
  'doc_pending',
  'doc_check',
  'making',
  'declaring',
  'inspection',
  'released',
  'cleared',
  'completed',
  'cancelled',
  'document_rejected',
  /** The client wrote it anew, sent a paper, let the broker act for it, or said how it was served. */
  'content_changed',
  'document_sent',
  'delegation_saved',
  'rated',
  'fee_proposed',
  'fee_answered',
  /** Of the fees that the client pays here: the bank holds them; it refused; it passed them on, or gave them back. */
  'fees_paid',
  'payment_failed',
  'fees_released',
  'fees_refunded',
  'money_stuck',
  /** A declaration is no longer what the client confirmed; the client confirmed it again. */
  'draft_changed',
  'draft_confirmed',
  /** All its declarations were cancelled or deleted. */
  'nothing_declared',
  /** The desk took off what was recorded wrongly; it put back what it took off by mistake. */
  'declaration_taken_off',
  'declaration_put_back',
  /** The client complains; the complaint has moved on; the platform is asked to decide. */
  'claim_opened',
  'claim_moved',
  'claim_disputed',
  /** The bank has paid back what a complaint came to. */
  'claim_refunded',
  'late',
  /** The quote waits to be paid, or was not paid in time, which ended the order. */
  'pay_soon',
  'pay_lapsed',
  /** Without a word of the client it is soon complete by itself. */
  'due_soon',
] as const
export type CustomsOrderNews = (typeof CUSTOMS_ORDER_NEWS)[number]

/** `customs`: nobody here, their receipts move it on. */
export const CUSTOMS_ORDER_ACTORS = ['client', 'provider', 'customs'] as const
export type CustomsOrderActor = (typeof CUSTOMS_ORDER_ACTORS)[number]

export const DELEGATION_TYPES = ['long_term', 'per_shipment'] as const
export const EXTRA_SERVICES = [
  'inspection_attendance',
  'certificate_of_origin',
  'fumigation',
  'trailer',
  'insurance',
] as const

export const CUSTOMS_DOCUMENT_TYPES = [
  'contract',
  'invoice',
  'packing_list',
  'declaration_elements',
  'booking',
  'licence',
  'other',
] as const
export type CustomsDocumentType = (typeof CUSTOMS_DOCUMENT_TYPES)[number]
/** Papers without which an order is not sent; a broker may ask for more. */
export const MANDATORY_DOCUMENTS = [
  'contract',
  'invoice',
  'packing_list',
  'declaration_elements',
] as const satisfies readonly CustomsDocumentType[]
export const CUSTOMS_DOCUMENT_STATUSES = ['missing', 'uploaded', 'verified', 'rejected'] as const

export const FEE_TYPES = ['declaration', 'continuation_sheet', 'inspection', 'port_charges', 'other'] as const
/** Who bears it: the client pays the provider, or settles it with whom it is owed, or the provider takes it upon itself. */
export const FEE_PAYERS = ['client', 'consignee', 'provider'] as const
/**
 * `fixed`: of the quote that was made at acceptance. Later lines are `proposed` until the client confirms or refuses them; `lapsed`: the
 * order ended before that, or the provider gave it up.
 */
export const FEE_STATUSES = ['fixed', 'proposed', 'confirmed', 'refused', 'lapsed'] as const

/**
 * Where the money of a fee is that the client owes the provider. `none`: nothing of it is paid here, since another one bears it, nobody
 * owes it, or both sides settled it past the platform · `due`: the client pays it · `processing`: the bank is asked to take it · `held`: in
 * escrow · `settling`: the bank is asked to pass it on or to give it back · `released`: the provider has it, less the commission · `refunded`.
 */
export const FEE_MONEY = ['none', 'due', 'processing', 'held', 'settling', 'released', 'refunded'] as const
export type FeeMoney = (typeof FEE_MONEY)[number]

/** `reclaim`: back to the client from what the provider and the platform were paid. */
export const FEE_PAYMENT_KINDS = [...PAYMENT_KINDS, 'reclaim'] as const

/** Lines of goods of one order; each declaration takes 50 of them. */
export const MAX_ORDER_GOODS = 500
export const MAX_ORDER_FEES = 50
export const MAX_ORDER_CONTAINERS = 99

const draftText = (max: number) => z._default(z.string().check(z.trim(), z.maxLength(max)), '')
/** Empty while nobody has filled it in. */
const draftNumber = (integer: number, scale: number) =>
  z._default(
    z
      .string()
      .check(z.trim(), z.regex(new RegExp(`^$|^\\d{1,${integer}}(\\.\\d{1,${scale}})?$`), { error: 'decimal' })),
    '',
  )
const draftCode = (pattern: RegExp) => z._default(z.string().check(z.trim(), z.regex(pattern, { error: 'code' })), '')
const file = () => z.object({ fileId: id(), name: text(255) })
const files = () => z.array(file()).check(z.minLength(1), z.maxLength(10))

export const customsOrderGood = () =>
  z.object({
    name: text(255),
    englishName: draftText(100),
    hsCode: draftCode(/^$|^\d{4,10}$/),
    /** Declaration elements, in the order of the tariff line, separated by `|`. */
    elements: draftText(255),
    qty: draftNumber(14, 5),
    /** Code of the list `unit`. */
    unit: draftCode(/^$|^\d{3}$/),
    unitPrice: draftNumber(14, 5),
    /** Empty: quantity times price. */
    amount: draftNumber(15, 2),
    netWt: draftNumber(14, 5),
    /** Of the list `country`, three letters. */
    originCountry: draftCode(/^$|^[A-Z]{3}$/),
  })
export type CustomsOrderGood = z.output<ReturnType<typeof customsOrderGood>>

/** What a client says of its shipment; a draft keeps what was typed, submitting asks for the rest. */
export const customsOrderContent = () =>
  z.object({
    ieFlag: z._default(z.enum(IE_FLAGS), 'E'),
    tradeMode: draftCode(/^$|^\d{4}$/),
    trafMode: draftCode(/^$|^[\dA-Z]$/),
    customMaster: draftCode(/^$|^\d{4}$/),
    iePort: draftCode(/^$|^\d{4}$/),
    contactName: draftText(80),
    contactPhone: z._default(z.string().check(z.trim(), z.regex(/^[+\d][\d\s-]{0,30}$|^$/, { error: 'phone' })), ''),
    contactEmail: z._default(
      z.string().check(z.trim(), z.regex(/^$|^[^\s@]+@[^\s@]+\.[^\s@]+$/, { error: 'email' })),
      '',
    ),
    delegationType: z._default(z.enum(DELEGATION_TYPES), 'per_shipment'),
    expectedDate: z._default(z.nullable(civilDate()), null),
    cutOffAt: z._default(z.nullable(instant()), null),
    contractNo: draftText(32),
    /** Consignee of an export, consignor of an import. */
    overseasName: draftText(100),
    /** Where an export goes to, where an import comes from; three letters. */
    overseasCountry: draftCode(/^$|^[A-Z]{3}$/),
    goodsSummary: draftText(500),
    hsHints: z._default(z.array(z.string().check(z.regex(/^\d{4,10}$/, { error: 'code' }))).check(z.maxLength(20)), []),
    packNo: draftCode(/^$|^\d{1,9}$/),
    /** Code of the list `wrap_type`. */
    wrapType: draftCode(/^$|^\d{2}$/),
    /** In kg. */
    grossWt: draftNumber(14, 5),
    netWt: draftNumber(14, 5),
    cbm: draftNumber(9, 4),
    valueAmount: draftNumber(15, 2),
    currency: draftCode(/^$|^[A-Z]{3}$/),
    transMode: draftCode(/^$|^\d$/),
    portOfLoading: draftText(100),
    portOfDischarge: draftText(100),
    vessel: draftText(50),
    voyage: draftText(32),
    billNo: draftText(32),
    bookingNo: draftText(32),
    containers: z._default(
      z
        .array(
          z.object({
            no: z.string().check(z.trim(), z.regex(/^[A-Za-z]{4}\d{7}$/, { error: 'code' })),
            /** Code of the list `customs_container_spec`. */
            spec: draftCode(/^$|^\d{2}$/),
          }),
        )
        .check(z.maxLength(MAX_ORDER_CONTAINERS)),
      [],
    ),
    /** Line by line; where there are none the declaration takes those of the trade order, else one line of the summary. */
    goods: z._default(z.array(customsOrderGood()).check(z.maxLength(MAX_ORDER_GOODS)), []),
    extraServices: z._default(z.array(z.enum(EXTRA_SERVICES)).check(z.maxLength(EXTRA_SERVICES.length)), []),
    /** Our trade order whose goods are declared. */
    tradeOrderId: z._default(z.nullable(id()), null),
    remark: draftText(1000),
  })
export type CustomsOrderContent = z.output<ReturnType<typeof customsOrderContent>>
export type CustomsOrderContentInput = z.input<ReturnType<typeof customsOrderContent>>

export const customsOrderDocument = () =>
  z.object({
    no: z.int(),
    docType: z.enum(CUSTOMS_DOCUMENT_TYPES),
    required: z.boolean(),
    /** What the broker asked for. */
    note: z.nullable(z.string()),
    status: z.enum(CUSTOMS_DOCUMENT_STATUSES),
    files: z.array(file()),
    uploadedAt: z.nullable(z.string()),
    /** Of the broker who refused them. */
    reason: z.nullable(z.string()),
  })
export type CustomsOrderDocument = z.output<ReturnType<typeof customsOrderDocument>>

export const customsOrderFeeInput = () =>
  z.object({
    feeType: z.enum(FEE_TYPES),
    qty: decimal({ integer: 9, scale: 3, positive: true }),
    /** Without tax. */
    unitPrice: decimal({ integer: 12, scale: 4 }),
    currency: z.string().check(z.regex(/^[A-Z]{3}$/, { error: 'code' })),
    /** Percent. */
    taxRate: z._default(decimal({ integer: 2, scale: 2 }), '0'),
    payer: z._default(z.enum(FEE_PAYERS), 'client'),
    note: optionalText(200),
  })
export const customsOrderFees = (least = 0) =>
  z.array(customsOrderFeeInput()).check(z.minLength(least), z.maxLength(MAX_ORDER_FEES))

export const customsOrderFee = () =>
  z.object({
    no: z.int(),
    feeType: z.enum(FEE_TYPES),
    qty: z.string(),
    unitPrice: z.string(),
    currency: z.string(),
    taxRate: z.string(),
    payer: z.enum(FEE_PAYERS),
    note: z.nullable(z.string()),
    /** With tax. */
    amount: z.string(),
    status: z.enum(FEE_STATUSES),
    money: z.enum(FEE_MONEY),
    /** Of the amount: what the bank is asked to give back after a complaint, and what it gave back so. */
    returning: z.string(),
    returned: z.string(),
    reason: z.nullable(z.string()),
    at: z.string(),
    answeredAt: z.nullable(z.string()),
  })
export type CustomsOrderFee = z.output<ReturnType<typeof customsOrderFee>>

export const customsOrderRow = () =>
  z.object({
    id: z.string(),
    no: z.string(),
    status: z.enum(CUSTOMS_ORDER_STATUSES),
    version: z.int(),
    /** The caller, an operator, is one of the people of its client or its broker: others decide about it. */
    ownStake: z.boolean(),
    actions: z.array(z.enum(CUSTOMS_ORDER_ACTIONS)),
    ieFlag: z.enum(IE_FLAGS),
    tradeMode: z.string(),
    customMaster: z.string(),
    clientCompanyId: z.string(),
    clientName: z.string(),
    providerCompanyId: z.string(),
    providerName: z.string(),
    serviceOrderId: z.nullable(z.string()),
    contractNo: z.string(),
    goodsSummary: z.string(),
    packNo: z.string(),
    grossWt: z.string(),
    valueAmount: z.string(),
    currency: z.string(),
    billNo: z.string(),
    expectedDate: z.nullable(z.string()),
    cutOffAt: z.nullable(z.string()),
    /** Papers that are still to be sent. */
    missingDocuments: z.int(),
    /** Lines that the client has not answered. */
    openFees: z.int(),
    /** Lines that the client has to pay. */
    dueFees: z.int(),
    /** The bank refused to pass on or to give back what it holds: finance asks it again. */
    moneyStuck: z.boolean(),
    /** Declarations, ready to be sent, that were changed after the client confirmed them. */
    unconfirmedCount: z.int(),
    declarationCount: z.int(),
    /** Of the last complaint; null where there was none. */
    claimStatus: z.nullable(z.enum(CLAIM_STATUSES)),
    nextActor: z.nullable(z.enum(CUSTOMS_ORDER_ACTORS)),
    /** By when: of a submitted order the acceptance, of a cleared one its completion, in between the cut-off. */
    dueAt: z.nullable(z.string()),
    createdAt: z.string(),
    updatedAt: z.string(),
  })
export type CustomsOrderRow = z.output<ReturnType<typeof customsOrderRow>>

export const CUSTOMS_HOLDBACKS = ['owes_refund', 'no_record'] as const
export type CustomsHoldback = (typeof CUSTOMS_HOLDBACKS)[number]

export const customsOrderDetailOutput = () =>
  z.extend(customsOrderRow(), {
    content: customsOrderContent(),
    /** Why the broker takes the order on for now not: it owes a refund, or has no customs broker record that holds. */
    holdback: z.nullable(z.enum(CUSTOMS_HOLDBACKS)),
    /** Of the service order that brought it about. */
    serviceOrderNo: z.nullable(z.string()),
    documents: z.array(customsOrderDocument()),
    fees: z.array(customsOrderFee()),
    /**
     * What the client owes by currency (`fixed` and `confirmed`), what it has not answered, and where the money is. What the service order
     * behind it costs is in an escrow of its own.
     */
    feeTotals: z.array(
      z.object({
        ...{ currency: z.string(), owed: z.string(), proposed: z.string(), due: z.string() },
        /** On its way to the bank or from it. */
        processing: z.string(),
        ...{ held: z.string(), released: z.string(), refunded: z.string() },
      }),
    ),
    /** What the bank was asked to do; a client reads nothing of what the provider gets. */
    payments: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(FEE_PAYMENT_KINDS),
        status: z.enum(PAYMENT_STATUSES),
        currency: z.string(),
        amount: z.string(),
        /** Of a release: what the platform keeps of it; of a reclaim: what it gives of it. Null for the client. */
        commission: z.nullable(z.string()),
        /** Of the complaint that it pays back. */
        claimNo: z.nullable(z.int()),
        failure: z.nullable(z.enum(PAYMENT_FAILURES)),
        createdAt: z.string(),
        settledAt: z.nullable(z.string()),
      }),
    ),
    /** Percent that the platform keeps of the provider's own fees; null for the client, and before acceptance. */
    commissionRate: z.nullable(z.string()),
    /** Whether this person may pay for the company. */
    mayPay: z.boolean(),
    simulatedFunds: z.boolean(),
    delegation: z.object({
      type: z.enum(DELEGATION_TYPES),
      no: z.string(),
      validTo: z.nullable(z.string()),
      file: z.nullable(file()),
    }),
    declarations: z.array(
      z.object({
        id: z.string(),
        no: z.string(),
        status: z.enum(DECLARATION_STATUSES),
        /** Declared elsewhere, and recorded here. */
        recorded: z.boolean(),
        entryId: z.string(),
        itemCount: z.int(),
        /** What checks found that keeps it from being declared. */
        errorCount: z.int(),
        /** Of what it says; what a client confirms is told apart by it. */
        hash: z.string(),
        /** The client has to confirm it, as it stands, before it is sent. */
        unconfirmed: z.boolean(),
      }),
    ),
    /** Declared elsewhere, and taken off by the desk, which can put it back. */
    takenOff: z.array(
      z.object({ id: z.string(), no: z.string(), status: z.enum(DECLARATION_STATUSES), entryId: z.string() }),
    ),
    /** Why it was rejected or cancelled. */
    reason: z.nullable(z.string()),
    rating: z.nullable(z.object({ score: z.int(), text: z.string(), at: z.string() })),
    claims: z.array(customsOrderClaim()),
    /** By when the broker answers the open one. */
    claimDueAt: z.nullable(z.string()),
    submittedAt: z.nullable(z.string()),
    acceptedAt: z.nullable(z.string()),
    clearedAt: z.nullable(z.string()),
    completedAt: z.nullable(z.string()),
    timeline: z.array(changeEvent()),
  })
export type CustomsOrderDetail = z.output<ReturnType<typeof customsOrderDetailOutput>>

export const CUSTOMS_ORDER_SORTS = ['newest', 'updated', 'due'] as const
export type CustomsOrderSort = (typeof CUSTOMS_ORDER_SORTS)[number]

const filters = () => ({
  ieFlag: z.optional(z.enum(IE_FLAGS)),
  tradeMode: z.optional(z.string().check(z.maxLength(4))),
  clientCompanyId: z.optional(id()),
  providerCompanyId: z.optional(id()),
  serviceOrderId: z.optional(id()),
  tradeOrderId: z.optional(id()),
  /** What was due before now. */
  late: z.optional(z.boolean()),
  /** Complained about and not settled; of these what the platform has to decide. */
  claim: z.optional(z.enum(['open', 'disputed'])),
  /** With money that the bank refused to move. */
  moneyStuck: z.optional(z.boolean()),
  sla: z.optional(z.enum(SLA_GROUPS)),
  dateFrom: z.optional(civilDate()),
  dateTo: z.optional(civilDate()),
})
const status = () => z.optional(z.enum(CUSTOMS_ORDER_STATUSES))

export const customsOrderPageInput = () => pageInput({ ...filters(), status: status() }, CUSTOMS_ORDER_SORTS)
export const customsOrderCountInput = () => z.object({ ...filters(), keyword: optionalText(200) })
export const CUSTOMS_ORDER_EXPORT_COLUMNS = [
  ...(['no', 'client', 'provider', 'ieFlag', 'contractNo', 'goods', 'value', 'currency', 'status', 'dueAt'] as const),
  ...(['feesOwed', 'feesDue', 'feesHeld', 'feesReleased', 'feesRefunded', 'createdAt'] as const),
] as const
export const customsOrderExportInput = () =>
  z.extend(customsOrderCountInput(), { status: status(), ...listFile(CUSTOMS_ORDER_EXPORT_COLUMNS) })

export const customsOrderBoardInput = () =>
  z.object({
    by: z.enum(['status', 'sla']),
    /** Rows of each column. */
    size: z._default(z.int().check(z.minimum(1), z.maximum(50)), 20),
  })
export const customsOrderBoardOutput = () =>
  z.object({
    columns: z.array(
      z.object({
        key: z.enum([...WORKBENCH_STATUSES, ...SLA_GROUPS]),
        count: z.int(),
        /** The most urgent first. */
        records: z.array(customsOrderRow()),
      }),
    ),
  })
export type CustomsOrderBoard = z.output<ReturnType<typeof customsOrderBoardOutput>>

export const customsOrderDraftInput = () =>
  z.object({
    content: customsOrderContent(),
    /** The broker; of an order that a service order brings about, its provider. */
    providerCompanyId: z.optional(id()),
    /** A service order of the category `CUSTOMS`; it has one agency order at a time. */
    serviceOrderId: z.optional(id()),
    /** Another order of the client: what it had sent with it goes along. */
    copyOf: z.optional(id()),
  })

export const customsOrderUploadInput = () => ({ no: z.int(), files: files() })
export const customsOrderDelegationInput = () => ({ no: text(32), validTo: civilDate(), file: file() })
export const customsOrderRequestInput = () => ({
  documents: z
    .array(
      z.object({
        /** Asks again for a paper that is on the list; without it another one joins the list. */
        no: z.optional(z.int()),
        docType: z.enum(CUSTOMS_DOCUMENT_TYPES),
        note: optionalText(300),
      }),
    )
    .check(z.minLength(1), z.maxLength(20)),
})
