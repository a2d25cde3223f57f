import { describe, expect, test } from 'vitest'
import { isRegistrationNumber, normaliseRegNo } from './registration-number.rules'

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

test('one number has one form, however it is written', () => {
  expect(normaliseRegNo('de 136.695-976')).toBe('DE136695976')
})
