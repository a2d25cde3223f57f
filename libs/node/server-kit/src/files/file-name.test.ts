import { describe, expect, test } from 'vitest'
import { fileName } from './file-name'

describe('a file is kept under a name', () => {
  test.each([
    ['quotation.pdf', 'pdf'],
    ['Offer No. 12 (rev. B).PDF', 'pdf'],
    ['drawing.ai', 'pdf'],
    ['报价单 ①.xlsx', 'xlsx'],
    ['a \'quoted\' "name"; filename=b.csv', 'text'],
    ['foto.jpeg', 'webp'],
    ['..zip..docx', 'docx'],
  ] as const)('that fits it as it is: %s', (name, kind) => {
    expect(fileName(name, kind)).toBe(name.replace(/^\.+/, ''))
  })

  test.each([
    ['quotation.bat', 'text', 'quotation.bat.txt'],
    ['quotation.pdf.hta', 'text', 'quotation.pdf.hta.txt'],
    ['page.html', 'text', 'page.html.txt'],
    ['picture.svg', 'text', 'picture.svg.txt'],
    ['run.bat. .', 'text', 'run.bat.txt'],
    ['paper.exe', 'pdf', 'paper.exe.pdf'],
    ['paper', 'pdf', 'paper.pdf'],
    ['table.csv', 'xlsx', 'table.csv.xlsx'],
    ['letter.docm', 'docx', 'letter.docm.docx'],
  ] as const)('that says what it is: %s (%s)', (name, kind, kept) => {
    expect(fileName(name, kind)).toBe(kept)
  })

  test.each([
    ['../../etc/passwd', 'text', 'passwd.txt'],
    ['..\\..\\windows\\system.pdf', 'pdf', 'system.pdf'],
    ['C:\\fakepath\\paper.pdf', 'pdf', 'paper.pdf'],
    ['paper.pdf\r\nset-cookie: token=1', 'pdf', 'paper.pdfset-cookie: token=1.pdf'],
    ['a\r\nb.pdf', 'pdf', 'ab.pdf'],
    ['invoice\u202Efdp.exe', 'pdf', 'invoicefdp.exe.pdf'],
    ['\u2066\u200Bpaper\u2069.pdf', 'pdf', 'paper.pdf'],
    ['..', 'pdf', 'file.pdf'],
    ['', 'pdf', 'file.pdf'],
    ['.htaccess', 'text', 'htaccess.txt'],
    ['.pdf', 'pdf', 'pdf.pdf'],
  ] as const)('that leads nowhere and misleads nobody: %j', (name, kind, kept) => {
    expect(fileName(name, kind)).toBe(kept)
  })

  test('of at most 200 signs, none of them cut in two, with its ending', () => {
    expect(fileName(`${'x'.repeat(500)}.docx`, 'docx')).toBe(`${'x'.repeat(195)}.docx`)
    const signs = fileName(`a${'😀'.repeat(200)}.pdf`, 'pdf')
    expect(signs).toBe(`a${'😀'.repeat(97)}.pdf`)
    expect(signs.isWellFormed()).toBe(true)
  })
})
