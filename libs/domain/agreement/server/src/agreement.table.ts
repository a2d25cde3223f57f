import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type {
  AgreementOrderType,
  AgreementSide,
  AgreementStatus,
  AgreementTemplateStatus,
  AgreementVariable,
} from '@tradeport/domain/agreement/contract'
import type { I18nText, LocaleCode } from '@tradeport/kernel/contract-kit'
import { documentColumns } from '@tradeport/node/db'

const moment = () => timestamp({ withTimezone: true })

export const agreementTemplate = pgTable('agreement_template', {
  ...documentColumns(),
  code: text().notNull(),
  edition: integer().notNull(),
  status: text().$type<AgreementTemplateStatus>().notNull(),
  sourceLocale: text().$type<LocaleCode>().notNull(),
  title: jsonb().$type<I18nText>().notNull(),
  body: jsonb().$type<I18nText>().notNull(),
  categoryCodes: text().array().notNull(),
  variables: jsonb().$type<AgreementVariable[]>().notNull(),
  publishedAt: moment(),
  publishedByName: text(),
  searchText: text().notNull(),
})
export type TemplateRecord = typeof agreementTemplate.$inferSelect

/** A text as it was accepted, and the edition it comes from. */
export interface AcceptedText {
  templateId: string
  code: string
  edition: number
  sourceLocale: LocaleCode
  title: I18nText
  body: I18nText
  variables: AgreementVariable[]
}

export interface AgreementFacts {
  service: I18nText
  item: I18nText
  quantity: string
}

export const agreement = pgTable('agreement', {
  ...documentColumns(),
  status: text().$type<AgreementStatus>().notNull(),
  orderId: uuid().notNull(),
  orderNo: text().notNull(),
  orderType: text().$type<AgreementOrderType>().notNull().default('service_order'),
  categoryCode: text().notNull(),
  serviceId: uuid(),
  customerCompanyId: uuid().notNull(),
  customerName: text().notNull(),
  providerCompanyId: uuid().notNull(),
  providerName: text().notNull(),
  facts: jsonb().$type<AgreementFacts>().notNull(),
  values: jsonb().$type<Record<string, string>>().notNull().default({}),
  accepted: jsonb().$type<AcceptedText>(),
  hash: text(),
  sealedAt: moment(),
  searchText: text().notNull(),
})
export type AgreementRecord = typeof agreement.$inferSelect

export const agreementAcceptance = pgTable('agreement_acceptance', {
  id: uuid().primaryKey(),
  agreementId: uuid().notNull(),
  side: text().$type<AgreementSide>().notNull(),
  companyId: uuid().notNull(),
  companyName: text().notNull(),
  userId: uuid(),
  personName: text().notNull(),
  acceptedAt: moment().notNull(),
  templateId: uuid().notNull(),
  edition: integer().notNull(),
  locale: text().$type<LocaleCode>().notNull(),
  hash: text().notNull(),
})
