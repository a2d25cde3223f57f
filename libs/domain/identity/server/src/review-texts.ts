import { LOCALE_CODES, type LocaleCode } from '@tradeport/kernel/contract-kit'
import type { REJECT_REASONS } from '@tradeport/domain/identity/contract'

type Reason = (typeof REJECT_REASONS)[number]
type ReasonTexts = Readonly<Record<Reason, string>>

/** Why a registration was refused, as the applicant's mail and message say it. */
const REASONS: Readonly<Record<LocaleCode, ReasonTexts>> = {
  en_US: {
    licence_unreadable: 'The business licence cannot be read.',
    data_mismatch: 'The data and the licence differ.',
    not_eligible: 'The company is not eligible for this market.',
    duplicate: 'The company is already registered.',
    other: '',
  },
  zh_CN: {
    licence_unreadable: '营业执照无法辨认。',
    data_mismatch: '填写的资料与营业执照不一致。',
    not_eligible: '该企业不符合本市场的入驻条件。',
    duplicate: '该企业已注册。',
    other: '',
  },
  in_ID: {
    licence_unreadable: 'Izin usaha tidak dapat dibaca.',
    data_mismatch: 'Data dan izin usaha berbeda.',
    not_eligible: 'Perusahaan tidak memenuhi syarat untuk pasar ini.',
    duplicate: 'Perusahaan sudah terdaftar.',
    other: '',
  },
  vi_VN: {
    licence_unreadable: 'Không đọc được giấy phép kinh doanh.',
    data_mismatch: 'Thông tin khai báo khác với giấy phép.',
    not_eligible: 'Công ty không đủ điều kiện tham gia thị trường này.',
    duplicate: 'Công ty đã được đăng ký.',
    other: '',
  },
  th_TH: {
    licence_unreadable: 'อ่านใบอนุญาตประกอบธุรกิจไม่ได้',
    data_mismatch: 'ข้อมูลไม่ตรงกับใบอนุญาต',
    not_eligible: 'บริษัทไม่มีคุณสมบัติสำหรับตลาดนี้',
    duplicate: 'บริษัทนี้ลงทะเบียนไว้แล้ว',
    other: '',
  },
  de_DE: {
    licence_unreadable: 'Die Gewerbeerlaubnis ist nicht lesbar.',
    data_mismatch: 'Die Angaben und die Gewerbeerlaubnis weichen voneinander ab.',
    not_eligible: 'Das Unternehmen ist für diesen Markt nicht zugelassen.',
    duplicate: 'Das Unternehmen ist bereits registriert.',
    other: '',
  },
  ja_JP: {
    licence_unreadable: '営業許可証を読み取れません。',
    data_mismatch: '入力内容と営業許可証が一致しません。',
    not_eligible: 'この市場の参加条件を満たしていません。',
    duplicate: 'この会社はすでに登録されています。',
    other: '',
  },
  ko_KR: {
    licence_unreadable: '사업자등록증을 판독할 수 없습니다.',
    data_mismatch: '입력한 정보와 사업자등록증이 다릅니다.',
    not_eligible: '이 마켓의 입점 조건에 맞지 않습니다.',
    duplicate: '이미 등록된 회사입니다.',
    other: '',
  },
  es_ES: {
    licence_unreadable: 'La licencia comercial no se puede leer.',
    data_mismatch: 'Los datos y la licencia no coinciden.',
    not_eligible: 'La empresa no cumple los requisitos de este mercado.',
    duplicate: 'La empresa ya está registrada.',
    other: '',
  },
  fr_FR: {
    licence_unreadable: 'La licence commerciale est illisible.',
    data_mismatch: 'Les données et la licence diffèrent.',
    not_eligible: 'L’entreprise ne remplit pas les conditions de ce marché.',
    duplicate: 'L’entreprise est déjà inscrite.',
    other: '',
  },
  ru_RU: {
    licence_unreadable: 'Свидетельство о регистрации невозможно прочитать.',
    data_mismatch: 'Данные не совпадают со свидетельством.',
    not_eligible: 'Компания не соответствует условиям этого рынка.',
    duplicate: 'Компания уже зарегистрирована.',
    other: '',
  },
  it_IT: {
    licence_unreadable: 'La licenza commerciale non è leggibile.',
    data_mismatch: 'I dati e la licenza non coincidono.',
    not_eligible: 'L’azienda non soddisfa i requisiti di questo mercato.',
    duplicate: 'L’azienda è già registrata.',
    other: '',
  },
  ms_MY: {
    licence_unreadable: 'Lesen perniagaan tidak dapat dibaca.',
    data_mismatch: 'Data dan lesen tidak sepadan.',
    not_eligible: 'Syarikat tidak layak untuk pasaran ini.',
    duplicate: 'Syarikat sudah berdaftar.',
    other: '',
  },
}

const isReason = (code: string): code is Reason => Object.hasOwn(REASONS.en_US, code)

/** Of the product's own reasons; those of operators are named by their list. */
export function rejectReasonText(locale: string, reason: string): string {
  return isReason(reason) ? REASONS[LOCALE_CODES.find(code => code === locale) ?? 'en_US'][reason] : ''
}
