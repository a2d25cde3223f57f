import type { BannerInput } from './banner.contract'
import type { NewsArticleInput } from './news-article.schema'
import type { NewsSummary } from './public-news.contract'
import type { DocumentInput } from './related-document.schema'

export function aNewsArticleInput(over: Partial<NewsArticleInput> = {}): NewsArticleInput {
  return {
    categoryCode: 'industry',
    sourceLocale: 'en_US',
    title: { en_US: 'Autumn knitwear orders up 12 % in Puyuan', zh_CN: '濮院秋季毛衫订单增长12%' },
    summary: { en_US: 'Merino and cashmere blends lead the growth.', zh_CN: '美丽诺与羊绒混纺领涨。' },
    body: {
      en_US: '<p>Mills report full order books until January.</p>',
      zh_CN: '<p>纺厂订单已排至一月。</p>',
    },
    tags: ['knitwear'],
    ...over,
  }
}

export function aNewsSummary(over: Partial<NewsSummary> = {}): NewsSummary {
  return {
    id: '01990000-0000-7000-8000-0000000000c1',
    categoryCode: 'industry',
    categoryName: { en_US: 'Industry', zh_CN: '行业资讯' },
    title: 'Autumn knitwear orders up 12 % in Puyuan',
    summary: 'Merino and cashmere blends lead the growth.',
    contentLocale: 'en_US',
    coverFileId: null,
    publishedAt: '2026-11-20T02:00:00.000Z',
    pinned: false,
    tags: ['knitwear'],
    ...over,
  }
}

export function aDocumentInput(over: Partial<DocumentInput> = {}): DocumentInput {
  return {
    code: 'user_agreement',
    kind: 'agreement',
    sourceLocale: 'en_US',
    title: { en_US: 'User agreement', zh_CN: '用户协议' },
    body: { en_US: '<p>These terms apply to everybody who uses the platform.</p>' },
    effectiveAt: '2026-01-01T00:00:00.000Z',
    ...over,
  }
}

export function aBannerInput(over: Partial<BannerInput> = {}): BannerInput {
  return {
    slot: 'portal_home',
    sourceLocale: 'en_US',
    title: { en_US: 'From yarn to port', zh_CN: '从纱线到港口' },
    subtitle: { en_US: 'Knitwear direct from the mills of Puyuan' },
    link: '/b2bForeignTradeMall',
    ...over,
  }
}
