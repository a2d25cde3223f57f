import { Checkbox, Select } from 'antd'
import type { Right } from '@tradeport/domain/identity/contract'
import type { Level } from '@tradeport/kernel/config'
import { useActs, type Acts } from '@tradeport/web/acts'
import { useT } from '@tradeport/web/i18n'
import { SoughtRights } from '../people/sought-rights'
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
  const put = (keys: readonly string[], rights: readonly Right[]) =>
    onChange?.([...value.filter(({ key }) => !keys.includes(key)), ...rights])
  return (
    <SoughtRights all={all} words={{ search: t('role.search'), none: t('role.noRight') }}>
      {found => (
        <div className={styles['rightsOf']}>
          {byWords(found, acts).map(rights => (
            <OneRight
              key={rights[0].key}
              rights={rights}
              chosen={value.filter(({ key }) => rights.some(right => right.key === key))}
              onChange={next =>
                put(
                  rights.map(({ key }) => key),
                  next,
                )
              }
            />
          ))}
        </div>
      )}
    </SoughtRights>
  )
}

/** Steps of one act, which are called the same: nobody could tell them apart, so they are given together. */
type SameWords = readonly [KnownRight, ...KnownRight[]]

function byWords(rights: readonly KnownRight[], acts: Acts): SameWords[] {
  const found = new Map<string, [KnownRight, ...KnownRight[]]>()
  for (const right of rights) {
    const words = acts.action(right.action)
    const known = found.get(words)
    if (known) known.push(right)
    else found.set(words, [right])
  }
  return [...found.values()]
}

interface OneRightProps {
  rights: SameWords
  chosen: readonly Right[]
  onChange(rights: Right[]): void
}

function OneRight({ rights, chosen, onChange }: OneRightProps) {
  const t = useT('identityCompany')
  const acts = useActs()
  const [{ key, action }] = rights
  const held = rights.filter(({ isHeld }) => isHeld)
  const give = () => held.map(right => ({ key: right.key, level: right.heldLevels.at(-1) ?? null }))
  // Steps that go no less far than all of them are asked nothing.
  const graded = rights.find(right => right.levels.length > 0 && chosen.some(each => each.key === right.key))
  return (
    <div className={styles['right']}>
      <Checkbox
        checked={chosen.length === rights.length}
        indeterminate={chosen.length > 0 && chosen.length < rights.length}
        disabled={held.length === 0}
        onChange={event => onChange(event.target.checked ? give() : [])}
      >
        {acts.action(action)}
      </Checkbox>
      {graded && (
        <Select<Level>
          size="small"
          aria-label={t('role.levelOf', { right: acts.act(key) })}
          value={chosen.find(each => each.key === graded.key)?.level ?? null}
          options={graded.levels.map(level => ({
            value: level,
            label: t(`role.level.${level}`),
            disabled: !graded.heldLevels.includes(level),
          }))}
          onChange={level => onChange(chosen.map(each => (each.level === null ? each : { key: each.key, level })))}
        />
      )}
    </div>
  )
}
