import { Alert, Form, Input, Radio, Select, type FormInstance } from 'antd'
import { useState } from 'react'
import {
  AMENDMENT_KINDS,
  AMENDMENT_REASONS,
  declarationFormDetail,
  declarationFormValidate,
  type DeclarationContent,
  type DeclarationIssue,
  type DeclarationRow,
} from '@tradeport/domain/customs/contract'
import { newErrors, withChanges } from '@tradeport/domain/customs/rules'
import { ActionFrame, DetailPending, type ActionFormProps } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useAction, useEndpoint, useFieldText } from '@tradeport/web/react'
import { Button, Field, TextInput } from '@tradeport/web/ui'
import { amendablePlaces, fieldAt } from '../shared/amendable-fields'
import { askedOf } from '../shared/asked-changes'
import { usePathLabel } from '../shared/use-path-label'
import { useIssueText } from '../use-issue-text'
import { FieldControl } from '../wizard/field/field-control'
import type { AmendmentRow } from './amendment-section'
import styles from './detail.module.css'

const MAX_CHANGES = 50

/** Asks customs to change what was declared, or to take it back. */
export function AmendForm({ row, ...props }: ActionFormProps<DeclarationRow>) {
  const initial = { kind: 'modify', reason: 'system_error', changes: [{}] }
  return <AmendFormOf {...props} row={row} formId={row.id} initial={initial} submitKey="step.request_amendment" />
}

/** The same for what was asked already and is still open. */
export function AmendAgainForm({ row, ...props }: ActionFormProps<AmendmentRow>) {
  const { kind, reason, explanation } = row
  const changes = row.changes.map(({ path, after }) => ({ path, after }))
  const initial = { kind, reason, explanation, changes: changes.length > 0 ? changes : [{}] }
  return <AmendFormOf {...props} row={row} formId={row.formId} initial={initial} submitKey="amendment.step.update" />
}

interface AmendFormOfProps extends ActionFormProps<unknown> {
  formId: string
  initial: Record<string, unknown>
  submitKey: 'step.request_amendment' | 'amendment.step.update'
}

function AmendFormOf({ formId, ...props }: AmendFormOfProps) {
  const state = useEndpoint(declarationFormDetail, { id: formId })
  const { data } = state
  return data ? <AmendFields {...props} content={data.content} /> : <DetailPending state={state} lines={6} />
}

/** What the checks would say of the form as it is asked to be, that they do not say of it as it is. */
function useWrongByChanges(content: DeclarationContent) {
  const [wrong, setWrong] = useState<readonly DeclarationIssue[]>([])
  const before = useAction(declarationFormValidate)
  const after = useAction(declarationFormValidate)
  /** Whether they may be asked for; where the checks cannot be asked, the server says so when it gets them. */
  const look = async (values: Record<string, unknown>): Promise<boolean> => {
    const { changes = [] } = askedOf(values)
    if (changes.length === 0) return true
    const now = await before.run({ content })
    const then = await after.run({ content: withChanges(content, changes) })
    if (!now.ok || !then.ok) return false
    const found = newErrors(now.data.issues, then.data.issues)
    setWrong(found)
    return found.length === 0
  }
  return { wrong, look, isLooking: before.pending || after.pending }
}

function AmendFields({
  content,
  initial,
  submitKey,
  pending,
  onSubmit,
  ...frame
}: Omit<AmendFormOfProps, 'formId'> & { content: DeclarationContent }) {
  const t = useT('customs')
  const fieldText = useFieldText()
  const issueText = useIssueText()
  const labelOf = usePathLabel(content)
  const [form] = Form.useForm<Record<string, unknown>>()
  const kind: unknown = Form.useWatch('kind', form)
  const { wrong, look, isLooking } = useWrongByChanges(content)
  const required = [{ required: true, message: fieldText('required') }]
  const options = amendablePlaces(content).map(({ path, now }) => ({
    value: path,
    label: `${labelOf(path)}${now ? ` (${now})` : ''}`,
    now,
  }))
  const send = async (values: Record<string, unknown>) => {
    if (await look(values)) onSubmit(values)
  }
  return (
    <ActionFrame
      {...frame}
      form={form}
      pending={pending || isLooking}
      onSubmit={values => void send(values)}
      submit={t(submitKey)}
      initial={initial}
    >
      <Form.Item name="kind" label={t('amendment.kind')}>
        <Radio.Group options={AMENDMENT_KINDS.map(value => ({ value, label: t(`amendment.kind.${value}`) }))} />
      </Form.Item>
      <Form.Item name="reason" label={t('form.reason')} rules={required}>
        <Select options={AMENDMENT_REASONS.map(value => ({ value, label: t(`amendment.reason.${value}`) }))} />
      </Form.Item>
      {kind !== 'withdraw' && (
        <Form.List name="changes">
          {(fields, { add, remove }) => (
            <div className={styles['changes']}>
              {fields.map(({ key, name }) => (
                <div key={key}>
                  <Form.Item name={[name, 'path']} label={t('amendment.field')} rules={required}>
                    <Select
                      options={options}
                      showSearch={{ optionFilterProp: 'label' }}
                      // Begins with what stands there: an empty value would ask to take it out.
                      onSelect={(_path, { now }) => form.setFieldValue(['changes', name, 'after'], now)}
                    />
                  </Form.Item>
                  <Form.Item name={[name, 'after']}>
                    <NewValue form={form} row={name} />
                  </Form.Item>
                  {fields.length > 1 && (
                    <Button size="small" variant="quiet" onClick={() => remove(name)}>
                      {t('amendment.remove')}
                    </Button>
                  )}
                </div>
              ))}
              {fields.length < MAX_CHANGES && (
                <Button size="small" onClick={() => add({})}>
                  {t('amendment.add')}
                </Button>
              )}
            </div>
          )}
        </Form.List>
      )}
      {wrong.length > 0 && (
        <Alert
          type="error"
          showIcon
          title={t('amendment.wrong')}
          description={
            <ul>
              {wrong.map(issue => (
                <li key={`${issue.rule} ${issue.key} ${issue.path}`}>
                  {[labelOf(issue.path), issueText(issue)].filter(Boolean).join(': ')}
                </li>
              ))}
            </ul>
          }
        />
      )}
      <Form.Item name="explanation" label={t('amendment.explanation')} rules={required}>
        <Input.TextArea rows={3} maxLength={1000} showCount />
      </Form.Item>
    </ActionFrame>
  )
}

interface NewValueProps {
  form: FormInstance<Record<string, unknown>>
  row: number
  /** Given by the form. */
  value?: string
  onChange?: (value: string) => void
}

/** Written as in the declaration itself: chosen from its list, as a number, as a day. */
function NewValue({ form, row, value = '', onChange = () => undefined }: NewValueProps) {
  const t = useT('customs')
  const path: unknown = Form.useWatch(['changes', row, 'path'], form)
  const place = typeof path === 'string' ? fieldAt(path) : undefined
  return (
    <Field label={t('amendment.after')}>
      {place ? (
        <FieldControl {...place} value={value} onValue={onChange} />
      ) : (
        <TextInput value={value} disabled onValue={onChange} />
      )}
    </Field>
  )
}
