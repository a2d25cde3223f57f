import type { Endpoint, InputOf } from '@tradeport/kernel/contract-kit'
import { useDownload } from '@tradeport/web/react'
import { DownloadIcon } from '@tradeport/web/ui'
import { useSearchParams } from 'react-router-dom'
import { AbilityButton } from './ability-button'
import type { ListQuery } from './entity-definition'
import { queryFrom } from './list-state'
import type { AbilityQuery } from './use-ability'

export interface DownloadListButtonProps<E extends Endpoint> {
  readonly query: AbilityQuery
  readonly ability: string
  readonly endpoint: E
  /** What the endpoint is asked of the list as it is narrowed on screen. */
  readonly input: (query: ListQuery) => InputOf<E>
  /** Where the answer names none. */
  readonly fileName: string
  readonly children: string
}

/** The list as it is narrowed on screen, as a file. */
export function DownloadListButton<E extends Endpoint>(props: DownloadListButtonProps<E>) {
  const { query, ability, endpoint, input, fileName, children } = props
  const [params] = useSearchParams()
  const { download, pending } = useDownload(endpoint)
  return (
    <AbilityButton
      query={query}
      ability={ability}
      icon={<DownloadIcon size={16} />}
      loading={pending}
      onClick={() => void download(input(queryFrom(params)), fileName)}
    >
      {children}
    </AbilityButton>
  )
}
