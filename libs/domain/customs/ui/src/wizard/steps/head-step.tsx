import {
  BUSINESS_MATTERS,
  COP_LIMIT_FIELDS,
  FREE_FIELDS,
  HEAD_FIELDS,
  OTHER_PACK_FIELDS,
  REQUEST_CERT_FIELDS,
  USER_FIELDS,
  type BusinessMatter,
  type DeclarationContent,
  type HeadFieldName,
} from '@tradeport/domain/customs/contract'
import { EXPORT_MATTERS, chargesOf, neededByHead } from '@tradeport/domain/customs/rules'
import { PathAnchor, useProblemAt } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { Button, Checkbox } from '@tradeport/web/ui'
import type { ReactNode } from 'react'
import { FieldGroup } from '../field/field-group'
import { RowCards } from '../field/row-cards'
import { withRow, withoutRow, type RowList } from '../model/content-edit'
import { FREE_SECTION, HEAD_SECTIONS, type HeadSection } from '../model/head-sections'
import { useWizard } from '../wizard-context'
import { Part } from '../field/part'
import styles from '../wizard.module.css'

const OPEN = ['customs', 'trade', 'owner', 'agent', 'overseas', 'transport', 'price', 'packing', 'confirm'] as const
const ROWS = {
  requestCerts: { fields: REQUEST_CERT_FIELDS, max: 20 },
  users: { fields: USER_FIELDS, max: 5 },
  copLimits: { fields: COP_LIMIT_FIELDS, max: 20 },
} as const

/** The kind, the amount and the currency of one charge stand beside each other. */
const PRICE_ROWS = [
  ['transMode'],
  ['feeMark', 'feeRate', 'feeCurr'],
  ['insurMark', 'insurRate', 'insurCurr'],
  ['otherMark', 'otherRate', 'otherCurr'],
] as const satisfies readonly (readonly HeadFieldName[])[]
const rowsOf = (section: (typeof OPEN)[number]): readonly (readonly HeadFieldName[])[] =>
  section === 'price' ? PRICE_ROWS : [HEAD_SECTIONS[section]]

/** The head of the form: who, where, how it travels, what the price includes, what it weighs. */
export function HeadStep({ content }: { content: DeclarationContent }) {
  const t = useT('customs')
  const { edit, remove, ieFlag } = useWizard()
  const { head } = content
  const [freight, insurance] = chargesOf(ieFlag, head.transMode) ?? []
  const needed = neededByHead(content)
  const required = (name: HeadFieldName) => {
    if (needed.has(name)) return true
    if (freight === 'required' && (name === 'feeMark' || name === 'feeRate')) return true
    if (insurance === 'required' && (name === 'insurMark' || name === 'insurRate')) return true
    return undefined
  }
  const rows = (list: RowList) => ({
    onAdd: () => edit(before => withRow(before, list)),
    onRemove: (index: number) => remove(before => withoutRow(before, list, index)),
  })
  return (
    <>
      {OPEN.map(section => (
        <Part
          key={section}
          title={t(`wizard.section.${section}`)}
          extra={<Shortcut section={section} content={content} />}
        >
          {rowsOf(section).map(names => (
            <FieldGroup
              key={names[0]}
              path="head"
              names={names}
              fields={HEAD_FIELDS}
              values={head}
              required={required}
            />
          ))}
          {section === 'packing' && (
            <RowCards
              path="otherPacks"
              title={t('wizard.rows.otherPacks')}
              addText={t('wizard.rows.otherPacks.add')}
              names={['packType', 'packQty']}
              fields={OTHER_PACK_FIELDS}
              rows={content.otherPacks}
              max={20}
              {...rows('otherPacks')}
            />
          )}
          {section === 'confirm' && <Matters content={content} />}
        </Part>
      ))}
      <Folded title={t('wizard.section.inspection')} note={t('wizard.section.inspection.note')}>
        <FieldGroup path="head" names={HEAD_SECTIONS.inspection} fields={HEAD_FIELDS} values={head} />
        <RowCards
          path="requestCerts"
          title={t('wizard.rows.requestCerts')}
          addText={t('wizard.rows.add')}
          names={['appCertCode', 'applOri', 'applCopyQuan']}
          rows={content.requestCerts}
          {...ROWS.requestCerts}
          {...rows('requestCerts')}
        />
        <RowCards
          path="users"
          title={t('wizard.rows.users')}
          addText={t('wizard.rows.add')}
          names={['useOrgPersonCode', 'useOrgPersonTel']}
          rows={content.users}
          {...ROWS.users}
          {...rows('users')}
        />
        <RowCards
          path="copLimits"
          title={t('wizard.rows.copLimits')}
          addText={t('wizard.rows.add')}
          names={['entQualifTypeCode', 'entQualifNo']}
          rows={content.copLimits}
          {...ROWS.copLimits}
          {...rows('copLimits')}
        />
      </Folded>
      <Folded title={t('wizard.section.free')} note={t('wizard.section.free.note')}>
        <FieldGroup path="freeText" names={FREE_SECTION} fields={FREE_FIELDS} values={content.freeText} />
      </Folded>
    </>
  )
}

/** Seldom needed: closed until somebody opens it, or a finding leads into it. */
export function Folded({ title, note, children }: { title: string; note?: string | undefined; children: ReactNode }) {
  return (
    <details className={styles['folded']}>
      <summary className={styles['foldedTitle']}>{title}</summary>
      <div className={styles['foldedBody']}>
        {note !== undefined && <p className={styles['quiet']}>{note}</p>}
        {children}
      </div>
    </details>
  )
}

/** Owner and declarant are often the trading company itself. */
function Shortcut({ section, content }: { section: HeadSection; content: DeclarationContent }) {
  const t = useT('customs')
  const { edit } = useWizard()
  if ((section !== 'owner' && section !== 'agent') || content.head.tradeName === '') return null
  const copy = () =>
    edit(before => {
      const { tradeName, tradeCoScc, tradeCode, tradeCiqCode } = before.head
      const party =
        section === 'owner'
          ? { ownerName: tradeName, ownerCodeScc: tradeCoScc, ownerCode: tradeCode, ownerCiqCode: tradeCiqCode }
          : { agentName: tradeName, agentCodeScc: tradeCoScc, agentCode: tradeCode, declCiqCode: tradeCiqCode }
      return { ...before, head: { ...before.head, ...party } }
    })
  return (
    <Button size="small" variant="quiet" onClick={copy}>
      {t('wizard.sameAsTrade')}
    </Button>
  )
}

const MATTERS_PROBLEM = 'matters-problem'

function Matters({ content }: { content: DeclarationContent }) {
  const t = useT('customs')
  const { edit, ieFlag } = useWizard()
  const problem = useProblemAt('businessMatters')
  const toggle = (matter: BusinessMatter, on: boolean) =>
    edit(before => ({
      ...before,
      businessMatters: BUSINESS_MATTERS.filter(each => (each === matter ? on : before.businessMatters.includes(each))),
    }))
  return (
    <PathAnchor path="businessMatters">
      <fieldset className={styles['matters']} aria-describedby={problem === undefined ? undefined : MATTERS_PROBLEM}>
        <legend>{t('wizard.matters')}</legend>
        {BUSINESS_MATTERS.filter(matter => ieFlag === 'E' || !EXPORT_MATTERS.includes(matter)).map(matter => (
          <Checkbox
            key={matter}
            checked={content.businessMatters.includes(matter)}
            onValue={checked => toggle(matter, checked)}
          >
            {t(`wizard.matter.${matter}`)}
          </Checkbox>
        ))}
        {problem !== undefined && (
          <p id={MATTERS_PROBLEM} className={styles['problem']}>
            {problem}
          </p>
        )}
      </fieldset>
    </PathAnchor>
  )
}
