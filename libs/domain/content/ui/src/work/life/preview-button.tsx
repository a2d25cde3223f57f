import { Button } from 'antd'
import { bannerPreview, documentPreview, newsPreview } from '@tradeport/domain/content/contract'
import { useT } from '@tradeport/web/i18n'
import { urlOf, useNavigateTo } from '@tradeport/web/navigation'
import { useAction } from '@tradeport/web/react'
import { keptPreviewKey } from '../../preview/preview-key'
import { useMayEdit } from '../use-may-edit'

const ENDPOINTS = { news: newsPreview, document: documentPreview, banner: bannerPreview } as const

/** Opens what readers will see, in a window of its own. */
export function PreviewButton({ content, id }: { content: keyof typeof ENDPOINTS; id: string }) {
  const t = useT('contentWork')
  const navigate = useNavigateTo()
  const sign = useAction(ENDPOINTS[content])
  if (!useMayEdit()) return null
  const open = async () => {
    const result = await sign.run({ id, key: keptPreviewKey() })
    if (!result.ok) return
    const address = urlOf('portal', `/preview/${result.data.token}`)
    // A browser may keep windows from opening after an answer.
    if (!window.open(address, '_blank')) navigate(address)
  }
  return (
    <Button size="small" loading={sign.pending} onClick={() => void open()}>
      {t('preview.open')}
    </Button>
  )
}
