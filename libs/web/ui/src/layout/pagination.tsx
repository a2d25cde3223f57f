import type { ReactNode } from 'react'
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/icons'
import { Link } from '../link'
import styles from './layout.module.css'
import { pageWindow } from './page-window'

export interface PaginationProps {
  page: number
  pageCount: number
  /** Addresses keep the list shareable … */
  hrefFor?: ((page: number) => string) | undefined
  /** … or the page is asked for in place. */
  onPage?: ((page: number) => void) | undefined
  texts: { label: string; previous: string; next: string; page: (page: number) => string }
}

export function Pagination({ page, pageCount, hrefFor, onPage, texts }: PaginationProps) {
  if (pageCount <= 1) return null
  const go = { hrefFor, onPage }
  return (
    <nav aria-label={texts.label}>
      <ul className={styles['pages']} role="list">
        <li>
          <PageLink {...go} to={page - 1} disabled={page <= 1} label={texts.previous}>
            <ChevronLeftIcon size={18} />
          </PageLink>
        </li>
        {pageWindow(page, pageCount).map((entry, index) => (
          <li key={entry ?? `gap-${index}`} className={styles['pageItem']} data-current={entry === page || undefined}>
            {entry === null ? (
              <span className={styles['pageGap']} aria-hidden="true">
                …
              </span>
            ) : (
              <PageLink {...go} to={entry} current={entry === page} label={texts.page(entry)}>
                {entry}
              </PageLink>
            )}
          </li>
        ))}
        <li>
          <PageLink {...go} to={page + 1} disabled={page >= pageCount} label={texts.next}>
            <ChevronRightIcon size={18} />
          </PageLink>
        </li>
      </ul>
    </nav>
  )
}

interface PageLinkProps extends Pick<PaginationProps, 'hrefFor' | 'onPage'> {
  to: number
  label: string
  current?: boolean
  disabled?: boolean
  children: ReactNode
}

function PageLink({ to, label, current = false, disabled = false, hrefFor, onPage, children }: PageLinkProps) {
  if (hrefFor !== undefined && !disabled) {
    return (
      <Link
        className={styles['page']}
        href={hrefFor(to)}
        aria-label={label}
        aria-current={current ? 'page' : undefined}
      >
        {children}
      </Link>
    )
  }
  return (
    <button
      type="button"
      className={styles['page']}
      aria-label={label}
      aria-current={current ? 'page' : undefined}
      disabled={disabled}
      onClick={() => onPage?.(to)}
    >
      {children}
    </button>
  )
}
