import { Button, Form, Input, Select } from 'antd'
import { useState } from 'react'
import { adminProductDetail, type ProductRow } from '@tradeport/domain/catalogue/contract'
import { ActionFrame, GrowingText, type ActionFormProps } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint } from '@tradeport/web/react'
import { CloseIcon, PlusIcon } from '@tradeport/web/ui'
import { NAMED_FIELDS, useFieldName } from '../shared/field-name'
import { typedSearch } from '../shared/options'
import { readSentBack } from './review-values'
import styles from './review.module.css'

const MAX_REASONS = 30

/** Fields that a reason may be about: those of the product at hand, language by language. */
function usePaths(id: string) {
  const { data } = useEndpoint(adminProductDetail, { id })
  const fieldName = useFieldName(data?.attributes)
  const content = data?.content
  const paths = NAMED_FIELDS.flatMap(field => {
    if (field === 'title' || field === 'summary' || field === 'description' || field === 'keywords') {
      const locales = content ? Object.keys(content[field]) : []
      return locales.length > 0 ? locales.map(locale => `${field}.${locale}`) : [field]
    }
    return field === 'attributes' ? (data?.attributes ?? []).map(({ code }) => `attributes.${code}`) : [field]
  })
  return paths.map(path => ({ value: path, label: fieldName(path) }))
}

interface SendBackProps extends ActionFormProps<ProductRow> {
  danger: boolean
  submit: string
  intro: string
}

/** A reason per field, so that the seller finds each at its place, or a word about the whole. */
function SendBackForm({ row, danger, submit, intro, onSubmit, ...frame }: SendBackProps) {
  const t = useT('catalogue')
  const paths = usePaths(row.id)
  const [silent, setSilent] = useState(false)
  const finish = (values: Record<string, unknown>) => {
    const { note, reasons } = readSentBack(values)
    if (note === '' && reasons.length === 0) setSilent(true)
    else onSubmit(values)
  }
  return (
    <ActionFrame {...frame} onSubmit={finish} submit={submit} danger={danger} initial={{ reasons: [{}] }}>
      <p>{intro}</p>
      <Form.List name="reasons">
        {(rows, { add, remove }) => (
          <div className={styles['reasons']}>
            {rows.map((field, index) => (
              <div key={field.key} className={styles['reasonRow']}>
                <Form.Item name={[field.name, 'path']} noStyle>
                  <Select
                    className={styles['reasonField'] ?? ''}
                    aria-label={t('product.review.field', { number: index + 1 })}
                    placeholder={t('product.review.fieldHint')}
                    showSearch={typedSearch}
                    options={paths}
                  />
                </Form.Item>
                <Form.Item name={[field.name, 'reason']} noStyle>
                  <GrowingText
                    aria-label={t('product.review.fieldReason', { number: index + 1 })}
                    placeholder={t('product.review.fieldReasonHint')}
                    minRows={1}
                    maxRows={4}
                    maxLength={500}
                  />
                </Form.Item>
                <Button
                  type="text"
                  icon={<CloseIcon size={16} />}
                  aria-label={t('product.review.removeReason', { number: index + 1 })}
                  onClick={() => remove(field.name)}
                />
              </div>
            ))}
            <Button
              type="link"
              className={styles['addReason'] ?? ''}
              icon={<PlusIcon size={16} />}
              disabled={rows.length >= MAX_REASONS}
              onClick={() => add({})}
            >
              {t('product.review.addReason')}
            </Button>
          </div>
        )}
      </Form.List>
      <Form.Item
        name="note"
        label={t('product.review.note')}
        {...(silent ? { validateStatus: 'error' as const, help: t('product.review.sayWhy') } : {})}
      >
        <Input.TextArea rows={3} maxLength={500} showCount onChange={() => setSilent(false)} />
      </Form.Item>
    </ActionFrame>
  )
}

export function RejectForm(props: ActionFormProps<ProductRow>) {
  const t = useT('catalogue')
  return <SendBackForm {...props} danger submit={t('product.action.reject')} intro={t('product.confirm.reject')} />
}

export function RevisionForm(props: ActionFormProps<ProductRow>) {
  const t = useT('catalogue')
  return (
    <SendBackForm
      {...props}
      danger={false}
      submit={t('product.action.request_revision')}
      intro={t('product.confirm.request_revision')}
    />
  )
}
