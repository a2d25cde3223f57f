import { useT } from '@tradeport/web/i18n'
import { useNavigateTo } from '@tradeport/web/navigation'
import { Button, SearchIcon, TextInput } from '@tradeport/web/ui'
import { useState, type FormEvent } from 'react'
import styles from './home.module.css'

export function ServiceSearch() {
  const t = useT('serviceMarket')
  const navigate = useNavigateTo()
  const [words, setWords] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const query = words.trim()
    navigate(query === '' ? '/services' : `/services?${new URLSearchParams({ q: query })}`)
  }
  return (
    <form className={styles['search']} role="search" onSubmit={submit}>
      <TextInput
        className={styles['searchField'] ?? ''}
        controlSize="large"
        type="search"
        enterKeyHint="search"
        maxLength={200}
        icon={<SearchIcon />}
        aria-label={t('home.search')}
        placeholder={t('home.search.placeholder')}
        value={words}
        onValue={setWords}
      />
      <Button changes={false} type="submit" variant="primary" size="large">
        {t('home.search.submit')}
      </Button>
    </form>
  )
}
