import { Button, Modal } from 'antd'
import { useState } from 'react'
import { dictionaryListCreate, dictionaryLists } from '@tradeport/domain/reference/contract'
import { DetailSection, FormProblems, PathField } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { AppLink, useNavigateTo } from '@tradeport/web/navigation'
import { LoadFailed, useAction, useEndpoint, useFormat, useLive, useLocale } from '@tradeport/web/react'
import { PageHeader } from '@tradeport/web/shell'
import { DataTable, LinkButton, PlusIcon, SkeletonText, TextInput } from '@tradeport/web/ui'
import { useWords } from './use-words'

/** `/reference/lists` */
export default function ListsScreen() {
  const t = useT('reference')
  const words = useWords()
  const format = useFormat()
  useLive('dictionary')
  const [making, setMaking] = useState(false)
  const { data, error, refetch } = useEndpoint(dictionaryLists, {})
  if (!data) return error ? <LoadFailed error={error} onRetry={refetch} /> : <SkeletonText lines={12} />
  return (
    <div className="tp-stack">
      <PageHeader
        title={t('nav.lists')}
        note={t('lists.note')}
        actions={
          <>
            <LinkButton href="/reference/hs" variant="secondary" size="small">
              {t('nav.hs')}
            </LinkButton>
            {data.mayChangeAll && (
              <Button type="primary" icon={<PlusIcon size={16} />} onClick={() => setMaking(true)}>
                {t('lists.new')}
              </Button>
            )}
          </>
        }
      />
      <DetailSection>
        <DataTable
          label={t('nav.lists')}
          rows={data.lists.map(list => ({ ...list, id: list.code }))}
          columns={[
            {
              key: 'name',
              title: t('lists.name'),
              render: list => <AppLink to={`/reference/lists/${list.code}`}>{words.list(list)}</AppLink>,
            },
            { key: 'value', title: t('field.value'), render: row => row.code },
            {
              key: 'kind',
              title: t('lists.kind'),
              render: list => t(list.extensible ? 'lists.kind.extensible' : 'lists.kind.fixed'),
            },
            { key: 'items', title: t('lists.items'), align: 'right', render: list => format.number(list.itemCount) },
            { key: 'changed', title: t('lists.changed'), render: list => format.dateTime(list.updatedAt) },
          ]}
        />
      </DetailSection>
      {making && <NewList onClose={() => setMaking(false)} />}
    </div>
  )
}

function NewList({ onClose }: { onClose(): void }) {
  const t = useT('reference')
  const navigate = useNavigateTo()
  const { locale } = useLocale()
  const [code, setCode] = useState('')
  const [name, setName] = useState('')
  const create = useAction(dictionaryListCreate, { onSuccess: made => navigate(`/reference/lists/${made.code}`) })
  return (
    <Modal
      open
      title={t('lists.new')}
      okText={t('action.save')}
      confirmLoading={create.pending}
      onCancel={onClose}
      onOk={() => void create.run({ code, name: { [locale]: name } })}
    >
      <FormProblems problems={new Map(create.fieldErrors.map(({ path, message }) => [path, message]))}>
        <PathField path="code" label={t('field.value')} help={t('lists.code.help')} required>
          <TextInput maxLength={64} value={code} onValue={next => setCode(next.toLowerCase())} />
        </PathField>
        <PathField path="name" label={t('lists.name')} required>
          <TextInput maxLength={100} value={name} onValue={setName} />
        </PathField>
      </FormProblems>
    </Modal>
  )
}
