import { boolean, date, integer, jsonb, numeric, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type {
  ExperienceScene,
  OrderTemplate,
  PracticeStatus,
  PriceMode,
  QualificationType,
  ServiceCategoryStatus,
  ServiceContent,
  ServiceFlow,
  ServiceQuestionStatus,
  ServiceStatus,
  ServiceUnit,
  SkuTemplate,
} from '@tradeport/domain/service-market/contract'
import type { I18nText, LocaleCode } from '@tradeport/kernel/contract-kit'
import { documentColumns } from '@tradeport/node/db'

export const serviceCategory = pgTable('service_category', {
  id: uuid().primaryKey(),
  parentId: uuid(),
  code: text().notNull(),
  name: jsonb().$type<I18nText>().notNull(),
  searchText: text().notNull(),
  icon: text(),
  level: integer().notNull(),
  sort: integer().notNull(),
  flowCode: text().$type<ServiceFlow>().notNull(),
  requiredQualifications: text().array().$type<QualificationType[]>().notNull(),
  commissionRate: numeric().notNull(),
  settlementDays: integer().notNull(),
  afterSaleDays: integer().notNull(),
  orderTemplate: jsonb().$type<OrderTemplate>().notNull().default({ version: 0, fields: [] }),
  skuTemplate: jsonb().$type<SkuTemplate>().notNull().default({ units: [], priceModes: [], items: [] }),
  status: text().$type<ServiceCategoryStatus>().notNull(),
  version: integer().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
  updatedBy: uuid(),
})
export type ServiceCategory = typeof serviceCategory.$inferSelect

export const service = pgTable('service', {
  ...documentColumns(),
  providerCompanyId: uuid().notNull(),
  status: text().$type<ServiceStatus>().notNull(),
  content: jsonb().$type<ServiceContent>().notNull(),
  revision: jsonb().$type<ServiceContent>(),
  categoryCode: text().notNull(),
  priceMode: text().$type<PriceMode>(),
  priceFrom: numeric(),
  currency: text(),
  unit: text().$type<ServiceUnit>(),
  deliveryDaysMax: integer(),
  languages: text().array().$type<LocaleCode[]>().notNull(),
  countries: text().array().notNull(),
  ports: text().array().notNull(),
  serviceRegions: text().array().notNull(),
  proofs: text().array().$type<QualificationType[]>().notNull(),
  proofEnds: date().array().$type<(string | null)[]>().notNull(),
  proofCount: integer().notNull(),
  agreementTemplateCode: text(),
  proofValidTo: date({ mode: 'string' }),
  proofWarnedFor: date({ mode: 'string' }),
  proofWarnedDays: integer(),
  searchText: text().notNull(),
  descriptionText: text().notNull(),
  rejectReason: text(),
  /** It was disabled before any review approved it. */
  disabledUnreviewed: boolean().notNull().default(false),
  submittedAt: timestamp({ withTimezone: true }),
  publishedAt: timestamp({ withTimezone: true }),
})
export type Service = typeof service.$inferSelect

export const serviceVersion = pgTable('service_version', {
  serviceId: uuid().notNull(),
  no: integer().notNull(),
  content: jsonb().$type<ServiceContent>().notNull(),
  origin: text().$type<'review' | 'provider'>().notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
  byName: text(),
  note: text(),
})

export const serviceQuestion = pgTable('service_question', {
  ...documentColumns(),
  status: text().$type<ServiceQuestionStatus>().notNull(),
  serviceId: uuid().notNull(),
  serviceTitle: jsonb().$type<I18nText>().notNull(),
  providerCompanyId: uuid().notNull(),
  askerCompanyId: uuid().notNull(),
  askerUserId: uuid().notNull(),
  askerName: text().notNull(),
  question: text().notNull(),
  answer: text(),
  answeredAt: timestamp({ withTimezone: true }),
  published: boolean().notNull(),
  hiddenReason: text(),
  searchText: text().notNull(),
})
export type ServiceQuestion = typeof serviceQuestion.$inferSelect

export const serviceFavourite = pgTable('service_favourite', {
  userId: uuid().notNull(),
  companyId: uuid().notNull(),
  regionId: text().notNull(),
  serviceId: uuid().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
})

export const practiceProgressTable = pgTable('practice_progress', {
  userId: uuid().notNull(),
  companyId: uuid().notNull(),
  regionId: text().notNull(),
  scene: text().$type<ExperienceScene>().notNull(),
  status: text().$type<PracticeStatus>().notNull(),
  step: text().notNull(),
  data: text(),
  startedAt: timestamp({ withTimezone: true }).notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
})

export const providerProfile = pgTable('provider_profile', {
  companyId: uuid().primaryKey(),
  regionId: text().notNull(),
  version: integer().notNull(),
  sourceLocale: text().$type<LocaleCode>().notNull(),
  logoFileId: uuid(),
  introduction: jsonb().$type<I18nText>().notNull(),
  searchText: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
  updatedBy: uuid(),
})
