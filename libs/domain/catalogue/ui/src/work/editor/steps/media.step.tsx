import { MAX_IMAGES } from '@tradeport/domain/catalogue/contract'
import { useT } from '@tradeport/web/i18n'
import { useNotify } from '@tradeport/web/react'
import { DocumentsEditor } from '../documents-editor'
import { useEditor } from '../editor-context'
import { EditorGroup } from '../editor-field'
import { Section } from '../editor-section'
import { ImageGrid } from '../image-grid'
import { roomForImages } from '../model/media'
import { MAX_MEGABYTES, UploadDrop } from '../upload-drop'

/** What buyers see first, and the papers that go with it. */
export default function MediaStep() {
  const t = useT('catalogue')
  const notify = useNotify()
  const { draft, set, images } = useEditor()
  const room = roomForImages(draft.media, images.entries.length)
  const add = (files: File[]) => {
    if (files.length > room) notify.warning(t('product.media.tooMany', { max: MAX_IMAGES }))
    images.add(files.slice(0, room))
  }
  return (
    <>
      <Section title={t('product.section.images')} note={t('product.section.imagesNote')}>
        <EditorGroup path="media" label={<span className="tp-visually-hidden">{t('product.field.media')}</span>}>
          <ImageGrid media={draft.media} queue={images} onChange={media => set({ media })} />
          <UploadDrop
            what="pictures"
            title={t('product.media.drop')}
            hint={t('product.media.hint', { size: MAX_MEGABYTES, max: MAX_IMAGES })}
            accept="image/jpeg,image/png,image/webp"
            multiple
            disabled={room === 0}
            queue={images}
            // The grid above shows them on their way.
            entries={[]}
            onFiles={add}
          />
        </EditorGroup>
      </Section>
      <Section title={t('product.section.documents')} note={t('product.section.documentsNote')}>
        <EditorGroup
          path="documents"
          label={<span className="tp-visually-hidden">{t('product.field.documents')}</span>}
        >
          <DocumentsEditor />
        </EditorGroup>
      </Section>
    </>
  )
}
