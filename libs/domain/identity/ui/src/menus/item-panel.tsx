import { AutoComplete, Button, Input, Select, Switch } from 'antd'
import { useId, type ReactNode } from 'react'
import type { MenuContent, MenuDetail, MenuItemSetting } from '@tradeport/domain/identity/contract'
import { isOwnGroup, withGroup, withItem, withItemAt } from '@tradeport/domain/identity/rules'
import { APP_KEYS, PLATFORM_TITLES } from '@tradeport/kernel/config'
import { useT } from '@tradeport/web/i18n'
import { useLocale } from '@tradeport/web/react'
import { WORK_ICON_NAMES, workIcon } from '@tradeport/web/shell'
import styles from './menus.module.css'
import { NameFields } from './name-fields'
import { builtInLabels, useMenuWords } from './use-menu-words'

export interface ItemPanelProps {
  /** A row has neither titles nor signs. */
  isRow: boolean
  detail: MenuDetail
  content: MenuContent
  /** Key of an item or of a group. */
  chosen: string | undefined
  editable: boolean
  onChange(content: MenuContent): void
}

/** What is chosen: its name in all languages, its sign, its place, and whether it is shown. */
export function ItemPanel(props: ItemPanelProps) {
  const t = useT('identityMenus')
  const words = useMenuWords(props.detail)
  const { isRow, detail, content, chosen, editable, onChange } = props
  const group = content.groups.find(({ key }) => key === chosen)
  const home = content.groups.find(({ items }) => items.some(({ key }) => key === chosen))
  const item = home?.items.find(({ key }) => key === chosen)
  if (group)
    return (
      <section className={styles['panel']} aria-label={t('edit', { name: words.group(group) })}>
        <h2 className={styles['panelTitle']}>{words.group(group)}</h2>
        <NameFields
          name={group.name}
          builtIn={builtInLabels(detail, group.key, true)}
          disabled={!editable}
          onChange={name => onChange(withGroup(content, { key: group.key, name }))}
        />
        {editable && isOwnGroup(group.key) && group.items.length === 0 && (
          <Button danger onClick={() => onChange({ groups: content.groups.filter(each => each.key !== group.key) })}>
            {t('remove')}
          </Button>
        )}
      </section>
    )
  if (!item || !home) return <p className={styles['soft']}>{t('choose')}</p>
  const change = (patch: Partial<MenuItemSetting>) => onChange(withItem(content, { ...item, ...patch }))
  return (
    <section className={styles['panel']} aria-label={t('edit', { name: words.item(item) })}>
      <h2 className={styles['panelTitle']}>{words.item(item)}</h2>
      {item.link && <LinkFields {...props} item={item} onItem={change} />}
      {!isRow && (
        <>
          {' '}
          <Labelled label={t('group')}>
            {id => (
              <Select
                id={id}
                value={home.key}
                disabled={!editable}
                options={content.groups.map(each => ({ value: each.key, label: words.group(each) }))}
                onChange={key => onChange(withItemAt(content, item.key, key, Number.POSITIVE_INFINITY))}
              />
            )}
          </Labelled>
          <Labelled label={t('icon')}>
            {id => (
              <Select
                id={id}
                value={item.icon ?? ''}
                disabled={!editable}
                options={[
                  { value: '', label: t('iconOwn') },
                  ...WORK_ICON_NAMES.map(value => ({ value, label: <IconName name={value} /> })),
                ]}
                onChange={icon => change({ icon: icon || null })}
              />
            )}
          </Labelled>
        </>
      )}
      <Labelled label={t('shown')} help={t('hiddenHelp')}>
        {id => (
          <Switch id={id} checked={!item.hidden} disabled={!editable} onChange={shown => change({ hidden: !shown })} />
        )}
      </Labelled>
      <NameFields
        name={item.name}
        builtIn={builtInLabels(detail, item.key, false)}
        disabled={!editable}
        onChange={name => change({ name })}
      />
      {editable && item.link && (
        <Button
          danger
          onClick={() =>
            onChange({
              groups: content.groups.map(each => ({
                ...each,
                items: each.items.filter(({ key }) => key !== item.key),
              })),
            })
          }
        >
          {t('remove')}
        </Button>
      )}
    </section>
  )
}

function IconName({ name }: { name: string }) {
  const Icon = workIcon(name)
  return (
    <span className={styles['iconName']}>
      <Icon size={18} /> {name}
    </span>
  )
}

function LinkFields({
  detail,
  editable,
  item,
  onItem,
}: ItemPanelProps & { item: MenuItemSetting; onItem(patch: Partial<MenuItemSetting>): void }) {
  const t = useT('identityMenus')
  const { locale } = useLocale()
  const link = item.link ?? { platform: 'portal' as const, path: '/' }
  return (
    <>
      <Labelled label={t('platform')}>
        {id => (
          <Select
            id={id}
            value={link.platform}
            disabled={!editable}
            options={APP_KEYS.map(value => ({ value, label: PLATFORM_TITLES[value][locale] }))}
            onChange={platform => onItem({ link: { ...link, platform } })}
          />
        )}
      </Labelled>
      <Labelled label={t('path')} help={t('pathHelp', { example: '/orders' })}>
        {id => (
          <AutoComplete
            id={id}
            value={link.path}
            disabled={!editable}
            options={detail.targets
              .filter(({ platform }) => platform === link.platform)
              .map(({ path }) => ({ value: path }))}
            onChange={(path: string) => onItem({ link: { ...link, path } })}
          >
            <Input maxLength={200} />
          </AutoComplete>
        )}
      </Labelled>
    </>
  )
}

function Labelled({ label, help, children }: { label: string; help?: string; children(id: string): ReactNode }) {
  const id = useId()
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
      {help !== undefined && <p className={styles['soft']}>{help}</p>}
    </div>
  )
}
