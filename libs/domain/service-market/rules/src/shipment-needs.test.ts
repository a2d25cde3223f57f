import { describe, expect, it } from 'vitest'
import { shipmentNeeds, type Shipment } from './shipment-needs'

const fob: Shipment = {
  stage: 'ahead',
  isForeign: true,
  incoterm: 'FOB',
  namedPlace: 'Shanghai',
  currency: 'CNY',
  originCountry: 'CN',
  destCountry: 'DE',
  hsCodes: [],
  byLetterOfCredit: false,
}
const own = { currency: 'CNY', conformityGoods: ['85', '9503'] }
const needs = (parts: Partial<Shipment>) =>
  shipmentNeeds({ ...fob, ...parts }, own).map(({ categoryCode, reason }) => `${categoryCode} ${reason}`)

describe('what a seller may want done for a shipment', () => {
  it.each([
    ['EXW', []],
    ['FOB', ['CUSTOMS export_clearance', 'LOGISTICS carriage_to_port']],
    ['CFR', ['CUSTOMS export_clearance', 'LOGISTICS main_carriage']],
    ['CIF', ['CUSTOMS export_clearance', 'LOGISTICS main_carriage', 'INSURANCE insurance_duty']],
    ['DAP', ['CUSTOMS export_clearance', 'LOGISTICS main_carriage', 'INSURANCE own_risk']],
  ] as const)('under %s is what the term leaves to them', (term, duties) => {
    const refund = term === 'EXW' ? [] : ['DRAWBACK tax_refund']
    expect(needs({ incoterm: term })).toEqual([...duties, 'INSPECTION before_shipment', ...refund])
  })

  it('goes by how it is paid and what the goods are', () => {
    const found = needs({
      incoterm: 'EXW',
      currency: 'USD',
      byLetterOfCredit: true,
      hsCodes: ['9503001000', '8517130000'],
    })
    expect(found).toEqual([
      'LC_REVIEW letter_of_credit',
      'CERTIFICATION conformity',
      'INSPECTION before_shipment',
      'FX_COLLECTION foreign_currency',
    ])
    expect(
      shipmentNeeds({ ...fob, hsCodes: ['9503001000', '8517130000'] }, own).map(({ facts }) => facts.chapter),
    ).toContain('85')
  })

  it('asks for a proof of conformity for the goods that operators name, by chapter or below', () => {
    const proofs = (...hsCodes: string[]) =>
      shipmentNeeds({ ...fob, hsCodes }, own).flatMap(({ reason, facts }) =>
        reason === 'conformity' ? facts.chapter : [],
      )
    expect(proofs('9503001000')).toEqual(['95'])
    expect(proofs('9504500000')).toEqual([])
    expect(proofs('9503001000', '8517130000')).toEqual(['85'])
  })

  it('is only money once the goods have left, and nothing at home or when the order was cancelled', () => {
    expect(needs({ stage: 'left', currency: 'USD' })).toEqual(['DRAWBACK tax_refund', 'FX_COLLECTION foreign_currency'])
    expect(needs({ stage: 'over' })).toEqual([])
    expect(needs({ isForeign: false })).toEqual([])
  })

  it('names the delivery term as it was agreed', () => {
    expect(shipmentNeeds(fob, own)[0]?.facts.term).toBe('FOB Shanghai')
    expect(shipmentNeeds({ ...fob, namedPlace: null }, own)[0]?.facts.term).toBe('FOB')
  })
})
