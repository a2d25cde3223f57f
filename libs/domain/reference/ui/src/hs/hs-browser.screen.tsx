import { Tree } from 'antd'
import { useState } from 'react'
import { dictSearch, dictTree, type CodeEntry } from '@tradeport/domain/reference/contract'
import { DateInput, DetailSection, SearchInput, useBeside, useDebounced } from '@tradeport/web/entity'
import { useT } from '@tradeport/web/i18n'
import { AppLink } from '@tradeport/web/navigation'
import { LoadFailed, useEndpoint, useRuntime } from '@tradeport/web/react'
import { PageHeader } from '@tradeport/web/shell'
import { EmptyState, SkeletonText } from '@tradeport/web/ui'
import styles from '../reference.module.css'
import { useWords } from '../use-words'

const TYPE = 'hs_code'

/** `/reference/hs`: the nomenclature from the chapter down, or by words. */
export default function HsBrowserScreen() {
  const t = useT('reference')
  const [text, setText] = useState('')
  const [day, setDay] = useState<string>()
  const [chosen, setChosen] = useState<CodeEntry>()
  const keyword = useDebounced(text, 300).trim()
  const beside = useBeside()
  const choose = (entry: CodeEntry) => {
    setChosen(entry)
    beside.show()
  }
  return (
    <div className="tp-stack">
      <PageHeader
        title={t('nav.hs')}
        note={t('hs.note')}
        path={[
          { key: 'lists', label: t('nav.lists'), href: '/reference/lists' },
          { key: 'here', label: t('nav.hs') },
        ]}
      />
      <div ref={beside.row} className={styles['browser']}>
        <DetailSection label={t('nav.hs')}>
          <div className="tp-stack">
            <SearchInput
              aria-label={t('hs.search')}
              value={text}
              maxLength={100}
              onValue={setText}
              onSearch={setText}
            />
            <label className={styles['day']}>
              <span className="tp-soft">{t('filter.at')}</span>
              <DateInput value={day} onChange={setDay} />
            </label>
            {keyword ? (
              <Found keyword={keyword} day={day} onChoose={choose} />
            ) : (
              <Nomenclature key={day ?? 'today'} day={day} onChoose={choose} />
            )}
          </div>
        </DetailSection>
        <DetailSection label={t('hs.chosen')}>
          <div className="tp-stack" aria-live="polite">
            {chosen ? <Facts entry={chosen} /> : <p className="tp-soft">{t('hs.choose')}</p>}
          </div>
        </DetailSection>
      </div>
    </div>
  )
}

interface Choice {
  day: string | undefined
  onChoose(entry: CodeEntry): void
}

interface Node {
  key: string
  title: string
  isLeaf: boolean
  entry: CodeEntry
  children?: Node[]
}

const nodeOf = ({ hasChildren, ...entry }: CodeEntry & { hasChildren: boolean }): Node => ({
  key: entry.code,
  title: `${entry.code} ${entry.name}`,
  isLeaf: !hasChildren,
  entry,
})

const grown = (nodes: readonly Node[], below: ReadonlyMap<string, Node[]>): Node[] =>
  nodes.map(node => {
    const children = below.get(node.key)
    return children ? { ...node, children: grown(children, below) } : node
  })

function Nomenclature({ day, onChoose }: Choice) {
  const t = useT('reference')
  const { layer } = useRuntime()
  const at = day ? { at: day } : {}
  const { data, error, refetch } = useEndpoint(dictTree, { type: TYPE, ...at })
  const [below, setBelow] = useState<ReadonlyMap<string, Node[]>>(new Map())
  if (!data) return error ? <LoadFailed error={error} onRetry={refetch} /> : <SkeletonText lines={12} />
  if (data.length === 0) return <EmptyState title={t('hs.none')}>{t('hs.none.hint')}</EmptyState>
  return (
    <Tree<Node>
      blockNode
      treeData={grown(data.map(nodeOf), below)}
      loadData={async node => {
        const result = await layer.call(dictTree, { type: TYPE, parent: node.key, ...at })
        if (result.ok) setBelow(known => new Map(known).set(node.key, result.data.map(nodeOf)))
      }}
      onSelect={(_keys, { node }) => onChoose(node.entry)}
    />
  )
}

function Found({ keyword, day, onChoose }: Choice & { keyword: string }) {
  const t = useT('reference')
  const { data, error, refetch } = useEndpoint(
    dictSearch,
    { type: TYPE, keyword, limit: 50, ...(day ? { at: day } : {}) },
    { keepPrevious: true },
  )
  if (!data) return error ? <LoadFailed error={error} onRetry={refetch} /> : <SkeletonText lines={8} />
  if (data.length === 0) return <EmptyState title={t('hs.none')}>{t('hs.none.hint')}</EmptyState>
  return (
    <ul className="tp-plain-list">
      {data.map(entry => (
        <li key={entry.code}>
          <button type="button" className={styles['found']} onClick={() => onChoose(entry)}>
            <span className={styles['code']}>{entry.code}</span> {entry.name}
          </button>
        </li>
      ))}
    </ul>
  )
}

function Facts({ entry }: { entry: CodeEntry }) {
  const t = useT('reference')
  const words = useWords()
  const { borrowed } = words.item(TYPE, entry.code, entry.nameI18n)
  return (
    <>
      <h2 className={styles['title']}>
        <span className={styles['code']}>{entry.code}</span> {entry.name}
      </h2>
      {borrowed && <p className="tp-soft">{t('name.borrowed')}</p>}
      <dl className={styles['facts']}>
        {Object.entries(entry.nameI18n)
          .filter(([, name]) => name !== entry.name)
          .map(([locale, name]) => [locale, locale.slice(0, 2).toUpperCase(), name] as const)
          .concat(Object.entries(entry.extra).map(([field, value]) => [field, words.field(field), value] as const))
          .map(([key, label, value]) => (
            <div key={key} className={styles['fact']}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <AppLink to={`/reference/lists/${TYPE}?q=${entry.code}`}>{t('hs.edit')}</AppLink>
    </>
  )
}
