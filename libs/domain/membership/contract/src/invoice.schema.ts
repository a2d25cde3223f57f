import { optionalText, z } from '@tradeport/kernel/contract-kit'

/** Which invoice a company needs for what it pays: the two kinds of the domestic tax office, or a commercial one for abroad. */
export const INVOICE_NEEDS = ['none', 'vat_normal', 'vat_special', 'commercial'] as const
export type InvoiceNeed = (typeof INVOICE_NEEDS)[number]

export const INVOICE_FIELDS = ['title', 'taxNo', 'address', 'phone', 'bank', 'account', 'email'] as const
export type InvoiceField = (typeof INVOICE_FIELDS)[number]

interface FieldsOfInvoice {
  readonly required: readonly InvoiceField[]
  readonly optional: readonly InvoiceField[]
}

/** What has to stand on each: a special VAT invoice, which the buyer deducts, cannot do without the registered account. */
export const INVOICE_FIELDS_OF: Readonly<Record<InvoiceNeed, FieldsOfInvoice>> = {
  none: { required: [], optional: [] },
  vat_normal: { required: ['title', 'taxNo', 'email'], optional: ['address', 'phone', 'bank', 'account'] },
  vat_special: { required: INVOICE_FIELDS, optional: [] },
  commercial: { required: ['title', 'address', 'email'], optional: ['taxNo', 'phone'] },
}

const isDomestic = (need: InvoiceNeed) => need === 'vat_normal' || need === 'vat_special'
const TAX_NO = /^[0-9A-Z]{15,20}$/
const TAX_NO_ABROAD = /^[0-9A-Z ./-]*$/
const PHONE = /^\+?[\d() -]{5,30}$/

/** Empty where the invoice does without it. */
const fields = {
  title: optionalText(200),
  taxNo: z.optional(
    z.string().check(z.trim(), z.toUpperCase(), z.maxLength(40), z.regex(TAX_NO_ABROAD, { error: 'invalid_format' })),
  ),
  address: optionalText(300),
  phone: z.optional(
    z.string().check(
      z.trim(),
      z.refine(value => value === '' || PHONE.test(value), { error: 'phone' }),
    ),
  ),
  bank: optionalText(200),
  account: optionalText(60),
  email: z.optional(
    z.union([z.literal(''), z.string().check(z.trim(), z.maxLength(320), z.email({ error: 'email' }))]),
  ),
}

export const invoiceInput = z.object({ need: z.enum(INVOICE_NEEDS), ...fields }).check(context => {
  const { value } = context
  const wrong = (field: InvoiceField, message: string) =>
    context.issues.push({ code: 'custom', message, path: [field], input: value[field] })
  for (const field of INVOICE_FIELDS_OF[value.need].required) if (!value[field]) wrong(field, 'required')
  if (isDomestic(value.need) && value.taxNo && !TAX_NO.test(value.taxNo)) wrong('taxNo', 'invalid_format')
})
export type InvoiceInput = z.input<typeof invoiceInput>

export const invoiceOutput = z.object({
  need: z.enum(INVOICE_NEEDS),
  title: z.string(),
  taxNo: z.string(),
  address: z.string(),
  phone: z.string(),
  bank: z.string(),
  account: z.string(),
  email: z.string(),
})
export type Invoice = z.output<typeof invoiceOutput>
