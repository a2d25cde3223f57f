import { decimal, i18nText, z, type I18nText } from '@tradeport/kernel/contract-kit'

/** `number` is a decimal string, `date` a civil date, `country` an ISO 3166-1 alpha-2 code, `checkbox` is `yes` or nothing. */
export const TEMPLATE_FIELD_TYPES = [
  'text',
  'textarea',
  'number',
  'date',
  'select',
  'multi_select',
  'checkbox',
  'country',
] as const
export type TemplateFieldType = (typeof TEMPLATE_FIELD_TYPES)[number]

export const MAX_TEMPLATE_FIELDS = 40

const fieldKey = () => z.string().check(z.regex(/^[a-z][a-zA-Z0-9]{0,39}$/, { error: 'code' }))
const length = () => z.optional(z.int().check(z.minimum(1), z.maximum(5000)))
const limit = () => z.optional(decimal({ integer: 12, scale: 4 }))

/** One question that the customer of a service answers. */
export const templateField = z.object({
  key: fieldKey(),
  label: i18nText(120),
  hint: z._default(i18nText(300), {}),
  type: z.enum(TEMPLATE_FIELD_TYPES),
  required: z._default(z.boolean(), false),
  options: z._default(z.array(z.object({ value: fieldKey(), label: i18nText(120) })).check(z.maxLength(60)), []),
  /** Asked only where an earlier question has one of these answers. */
  visibleWhen: z.optional(
    z.nullable(
      z.object({
        field: fieldKey(),
        equals: z.array(z.string().check(z.maxLength(120))).check(z.minLength(1), z.maxLength(60)),
      }),
    ),
  ),
  /** Of words their length, of numbers their size. */
  validation: z._default(z.object({ minLength: length(), maxLength: length(), min: limit(), max: limit() }), {}),
})
export type TemplateField = z.output<typeof templateField>

export const templateFields = z.array(templateField).check(z.maxLength(MAX_TEMPLATE_FIELDS), context => {
  for (const { path, error } of templateProblems(context.value))
    context.issues.push({ code: 'custom', message: error, path, input: context.value })
})

interface TemplateProblem {
  path: (string | number)[]
  error: string
}

/** What is wrong between the questions of a form, and in one that takes choices. */
function templateProblems(fields: readonly TemplateField[]): TemplateProblem[] {
  return fields.flatMap(({ key, label, type, options, visibleWhen }, index) => {
    const earlier = fields.slice(0, index)
    const values = options.map(({ value }) => value)
    return [
      ...(earlier.some(other => other.key === key) ? [{ path: [index, 'key'], error: 'duplicate' }] : []),
      ...(saysSomething(label) ? [] : [{ path: [index, 'label'], error: 'required' }]),
      ...(isChoice(type) && options.length === 0 ? [{ path: [index, 'options'], error: 'required' }] : []),
      ...options.flatMap((option, at) => [
        ...(values.indexOf(option.value) < at ? [{ path: [index, 'options', at, 'value'], error: 'duplicate' }] : []),
        ...(saysSomething(option.label) ? [] : [{ path: [index, 'options', at, 'label'], error: 'required' }]),
      ]),
      ...(visibleWhen && !earlier.some(other => other.key === visibleWhen.field)
        ? [{ path: [index, 'visibleWhen', 'field'], error: 'invalid_value' }]
        : []),
    ]
  })
}

/** The order form of a category; the version counts its changes, and orders keep the one that was answered. */
export const orderTemplate = z.object({ version: z.int(), fields: z.array(templateField) })
export type OrderTemplate = z.output<typeof orderTemplate>

/** The answer is one of given ones, or several. */
export function isChoice(type: TemplateFieldType): boolean {
  return type === 'select' || type === 'multi_select'
}

function saysSomething(text: I18nText): boolean {
  return Object.values(text).some(words => words.trim() !== '')
}
