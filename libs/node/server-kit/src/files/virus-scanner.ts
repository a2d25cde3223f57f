/** What was found in a file; undefined: nothing. */
export type Infection = { readonly name: string } | undefined

/** Looks through files for viruses: an outside party. */
export interface VirusScanner {
  /** @throws where it does not answer, or not in time. */
  scan(content: Buffer): Promise<Infection>
}

/** What every scanner takes for a virus, so that it can be tried (eicar.org); in two parts, so that none takes this file for one. */
const TEST_FILE = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')

/** Stands in for a scanner: it knows nothing but the file that scanners are tried with. */
export const simulatedScanner: VirusScanner = {
  scan: async content => (content.includes(TEST_FILE) ? { name: 'EICAR test file' } : undefined),
}
