import type { AgreementDetail } from '@tradeport/domain/agreement/contract'
import { clausesOf } from '@tradeport/domain/agreement/contract'
import { localeConfig } from '@tradeport/kernel/config'
import type { LocaleCode } from '@tradeport/kernel/contract-kit'
import { pickText } from '@tradeport/kernel/values'
import { zipOf } from './zip'

export const DOCX_MIME = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const R = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

/** Fonts that offices have for scripts of the Far East; the others are written in Arial. */
const EAST_ASIA: Partial<Record<LocaleCode, string>> = {
  zh_CN: 'SimSun',
  ja_JP: 'MS Mincho',
  ko_KR: 'Batang',
}

/** Text for XML 1.0, without the signs that it does not know. */
const xml = (text: string) =>
  text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"]/g, sign => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign)

const run = (text: string, look = '') =>
  text
    .split('\n')
    .map(
      (line, index) =>
        `<w:r>${look && `<w:rPr>${look}</w:rPr>`}${index > 0 ? '<w:br/>' : ''}<w:t xml:space="preserve">${xml(line)}</w:t></w:r>`,
    )
    .join('')
const paragraph = (text: string, style = 'Normal') =>
  `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr>${run(text)}</w:p>`

const cell = (lines: readonly string[]) =>
  `<w:tc><w:tcPr><w:tcW w:w="4700" w:type="dxa"/></w:tcPr>${lines.map((line, index) => paragraph(line, index === 0 ? 'Small' : 'Normal')).join('')}</w:tc>`
const table = (cells: readonly (readonly string[])[]) =>
  `<w:tbl><w:tblPr><w:tblW w:w="9400" w:type="dxa"/></w:tblPr><w:tblGrid><w:gridCol w:w="4700"/><w:gridCol w:w="4700"/></w:tblGrid><w:tr><w:trPr><w:cantSplit/></w:trPr>${cells.map(cell).join('')}</w:tr></w:tbl>`

/**
 * An agreement as a Word document: A4, its number and page on every page, and on what is not signed by both that it is not.
 *
 * @param words of the screens, in the same language
 */
export function agreementDocx(
  detail: AgreementDetail,
  locale: LocaleCode,
  words: Readonly<Record<string, string>>,
): Buffer {
  const t = (key: string, params: Readonly<Record<string, string>> = {}) =>
    (words[key] ?? key).replace(/\{(\w+)\}/g, (whole, name: string) => params[name] ?? whole)
  const moment = (at: string) =>
    new Intl.DateTimeFormat(localeConfig(locale).bcp47, {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: 'UTC',
    }).format(new Date(at))
  const signature = (side: 'customer' | 'provider', name: string) => {
    const last = detail.acceptances.findLast(each => each.side === side && each.hash === detail.hash)
    const signed = last
      ? t('paper.signedBy', { name: last.personName, when: `${moment(last.acceptedAt)} UTC` })
      : '________________'
    return [t(`side.${side}`), name, signed]
  }
  const clauses = clausesOf(pickText(detail.body, locale, detail.sourceLocale)).flatMap(({ title, paragraphs }) => [
    ...(title === null ? [] : [paragraph(title, 'Heading1')]),
    ...paragraphs.map(text => paragraph(text)),
  ])
  const content = [
    paragraph(pickText(detail.title, locale, detail.sourceLocale), 'Title'),
    paragraph([detail.no, t('paper.edition', { edition: String(detail.edition) })].join(' · '), 'Small'),
    table([
      [t('side.customer'), detail.customerName],
      [t('side.provider'), detail.providerName],
    ]),
    ...clauses,
    paragraph(''),
    table([signature('customer', detail.customerName), signature('provider', detail.providerName)]),
    // A document does not end with a table.
    paragraph(detail.hash === null ? '' : t('paper.hash', { hash: detail.hash }), 'Small'),
  ].join('')
  const unsigned = detail.status === 'signed' ? '' : t(`agreement.status.${detail.status}`)
  const page = `<w:sectPr><w:headerReference w:type="default" r:id="rId2"/><w:footerReference w:type="default" r:id="rId3"/><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1247" w:right="1247" w:bottom="1247" w:left="1247" w:header="624" w:footer="624" w:gutter="0"/></w:sectPr>`
  const namespaces = `${W} xmlns:r="${R}"`
  const field = (code: string) => `<w:fldSimple w:instr="${code}"><w:r><w:t>1</w:t></w:r></w:fldSimple>`
  return zipOf({
    '[Content_Types].xml': `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${[
      ['document', 'document.main'],
      ['styles', 'styles'],
      ['header1', 'header'],
      ['footer1', 'footer'],
    ]
      .map(
        ([part, kind]) =>
          `<Override PartName="/word/${part}.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.${kind}+xml"/>`,
      )
      .join('')}</Types>`,
    '_rels/.rels': relations([['rId1', 'officeDocument', 'word/document.xml']]),
    'word/_rels/document.xml.rels': relations([
      ['rId1', 'styles', 'styles.xml'],
      ['rId2', 'header', 'header1.xml'],
      ['rId3', 'footer', 'footer1.xml'],
    ]),
    'word/document.xml': `${HEAD}<w:document ${namespaces}><w:body>${content}${page}</w:body></w:document>`,
    'word/styles.xml': styles(locale),
    'word/header1.xml': `${HEAD}<w:hdr ${namespaces}>${paragraph(unsigned, 'Stamp')}</w:hdr>`,
    'word/footer1.xml': `${HEAD}<w:ftr ${namespaces}><w:p><w:pPr><w:pStyle w:val="Small"/><w:jc w:val="center"/></w:pPr>${run(`${detail.no} · `)}${field('PAGE')}${run(' / ')}${field('NUMPAGES')}</w:p></w:ftr>`,
  })
}

function relations(entries: readonly (readonly [id: string, kind: string, target: string])[]): string {
  const all = entries.map(([id, kind, target]) => `<Relationship Id="${id}" Type="${R}/${kind}" Target="${target}"/>`)
  return `${HEAD}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all.join('')}</Relationships>`
}

function styles(locale: LocaleCode): string {
  const style = (
    id: string,
    name: string,
    size: number,
    look = '',
    spacing = '<w:spacing w:after="120" w:line="300" w:lineRule="auto"/>',
  ) =>
    `<w:style w:type="paragraph"${id === 'Normal' ? ' w:default="1"' : ''} w:styleId="${id}"><w:name w:val="${name}"/>${id === 'Normal' ? '' : '<w:basedOn w:val="Normal"/>'}<w:pPr>${spacing}</w:pPr><w:rPr>${look}<w:sz w:val="${size}"/><w:szCs w:val="${size}"/></w:rPr></w:style>`
  const { bcp47 } = localeConfig(locale)
  const eastAsia = EAST_ASIA[locale] ?? 'Arial'
  return `${HEAD}<w:styles ${W}><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Arial" w:hAnsi="Arial" w:eastAsia="${eastAsia}" w:cs="${locale === 'th_TH' ? 'Cordia New' : 'Arial'}"/><w:lang w:val="${bcp47}" w:eastAsia="${bcp47}" w:bidi="${bcp47}"/></w:rPr></w:rPrDefault></w:docDefaults>${style('Normal', 'Normal', 21)}${style('Title', 'Title', 36, '<w:b/>')}${style('Heading1', 'heading 1', 24, '<w:b/>', '<w:keepNext/><w:spacing w:before="240" w:after="80"/><w:outlineLvl w:val="0"/>')}${style('Small', 'Small', 17, '<w:color w:val="555555"/>')}${style('Stamp', 'Stamp', 20, '<w:b/><w:caps/><w:color w:val="B42318"/>', '<w:jc w:val="right"/>')}</w:styles>`
}
