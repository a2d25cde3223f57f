import type { RegistryEntry } from '@tradeport/domain/identity/contract'

/** A company as it is asked for. */
export interface AskedCompany {
  country: string
  /** As the licence has it. */
  number: string
  /** As the company says it; registers are asked by number. */
  legalName: string
}

/** A public register of companies: an outside party, which is never asked while a transaction is open. */
export interface CompanyRegistry {
  /**
   * @returns undefined where it has none of that number.
   * @throws for what may be tried again: no connection, no answer.
   */
  find(asked: AskedCompany): Promise<RegistryEntry | undefined>
}

/**
 * Stands in for a register, and says so in every answer: it knows every company under its own name, but none whose number ends in 9, and
 * none any more whose number ends in 8.
 */
export const simulatedRegistry: CompanyRegistry = {
  async find({ number, legalName }) {
    if (number.endsWith('9')) return undefined
    return { name: legalName, number, isActive: !number.endsWith('8'), address: '', isSimulated: true }
  },
}
