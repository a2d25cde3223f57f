import { rmSync } from 'node:fs'

/** The product's data of this run; nothing where a running product was used. */
export default function removeData(): void {
  const folder = process.env['E2E_DATA_DIR']
  if (folder) rmSync(folder, { recursive: true, force: true })
}
