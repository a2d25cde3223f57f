import { describe, expect, test } from 'vitest'
import { isRegistrationNumber, isTaxNumber, normaliseRegNo } from './registration-number.rules'

describe('numbers of registers, which companies have published themselves', () => {
  test.each([
    ['CN', '91330483MA7LYKN050'],
    ['CN', '9144030071526726xg'],
    ['US', '91-1144442'],
    ['JP', '7000012050002'],
    ['JP', 'T7000012050002'],
    ['KR', '220-81-62517'],
    ['TH', '0994000165510'],
    ['VN', '0100109106'],
    ['VN', '0100109106-001'],
    ['RU', '7707083893'],
    ['RU', '500100732259'],
    ['DE', 'DE136695976'],
    ['DE', '136 695 976'],
    ['FR', 'FR40303265045'],
    ['IT', 'IT00743110157'],
    ['ES', 'A28015865'],
    ['ES', 'ESP2807900B'],
    ['NL', 'NL004495445B01'],
    ['BE', 'BE0428759497'],
    ['PL', 'PL8567346215'],
    ['HR', 'HR33392005961'],
    ['AT', 'ATU13585627'],
    ['GR', 'EL094259216'],
    ['BR', '12.345.678/0001-95'],
  ])('%s %s is taken', (country, number) => expect(isRegistrationNumber(country, number)).toBe(true))

  test.each([
    ['CN', '91330483MA7LYKN051'],
    ['CN', '91330483MAILYKN050'],
    ['US', '07-1144442'],
    ['US', '91-114444'],
    ['JP', '8000012050002'],
    ['KR', '220-81-62518'],
    ['TH', '0994000165511'],
    ['VN', '0100109107'],
    ['RU', '7707083894'],
    ['RU', '500100732258'],
    ['DE', 'DE136695978'],
    ['FR', 'FR41303265045'],
    ['FR', 'FR40303265046'],
    ['IT', 'IT00743110158'],
    ['ES', 'A28015866'],
    ['NL', 'NL004495446B01'],
    ['BE', 'BE0428759498'],
    ['PL', 'PL8567346216'],
    ['AT', 'U1358562'],
    ['BR', '12'],
  ])('%s %s is refused', (country, number) => expect(isRegistrationNumber(country, number)).toBe(false))
})

/** A number that a company has published or an authority gives as its example, and the same with a wrong character. */
const CHECKED: readonly (readonly [country: string, right: string, wrong: string])[] = [
  ['BG', 'BG175074752', 'BG175074751'],
  ['CY', 'CY10259033P', 'CY10259033Z'],
  ['CZ', 'CZ25123891', 'CZ25123890'],
  ['DK', 'DK13585628', 'DK13585627'],
  ['EE', 'EE100931558', 'EE100594103'],
  ['FI', 'FI20774740', 'FI20774741'],
  ['GR', 'EL094259216', 'EL123456781'],
  ['HU', 'HU12892312', 'HU12892313'],
  ['IE', 'IE6433435F', 'IE6433435E'],
  ['IE', 'IE6433435OA', 'IE6433435UA'],
  ['IE', 'IE8D79739I', 'IE8D79739J'],
  ['LT', 'LT119511515', 'LT119511514'],
  ['LT', 'LT100001919017', 'LT100001919018'],
  ['LU', 'LU15027442', 'LU15027443'],
  ['LV', 'LV40003521600', 'LV40003521601'],
  ['MT', 'MT11679112', 'MT11679113'],
  ['PT', 'PT501964843', 'PT501964842'],
  ['RO', 'RO18547290', 'RO18547291'],
  ['SE', 'SE123456789701', 'SE123456789101'],
  ['SI', 'SI50223054', 'SI50223055'],
  ['SK', 'SK2022749619', 'SK2022749618'],
  ['AT', 'ATU13585627', 'ATU13585626'],
  ['CH', 'CHE-100.155.212', 'CHE-100.155.213'],
  ['CH', 'CHE-100.155.212 MWST', 'CHE-100.155.211 MWST'],
  ['NO', 'NO 995 525 828 MVA', 'NO 995 525 829 MVA'],
  ['TW', '00501503', '00501502'],
  ['IN', '27AAPFU0939F1ZV', '27AAPFU0939F1ZU'],
  ['TR', '4540536920', '4540536921'],
  ['TR', '17291716060', '17291716050'],
  ['BR', '16.727.230/0001-97', '16.727.230/0001-98'],
  ['BR', '12.ABC.345/01DE-35', '12.ABC.345/01DE-36'],
  ['AU', '83 914 571 673', '99 999 999 999'],
  ['AU', '004 085 616', '004 085 617'],
  ['SG', '00192200M', '00192200X'],
  ['SG', '197401143C', '197401143D'],
  ['SG', 'S16FC0121D', 'S16FC0121E'],
  ['CA', '12302 6635 RC0001', '12302 6636 RC0001'],
  ['NZ', '9429034042984', '9429034042985'],
  ['ID', '01.300.066.6-091.000', '01.300.067.6-091.000'],
]

test.each(CHECKED)('%s %s is taken, %s has a wrong check character', (country, right, wrong) => {
  expect([isRegistrationNumber(country, right), isRegistrationNumber(country, wrong)]).toEqual([true, false])
})

test.each([
  ['GB', '09446231', '944623'],
  ['HK', '12345678', '123456'],
  ['MX', 'GODE561231GR8', 'GODE561331GR8'],
  ['IN', 'L17110MH1973PLC019786', 'X17110MH1973PLC019786'],
])('%s: %s is of the form of the register, %s is not', (country, right, wrong) => {
  expect([isRegistrationNumber(country, right), isRegistrationNumber(country, wrong)]).toEqual([true, false])
})

describe('the number of the tax office', () => {
  test.each([
    ['GB', 'GB980780684', 'GB802311781'],
    ['AU', '83914571673', '004085616'],
    ['IN', '27AAPFU0939F1ZV', 'L17110MH1973PLC019786'],
    ['DE', 'DE136695976', 'DE136695978'],
  ])('of %s: %s is taken, %s is not', (country, right, wrong) => {
    expect([isTaxNumber(country, right), isTaxNumber(country, wrong)]).toEqual([true, false])
  })

  test('is taken by its length alone where no scheme is known', () => {
    expect([isTaxNumber('US', '07-1144442'), isTaxNumber('HK', 'AB12'), isTaxNumber('PE', 'A')]).toEqual([
      true,
      true,
      false,
    ])
  })
})

test('one number has one form, however it is written', () => {
  expect(normaliseRegNo('de 136.695-976')).toBe('DE136695976')
})
