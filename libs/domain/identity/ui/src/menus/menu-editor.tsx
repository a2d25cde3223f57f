import { Button } from 'antd'
import { Suspense, lazy, useMemo, useState } from 'react'
import {
  menuContent,
  type MenuContent,
  type MenuDetail,
  type MenuItemSetting,
} from '@tradeport/domain/identity/contract'
import { completed, menuChanges, menuProblems } from '@tradeport/domain/identity/rules'
import { isRowFrontEnd, type MenuFrontEnd } from '@tradeport/kernel/contract-kit'
import { KeptNote, KeptNotice, useBeside, useKeptValue } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { useNotify } from '@tradeport/web/react'
import { Arrangement } from './arrangement'
import { ItemPanel } from './item-panel'
import { MenuPreview } from './menu-preview'
import styles from './menus.module.css'
import { useMenuWords } from './use-menu-words'

const PublishDialog = lazy(() => import('./publish-dialog'))
const HistoryDialog = lazy(() => import('./history-dialog'))

const parse = (value: unknown): MenuContent | undefined => {
  const parsed = menuContent.safeParse(value)
  return parsed.success ? parsed.data : undefined
}

/** `own-3`, `link-1`: the first that nothing has. */
function freeKey(content: MenuContent, start: string): string {
  const taken = new Set(content.groups.flatMap(({ key, items }) => [key, ...items.map(item => item.key)]))
  let number = 1
  while (taken.has(`${start}-${number}`)) number += 1
  return `${start}-${number}`
}

const aLink = (key: string): MenuItemSetting => ({
  key,
  icon: null,
  hidden: false,
  name: null,
  link: { platform: 'portal', path: '/' },
})

/** The menu of one front-end as it is being arranged; until it is published it is kept in this browser. */
export function MenuEditor({ frontEnd, detail }: { frontEnd: MenuFrontEnd; detail: MenuDetail }) {
  const t = useT('identityMenus')
  const notify = useNotify()
  const words = useMenuWords(detail)
  const [dialog, setDialog] = useState<'publish' | 'history'>()
  const saved = useMemo(() => completed(detail.entries, detail.content), [detail])
  // The panel beside the menu is never empty.
  const [chosen, setChosen] = useState(() => saved.groups.find(({ items }) => items.length > 0)?.items[0]?.key)
  const kept = useKeptValue<MenuContent>({
    place: `menu.${frontEnd}`,
    version: detail.version,
    saved,
    parse,
    isChanged: value => menuChanges(saved, value).length > 0,
  })
  // What was kept may be older than the pages there are now.
  const content = useMemo(() => completed(detail.entries, kept.value), [detail, kept.value])
  const editable = detail.actions.includes('publish')
  const beside = useBeside()
  const choose = (key: string | undefined) => {
    setChosen(key)
    beside.show()
  }
  const set = (next: MenuContent) => kept.setValue(next)
  const addGroup = () => {
    const key = freeKey(content, 'own')
    set({ groups: [...content.groups, { key, name: null, items: [] }] })
    choose(key)
  }
  const addLink = () => {
    const key = freeKey(content, 'link')
    const [first, ...rest] = content.groups
    if (first) set({ groups: [{ ...first, items: [...first.items, aLink(key)] }, ...rest] })
    choose(key)
  }
  const publish = () => {
    const [problem] = menuProblems(content, frontEnd)
    if (!problem) return setDialog('publish')
    const [, , group = '', , item] = problem.path.split('.')
    const wrong = content.groups[Number(group)]
    const part = item === undefined ? undefined : wrong?.items[Number(item)]
    choose(part?.key ?? wrong?.key)
    notify.error(t('needsName', { name: part ? words.item(part) : wrong ? words.group(wrong) : '' }))
  }
  const discard = async () => {
    const sure = await notify.confirm({
      title: t('discard.title'),
      text: t('discard.text', { count: menuChanges(saved, content).length }),
      confirmLabel: t('discard'),
      danger: true,
    })
    if (!sure) return
    kept.settle()
    set(saved)
  }
  const settled = () => {
    kept.settle()
    setDialog(undefined)
  }
  return (
    <>
      <KeptNotice restored={kept.restored} onUse={kept.useRestored} onDiscard={kept.discardRestored} />
      <div className={styles['bar']}>
        {editable && (
          <>
            {!isRowFrontEnd(frontEnd) && <Button onClick={addGroup}>{t('addGroup')}</Button>}
            <Button onClick={addLink}>{t('addLink')}</Button>
          </>
        )}
        <span className={styles['note']}>
          <KeptNote changed={kept.changed} keptAt={kept.keptAt} />
        </span>
        <Button onClick={() => setDialog('history')}>{t('history')}</Button>
        {editable && (
          <>
            <Button disabled={!kept.changed} onClick={() => void discard()}>
              {t('discard')}
            </Button>
            <Button type="primary" disabled={!kept.changed} onClick={publish}>
              {t('publish')}
            </Button>
          </>
        )}
      </div>
      <div ref={beside.row} className={styles['columns']}>
        <Arrangement
          isRow={isRowFrontEnd(frontEnd)}
          detail={detail}
          content={content}
          editable={editable}
          chosen={chosen}
          onChoose={choose}
          onChange={set}
        />
        <ItemPanel
          isRow={isRowFrontEnd(frontEnd)}
          detail={detail}
          content={content}
          chosen={chosen}
          editable={editable}
          onChange={set}
        />
        <MenuPreview frontEnd={frontEnd} detail={detail} content={content} />
      </div>
      <Suspense>
        {dialog === 'publish' && (
          <PublishDialog
            frontEnd={frontEnd}
            detail={detail}
            content={content}
            onDone={settled}
            onClose={() => setDialog(undefined)}
          />
        )}
        {dialog === 'history' && (
          <HistoryDialog
            frontEnd={frontEnd}
            detail={detail}
            onRestored={settled}
            onClose={() => setDialog(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}
