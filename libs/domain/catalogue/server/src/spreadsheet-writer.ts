import { stringify } from 'csv-stringify/sync'
import type { CellValue, SheetPlan } from '@tradeport/domain/catalogue/rules'
import { binary, type BinaryAnswer } from '@tradeport/node/server-kit'
import { workbook } from '@tradeport/node/spreadsheet'

/** The products and, in a workbook, the values that are allowed. */
export async function spreadsheetFile(
  format: 'xlsx' | 'csv',
  fileName: string,
  plan: SheetPlan,
  rows: CellValue[][],
  dictionary: { name: string; rows: CellValue[][] },
): Promise<BinaryAnswer> {
  const products = [plan.headers, ...rows]
  if (format === 'csv') {
    // The mark at the beginning makes Excel read it as UTF-8; cells that look like formulas are escaped already.
    return binary({
      body: Buffer.from(stringify(products, { bom: true })),
      mime: 'text/csv; charset=utf-8',
      fileName: `${fileName}.csv`,
    })
  }
  return workbook(fileName, [
    {
      name: plan.name,
      rows: products,
      width: column => Math.min(44, Math.max(12, (plan.headers[column]?.length ?? 0) + 2)),
    },
    { name: dictionary.name, rows: dictionary.rows, width: column => (column === 0 ? 44 : 30) },
  ])
}
