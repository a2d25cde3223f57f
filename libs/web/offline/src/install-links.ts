export interface InstallPlace {
  readonly base: string
  /** `py`, or `null` for the deployment's default region. */
  readonly prefix: string | null
  readonly region: string
  readonly locale: string
}

/** Names what the browser installs: the market in the reader's language. */
export function linkInstall({ base, prefix, region, locale }: InstallPlace): void {
  link('manifest', `${base}install/${prefix ?? 'default'}-${locale}.webmanifest`)
  link('apple-touch-icon', `${base}install/${region}-180.png`)
}

function link(rel: string, href: string): void {
  const element =
    document.head.querySelector<HTMLLinkElement>(`link[rel="${rel}"]`) ??
    document.head.appendChild(Object.assign(document.createElement('link'), { rel }))
  element.href = href
}
