import { LOCALE_CODES, i18nText, z } from '@tradeport/kernel/contract-kit'

export const GIVEN_NAME_MAX = 60

export const givenNames = i18nText(GIVEN_NAME_MAX)

/** Beside a name as it is first written: what it is in other languages. Absent: what is kept stays. */
export const translatedNames = () => z.optional(givenNames)

/** A name that people give, for whoever changes it: as it was first written, in which language, and in all that it was written in. */
export const givenName = () => z.object({ name: z.string(), locale: z.enum(LOCALE_CODES), names: givenNames })
export type GivenName = z.output<ReturnType<typeof givenName>>
