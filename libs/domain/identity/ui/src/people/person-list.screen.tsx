import { Form, Modal, Select } from 'antd'
import { useState } from 'react'
import {
  PERSON_PROOFS,
  PERSON_STATUSES,
  personDisable,
  personEnable,
  personPage,
  personResetSecondFactor,
  personUnlock,
  type PersonAction,
  type PersonRow,
  type PersonStatus,
} from '@tradeport/domain/identity/contract'
import { ActionFrame, StatusTag, known, textOf, type Tone } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useDialogAction, useEndpoint, useFieldText, useFormat, useLive } from '@tradeport/web/react'
import { AskButtons, AskDialog, useAsked } from './ask-person'
import { PeopleTable } from './people-table'
import { PersonName } from './person-name'
import styles from './people.module.css'
import { useStatusQuery } from './status-query'
import { ReasonItem } from './reason-item'

const TONES: Record<PersonStatus, Tone> = {
  active: 'success',
  locked: 'warning',
  disabled: 'danger',
  deletion_pending: 'neutral',
}
interface Asked {
  ask: PersonAction
  row: PersonRow
}

/** The people of companies: who they work for, and whether they may come in. */
export default function PersonListScreen() {
  const t = useT('people')
  const format = useFormat()
  useLive('person')
  const [asked, setAsked] = useState<Asked>()
  const state = useEndpoint(personPage, useStatusQuery(PERSON_STATUSES), { keepPrevious: true })
  return (
    <>
      <PeopleTable<PersonRow>
        title={t('persons.title')}
        empty={t('persons.empty')}
        rowKey={row => row.id}
        state={state}
        filter={{
          key: 'status',
          label: t('status'),
          options: PERSON_STATUSES.map(value => ({ value, label: t(`persons.status.${value}`) })),
        }}
        columns={[
          {
            title: t('operators.name'),
            render: row => (
              <PersonName person={row}>
                {[row.displayName, row.email, row.phone].filter(Boolean).join(' · ')}
              </PersonName>
            ),
          },
          { title: t('persons.companies'), render: row => <Companies row={row} /> },
          {
            title: t('status'),
            render: row => <StatusTag tone={TONES[row.status]}>{t(`persons.status.${row.status}`)}</StatusTag>,
          },
          { title: t('persons.since'), render: row => format.date(row.createdAt) },
          {
            title: t('operators.lastLogin'),
            render: row => (row.lastSignInAt ? format.dateTime(row.lastSignInAt) : '–'),
          },
          {
            title: t('actions'),
            ...{ whole: true, tight: true },
            render: row => (
              <span className={styles['rowActions']}>
                <AskButtons asks={row.actions} onAsk={ask => setAsked({ ask, row })} />
              </span>
            ),
          },
        ]}
      />
      {asked && <AskPerson {...asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}

function Companies({ row }: { row: PersonRow }) {
  const ti = useT('identity')
  if (row.companies.length === 0) return <>–</>
  return (
    <ul className="tp-plain-list">
      {row.companies.map(company => {
        const party = known(['buyer', 'seller', 'provider'] as const, company.party)
        return (
          <li key={`${company.id} ${company.party}`}>
            {[company.legalName, party && ti(`companies.party.${party}`)].filter(Boolean).join(' · ')}
          </li>
        )
      })}
    </ul>
  )
}

function AskPerson({ ask, row, onClose }: Asked & { onClose(): void }) {
  const t = useT('people')
  const options = useAsked(onClose)
  const disable = useDialogAction(personDisable, options)
  const enable = useDialogAction(personEnable, options)
  const unlock = useDialogAction(personUnlock, options)
  if (ask === 'reset_second_factor') return <ResetSecondFactor row={row} onClose={onClose} />
  const action = { disable, enable, unlock }[ask]
  return (
    <AskDialog
      ask={ask}
      name={row.displayName}
      intro={t(`persons.${ask}.intro`)}
      action={action}
      onClose={onClose}
      onSubmit={reason => void action.run({ id: row.id, reason })}
    />
  )
}

/** Nobody takes the second step off an account without saying how its person has shown who they are. */
function ResetSecondFactor({ row, onClose }: { row: PersonRow; onClose(): void }) {
  const t = useT('people')
  const action = useDialogAction(personResetSecondFactor, useAsked(onClose))
  const fieldText = useFieldText()
  return (
    <Modal
      open
      title={`${t('action.reset_second_factor')}: ${row.displayName}`}
      footer={null}
      onCancel={onClose}
      destroyOnHidden
    >
      <ActionFrame
        {...action}
        onCancel={onClose}
        submit={t('action.reset_second_factor')}
        danger
        onSubmit={values => {
          const proof = known(PERSON_PROOFS, textOf(values, 'proof'))
          if (proof) void action.run({ id: row.id, proof, reason: textOf(values, 'reason') ?? '' })
        }}
      >
        <p>{t('operators.reset_second_factor.intro')}</p>
        <Form.Item name="proof" label={t('persons.proof')} rules={[{ required: true, message: fieldText('required') }]}>
          <Select options={PERSON_PROOFS.map(value => ({ value, label: t(`persons.proof.${value}`) }))} />
        </Form.Item>
        <ReasonItem />
      </ActionFrame>
    </Modal>
  )
}
