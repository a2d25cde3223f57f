import { ALL_REGIONS, DEFAULT_REGION } from '@tradeport/kernel/config'
import { LOCALE_CODES, type I18nText } from '@tradeport/kernel/contract-kit'
import {
  bannerCreate,
  bannerPublish,
  documentCreate,
  documentPublish,
  newsApprove,
  newsCreate,
  newsSubmit,
} from '@tradeport/domain/content/contract'
import { inAll } from '../content/languages'
import { DEMO_BANNER, DEMO_NEWS, NEWS_BODY } from '../content/news'
import type { DemoApi } from './demo-api'
import type { SeededPeople } from './people'
import type { PictureShelf } from './pictures'

const AGREEMENT = {
  title: inAll(
    '用户协议|Perjanjian pengguna|Thỏa thuận người dùng|User agreement|ข้อตกลงผู้ใช้|Nutzungsvereinbarung|利用規約|이용 약관|Acuerdo de usuario|Conditions d’utilisation|Пользовательское соглашение|Accordo per gli utenti|Perjanjian pengguna',
  ),
  body: inAll(
    '使用本平台即表示同意诚实交易、按约履行并保护他人信息。|Dengan memakai platform ini Anda setuju berdagang jujur dan melindungi data orang lain.|Sử dụng nền tảng nghĩa là đồng ý giao dịch trung thực và bảo vệ thông tin.|Whoever uses the platform agrees to trade honestly, to keep what was agreed and to protect the data of others.|การใช้แพลตฟอร์มถือว่ายอมรับการค้าอย่างซื่อสัตย์และคุ้มครองข้อมูลผู้อื่น|Wer die Plattform nutzt, handelt ehrlich, hält Vereinbarungen ein und schützt die Daten anderer.|本サービスの利用者は、誠実な取引と合意の履行、情報の保護に同意します。|플랫폼 이용자는 정직한 거래와 합의 이행, 정보 보호에 동의합니다.|Quien usa la plataforma acepta comerciar con honestidad, cumplir lo acordado y proteger los datos ajenos.|Qui utilise la plateforme s’engage à commercer honnêtement, à tenir ses accords et à protéger les données.|Пользователь обязуется торговать честно, соблюдать договорённости и беречь данные других.|Chi usa la piattaforma si impegna a commerciare onestamente, rispettare gli accordi e proteggere i dati.|Pengguna platform bersetuju berdagang dengan jujur dan melindungi data orang lain.',
  ),
} as const

const paragraphs = (...texts: readonly I18nText[]): I18nText =>
  Object.fromEntries(LOCALE_CODES.map(locale => [locale, texts.map(text => `<p>${text[locale] ?? ''}</p>`).join('')]))

/** News, and each region's agreement and banner, in all languages; one article still waits for its second reader. */
export async function seedContent(demo: DemoApi, people: SeededPeople, shelf: PictureShelf): Promise<void> {
  // Where whoever opens the demo's back office finds them.
  const home = DEFAULT_REGION
  const author = await people.operator('content', home)
  const reader = await people.operator('admin', home)
  const regionIds = ALL_REGIONS.map(region => region.regionId)
  for (const [index, article] of DEMO_NEWS.entries()) {
    demo.at(new Date(Date.now() - (DEMO_NEWS.length - index) * 3 * 86_400_000))
    const coverFileId = shelf.add({ art: 'news', topic: article.topic, seed: index }, home.regionId, null)
    await shelf.flush(demo.pool)
    const draft = await demo.call(author, newsCreate, {
      article: {
        categoryCode: article.category,
        sourceLocale: 'zh_CN',
        title: article.title,
        summary: article.summary,
        body: paragraphs(article.summary, NEWS_BODY),
        coverFileId,
        regionIds,
        tags: [],
      },
    })
    const submitted = await demo.call(author, newsSubmit, { id: draft.id, version: draft.version })
    if (index < DEMO_NEWS.length - 1 || index === 0)
      await demo.call(reader, newsApprove, { id: draft.id, version: submitted.version })
  }
  for (const region of ALL_REGIONS) {
    const editor = await people.operator('content', region)
    const banner = await demo.call(editor, bannerCreate, {
      slot: 'portal_home',
      sourceLocale: 'zh_CN',
      ...DEMO_BANNER,
      link: '/b2bForeignTradeMall',
    })
    await demo.call(editor, bannerPublish, { id: banner.id, version: banner.version })
    // A region has its own rules and documents.
    const agreement = await demo.call(editor, documentCreate, {
      code: 'user_agreement',
      kind: 'agreement',
      sourceLocale: 'zh_CN',
      title: AGREEMENT.title,
      body: paragraphs(AGREEMENT.body),
      effectiveAt: '2026-01-01T00:00:00.000Z',
    })
    await demo.call(editor, documentPublish, { id: agreement.id, version: agreement.version })
  }
}
