import { expect, test } from 'vitest'
import { BLANK, clausesOf, filledIn, filledInAll, missingValues, unknownPlaceholders, withPrefilled } from './index'

test('clauses are headed by "# ", paragraphs parted by empty lines, single line breaks kept', () => {
  expect(clausesOf('Customer: A\nProvider: B\n\n# One\r\n\r\nFirst.\n\nSecond,\nstill.\n# Two\nAt once.')).toEqual([
    { title: null, paragraphs: ['Customer: A\nProvider: B'] },
    { title: 'One', paragraphs: ['First.', 'Second,\nstill.'] },
    { title: 'Two', paragraphs: ['At once.'] },
  ])
  expect(clausesOf('')).toEqual([])
})

test('values are put in as they are, and blanks where nothing is known', () => {
  expect(filledIn('{customer} to {place} and {provider}', { customer: 'A {provider}', place: ' ' })).toBe(
    `A {provider} to ${BLANK} and ${BLANK}`,
  )
})

test('names that programs know are names like others', () => {
  const variables = [{ key: 'constructor', label: {}, required: true }]
  expect(filledIn('{constructor}', {})).toBe(BLANK)
  expect(missingValues(variables, {})).toEqual(['constructor'])
})

test('what has words in several languages is put in by language', () => {
  const text = { en_US: 'For {service}', de_DE: 'Für {service}', fr_FR: 'Pour {service}' }
  expect(filledInAll(text, {}, { service: { en_US: 'Customs', de_DE: 'Zoll' } })).toEqual({
    en_US: 'For Customs',
    de_DE: 'Für Zoll',
    fr_FR: 'Pour Customs',
  })
})

test('placeholders that nobody fills, and required values that are missing, are named', () => {
  const variables = [
    { key: 'place', label: {}, required: true },
    { key: 'note', label: {}, required: false },
  ]
  expect(unknownPlaceholders('{customer} {place} {nobody} {nobody}', variables)).toEqual(['nobody'])
  expect(missingValues(variables, { place: '  ' })).toEqual(['place'])
})

test('what is known fills in the variables of its name, and what was written stands, also where it was emptied', () => {
  const known = {
    ...{ company_name: 'Lanyun', company_no: '', company_address: '1 Silk Road' },
    ...{ contact_name: 'Lin Wei', contact_phone: '', contact_email: 'a@b.c' },
  }
  const asked = ['company_name', 'company_no', 'contact_name', 'contact_email', 'purpose'].map(key => ({ key }))
  expect(withPrefilled(asked, known, { contact_name: 'Chen Yu', contact_email: '', purpose: 'Samples' })).toEqual({
    ...{ company_name: 'Lanyun', contact_name: 'Chen Yu', contact_email: '', purpose: 'Samples' },
  })
})
