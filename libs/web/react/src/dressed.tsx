import { createContext, lazy, use, useEffect, useState, type ComponentType, type ReactNode } from 'react'

type Dress = ComponentType<{ readonly children: ReactNode }>

/** What a component library needs around its components; absent where it is there already, or where the front-end uses none. */
export const DressContext = createContext<Dress | undefined>(undefined)

/**
 * Around components of the component library (antd): its theme and words, once. Pages that are not `plain` stand in it as a whole;
 * what a plain page opens brings it along.
 */
export function Dressed({ children }: { readonly children: ReactNode }) {
  const Outer = use(DressContext)
  if (Outer === undefined) return children
  return (
    <Outer>
      <DressContext value={undefined}>{children}</DressContext>
    </Outer>
  )
}

/** Whatever had the focus before has it again afterwards: a dialog that is taken away as a whole cannot give it back itself. */
function useFocusBack(): void {
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      const isLost = document.activeElement === null || document.activeElement === document.body
      if (isLost && before instanceof HTMLElement) before.focus()
    },
    [before],
  )
}

/** A dialog of a plain page: fetched when it is opened, with what its components need around them; gives the focus back. */
export function lazyDressed<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(async () => {
    const { default: Dialog } = await load()
    return {
      default: function DressedDialog(props: Props) {
        useFocusBack()
        return (
          <Dressed>
            <Dialog {...props} />
          </Dressed>
        )
      },
    }
  })
}
