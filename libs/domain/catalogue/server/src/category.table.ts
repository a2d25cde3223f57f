import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { AttributeType, CategoryStatus } from '@tradeport/domain/catalogue/contract'
import type { I18nText } from '@tradeport/kernel/contract-kit'

const kept = () => ({
  status: text().$type<CategoryStatus>().notNull(),
  version: integer().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
  updatedBy: uuid(),
})

export const categoryTable = pgTable('category', {
  id: uuid().primaryKey(),
  parentId: uuid(),
  level: integer().notNull(),
  slug: text().notNull(),
  name: jsonb().$type<I18nText>().notNull(),
  path: uuid().array().notNull(),
  isLeaf: boolean().notNull(),
  hsHints: text().array().notNull(),
  imageFileId: uuid(),
  sort: integer().notNull(),
  ...kept(),
})
export type StoredCategory = typeof categoryTable.$inferSelect

export const attributeTable = pgTable('attribute', {
  id: uuid().notNull(),
  code: text().primaryKey(),
  type: text().$type<AttributeType>().notNull(),
  name: jsonb().$type<I18nText>().notNull(),
  unit: text(),
  min: text(),
  max: text(),
  ...kept(),
})
export type StoredAttribute = typeof attributeTable.$inferSelect

export const attributeOptionTable = pgTable(
  'attribute_option',
  {
    attributeCode: text().notNull(),
    value: text().notNull(),
    label: jsonb().$type<I18nText>().notNull(),
    swatch: text(),
    sort: integer().notNull(),
    enabled: boolean().notNull(),
  },
  table => [primaryKey({ columns: [table.attributeCode, table.value] })],
)

export const categoryAttributeTable = pgTable(
  'category_attribute',
  {
    categoryId: uuid().notNull(),
    attributeCode: text().notNull(),
    required: boolean().notNull(),
    filterable: boolean().notNull(),
    skuAxis: boolean().notNull(),
    sort: integer().notNull(),
  },
  table => [primaryKey({ columns: [table.categoryId, table.attributeCode] })],
)
