import { sql, type SQL } from 'drizzle-orm'
import type { FileSource } from '@tradeport/node/server-kit'

/** `[{ fileId }]`, which the row does without while it is empty: the condition of the column's index. */
const listed = (column: SQL): SQL =>
  sql`${column} <> '[]' and ${column} @> jsonb_build_array(jsonb_build_object('fileId', f.id::text))`

/** `[{ files: [{ fileId }] }]` */
const listedInParts = (column: SQL): SQL =>
  sql`${column} <> '[]' and ${column} @> jsonb_build_array(jsonb_build_object('files', jsonb_build_array(jsonb_build_object('fileId', f.id::text))))`

/** `{ reports: [{ files: [{ fileId }] }] }` */
const listedInReports = (column: SQL): SQL =>
  sql`${column} is not null and ${column} -> 'reports' @> jsonb_build_array(jsonb_build_object('files', jsonb_build_array(jsonb_build_object('fileId', f.id::text))))`

const named = (column: SQL): SQL => sql`${column} is not null and ${column} ->> 'fileId' = f.id::text`

const among = (column: SQL): SQL => sql`${column} <> '{}' and ${column} @> array[f.id]`

/** What stands in one column of one table. */
interface FileColumn extends FileSource {
  readonly table: string
  readonly column: string
}

const inColumn = (
  document: string,
  place: `${string}.${string}`,
  found: { id: SQL; no?: SQL; company?: SQL; rows: SQL },
): FileColumn => {
  const [table = '', column = ''] = place.split('.')
  return {
    ...{ document, table, column },
    found: sql`select ${document}::text as document, (${found.id})::text as id, ${found.no ?? sql`null`}::text as no,
      ${found.company ?? sql`null`}::uuid as company_id ${found.rows}`,
  }
}

const order = { id: sql`o.id`, no: sql`o.no`, company: sql`o.buyer_company_id` }
const serviceOrder = { id: sql`o.id`, no: sql`o.no`, company: sql`o.customer_company_id` }
const afterSalesCase = { id: sql`c.id`, no: sql`c.no`, company: sql`c.customer_company_id` }
const customsOrder = { id: sql`o.id`, no: sql`o.no`, company: sql`o.client_company_id` }
const declaration = { id: sql`d.id`, no: sql`d.no`, company: sql`d.company_id` }
const inquiry = { id: sql`i.id`, no: sql`i.no`, company: sql`i.buyer_company_id` }
const service = { id: sql`s.id`, no: sql`s.no`, company: sql`s.provider_company_id` }
const product = { id: sql`p.id`, no: sql`p.no`, company: sql`p.company_id` }

/** Where private files stand in documents: an operator reads them with the right to read the document. A test knows of every column. */
export const fileSources: readonly FileColumn[] = [
  inColumn('registration', 'registration_document.file_id', {
    id: sql`a.id`,
    no: sql`a.no`,
    company: sql`a.company_id`,
    rows: sql`from registration_document d join registration_application a on a.id = d.application_id where d.file_id = f.id`,
  }),
  inColumn('certificate', 'company_certificate.file_ids', {
    id: sql`c.id`,
    no: sql`c.no`,
    company: sql`c.company_id`,
    rows: sql`from company_certificate c where ${among(sql`c.file_ids`)}`,
  }),
  inColumn('bankAccount', 'bank_account.file_ids', {
    id: sql`b.id`,
    no: sql`b.no`,
    company: sql`b.company_id`,
    rows: sql`from bank_account b where ${among(sql`b.file_ids`)}`,
  }),
  inColumn('company', 'company.licence_file_id', {
    id: sql`c.id`,
    no: sql`c.no`,
    company: sql`c.id`,
    rows: sql`from company c where c.licence_file_id = f.id`,
  }),
  inColumn('inquiry', 'inquiry.files', { ...inquiry, rows: sql`from inquiry i where ${listed(sql`i.files`)}` }),
  inColumn('inquiry', 'inquiry_item.files', {
    ...inquiry,
    rows: sql`from inquiry_item n join inquiry i on i.id = n.inquiry_id where ${listed(sql`n.files`)}`,
  }),
  inColumn('thread', 'thread_message.files', {
    id: sql`t.id`,
    company: sql`t.buyer_company_id`,
    rows: sql`from thread_message m join inquiry_thread t on t.id = m.thread_id where ${listed(sql`m.files`)}`,
  }),
  inColumn('order', 'payment_receipt.slip', {
    ...order,
    rows: sql`from payment_receipt r join trade_order o on o.id = r.order_id where ${named(sql`r.slip`)}`,
  }),
  inColumn('order', 'production_update.files', {
    ...order,
    rows: sql`from production_update u join trade_order o on o.id = u.order_id where ${listed(sql`u.files`)}`,
  }),
  inColumn('order', 'order_shipment.documents', {
    ...order,
    rows: sql`from order_shipment s join trade_order o on o.id = s.order_id where ${listed(sql`s.documents`)}`,
  }),
  inColumn('product', 'product.content', {
    ...product,
    rows: sql`from product p where ${listed(sql`p.content -> 'documents'`)}`,
  }),
  inColumn('product', 'product_change.content', {
    ...product,
    rows: sql`from product_change c join product p on p.id = c.product_id where ${listed(sql`c.content -> 'documents'`)}`,
  }),
  inColumn('service', 'service.content', {
    ...service,
    rows: sql`from service s where ${listed(sql`s.content -> 'qualifications'`)}`,
  }),
  inColumn('service', 'service.revision', {
    ...service,
    rows: sql`from service s where ${listed(sql`s.revision -> 'qualifications'`)}`,
  }),
  inColumn('serviceOrder', 'service_order.materials', {
    ...serviceOrder,
    rows: sql`from service_order o where ${listedInParts(sql`o.materials`)}`,
  }),
  inColumn('serviceOrder', 'service_order_message.files', {
    ...serviceOrder,
    rows: sql`from service_order_message m join service_order o on o.id = m.order_id where ${listed(sql`m.files`)}`,
  }),
  inColumn('serviceOrder', 'service_order_direct_entry.files', {
    ...serviceOrder,
    rows: sql`from service_order_direct_entry e join service_order o on o.id = e.order_id where ${listed(sql`e.files`)}`,
  }),
  inColumn('serviceOrder', 'service_order.payment_reports', {
    ...serviceOrder,
    rows: sql`from service_order o where ${listedInParts(sql`o.payment_reports`)}`,
  }),
  inColumn('serviceOrder', 'service_order.payment_claims', {
    ...serviceOrder,
    rows: sql`from service_order o where ${listedInParts(sql`o.payment_claims`)}`,
  }),
  inColumn('serviceOrder', 'service_order.direct_refund', {
    ...serviceOrder,
    rows: sql`from service_order o where ${listedInReports(sql`o.direct_refund`)}`,
  }),
  inColumn('serviceOrder', 'service_order.refund_claims', {
    ...serviceOrder,
    rows: sql`from service_order o where ${listedInParts(sql`o.refund_claims`)}`,
  }),
  inColumn('serviceOrder', 'service_order.deliverables', {
    ...serviceOrder,
    rows: sql`from service_order o where ${listedInParts(sql`o.deliverables`)}`,
  }),
  inColumn('afterSalesCase', 'after_sales_case.files', {
    ...afterSalesCase,
    rows: sql`from after_sales_case c where ${listed(sql`c.files`)}`,
  }),
  inColumn('afterSalesCase', 'after_sales_case.direct_refund', {
    ...afterSalesCase,
    rows: sql`from after_sales_case c where ${listedInReports(sql`c.direct_refund`)}`,
  }),
  inColumn('afterSalesCase', 'after_sales_case.refund_claims', {
    ...afterSalesCase,
    rows: sql`from after_sales_case c where ${listedInParts(sql`c.refund_claims`)}`,
  }),
  inColumn('afterSalesCase', 'after_sales_case.messages', {
    ...afterSalesCase,
    rows: sql`from after_sales_case c where ${listedInParts(sql`c.messages`)}`,
  }),
  inColumn('customsOrder', 'customs_order.documents', {
    ...customsOrder,
    rows: sql`from customs_order o where ${listedInParts(sql`o.documents`)}`,
  }),
  inColumn('customsOrder', 'customs_order.claims', {
    ...customsOrder,
    rows: sql`from customs_order o where ${listedInParts(sql`o.claims`)}`,
  }),
  inColumn('customsOrder', 'customs_order.delegation_file', {
    ...customsOrder,
    rows: sql`from customs_order o where ${named(sql`o.delegation_file`)}`,
  }),
  inColumn('declarationForm', 'declaration_form.file_ids', {
    ...declaration,
    rows: sql`from declaration_form d where ${among(sql`d.file_ids`)}`,
  }),
  inColumn('declarationForm', 'declaration_form.content', {
    ...declaration,
    rows: sql`from declaration_form d where ${listed(sql`d.content -> 'eDocs'`)}`,
  }),
  inColumn('customsReceipt', 'declaration_receipt.file_ids', {
    ...declaration,
    rows: sql`from declaration_receipt r join declaration_form d on d.id = r.form_id where ${among(sql`r.file_ids`)}`,
  }),
  inColumn('leaveMessage', 'leave_message_file.file_id', {
    id: sql`m.id`,
    no: sql`m.no`,
    rows: sql`from leave_message_file l join leave_message m on m.id = l.leave_message_id where l.file_id = f.id`,
  }),
  inColumn('assistantDesk', 'ai_message.attachments', {
    id: sql`m.conversation_id`,
    rows: sql`from ai_message m where ${listed(sql`m.attachments`)}`,
  }),
  inColumn('membershipOrder', 'membership_order.evidence', {
    id: sql`o.id`,
    no: sql`o.no`,
    company: sql`o.company_id`,
    rows: sql`from membership_order o where ${listed(sql`o.evidence`)}`,
  }),
  inColumn('membershipInvoice', 'membership_invoice.file', {
    id: sql`o.id`,
    no: sql`o.no`,
    company: sql`o.company_id`,
    rows: sql`from membership_invoice i join membership_order o on o.id = i.order_id where ${named(sql`i.file`)}`,
  }),
  // A few hundred papers of the portal need no index.
  inColumn('relatedDocument', 'related_document.files', {
    id: sql`d.id`,
    no: sql`d.no`,
    rows: sql`from related_document d where exists (select 1 from jsonb_each_text(d.files) e where e.value = f.id::text)`,
  }),
  inColumn('relatedDocument', 'content_version.content', {
    id: sql`v.id`,
    rows: sql`from content_version v where v.entity_type = 'relatedDocument'
      and exists (select 1 from jsonb_each_text(v.content -> 'files') e where e.value = f.id::text)`,
  }),
]
