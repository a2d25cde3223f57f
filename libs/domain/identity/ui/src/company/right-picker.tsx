import { Checkbox, Input, Select } from 'antd'
import { useState } from 'react'
import type { Right } from '@tradeport/domain/identity/contract'
import type { Level } from '@tradeport/kernel/config'
import { useActs } from '@tradeport/web/acts'
import { useT } from '@tradeport/web/i18n'
import people from '../people/people.module.css'
import styles from './company.module.css'
import type { KnownRight } from './rights'

interface PickerProps {
  all: readonly KnownRight[]
  value?: readonly Right[]
  onChange?(rights: Right[]): void
}

/** Single rights by document, found by their words, each as far as it is to go; what the person does not hold cannot be chosen. */
export function RightPicker({ all, value = [], onChange }: PickerProps) {
  const t = useT('identityCompany')
  const acts = useActs()
  const [sought, setSought] = useState('')
  const isSought = ({ key }: KnownRight) => acts.act(key).toLowerCase().includes(sought.trim().toLowerCase())
  const shown = all.filter(isSought)
  const documents = [...new Set(shown.map(({ document }) => document))].sort((a, b) =>
    acts.document(a).localeCompare(acts.document(b)),
  )
  const set = (key: string, right: Right | null) => {
    const rest = value.filter(each => each.key !== key)
    onChange?.(right ? [...rest, right] : rest)
  }
  return (
    <div className={styles['rights']}>
      <Input.Search
        aria-label={t('role.search')}
        placeholder={t('role.search')}
        allowClear
        value={sought}
        onChange={event => setSought(event.target.value)}
      />
      {documents.length === 0 && <p className="tp-soft">{t('role.noRight')}</p>}
      <div className={people['permissions']}>
        {documents.map(document => (
          <fieldset key={document} className={people['group']}>
            <legend>{acts.document(document)}</legend>
            {shown
              .filter(right => right.document === document)
              .map(right => (
                <OneRight
                  key={right.key}
                  right={right}
                  chosen={value.find(({ key }) => key === right.key)}
                  onChange={next => set(right.key, next)}
                />
              ))}
          </fieldset>
        ))}
      </div>
    </div>
  )
}

interface OneRightProps {
  right: KnownRight
  chosen: Right | undefined
  onChange(right: Right | null): void
}

function OneRight({ right, chosen, onChange }: OneRightProps) {
  const t = useT('identityCompany')
  const acts = useActs()
  const { key, action, levels, heldLevels, isHeld } = right
  return (
    <div className={styles['right']}>
      <Checkbox
        checked={chosen !== undefined}
        disabled={!isHeld}
        onChange={event => onChange(event.target.checked ? { key, level: heldLevels.at(-1) ?? null } : null)}
      >
        {acts.action(action)}
      </Checkbox>
      {chosen && levels.length > 0 && (
        <Select<Level>
          size="small"
          aria-label={t('role.levelOf', { right: acts.act(key) })}
          value={chosen.level}
          options={levels.map(level => ({
            value: level,
            label: t(`role.level.${level}`),
            disabled: !heldLevels.includes(level),
          }))}
          onChange={level => onChange({ key, level })}
        />
      )}
    </div>
  )
}
