/** `holdLeftPages` for pages that stand inside another front-end's, with a session of their own; nothing where it cannot be fetched. */
export const loadHold = () =>
  import('./page-states').then(
    ({ holdLeftPages }) => holdLeftPages,
    () => undefined,
  )
