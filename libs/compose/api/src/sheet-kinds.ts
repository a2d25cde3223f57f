import { formSheets, type CustomsPorts } from '@tradeport/domain/customs/server'
import { addressSheet } from '@tradeport/domain/identity/server'
import { placeSheetOf, type ReferencePorts } from '@tradeport/domain/reference/server'
import type { SheetsPorts } from '@tradeport/domain/sheets/server'
import { builtInTexts } from './built-in-texts'

/** The sheets that people fill in and send, each in the domain that has its rows. */
export const sheetKinds = (customs: CustomsPorts, reference: ReferencePorts): SheetsPorts['kinds'] => ({
  ...formSheets(customs),
  place: placeSheetOf(reference),
  address: addressSheet(async locale => (await builtInTexts.texts('identityCompany', locale)) ?? {}),
})
