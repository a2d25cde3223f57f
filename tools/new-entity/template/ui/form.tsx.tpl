import { Button } from 'antd'
import { {{entity}}Create, {{entity}}Detail, {{entity}}Input, {{entity}}Update } from '@tradeport/domain/{{domain}}/contract'
import { z, type OutputOf } from '@tradeport/kernel/contract-kit'
import { DetailSection, FormProblems, GrowingText, PathField, zodProblems } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useNavigateTo } from '@tradeport/web/navigation'
import { useAction, useEndpoint, useFieldText, useLeaveGuard, useNotify } from '@tradeport/web/react'
import { PageHeader } from '@tradeport/web/shell'
import { ErrorState, SkeletonText, TextInput } from '@tradeport/web/ui'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { {{entity}}Path } from './{{entity-kebab}}.entity'

type Detail = OutputOf<typeof {{entity}}Detail>

/** `/{{entity-kebabs}}/new` and `/{{entity-kebabs}}/:id/edit`. */
export default function {{Entity}}FormScreen() {
  const te = useT('entity')
  const { id } = useParams()
  const state = useEndpoint({{entity}}Detail, { id: id ?? '' }, { enabled: id !== undefined })
  if (id === undefined) return <{{Entity}}Form detail={null} />
  if (state.data) return <{{Entity}}Form key={id} detail={state.data} />
  return state.error ? <ErrorState scope="page" title={te('detail.failed.title')} /> : <SkeletonText lines={8} />
}

function {{Entity}}Form({ detail }: { detail: Detail | null }) {
  const t = useT('{{entity}}')
  const fieldText = useFieldText()
  const notify = useNotify()
  const navigate = useNavigateTo()
  const start = { name: detail?.name ?? '', note: detail?.note ?? '' }
  const [value, setValue] = useState(start)
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map())
  const create = useAction({{entity}}Create)
  const update = useAction({{entity}}Update)
  const release = useLeaveGuard(value.name !== start.name || value.note !== start.note)

  const save = async () => {
    const parsed = z.safeParse({{entity}}Input, value)
    const found = parsed.success ? [] : zodProblems(parsed.error)
    setProblems(new Map(found.map(({ path, rule, params }) => [path, fieldText(rule, params)])))
    if (found.length > 0) return
    const result = detail
      ? await update.run({ id: detail.id, version: detail.version, ...value })
      : await create.run(value)
    if (!result.ok) return setProblems(new Map(result.fieldErrors.map(({ path, message }) => [path, message])))
    release()
    notify.success(t('done.update'))
    navigate({{entity}}Path(result.data.id), { replace: true })
  }
  const title = detail?.no ?? t('new')
  return (
    <FormProblems problems={problems}>
      <PageHeader
        title={title}
        path={[
          { key: 'list', label: t('title'), href: '/{{entity-kebabs}}' },
          { key: 'here', label: title },
        ]}
      />
      <DetailSection title={t('facts')}>
        <PathField path="name" label={t('column.name')} required>
          <TextInput maxLength={120} value={value.name} onValue={name => setValue({ ...value, name })} />
        </PathField>
        <PathField path="note" label={t('note')}>
          {control => (
            <GrowingText
              {...control}
              minRows={3}
              maxRows={12}
              maxLength={2000}
              value={value.note}
              onChange={event => setValue({ ...value, note: event.target.value })}
            />
          )}
        </PathField>
        <Button type="primary" loading={create.pending || update.pending} onClick={() => void save()}>
          {t('save')}
        </Button>
      </DetailSection>
    </FormProblems>
  )
}
