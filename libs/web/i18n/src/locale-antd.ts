import type { LocaleCode } from '@tradeport/kernel/config'
import type { Locale } from 'antd/es/locale'
import dayjs from 'dayjs'

/** What antd's ConfigProvider takes; dayjs (its date pickers) is switched along with it. */
export type AntdLocale = Locale

interface LocalePair {
  readonly antd: () => Promise<{ default: AntdLocale }>
  /** dayjs's own name; English is built in. */
  readonly dayjs: string
  readonly loadDayjs: () => Promise<unknown>
}

const LOCALES: Readonly<Record<LocaleCode, LocalePair>> = {
  zh_CN: { antd: () => import('antd/es/locale/zh_CN'), dayjs: 'zh-cn', loadDayjs: () => import('dayjs/locale/zh-cn') },
  in_ID: { antd: () => import('antd/es/locale/id_ID'), dayjs: 'id', loadDayjs: () => import('dayjs/locale/id') },
  vi_VN: { antd: () => import('antd/es/locale/vi_VN'), dayjs: 'vi', loadDayjs: () => import('dayjs/locale/vi') },
  en_US: { antd: () => import('antd/es/locale/en_US'), dayjs: 'en', loadDayjs: () => import('dayjs/locale/en') },
  th_TH: { antd: () => import('antd/es/locale/th_TH'), dayjs: 'th', loadDayjs: () => import('dayjs/locale/th') },
  de_DE: { antd: () => import('antd/es/locale/de_DE'), dayjs: 'de', loadDayjs: () => import('dayjs/locale/de') },
  ja_JP: { antd: () => import('antd/es/locale/ja_JP'), dayjs: 'ja', loadDayjs: () => import('dayjs/locale/ja') },
  ko_KR: { antd: () => import('antd/es/locale/ko_KR'), dayjs: 'ko', loadDayjs: () => import('dayjs/locale/ko') },
  es_ES: { antd: () => import('antd/es/locale/es_ES'), dayjs: 'es', loadDayjs: () => import('dayjs/locale/es') },
  fr_FR: { antd: () => import('antd/es/locale/fr_FR'), dayjs: 'fr', loadDayjs: () => import('dayjs/locale/fr') },
  ru_RU: { antd: () => import('antd/es/locale/ru_RU'), dayjs: 'ru', loadDayjs: () => import('dayjs/locale/ru') },
  it_IT: { antd: () => import('antd/es/locale/it_IT'), dayjs: 'it', loadDayjs: () => import('dayjs/locale/it') },
  ms_MY: { antd: () => import('antd/es/locale/ms_MY'), dayjs: 'ms-my', loadDayjs: () => import('dayjs/locale/ms-my') },
}

export async function loadLocale(locale: LocaleCode): Promise<AntdLocale> {
  const pair = LOCALES[locale]
  const [antd] = await Promise.all([pair.antd(), pair.loadDayjs()])
  dayjs.locale(pair.dayjs)
  return antd.default
}
