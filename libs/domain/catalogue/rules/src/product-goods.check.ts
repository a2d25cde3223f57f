import { MAX_IMAGES, type ProductContent } from '@tradeport/domain/catalogue/contract'
import { isBelow } from './decimals'
import type { IssueList } from './issue-list'

const PACKAGING_FIELDS = ['pcsPerCarton', 'lengthCm', 'widthCm', 'heightCm', 'grossKg', 'netKg'] as const

export function checkPackaging({ packaging }: ProductContent, issues: IssueList): void {
  for (const field of PACKAGING_FIELDS) if (packaging[field] === null) issues.error(`packaging.${field}`, 'required')
  const { grossKg, netKg } = packaging
  if (grossKg !== null && netKg !== null && isBelow(grossKg, netKg))
    issues.error('packaging.grossKg', 'gross_below_net')
}

export function checkCustoms(content: ProductContent, issues: IssueList): void {
  if (content.hsCode !== '' && !/^\d{6,10}$/.test(content.hsCode)) issues.error('hsCode', 'hs_code')
  if (content.hsCode === '' && content.tradeTypes.includes('foreign')) issues.warning('hsCode', 'recommended')
  const names = content.customsElements.map(element => element.name)
  if (new Set(names).size < names.length) issues.error('customsElements', 'duplicate')
}

export function checkMedia({ media }: ProductContent, issues: IssueList): void {
  const images = media.filter(item => item.kind === 'image')
  if (images.length === 0) issues.error('media', 'required')
  if (images.length > MAX_IMAGES) issues.error('media', 'too_many_images', { max: MAX_IMAGES })
  const covers = media.filter(item => item.isCover)
  if (images.length > 0 && (covers.length !== 1 || covers[0]?.kind !== 'image')) issues.error('media', 'cover_once')
  const files = media.map(item => item.fileId)
  if (new Set(files).size < files.length) issues.error('media', 'duplicate')
}
