import { PLATFORM_TITLES, type LocaleCode, type LocaleMap } from '@tradeport/kernel/config'
import type { FrontEndAddress } from './addresses'
import { plainPage } from './plain-page'

const HEADING: LocaleMap = {
  zh_CN: '此地址没有对应的页面，请使用以下地址：',
  in_ID: 'Tidak ada halaman di alamat ini. Gunakan salah satu alamat berikut:',
  vi_VN: 'Không có trang nào ở địa chỉ này. Hãy dùng một trong các địa chỉ sau:',
  en_US: 'There is nothing at this address. These are the ones in use:',
  th_TH: 'ไม่มีหน้าเว็บที่ที่อยู่นี้ โปรดใช้ที่อยู่ต่อไปนี้:',
  de_DE: 'Unter dieser Adresse gibt es nichts. Bitte eine von diesen verwenden:',
  ja_JP: 'このアドレスにはページがありません。次のアドレスをご利用ください。',
  ko_KR: '이 주소에는 페이지가 없습니다. 다음 주소를 사용하세요.',
  es_ES: 'No hay nada en esta dirección. Utilice una de estas:',
  fr_FR: 'Il n’y a rien à cette adresse. Utilisez l’une de celles-ci :',
  ru_RU: 'По этому адресу ничего нет. Используйте один из этих адресов:',
  it_IT: 'Non c’è nulla a questo indirizzo. Utilizzare uno di questi:',
  ms_MY: 'Tiada apa-apa di alamat ini. Gunakan salah satu alamat berikut:',
}

/** For someone who typed an address that belongs to no front-end, `localhost` above all. */
export function unknownHostPage(addresses: readonly FrontEndAddress[], locale: LocaleCode, nonce: string): string {
  const items = addresses
    .map(({ app, url }) => `<li><a href="${url}">${url}</a> <small>${PLATFORM_TITLES[app][locale]}</small></li>`)
    .join('')
  return plainPage({
    locale,
    nonce,
    title: '404 · Tradeport',
    main: `<h1>${HEADING[locale]}</h1><ul>${items}</ul>`,
  })
}
