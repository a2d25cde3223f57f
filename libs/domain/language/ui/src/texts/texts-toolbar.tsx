import { SearchOutlined } from '@ant-design/icons'
import { Input, Select } from 'antd'
import { LOCALES } from '@tradeport/kernel/config'
import { useT } from '@tradeport/web/i18n'
import { useState } from 'react'
import styles from '../language.module.css'
import { useNames } from '../use-names'
import type { TextQuery } from '../use-text-query'

export interface TextsToolbarProps {
  query: TextQuery
  scope: string
  scopes: readonly string[]
  areas: readonly string[]
  onChange(next: Readonly<Record<string, string | undefined>>, replace?: boolean): void
}

const REST_MS = 300

/** Where, which language, which part of the product, which words. */
export function TextsToolbar({ query, scope, scopes, areas, onChange }: TextsToolbarProps) {
  const t = useT('languageWork')
  const names = useNames()
  return (
    <div className={styles['filters']}>
      <label className={styles['filter']}>
        <span className={styles['label']}>{t('texts.scope')}</span>
        <Select
          value={scope}
          options={scopes.map(value => ({ value, label: names.scope(value) }))}
          onChange={value => onChange({ scope: value })}
        />
      </label>
      <label className={styles['filter']}>
        <span className={styles['label']}>{t('texts.language')}</span>
        <Select
          value={query.locale}
          showSearch={{ optionFilterProp: 'label' }}
          options={LOCALES.map(({ code, name }) => ({ value: code, label: name }))}
          onChange={value => onChange({ language: value })}
        />
      </label>
      <label className={styles['filter']}>
        <span className={styles['label']}>{t('texts.area')}</span>
        <Select
          value={query.area ?? ''}
          options={[{ value: '', label: t('area.all') }, ...areas.map(value => ({ value, label: names.area(value) }))]}
          onChange={value => onChange({ area: value })}
        />
      </label>
      <Words value={query.keyword ?? ''} onChange={q => onChange({ q }, true)} />
    </div>
  )
}

/** Searches when the fingers rest. */
function Words({ value, onChange }: { value: string; onChange(value: string): void }) {
  const t = useT('languageWork')
  const [timer, setTimer] = useState<ReturnType<typeof setTimeout>>()
  return (
    <label className={styles['search']}>
      <span className={styles['label']}>{t('texts.search')}</span>
      <Input
        type="search"
        defaultValue={value}
        suffix={<SearchOutlined aria-hidden />}
        maxLength={200}
        onChange={event => {
          const words = event.target.value.trim()
          clearTimeout(timer)
          setTimer(setTimeout(() => onChange(words), REST_MS))
        }}
        onPressEnter={event => {
          clearTimeout(timer)
          onChange(event.currentTarget.value.trim())
        }}
      />
    </label>
  )
}
