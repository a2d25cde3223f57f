import { defineEndpoint, id, z } from '@tradeport/kernel/contract-kit'
import { IE_FLAGS, declarationContent } from './declaration-form.schema'

export const CONVERSION_SOURCES = ['order', 'service_order', 'customs_order', 'declaration'] as const
export type ConversionSource = (typeof CONVERSION_SOURCES)[number]

export const declarationFormConvert = defineEndpoint({
  name: 'customs.declarationFormConvert',
  path: '/comprehensive-service/declarationForm/convert',
  audiences: ['seller', 'provider'],
  input: z.object({
    sourceType: z.enum(CONVERSION_SOURCES),
    sourceId: id(),
    /** Of what does not say it itself. */
    ieFlag: z._default(z.enum(IE_FLAGS), 'E'),
    /** Which of the forms: a form takes 50 lines. */
    part: z._default(z.int().check(z.minimum(1), z.maximum(100)), 1),
  }),
  output: z.object({
    form: declarationContent,
    mappings: z.array(
      z.object({
        /** Of the form (`items.0.gQty`). */
        path: z.string(),
        /** Of the source, or `default`, `tariff`, or the field of the form that it follows from. */
        from: z.string(),
        /** From 0 to 1; 1 where the source says just this. */
        confidence: z.number(),
      }),
    ),
    /** Fields that every form of this direction needs and that nobody has said. */
    missing: z.array(z.string()),
    part: z.int(),
    parts: z.int(),
  }),
  errors: ['FT520404', 'FT520400', 'FT521404'],
  reads: ['declarationForm', 'customsOrder', 'serviceOrder', 'order'],
  summary: 'A form made of another document: shown, not saved.',
})
