import { Button } from 'antd'
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { MenuContent, MenuDetail, MenuGroupSetting, MenuItemSetting } from '@tradeport/domain/identity/contract'
import { withGroupStepped, withItemAt, withItemStepped } from '@tradeport/domain/identity/rules'
import { useT } from '@tradeport/web/i18n'
import { workIcon } from '@tradeport/web/shell'
import { ChevronDownIcon, ChevronUpIcon, EditIcon, ExternalIcon, MenuIcon, Tag } from '@tradeport/web/ui'
import styles from './menus.module.css'
import { useMenuDrag, type MenuDrag } from './use-menu-drag'
import { useMenuWords } from './use-menu-words'

export interface ArrangementProps {
  /** A row has neither titles nor signs. */
  isRow: boolean
  detail: MenuDetail
  content: MenuContent
  /** Whether the reader may change it. */
  editable: boolean
  chosen: string | undefined
  onChoose(key: string): void
  onChange(content: MenuContent): void
}

/** The groups and their entries in their order: drawn, or moved by keys and buttons. */
export function Arrangement(props: ArrangementProps) {
  const { content, detail, onChange } = props
  const t = useT('identityMenus')
  const words = useMenuWords(detail)
  const [said, setSaid] = useState('')
  const { root, hold } = useFocusAlong(content)
  const move = (next: MenuContent, key: string) => {
    hold()
    onChange(next)
    const group = next.groups.find(({ items }) => items.some(item => item.key === key))
    const item = group?.items.find(each => each.key === key)
    if (group && item)
      setSaid(
        t('placed', {
          name: words.item(item),
          place: group.items.indexOf(item) + 1,
          count: group.items.length,
          group: words.group(group),
        }),
      )
  }
  const drag = useMenuDrag((key, place) => move(withItemAt(content, key, place.group, place.index), key))
  return (
    <div ref={root} className={styles['arrangement']} role="group" aria-label={t('arrangement')}>
      {content.groups.map((group, at) => (
        <section key={group.key} className={styles['group']} data-menu-group={group.key}>
          {!props.isRow && (
            <GroupHead
              {...props}
              onStepped={hold}
              group={group}
              isFirst={at === 0}
              isLast={at === content.groups.length - 1}
            />
          )}
          <ul role="list" className={styles['items']} aria-label={words.group(group)}>
            {group.items.map((item, index) => (
              <Row
                key={item.key}
                {...props}
                item={item}
                name={words.item(item)}
                index={index}
                drag={drag}
                isOver={drag.over?.group === group.key && drag.over.index === index}
                onStep={step => move(withItemStepped(content, item.key, step), item.key)}
              />
            ))}
            {drag.over?.group === group.key && drag.over.index >= group.items.length && (
              <li className={styles['end']} aria-hidden="true" />
            )}
          </ul>
        </section>
      ))}
      <p role="status" className="tp-visually-hidden">
        {said}
      </p>
    </div>
  )
}

/**
 * Who moves with the keyboard goes on from where things have come to: an entry that changes its group is drawn anew, and a button at
 * the end of its way can be pressed no more.
 */
function useFocusAlong(content: MenuContent) {
  const root = useRef<HTMLDivElement>(null)
  const held = useRef<string>(undefined)
  useLayoutEffect(() => {
    const part = held.current
    held.current = undefined
    if (part === undefined) return
    const now = document.activeElement
    if (now !== null && now !== document.body && !now.matches(':disabled')) return
    const parts = [...(root.current?.querySelectorAll<HTMLElement>('[data-menu-part]:enabled') ?? [])]
    const partOf = ({ dataset }: HTMLElement) => dataset['menuPart'] ?? ''
    const key = part.slice(part.indexOf(' '))
    const next = parts.find(each => partOf(each) === part) ?? parts.find(each => partOf(each).endsWith(key))
    next?.focus()
  }, [content])
  const hold = () => {
    const { activeElement } = document
    held.current = activeElement instanceof HTMLElement ? activeElement.dataset['menuPart'] : undefined
  }
  return { root, hold }
}

function GroupHead({
  detail,
  content,
  editable,
  group,
  isFirst,
  isLast,
  onChange,
  onStepped,
  chosen,
  onChoose,
}: ArrangementProps & { group: MenuGroupSetting; isFirst: boolean; isLast: boolean; onStepped(): void }) {
  const t = useT('identityMenus')
  const name = useMenuWords(detail).group(group)
  return (
    <div className={styles['groupHead']}>
      <h2 className={styles['groupName']}>{name}</h2>
      {editable && (
        <>
          <Button
            size="small"
            type={chosen === group.key ? 'primary' : 'text'}
            icon={<EditIcon size={16} />}
            aria-label={t('edit', { name })}
            onClick={() => onChoose(group.key)}
          />
          <Steps
            of={group.key}
            name={name}
            isFirst={isFirst}
            isLast={isLast}
            onStep={step => {
              onStepped()
              onChange(withGroupStepped(content, group.key, step))
            }}
          />
        </>
      )}
    </div>
  )
}

interface StepsProps {
  /** Key of what is moved. */
  of: string
  name: string
  isFirst?: boolean
  isLast?: boolean
  onStep(step: -1 | 1): void
}

function Steps({ of, name, isFirst = false, isLast = false, onStep }: StepsProps) {
  const t = useT('identityMenus')
  return (
    <>
      <Button
        size="small"
        type="text"
        icon={<ChevronUpIcon size={16} />}
        data-menu-part={`up ${of}`}
        aria-label={t('up', { name })}
        disabled={isFirst}
        onClick={() => onStep(-1)}
      />
      <Button
        size="small"
        type="text"
        icon={<ChevronDownIcon size={16} />}
        data-menu-part={`down ${of}`}
        aria-label={t('down', { name })}
        disabled={isLast}
        onClick={() => onStep(1)}
      />
    </>
  )
}

interface RowProps extends ArrangementProps {
  item: MenuItemSetting
  name: string
  index: number
  drag: MenuDrag
  isOver: boolean
  onStep(step: -1 | 1): void
}

function Row({ isRow, detail, item, name, index, editable, chosen, onChoose, drag, isOver, onStep }: RowProps) {
  const t = useT('identityMenus')
  const Icon = workIcon(item.icon ?? detail.entries.find(({ key }) => key === item.key)?.icon ?? undefined)
  const byKeys = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined
    if (step === undefined) return
    event.preventDefault()
    onStep(step)
  }
  return (
    <li
      className={styles['item']}
      data-menu-index={index}
      data-over={isOver || undefined}
      data-dragged={drag.dragged === item.key || undefined}
      data-chosen={chosen === item.key || undefined}
    >
      {editable && (
        <button
          type="button"
          className={styles['handle']}
          data-menu-part={`handle ${item.key}`}
          aria-label={t('handle', { name })}
          onKeyDown={byKeys}
          {...drag.handlers(item.key)}
        >
          <MenuIcon size={16} />
        </button>
      )}
      <button
        type="button"
        className={styles['name']}
        aria-pressed={chosen === item.key}
        aria-label={t('edit', { name })}
        onClick={() => onChoose(item.key)}
      >
        {!isRow && <Icon size={18} />}
        <span className={item.hidden ? styles['soft'] : undefined}>{name}</span>
        {item.link && <ExternalIcon size={14} />}
      </button>
      {item.hidden && <Tag tone="neutral">{t('hidden')}</Tag>}
      {item.name && item.name.outdated.length > 0 && (
        <Tag tone="warning">
          {t('outdated')} {item.name.outdated.length}
        </Tag>
      )}
      {editable && <Steps of={item.key} name={name} onStep={onStep} />}
    </li>
  )
}
