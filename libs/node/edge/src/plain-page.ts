import { toBcp47, type LocaleCode } from '@tradeport/kernel/config'

interface PlainPage {
  locale: LocaleCode
  title: string
  nonce: string
  /** Markup; what people wrote in it has gone through `escapeHtml`. */
  main: string
}

/** Written into the page: where it is shown there may be no front-end to fetch it from. */
const ICON = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="#0e1b2c"/><path d="M16 18h32M32 18v28" fill="none" stroke="#fbfaf7" stroke-width="6" stroke-linecap="round"/></svg>',
)}`

/** A page without scripts, for what is shown outside the front-ends. */
export function plainPage({ locale, title, nonce, main }: PlainPage): string {
  return `<!doctype html>
<html lang="${toBcp47(locale)}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title>
<link rel="icon" href="${ICON}" type="image/svg+xml">
<style nonce="${nonce}">
body{margin:0;padding:10vh 24px;background:#fbfaf7;color:#0e1b2c;font:16px/1.6 system-ui,sans-serif}
main{max-width:720px;margin:auto}h1{font-size:20px}ul{list-style:none;padding:0}li{padding:8px 0;border-top:1px solid #0e1b2c1f}
a{color:#3346d3;overflow-wrap:anywhere}small{display:block;color:#0e1b2cb3;font-size:14px}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;padding:16px;background:#fff;border:1px solid #0e1b2c1f;border-radius:8px}
input,button{font:inherit;padding:8px 12px;border:1px solid #0e1b2c66;border-radius:8px;background:#fff;color:inherit;max-width:100%;box-sizing:border-box}
form{display:flex;flex-wrap:wrap;gap:8px;align-items:end}label{display:grid;font-size:14px}
</style>
</head>
<body><main>${main}</main></body>
</html>
`
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
}

/** Escaped text whose addresses can be followed. */
export function withLinks(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, index) => (index % 2 ? `<a href="${escapeHtml(part)}">${escapeHtml(part)}</a>` : escapeHtml(part)))
    .join('')
}
