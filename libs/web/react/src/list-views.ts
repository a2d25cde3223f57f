import { createContext, type ComponentType } from 'react'

export interface ListViewsProps {
  /** How the list is shown now: what follows the `?` of its address, without the page. */
  readonly query: string
  /** Shows the list in another way. */
  onOpen(query: string): void
}

/**
 * What lists show for the views that a person has saved of them: the domain that keeps them hands it in through the frame. Lists in a
 * frame that keeps none show nothing.
 */
export const ListViewsContext = /* @__PURE__ */ createContext<ComponentType<ListViewsProps> | null>(null)
