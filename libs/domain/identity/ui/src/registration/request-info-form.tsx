import { Checkbox, Form } from 'antd'
import { useState } from 'react'
import {
  COMPANY_FIELDS,
  checklistDetail,
  registrationDetail,
  type RegistrationDetail,
  type RegistrationRow,
} from '@tradeport/domain/identity/contract'
import { ActionFrame, type ActionFormProps } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useEndpoint, useFieldText } from '@tradeport/web/react'
import { SkeletonText } from '@tradeport/web/ui'
import { useFieldName } from '../register/field-name'
import { useRequirementName } from '../register/requirement-name'
import styles from './request-info.module.css'
import { PAPER, nameOf } from './request-names'
import { ReadersLanguage, WordsField, kindsOf } from './words-field'

/** The licence is asked for as a paper. */
const FIELDS: readonly string[] = COMPANY_FIELDS.filter(field => field !== 'licenceFileId')

/** A paper that was refused is asked for with what was said of it. */
export default function RequestInfoForm(props: ActionFormProps<RegistrationRow>) {
  const { data, isLoading } = useEndpoint(registrationDetail, { id: props.row.id }, { quiet: true })
  if (isLoading) return <SkeletonText lines={4} />
  const refused = (data?.documents ?? []).flatMap(({ key, files }) => {
    const reasons = files.flatMap(({ reason }) => (reason === null ? [] : [reason]))
    return reasons.length > 0 ? [{ field: `${PAPER}${key}`, comment: [...new Set(reasons)].join('\n') }] : []
  })
  return <Questions {...props} refused={refused} detail={data} />
}

interface QuestionsProps extends ActionFormProps<RegistrationRow> {
  refused: readonly { field: string; comment: string }[]
  detail: RegistrationDetail | undefined
}

/** Asks about single fields: the applicant sees each question at its field. */
function Questions({ row, onSubmit, refused, detail, ...frame }: QuestionsProps) {
  const t = useT('identity')
  const fieldText = useFieldText()
  // Papers that the region asks this party for, those of other countries too: the reviewer knows which are missing.
  const papers = useEndpoint(checklistDetail, { party: row.party }).data?.items ?? []
  const fields = [
    ...FIELDS,
    ...papers.filter(({ kind, active }) => active && kind === 'document').map(({ key }) => `${PAPER}${key}`),
  ]
  const paperName = useRequirementName()
  const otherName = useFieldName()
  const fieldName = (field: string) => {
    const paper = papers.find(({ key }) => field === `${PAPER}${key}`)
    return paper ? paperName(paper) : otherName(field)
  }
  const [asked, setAsked] = useState<readonly string[]>(() => refused.map(({ field }) => field))
  const [nothing, setNothing] = useState(false)
  return (
    <ActionFrame
      {...frame}
      initial={Object.fromEntries(refused.map(({ field, comment }) => [nameOf(field), comment]))}
      onSubmit={values => (asked.length > 0 ? onSubmit(values) : setNothing(true))}
      submit={t('registration.action.request_info')}
    >
      <ReadersLanguage detail={detail} />
      <Form.Item
        label={t('registration.request.fields')}
        {...(nothing && asked.length === 0 ? { validateStatus: 'error', help: fieldText('required') } : {})}
      >
        <Checkbox.Group
          className={styles['fields'] ?? ''}
          value={[...asked]}
          onChange={chosen => setAsked(fields.filter(field => chosen.includes(field)))}
          options={fields.map(field => ({ value: field, label: fieldName(field) }))}
        />
      </Form.Item>
      {asked.map(field => (
        <WordsField
          key={field}
          name={nameOf(field)}
          label={t('registration.request.comment', { field: fieldName(field) })}
          rows={2}
          kinds={kindsOf(field)}
          detail={detail}
        />
      ))}
    </ActionFrame>
  )
}
